# What happens at a table besides moves, why a table refuses something, and its opponents.
#
# $player, $by and $winner are players, $name what somebody calls himself. Present tense, because a
# player's name has no gender.

## Entries: what happens at a table

# $seat is "blue" or "white".
entry-seat-taken =
    { $seat ->
        [blue] { $name } juega con las azules.
       *[white] { $name } juega con las blancas.
    }
entry-undone = { $player } deshace una jugada.
entry-undo-asked = { $player } quiere deshacer una jugada.
entry-undo-refused = { $player } no acepta que se deshaga la jugada.
entry-draw-offered = { $player } ofrece empate.
entry-draw-declined = { $player } rechaza el empate.
entry-resigned = { $player } se rinde.
# The player has no connection any more.
entry-left = { $player } deja la mesa.
entry-returned = { $player } está de vuelta.
# The other one has waited long enough.
entry-gone = { $player } lleva demasiado tiempo fuera.
entry-claimed = { $player } reclama la victoria.
# $player is who is gone, $level the level that plays instead.
entry-bot-took-over = El ordenador ({ $level }) sigue jugando por { $player }.
entry-hinted = { $player } recibe una pista.
entry-rematch-asked = { $player } quiere jugar otra partida.
entry-rematch-agreed = Habrá otra partida, en una mesa nueva.
entry-closed-withdrawn = La mesa está cerrada: la partida no se jugará.
entry-closed-idle = La mesa está cerrada: hace mucho que no pasa nada aquí.

## How a game ended, at a table or in a record

end-completed = La partida ha terminado: gana { $winner }.
end-completed-draw = La partida ha terminado en empate.
end-resigned = { $by } se rinde: gana { $winner }.
end-timeout = { $by } agota su tiempo: gana { $winner }.
end-abandoned = { $by } no vuelve: gana { $winner }.
end-agreed = La partida acaba en empate de común acuerdo.
end-unfinished = La partida no ha terminado.

## Why a table does not do something, said to the player who wanted it

code-malformed = La mesa no entiende eso.
code-old-client = Esta página está desactualizada. Vuelve a cargarla.
code-bad-table = No se puede abrir una mesa así.
code-foreign-page = Esta página no puede usar este servidor.
code-too-many = Demasiadas peticiones. Espera un momento y vuelve a intentarlo.
code-not-known = Elige primero un nombre.
code-not-yours = Este sitio no es tuyo.
code-late = Ha pasado algo mientras tanto. Mira la mesa y vuelve a intentarlo.
code-ahead = La mesa aún no ha llegado ahí. Vuelve a cargar la página.
code-no-table = Aquí no hay ninguna mesa. Quizá el enlace no esté completo o la mesa sea demasiado antigua.
code-other-rules = Esta partida se empezó con otras reglas del programa y no puede continuar aquí.
code-closed = La mesa está cerrada.
code-not-started = La partida aún no ha empezado.
code-started = La partida ya ha empezado.
code-over = La partida ha terminado.
code-not-over = La partida aún no ha terminado.
code-no-lesson = Esa lección no existe aquí.
code-other-lesson = Esta lección ha cambiado. Empiézala de nuevo.
code-bad-link = Este enlace ya se ha usado o es demasiado antiguo. Crea uno nuevo en tu otro dispositivo.
code-seat-taken = Ese sitio ya está ocupado.
code-wrong-invitation = Este enlace no corresponde al sitio. Quizá se ha cortado o ha sido sustituido: pídelo otra vez.
code-old-invitation = Este enlace ha sido sustituido por otro más reciente. Pide el nuevo.
code-no-invitation = En esta mesa no hay ningún sitio reservado.
code-bad-name = Un nombre tiene de 1 a 24 caracteres visibles, al menos uno de ellos una letra o una cifra, sin espacios dobles, y no empieza por «bot:».
code-nonce-given = Ya lo has confirmado.
code-not-your-turn = No es tu turno.
code-illegal-move = Las reglas no permiten esta jugada.
code-no-hints = Solo hay pistas en las partidas contra el ordenador.
code-hint-failed = El ordenador no ha encontrado ninguna pista. Inténtalo de nuevo.
code-not-bots-turn = No es el turno del ordenador.
code-nothing-to-undo = No tienes ninguna jugada que deshacer.
code-needs-consent = Tu oponente tiene que estar de acuerdo: se han revelado cartas o tu turno ha pasado.
code-undo-is-free = Puedes deshacer esta jugada sin preguntar.
code-asked-already = Ya lo has pedido. Espera a que se haga alguna jugada.
code-no-offer = No hay ninguna oferta a la que responder.
code-bot-opponent = El ordenador no acepta ofertas.
code-not-gone = Tu oponente está presente o no lleva fuera el tiempo suficiente.
code-forgotten = Tu oponente ha borrado todos sus datos y no volverá.

## The levels of the computer, the weakest first: what stands behind the name in a list. The names
## are the same in every language.

level-scarab = juega al azar
level-gecko = sabe lo que conviene, pero se equivoca a menudo
level-jerboa = imagina muchas partidas jugadas al azar
level-dorcas = sabe lo que conviene, pero se equivoca de vez en cuando
level-fennec = toma lo que parece mejor en el momento
level-addax = calcula alguna jugada por adelantado
level-oryx = calcula varias jugadas por adelantado
level-caracal = calcula muchas jugadas por adelantado
