# What the terminal says besides the game itself. Commands and moves are typed in English in every
# language; words in capitals stand for what is to be filled in.

play-help =
    Escribe el número de una jugada o la propia jugada, por ejemplo: place 5
      table         dibuja de nuevo el tablero
      moves         muestra de nuevo las jugadas
      hint          lo que jugaría el ordenador en tu lugar
      words         el tablero en frases
      plain         cambia entre el tablero dibujado y las frases
      codes         activar o no en las frases códigos como BO4 y 2,1
      look LUGAR    un lugar: { $box ->
        [base] 5 o 2,1
       *[expansion] 5, 2,1 o D07
    }
      held          lo que tiene cada uno: reserva personal, mano y zona de juego
      last          lo último que ha pasado
      rule NÚMERO   una regla: rule 5.8; solo rule: las de lo último que se ha dicho
      undo          deshace la última jugada
      redo          vuelve a hacerla
      why JUGADA    por qué una jugada no es posible, o qué haría
      card CÓDIGO   una carta al completo: BO4, G07, o 14 para una de borde
      score         ambas puntuaciones tal como están
      save ARCHIVO  guarda en un archivo la partida hasta este momento
      quit          sale; la partida se conserva y se puede continuar
play-nothing-to-undo = No hay ninguna jugada que deshacer.
play-nothing-to-redo = No hay ninguna jugada que volver a hacer.
play-nothing-happened = Todavía no ha pasado nada.
play-no-move-made = No se ha hecho ninguna jugada.
play-name-it = Di a qué te refieres, por ejemplo: { $example }
play-alone = Escribe solo { $command }.
play-no-file = Indica el archivo: save ARCHIVO
play-file-exists = Ya existe un archivo con ese nombre; elige otro.
play-file-unseen = El nombre de un archivo no puede tener caracteres invisibles; elige otro.
play-not-written = No se ha podido guardar la partida: { $error }
play-saved =
    Partida guardada. Continúa más tarde con:
      { $command }
play-kept =
    La partida se conserva. Continúa con:
      { $command }
play-recorded = La partida ha quedado registrada en { $file }
play-taken-back = Jugada deshecha: { $player }, { $move }
play-possible = Es posible: { $move }
play-no-card = En esta partida no hay ninguna carta «{ $id }».
play-no-place = No existe el lugar «{ $place }». { $box ->
        [base] Indica un número del borde o un lugar del centro como 2,1.
       *[expansion] Indica un número del borde, un lugar del centro como 2,1, o una duna.
    }
play-no-rule = No existe la regla «{ $number }».
# The question at the start of a game, and who plays then. $level is a level's name, $about what it is like.
play-who = ¿Contra quién juegas? Escribe un número o un nombre. Solo Intro: dos personas en este terminal.
play-level = { $level } ({ $about })
play-no-level = Aquí no hay ningún «{ $level }». Escribe un número o un nombre de la lista, o solo Intro.
play-seat = { $player }: { $who }
play-person = en este terminal
# While a bot thinks, and what Ctrl-C asks then. Enter is the key; quit is typed in every language.
play-thinks = { $level } está pensando…
play-leave = ¿Quieres salir? Escribe quit; la partida se conserva. Pulsa Intro para continuar.
play-watch = Intro para continuar, quit para salir, help para lo demás.
# $percent is the chance to win, $what says what the move does.
play-hint = { $level } jugaría { $move }: { $what }. Según { $level }, tienes un { $percent } por ciento de posibilidades de ganar.
play-plain = Desde ahora el tablero se describe en lugar de dibujarse. Escribe words para leerlo.
play-drawn = Desde ahora el tablero se dibuja de nuevo.
play-codes = A partir de ahora, las frases nombran cartas y espacios por sus códigos, como BO4 y 2,1.
play-no-codes = A partir de ahora, las frases nombran cartas y espacios por lo que se ve de ellos.
play-narrow = Este terminal tiene { $columns } columnas; el tablero dibujado necesita { $needed }. Aquí está en frases.
# An entry of the list of moves: what to type, and what it does.
play-menu = { $move }: { $what }
# One move of a retold game: its number, who made it, and how it is typed.
play-move = { $number }. Ronda { $round }, { $player } ({ $move })
# A move that brings nothing about by itself: what was chosen.
play-chosen = Elección: { $what }

## What stands in a record beside the moves. $digits are what proves the cards (docs/records.md).

record-player = { $seat }: { $name }
record-started = Comienzo: { MOMENT($time) }
record-commitment = Compromiso del servidor: { $digits }
record-nonces = Números aleatorios de los jugadores: { $digits }
record-takebacks =
    { $number ->
        [one] Se deshizo { $number } jugada.
       *[other] Se deshicieron { $number } jugadas.
    }
