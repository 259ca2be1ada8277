"""The hooks of the plugin: light, and silent until a suite is asked for."""

__all__: list[str] = []
