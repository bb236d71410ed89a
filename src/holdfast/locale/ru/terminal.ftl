list-and = { $first } и { $last }
list-times = { $name } ×{ $n }
event-taken-back = { NAME($who) } { GENDER($who) ->
    [f] взяла
   *[m] взял
} назад последнее слово.
