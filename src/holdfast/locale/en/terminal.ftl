list-and = { $first } and { $last }
list-times = { $name } ×{ $n }
event-taken-back = { NAME($who) } took back the last word.
