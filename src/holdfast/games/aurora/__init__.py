"""Last Aurora: convoys race over the ice to the last ship."""
