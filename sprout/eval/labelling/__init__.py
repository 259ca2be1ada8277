"""People's labels of a run's answers: which are drawn, the sheet and the page they are shown on, and their way back."""
