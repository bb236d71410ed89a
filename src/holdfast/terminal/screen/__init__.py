"""The full-screen client. Only this package imports Textual."""
