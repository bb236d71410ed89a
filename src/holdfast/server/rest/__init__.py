"""The REST door and the browser client's files."""
