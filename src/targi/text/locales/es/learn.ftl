# What lessons say in the browser as well as at the terminal; then what only the browser says.

learn-place-hand = la carta de tu mano
learn-place-display = tu zona de juego
learn-place-stock = tu reserva personal
learn-place-goal = los puntos de victoria
learn-place-round = las rondas
learn-place-raid = el próximo asalto
learn-place-opponent = el lado de tu oponente
learn-place-targia = la targuia
# A move that could be made in a game but is not what the step is about.
learn-elsewhere = En una partida se puede, pero este paso trata de otra cosa.
# The quiet help after two wrong tries: a place, or a move as it is typed and what it does.
learn-help = Prueba esto: { $what }.
learn-done = Has terminado la lección «{ $title }».

## The coach

web-lesson-step = Paso { $number } de { $most }
web-lesson-next = Siguiente
web-lesson-back = Un paso atrás
web-lesson-again = Repetir este paso
web-lesson-leave = Salir de la lección
web-lesson-go-on = Aquí no hay nada que jugar. Sigue con «Siguiente».
# After a step that was solved, one of three in turn.
web-lesson-praise =
    { $number ->
        [0] ¡Eso es!
        [1] ¡Muy bien!
       *[other] ¡Perfecto!
    }
web-lesson-next-lesson = Lección siguiente: { $title }
web-lesson-play-on = Seguir contra Jerboa
web-lesson-others = Las otras lecciones
# Places of the table, for listeners and as help.
web-lesson-lit = Iluminado: { $places }.
web-lesson-choice-lit = Una de las opciones está iluminada.
web-lesson-is-lit = Iluminado.
web-lesson-is-found = Encontrado.
web-lesson-point = Señala: { $places }.
web-lesson-found = Encontrado: { $places }.
web-lesson-left = Por encontrar: { $number }.
web-lesson-not-there = Esa no es. Mira otra vez.
web-lesson-astray = Así te alejas del objetivo. Deshaz la jugada o empieza este paso de nuevo.

## The list of lessons

web-lessons = Lecciones
web-lessons-title = Aprender a jugar
web-lessons-about = Lecciones breves en el tablero de verdad. Juegas tú, y paso a paso descubres lo que importa.
web-lesson-steps =
    { $number ->
        [one] { $number } paso
       *[other] { $number } pasos
    }
web-lesson-done = Terminada
web-lesson-begin = Comenzar
web-lesson-anew = Empezar de nuevo
web-lessons-none = Aquí no hay lecciones.
web-no-lesson = No existe esa lección
web-no-lesson-about = Quizá la dirección tenga un error.

## Ways to the lessons

web-learn = Aprender jugando
web-learn-quick = Aprende en 7 minutos
web-learn-quick-about = Una primera partida guiada: juegas y aprendes cada cosa a su tiempo.
web-learn-invited = ¿Nunca has jugado? Aprende en 7 minutos mientras te esperan, o siéntate y juega con ayuda.
web-learn-back = Volver a la invitación
web-show-me = Muéstramelo
