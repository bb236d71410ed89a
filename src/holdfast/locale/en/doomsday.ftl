# Doomsday: names, questions and choices. What happened is in doomsday-events.ftl.

doomsday-goal-1 = Add up your cards: the side with most points is yours; a tie makes you an outlaw. Only you know it.
doomsday-goal-2 = Find out who is who: peek, listen, doubt. People may lie, cards do not.
doomsday-goal-3 = Humans win when no machine or outlaw is left, machines when no human is, an outlaw when left alone.
doomsday-reason-human = No machine and no outlaw lives.
doomsday-reason-machine = No human lives.
doomsday-reason-alone = A lone outlaw is left.
doomsday-reason-legion = Only the Legion lives.
doomsday-reason-fallen = Only the Fallen live.
doomsday-reason-draw = Nobody has won.
doomsday-part-won = victory
doomsday-part-total = total
doomsday-option-legion = Legion mode
doomsday-option-with-it = I.T. in Legion mode
doomsday-option-weapons = Weapons for five or six
doomsday-option-first-game = Roles of a first game
doomsday-option-classic-large = Two own loyalty cards with nine or ten
doomsday-option-printed-fortune-teller = Fortune Teller without limit

# Names.
name-doomsday-p1 = Azimuth
name-doomsday-p2 = Byte
name-doomsday-p3 = Vector
name-doomsday-p4 = Granite
name-doomsday-p5 = Diesel
name-doomsday-p6 = Impulse
name-doomsday-p7 = Quartz
name-doomsday-p8 = Lumen
name-doomsday-p9 = Module
name-doomsday-p10 = Neon
name-doomsday-p11 = Proton
name-doomsday-p12 = Radar
name-doomsday-p13 = Signal
name-doomsday-p14 = Titan
name-doomsday-p15 = Factor
name-doomsday-p16 = Cipher
name-doomsday-human = Humans
name-doomsday-machine = Machines
name-doomsday-outlaw = Outlaws
name-doomsday-legion = Legion
name-doomsday-fallen = The Fallen
name-doomsday-pistol = Pistol
name-doomsday-rifle = Rifle
name-doomsday-companion = Companion
name-doomsday-rocket = Rocket launcher
name-doomsday-laser = Laser
name-doomsday-loy_human_1 = Human
name-doomsday-loy_machine_1 = Machine
name-doomsday-loy_outlaw_1 = Outlaw
name-doomsday-loy_human_2 = Human X2
name-doomsday-loy_machine_2 = Machine X2
name-doomsday-loy_outlaw_2 = Outlaw X2
name-doomsday-loy_legion = Legion
name-doomsday-undercover_agent = Undercover Agent
name-doomsday-invisible = The Invisible
name-doomsday-fixer = Fixer
name-doomsday-sniper = Sniper
name-doomsday-seeker = Seeker
name-doomsday-informant = Informant
name-doomsday-grunwald = Grunwald
name-doomsday-photographer = Photographer
name-doomsday-astronaut = Astronaut
name-doomsday-secret_agent = Secret Agent
name-doomsday-paramedic = Paramedic
name-doomsday-lightbringer = Lightbringer
name-doomsday-off_limits = Trespassers W
name-doomsday-mercenary = Mercenary
name-doomsday-jester = Joke
name-doomsday-executor = Executor
name-doomsday-brainless_bot = Brainless Bot
name-doomsday-assassin = Assassin
name-doomsday-firewall = Firewall
name-doomsday-virus = Virus
name-doomsday-sleeper = Sleeper
name-doomsday-gunslinger = Gunslinger
name-doomsday-punisher = Punisher
name-doomsday-thief = Thief
name-doomsday-seer = Seer
name-doomsday-sly_watson = Sly Watson
name-doomsday-mole = Mole
name-doomsday-fortune_teller = Fortune Teller
name-doomsday-homeless = Homeless
name-doomsday-midnighter = Midnighter
name-doomsday-cardsharp = Cardsharp
name-doomsday-mind_eater = Mind Eater
name-doomsday-deathbringer = Deathbringer
name-doomsday-it = I.T.
name-doomsday-leader_machine_1 = Deus ex Machina I
name-doomsday-leader_machine_2 = Deus ex Machina II
name-doomsday-leader_human_1 = Vox Populi I
name-doomsday-leader_human_2 = Vox Populi II
name-doomsday-orellana = Orellana Effect
name-doomsday-defrag = Defragmentation
name-doomsday-menyatut = Nothere.net
name-doomsday-doctor_moro = Doctor Moro
name-doomsday-selfie_gun = Selfie Gun
name-doomsday-adventurer_bot = Adventurer Bot
name-doomsday-gilbert = Gilbert Effect
name-doomsday-server_down = Server Down
name-doomsday-file_sharing = File Sharing
name-doomsday-switch_channel = Switch Channel
name-doomsday-laser_program = Laser
name-doomsday-rocket_program = Rocket Launcher
name-doomsday-rescue_bot = Rescue Bot
name-doomsday-working_virus = Working Virus
name-doomsday-spyware = Spyware
name-doomsday-malfunction = Malfunction
name-doomsday-armour_bot = Armour Bot
name-doomsday-small_update = Small Update
name-doomsday-virtual_console = Virtual Console
name-doomsday-old_firewall = Old Firewall
name-doomsday-defender = Defender
name-doomsday-charge = Charge
name-doomsday-recognition_bug = Recognition Bug
name-doomsday-plusomet = Plus Gun
name-doomsday-guard_bot = Guard Bot
name-doomsday-trust = Trust
name-doomsday-underground = Underground for Dummies
name-doomsday-screenshot = Screenshot
name-doomsday-track_ip = Track by IP
name-doomsday-trojan = Trojan
name-doomsday-gevers_attack = Gevers Attack
name-doomsday-spy_network = Spy Network
name-doomsday-self_id = Self-Identification
name-doomsday-fog_off = Fog of War: Off
name-doomsday-fog_on = Fog of War: On
name-doomsday-leader_of_humans = Leader of the Humans
name-doomsday-leader_of_machines = Leader of the Machines
name-doomsday-backup = Backup
name-doomsday-inversion = Inversion
name-doomsday-spam = Spam
name-doomsday-secret_human = Human Loyalty
name-doomsday-secret_human_2 = Human Loyalty X2
name-doomsday-secret_machine = Machine Loyalty
name-doomsday-secret_machine_2 = Machine Loyalty X2
name-doomsday-secret_outlaw_2 = Outlaw Loyalty X2
name-doomsday-pistol2 = Second pistol
name-doomsday-rifle2 = Second rifle
name-doomsday-left = left card
name-doomsday-right = right card
name-doomsday-role = role
name-doomsday-role2 = second role card
name-doomsday-peek = Peek at a card
name-doomsday-arm = Take a weapon
name-doomsday-draw = Draw a program
name-doomsday-drop = Drop the weapon
name-doomsday-aim = Change the target
name-doomsday-shoot = Shoot
name-doomsday-rob = Steal a weapon
name-doomsday-hack = Steal a program
name-doomsday-fire = Shoot
name-doomsday-heal = Heal
name-doomsday-quiet = Keep the role hidden
name-doomsday-show = Show the Assassin
name-doomsday-keep = Keep the weapon
name-doomsday-both = Both
name-doomsday-one = One
name-doomsday-two = Two
name-doomsday-end = End the turn
name-doomsday-pass = Pass
name-doomsday-withdraw = Never mind
name-doomsday-interrupt = Interrupt
name-doomsday-cancel = Something else
name-doomsday-yes = Yes
name-doomsday-none = No
name-doomsday-done = Enough
name-doomsday-damage = Take the damage
name-doomsday-base = basic game
name-doomsday-ring = advanced mode
name-doomsday-ring_legion = advanced mode with Legion

