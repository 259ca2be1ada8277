"""Judges that ask a model: a chat model behind an API, or a cross-encoder on this machine."""
