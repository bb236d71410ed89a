"""Changes that nobody can answer, and what each batch of them sets off."""
