# What is said at the table with one press (talk.toml). $self: the speaker speaks of themselves.

doomsday-saying-team = Whose side somebody is on
doomsday-saying-card = What a card is
doomsday-saying-role = Whose role it is
doomsday-saying-accuse = Accuse
doomsday-saying-clear = Vouch for somebody
doomsday-saying-why = Ask why
doomsday-saying-spare = Ask not to be shot
doomsday-saying-peace = Promise not to shoot
doomsday-saying-together = Call to aim together

doomsday-place-about = About whom?
doomsday-place-whom = To whom?
doomsday-place-target = At whom?
doomsday-place-team = Which side?
doomsday-place-card = Which card?
doomsday-place-face = What is on it?
doomsday-place-role = Which role?

doomsday-say-team = { $self ->
        [yes] I am { $team ->
            [doomsday-human] human
            [doomsday-machine] a machine
            [doomsday-outlaw] an outlaw
            [doomsday-legion] of the Legion
           *[other] of the Fallen
        }.
       *[no] { NAME($about) } is { $team ->
            [doomsday-human] human
            [doomsday-machine] a machine
            [doomsday-outlaw] an outlaw
            [doomsday-legion] of the Legion
           *[other] of the Fallen
        }.
    }
doomsday-say-card = { $self ->
        [yes] My { NAME($card) } is { $face ->
            [doomsday-human] human
            [doomsday-machine] a machine’s
            [doomsday-outlaw] an outlaw’s
           *[other] “{ NAME($face) }”
        }.
       *[no] { NAME($about) }, { NAME($card) }: { $face ->
            [doomsday-human] human
            [doomsday-machine] a machine’s
            [doomsday-outlaw] an outlaw’s
           *[other] “{ NAME($face) }”
        }.
    }
doomsday-say-role = { $self ->
        [yes] My role is “{ NAME($role) }”.
       *[no] { NAME($about) }, role: “{ NAME($role) }”.
    }
doomsday-say-accuse = { NAME($whom) } is { $team ->
        [doomsday-human] human
        [doomsday-machine] a machine
        [doomsday-outlaw] an outlaw
        [doomsday-legion] of the Legion
       *[other] of the Fallen
    }. Admit it!
doomsday-say-clear = { NAME($whom) }: clean, I vouch for that.
doomsday-say-why = { NAME($whom) }, why did you do that?
doomsday-say-spare = { NAME($whom) }, don’t shoot: let us talk.
doomsday-say-peace = { NAME($whom) }, I promise not to shoot you.
doomsday-say-together = { NAME($whom) }, let us aim together. Target: { NAME($target) }.

doomsday-check-same = True as it is now: you know it for sure.
doomsday-check-not = Untrue as it is now: you know for sure that the team is not “{ NAME($face) }”.
doomsday-check-other = Untrue as it is now: you know for sure that it is “{ NAME($face) }”.
