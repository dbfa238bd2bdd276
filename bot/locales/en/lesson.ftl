### Lessons: a match for one person alone that teaches a game, step by step.

cmd-match-learn = learn
    .about = Teaches you a game in about ten minutes, alone and step by step
    .game = game
    .game-about = What you want to learn; left out, you choose

lesson-name = Lesson: { $game }
lesson-which = **Which game do you want to learn?** A lesson takes about ten minutes. You play alone, and you can leave it at every step.
lesson-goes-on = 📖 { $name } is waiting for you in { $channel }.
lesson-replace = You can have one lesson at a time. If you begin another one, that one ends.
lesson-anew-button = End it and begin the new one
lesson-begun = 📖 { $name } begins: { $channel }. Nobody else is asked or notified.
lesson-no-such-game = There is no lesson for “{ $found }”. There are lessons for: { $known }.
lesson-none = { $game } has no lesson.

## A step

lesson-opening = 📖 You play { $plays }, alone: the other side answers by script. { $steps } steps, about ten minutes; every step can be done for you, and you can leave whenever you like.
lesson-opening-dice = The dice of this lesson are scripted, so that you see what you are told. `/dice audit` lists every scripted roll. Once the script has run out, dice are drawn as in any match, from a secret with the fingerprint `{ $commitment }`.
lesson-title = 📖 **Step { $number } of { $of }: { $title }**
lesson-below = Below
lesson-tap-next = 👉 Press **{ lesson-next-button }**.
lesson-tap-action = 👉 **{ $opening }** → **{ $action }** → **{ act-confirm }**.
lesson-tap-details = 👉 **{ $opening }** → **{ $action }** → { $details } → **{ act-confirm }**.
lesson-tap-option = 👉 **{ $opening }** → **{ $option }**.
lesson-tap-first = 👉 First you are asked something else: **{ $title }**. Press the button below and answer; what stands back as usual is fine.
lesson-tap-wait = ⏳ The other side is thinking. It goes on in a moment.
lesson-astray = 🙂 That was allowed, but it was not what this step is about. Go back and try again, or let me do the step for you.
lesson-next-button = Next
lesson-skip-button = Do it for me
lesson-back-button = Go back
lesson-leave-button = Leave the lesson
lesson-keep-button = Play on without the lesson
lesson-close-button = Close the match
lesson-skipped = ✅ Done for you. { $told }
lesson-went-back = ↩️ You are back where this step began.
lesson-went-on = This step is done already; the lesson has gone on. The last message of the lesson says what comes now.
lesson-not-yours = This lesson is somebody else's. Your own begins with `/match learn`.
lesson-is-over = No lesson leads through { $name } any more. `/match learn` begins one.

## The end

lesson-over = 🎓 **That was the lesson.** You know what you need for your first match of { $game }. Play this one on against the computers, or close it: `/match new` opens a real one, and `/help` always knows where you are.
lesson-leave = You can play this match on without the lesson, against computer players, or close it.
lesson-kept = { $name } is an ordinary match now, and computers play the other seats. What is left of the script still shows when such dice are rolled; `/dice audit` says for which.
lesson-left = 📖 The lesson was left here; the match goes on as an ordinary one.
lesson-closed = 📖 The lesson is closed. `/match learn` begins one, `/match new` opens a match.
