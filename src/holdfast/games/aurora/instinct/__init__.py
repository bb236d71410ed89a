"""What good play looks like in Last Aurora, as far as a first glance goes."""
