"""What good play looks like in Doomsday, as far as a first glance goes."""