# Questions.
doomsday-ask-sentence = { $step ->
    [nothing] { $moment ->
        [in-action] Do you step in?
        [in-beat] You interrupted. With what?
       *[other] Your turn. What do you do?
    }
    [peek-1] Whose card do you look at?
    [arm-1] Which weapon do you take?
    [arm-2] At whom do you aim?
    [rocket-1] At whom do you aim?
    [laser-1] At whom do you aim?
    [aim-1] At whom do you aim now?
    [drop-1] Which weapon do you drop?
    [shoot-1] How do you fire?
    [rob-1] Whose weapon do you steal?
    [hack-1] Whose program do you steal?
    [use-1] { LIST($said) }: choose
   *[other] { LIST($said) }: who or what next?
}
doomsday-hint-sentence = { $step ->
    [nothing] { $moment ->
        [in-action] You may use a program, or keep silent.
        [in-beat] Use a program, or think better of it.
       *[other] One action a turn; any number of programs.
    }
   *[other] Press it on the table or choose here. The table sees none of it before it is complete.
}
doomsday-ask-move = The active player decides
doomsday-hint-move = One action a turn, and any number of programs.
doomsday-ask-action-window = Does anybody react?
doomsday-hint-action-window = Everybody with a program is asked.
doomsday-ask-beat = A pause
doomsday-hint-beat = Interrupt, if you want to use a program now.
doomsday-ask-interruption = Somebody interrupts
doomsday-hint-interruption = Use a program, or think better of it.
doomsday-ask-damage-window = Can the damage be averted?
doomsday-hint-damage-window = Only Defender works here.
doomsday-ask-second-shot = The second shot
doomsday-hint-second-shot = The Gunslinger fires both weapons.
doomsday-ask-choose-aim = At whom do you aim?
doomsday-hint-choose-aim = Everybody sees your aim.
doomsday-ask-keep-one = Which weapon do you keep?
doomsday-hint-keep-one = There is no second target for it.
doomsday-ask-choose-again = What instead?
doomsday-hint-choose-again = What you named has become impossible.
doomsday-ask-choose-weapon = Which weapon?
doomsday-hint-choose-weapon = You aim it at once.
doomsday-ask-answer-shot = A shot at you: { NAME($who) }, { NAME($weapon) }. How do you pay?
doomsday-hint-answer-shot = Take the damage, or reveal a hidden card.
doomsday-ask-keep-weapon = Keep the weapon?
doomsday-hint-keep-weapon = Then it must aim at somebody else.
doomsday-ask-hide-one = Which loyalty do you hide?
doomsday-hint-hide-one = You return with one life.
doomsday-ask-show-loyalty = Which loyalty do you show?
doomsday-hint-show-loyalty = Everybody will see it.
doomsday-ask-face-watson = Show the card or take damage?
doomsday-hint-face-watson = Sly Watson asks it of both neighbours.
doomsday-ask-seek-next = Which loyalty next?
doomsday-hint-seek-next = Until one counts as machine.
doomsday-ask-pick-words = Your role’s ability
doomsday-hint-pick-words = Choose, or decline if you may.
doomsday-ask-touch = Whom do you touch?
doomsday-hint-touch = Nobody else will know.
doomsday-ask-keep-program = Which program do you keep?
doomsday-hint-keep-program = The other goes under the deck.
doomsday-ask-discard = Which program goes?
doomsday-hint-discard = It goes under the deck unseen.
doomsday-ask-give-programs = Which program do you give?
doomsday-hint-give-programs = You get as many at random.

# Choices.
doomsday-choice-act = { NAME($word) } ({ $word ->
    [doomsday-peek] only you will see it
    [doomsday-arm] and aim at once
    [doomsday-draw] { $deck } in the deck
    [doomsday-drop] to the centre
    [doomsday-aim] the shot comes later
    [doomsday-shoot] { $at_n ->
        [0] anybody alive
       *[other] at { LIST($at) }
    }
   *[other] your role’s action
})
doomsday-choice-choice = { NAME($word) }
doomsday-choice-picked = { $form ->
    [is-of] { NAME($who) }: { NAME($what) }
   *[is-list] { LIST($words) }
}
doomsday-choice-pass = Pass
doomsday-choice-use-card = Use { NAME($program) }
doomsday-choice-defend = Defend { NAME($who) }
doomsday-choice-bear = Take the damage
doomsday-choice-show = Reveal: { LIST($words) }
doomsday-group-use-card = Use …
doomsday-group-defend = Defend …
doomsday-group-show = Reveal …
doomsday-group-picked = From a list …
