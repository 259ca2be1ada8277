"""One writer for each format, each a pure function of the record."""

__all__: list[str] = []
