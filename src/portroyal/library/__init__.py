"""The library: what `import portroyal` gives to programs; the list of its names is in that module."""
