# Что говорит игра в терминале, какая бы она ни была.

terminal-name = { NAME($id) }
terminal-short-name = { NAME($id, case: "short") }
terminal-names = { LIST($ids) }
list-and = { $first } и { $last }
list-times = { $name } ×{ $n }

event-taken-back = { NAME($who) } { GENDER($who) ->
    [f] взяла
    [pl] взяли
   *[m] взял
} назад последнее слово.

# За одним устройством.
terminal-hand-over = Передайте устройство: { NAME($who) } (место { $seat }), затем нажмите Enter.
terminal-hand-over-undo = { NAME($who) } ещё может взять последнее слово назад: undo.
terminal-hand-over-enter = Карты следующего игрока откроет только Enter.
terminal-saved = Сохранено в { $place }.{ $over ->
    [yes] { "" }
   *[no] { " " }Продолжить: { $program } terminal --resume { $place }
}
terminal-copied = Копия лежит в { $place }.
terminal-no-rights = Сейчас без вопроса ничего сделать нельзя.
terminal-thinking = Ходят другие …
terminal-answered = { $ask } — «{ $choice }», само собой.

# Построчная игра. Каждое terminal-word-… перечисляет все написания одной команды.
terminal-plain-prompt = Номер ответа, { $rights ->
    [0] { "" }
   *[other] права ({ $rights }),{ " " }
}{ $undo ->
    [yes] назад,{ " " }
   *[no] { "" }
}?, вид, помощь:
terminal-plain-help =
    Чтобы ответить, наберите номер. Ещё: ? — правило · совет — что сделал бы бот и почему · права — что можно без вопроса (потом r1, r2 …) · назад · вид — стол · заметки ·
    запись — ходы в записи (понятна любая запись) · сохранить [ФАЙЛ] · язык · выход (партия всегда сохранена).
terminal-plain-end = Запись партии в { $place }. ещё: новая партия · сохранить ФАЙЛ: копия · выход
terminal-word-rule = правило
terminal-word-rights = права к
terminal-word-undo = назад отмена г
terminal-word-save = сохранить ы
terminal-word-quit = выход й
terminal-word-view = вид м
terminal-word-notes = заметки
terminal-word-words = запись ц
terminal-word-lang = язык д
terminal-word-help = помощь р
terminal-word-again = ещё снова т
terminal-word-hint = совет е
terminal-advice = Совет: { $choice }. { $why }
terminal-no-advice = Советовать сейчас нечего.

# Полный экран.
terminal-keys =
    Нажмите клавишу рядом с ответом; можно стрелками и Enter. 0 — пас.
    r  что можно без вопроса        ?  правило, о котором вопрос
    :  набрать ход в записи         /  отобрать в списке, пробел — листать
    u  взять назад, если можно      g  весь журнал
    h  скрыть тайное от соседей     n  ваши заметки
    t  совет и почему               b  остальная часть стола
    l  in English                   q  сохранить и выйти
terminal-follows = ↑↓ — что последует
terminal-tiny = Окно слишком мало. Растяните его: хватит 80×24. Или q, а потом та же команда с --plain: построчно.
terminal-any-key = любая клавиша: играть
terminal-key-rule = правило
terminal-key-rights = права
terminal-key-hint = совет
terminal-key-options = к вопросу
terminal-key-type = ввод
terminal-key-undo = назад
terminal-key-log = журнал
terminal-key-notes = заметки
terminal-key-hide = скрыть
terminal-key-help = клавиши
terminal-key-language = EN
terminal-key-quit = выход
terminal-key-close = закрыть
terminal-page = страница { $page } из { $pages }: пробел
terminal-part = стол, часть { $part } из { $parts }: b — следующая
terminal-filter = только «{ $words }» (Esc: всё)
terminal-type-here = ход, например: { $example }
terminal-filter-here = какие слова искать
terminal-save-here = файл для копии записи
terminal-log = Что произошло
terminal-notes = Что вы видели
terminal-no-notes = Вы не видели ничего из того, что сейчас скрыто.
terminal-rights-title = Что можно без вопроса
terminal-press = Сначала выберите: клавишей или стрелками и Enter.
terminal-hand-over-title = Дальше { NAME($who) }
terminal-hand-over-text = Передайте устройство: { NAME($who) }; нажмите Enter.
terminal-end-place = Запись партии в { $place }
terminal-end-again = новая партия
terminal-end-save = сохранить копию

# verify
verify-honest = { $place }: честно. Все перетасовки и { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} — ровно то, что дают кости и правила.
verify-unfinished = { $place }: партия не доиграна, запись обрывается на полпути.
verify-dishonest = { $place }: нечестно, ход { $move } из { $moves }. { $why }
