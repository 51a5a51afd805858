# What only the web client says: its buttons, labels and pages. The table itself speaks by the
# messages of the other files.

## Words on many screens

web-home = Inicio
web-you = Tú
web-close = Cerrar
web-cancel = Cancelar
web-rules = Reglas
web-cards = Cartas
web-menu = Menú y ajustes
web-loading = Un momento…
web-reload = Volver a cargar

## The table

web-board = Tablero
web-prompt = Qué hacer
web-my-side = Tu lado
web-their-side = Oponente y registro
web-stock = Reserva personal
web-hand = Mano
web-hand-empty = La mano está vacía.
web-in-hand = En la mano: { $card }
web-starts = empieza
web-away = ausente
web-bot-plays = juega el ordenador
web-log = Registro
web-earlier = Anterior
web-piles = Mazos
web-choices = Opciones
web-card-in-words = Texto de la carta
web-card-possible = { $card } Posible.
web-inspect-hint = Señala una carta para leer qué hace.
web-reconstructed = Reconstruida: la carta impresa puede ser distinta.
web-score-of =
    { $points ->
        [one] { $player }: { $points } punto. Ver de dónde viene.
       *[other] { $player }: { $points } puntos. Ver de dónde vienen.
    }
web-row =
    { $cards ->
        [one] Fila { $row }: { $cards } carta
       *[other] Fila { $row }: { $cards } cartas
    }
web-place-here = Fila { $row }, espacio { $place }: colocar la carta aquí
web-dunes-left =
    { $amount ->
        [one] { $amount } duna
       *[other] { $amount } dunas
    }
web-pile-goods =
    { $amount ->
        [one] { $amount } carta de mercancía
       *[other] { $amount } cartas de mercancía
    }
web-pile-tribes =
    { $amount ->
        [one] { $amount } carta de tribu
       *[other] { $amount } cartas de tribu
    }
web-discarded =
    { $amount ->
        [one] { $amount } descartada
       *[other] { $amount } descartadas
    }
web-decides = Le toca a { $player }.
web-thinks = { $player } está pensando…
web-over = La partida ha terminado.
web-past = Estás viendo un momento anterior.
web-present = Volver al presente
web-moment-before = Un paso atrás
web-moment-after = Un paso adelante
web-undo = Deshacer
web-undo-ask = Pedir deshacer la jugada
web-ask-hint = Pista
web-hint-coming = El ordenador está pensando una pista…
# $what is a move: "the Noble", "take 1 gold".
web-hint = Pista: { $what }. Según el ordenador, tienes un { $percent } por ciento de posibilidades de ganar.
web-result-help = Pistas: { $hints }, jugadas deshechas: { $takebacks }
# Before a line of the log: this move does not stand any more.
web-taken-back = Deshecho:
web-confirm = Confirmar
# A button: some of the actions of the turn have not been taken yet.
web-end-unused = Terminar · { $number } sin usar
web-end-anyway = Terminar de todos modos
# Somebody who is to place a Targi has clicked on a card in the middle.
web-by-crossing = Alcanzas las cartas centrales donde se cruzan las líneas de tus tuaregs. Colócalos en cartas de borde.
# What the other player's turn came to: tokens more and less, cards won.
web-summary = { $player }: { $changes }
web-plus = +{ $what }
web-minus = −{ $what }
web-more = Más ({ $number })
# What is typed instead of clicked; help is typed in every language.
web-command = Comando o jugada; help los muestra todos
web-type-commands = Escribir comandos
web-rule = Regla { $rule }
# What a card of one's own leaves out of a cost.
web-spared = { $tokens } menos: { $card }.
# What a card costs after discounts. $tokens are tokens with their numbers, $others what lacks for the
# alternative.
web-pays = Pagas { $tokens }.
web-pays-nothing = No pagas nada.
web-can-pay = Puedes pagar ahora.
web-lacks = Necesitas { $tokens } más.
web-lacks-either = Necesitas { $tokens } más; para la alternativa, { $others }.
web-with-noble = Con los Nobles:
# Cards of one's own display that make a move possible, cheaper or better.
web-thanks = Gracias { SAY($card, form: "to") }.
web-power-now = Esta habilidad se aplica ahora.

## Offers and absence

web-undo-wish = { $player } quiere deshacer una jugada.
web-draw-wish = { $player } ofrece empate.
web-allow = Permitir
web-refuse = Rechazar
web-accept = Aceptar
web-gone = { $player } lleva mucho tiempo fuera. Puedes reclamar la victoria, dejar que juegue el ordenador o esperar.
web-claim = Reclamar la victoria
web-let-bot = Que juegue el ordenador
web-offer-draw = Ofrecer empate
web-resign = Rendirse
web-resign-sure = ¿De verdad te rindes en esta partida?
web-offline = Sin conexión. Probando de nuevo…
web-asked = Petición enviada. Esperando respuesta.
web-since = Mientras no estabas
web-step-through = Ver paso a paso

## Waiting for players

web-waiting = Esperando a tu oponente
web-waiting-link = Envía este enlace. Quien lo abra primero juega contigo.
web-waiting-open = La mesa está en la lista de mesas abiertas. Puede sentarse cualquiera.
web-copy = Copiar enlace
web-copied = Copiado.
web-own-link = Este enlace es para otra persona: tú ya tienes sitio aquí. Envíalo.
web-link-lost = El enlace del sitio libre no está guardado en este navegador. Puedes crear uno nuevo; el viejo dejará de funcionar.
web-link-new = Crear un enlace nuevo
web-share = Compartir
web-withdraw = Cerrar la mesa
web-invited = Invitación a una partida de Targi
web-join = Sentarse y jugar
web-your-name = Tu nombre

## Start page

web-tagline = Dos tribus, un mercado en el Sáhara. Coloca tres tuaregs, toma lo que hay donde se cruzan sus líneas y adelántate al asaltante.
web-play-computer = Contra el ordenador
web-box = Edición
web-level = Nivel
web-start = Empezar
web-remembered = Tu elección se guarda. ¿Primera vez? La mesa muestra todas las jugadas posibles.
web-level-about = Nivel { $number } de 8: { $about }.
web-guest = Nómada
web-with-friend = Con alguien, por enlace
web-with-friend-about = Envía un enlace. Sin cuenta.
web-make-table = Preparar una mesa
web-one-device = En un solo dispositivo
web-one-device-about = Dos sitios, una pantalla que se pasa.
web-sit-down = Sentarse
web-play-as = Juegas como { $name }.
web-my-tables = Mis mesas
web-open-tables = Mesas abiertas
web-continue = Continuar
web-look = Ver
web-seats = { $blue } contra { $white }
web-nobody = un sitio libre
web-state-playing = en juego
web-state-waiting = esperando jugadores
web-state-over = terminada
web-state-closed = cerrada
web-fan-work = Un proyecto de aficionados. Targi es de Andreas Steiger; si te gusta, compra el juego.

## Making a table

web-my-seat = Mi sitio
web-other-seat = El otro sitio
web-seat-friend = Alguien, por enlace
web-seat-open = Cualquiera, de la lista
web-seat-bot = El ordenador
web-seat-both = Yo también, en este dispositivo
web-first = Quién empieza
web-first-chance = Al azar
web-from-position = empezada desde una posición de la ronda { $round }
web-grace = Tiempo de espera por una ausencia
web-grace-five = 5 minutos
web-grace-day = Un día
web-grace-ever = Sin límite
web-option-normal = Como en las reglas
web-own-cards = Archivo de cartas propio
web-own-cards-about = Un archivo con tus correcciones de las cartas; consulta la documentación.
web-variants = Variantes de la expansión
web-seats-and-time = Sitios y tiempo
web-deck-box = Solo las de la expansión
web-deck-mixed = Sacadas de ambas cajas
web-deck-own = Elegidas por mí
web-other-half = La otra mitad: las 45 cartas que sobrarían
web-draw-number = Número del sorteo
web-draw-number-about = El mismo número saca las mismas cartas.
web-deck-about = Elige nueve cartas de cada símbolo.
web-border-about = Cartas del juego base en lugar de las de la expansión:
web-cards-right =
    { $amount ->
        [one] El archivo es válido; { $amount } carta de esta mesa es distinta.
       *[other] El archivo es válido; { $amount } cartas de esta mesa son distintas.
    }
web-cards-wrong = Este archivo no se puede usar:
web-cards-remove = Quitar el archivo

## Me: name, other devices, data

web-me = Nombre, dispositivos, datos
web-me-name-about = Donde ya tienes sitio, conservas el nombre que tenías allí.
web-save = Guardar
web-saved = Guardado.
web-device = Seguir en otro dispositivo
web-device-about = Con un enlace sigues jugando en otro dispositivo, con tu nombre y en todas tus mesas. Funciona una vez, durante 15 minutos.
web-device-careful = Ábrelo en tu otro dispositivo y no se lo des a nadie: quien lo abra juega con tu nombre.
web-device-make = Crear el enlace
web-device-unknown = El servidor aún no conoce este navegador. Elige primero un nombre.
web-follow = ¿Seguir aquí como { $name }?
web-follow-about = En este navegador jugarás entonces como { $name }, en las mismas mesas que en el otro dispositivo.
web-follow-free = No se pierde nada: no tienes otras mesas en este navegador.
web-follow-loses =
    { $amount ->
        [one] En este navegador tienes { $amount } mesa más. Dejarás de tener acceso a ella.
       *[other] En este navegador tienes { $amount } mesas más. Dejarás de tener acceso a ellas.
    }
web-follow-yes = Seguir como { $name }
web-follow-no = No, dejarlo todo como está
web-follow-same = En este navegador ya juegas como { $name }. Abre el enlace en el otro dispositivo.
web-followed = En este navegador juegas ahora como { $name }.
web-link-over = Este enlace ya no funciona
web-delete = Borrar mis datos
web-delete-about = El servidor guarda tu nombre, tus mesas, tus partidas terminadas y un identificador de este navegador. Ni cuenta, ni correo electrónico, ni dirección IP.
web-delete-sure = ¿Borrarlo todo para siempre?
web-delete-games = Te rindes en las partidas en curso. Las mesas que aún esperan se cierran.
web-delete-names = Las mesas en las que no se sentó nadie más se borran. En las otras, un signo de interrogación sustituye tu nombre. La lista de tus partidas terminadas se borra.
web-delete-devices = Se cierra la sesión en todos tus dispositivos. Esto no se puede deshacer.
web-delete-yes = Borrarlo todo
web-deleted = Tus datos se han borrado
web-deleted-about = El servidor ya no conoce este navegador. El idioma y el aspecto siguen como los elegiste; solo se guardan aquí.
web-nothing-known = El servidor no sabe nada de este navegador.

## Rules and cards

web-rules-title = Las reglas
web-cards-title = Todas las cartas
web-search = Buscar
web-find-rule = Buscar una regla por número o palabra
web-found =
    { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
web-all = Todas
web-kind-tribe = Cartas de tribu
web-kind-goods = Cartas de mercancía
web-kind-border = Cartas de borde
web-kind-dune = Dunas
web-only-doubtful = Solo las reconstruidas
web-nothing-found = Sin resultados.

## Result

web-result = Resultado
web-you-win = Ganas, { $points } a { $other }
web-you-lose = Pierdes, { $points } a { $other }
web-source = Origen
web-points-from = De dónde vienen los puntos
web-points-by-round = Puntos por ronda
web-display-of = Zona de juego: { $player }
web-rematch = Revancha
web-rematch-asked = Quieres una revancha. Esperando respuesta.
web-rematch-wish = { $player } quiere una revancha.
web-to-rematch = Ir a la nueva partida
web-review = Ver el tablero
web-record = Acta
web-fair = ¿Reparto limpio?
web-fair-about = Antes de la partida, el servidor fijó su secreto publicando este número, su SHA-256:
web-fair-yes = Comprobado aquí: el secreto coincide con ese número, y la clave de las cartas se calculó a partir de él y de los bytes aleatorios de ambas partes. Nadie pudo elegir ni cambiar una carta. Solo quien gestiona el servidor podría haber mirado las cartas de antemano.
web-fair-no = Los números no coinciden. No te fíes de este reparto.
web-fair-unknown = Este navegador solo puede comprobarlo en páginas con https. Descarga el acta y compruébala con «targi verify».

## Settings

web-settings = Ajustes
web-language = Idioma
web-theme = Apariencia
web-theme-system = Como el sistema
web-theme-light = Mediodía
web-theme-dark = Noche
web-pace = Velocidad a la que se muestran las jugadas
web-pace-off = Al instante
web-pace-slow = Tranquila
web-pace-normal = Normal
web-pace-fast = Rápida
web-confirm-moves = Confirmar las jugadas: el primer clic elige, el segundo juega
web-sounds = Sonidos
web-shortcuts = Atajos de teclado
web-shortcuts-about = U deshacer, H pista, Intro confirmar, 1 a 9 opciones, N siguiente posibilidad, Esc cancelar, L registro, / comandos. Las flechas recorren el tablero. En el registro, o si ningún botón tiene el foco, retroceden y avanzan en el tiempo, con Mayús por rondas, e Inicio lleva al comienzo; si ningún botón tiene el foco, la barra espaciadora reproduce y pausa la repetición; la coma y el punto retroceden y avanzan en todas partes, Fin y Esc vuelven al presente.
web-commands = Comandos escritos: el tablero en palabras, para lectores de pantalla
web-codes = Códigos en las frases: cartas y espacios por sus códigos, como BO4 y 2,1
web-game = Esta partida

## When something is not there

web-no-table = Esta mesa no existe
web-no-table-about = El enlace es incorrecto o la mesa se ha eliminado. Pide otro enlace o prepara tu propia mesa.
web-other-rules = Esta partida empezó con una versión anterior
web-other-rules-about = El servidor juega ahora con reglas más nuevas.
web-no-page = Aquí no hay nada
web-no-page-about = Quizá la dirección tenga un error.
web-server-gone = El servidor no responde
web-server-gone-about = Quizá se esté reiniciando, o este dispositivo no tenga conexión. Esta página lo intenta de nuevo por sí sola.
web-old = Esta página está desactualizada
web-old-about = El servidor se ha actualizado. Vuelve a cargar la página; tu partida se conserva.
web-not-loaded = Una parte de esta página no se ha cargado
web-not-loaded-about = Revisa tu conexión y vuelve a cargar; tu partida se conserva.

## Lists of tables, what is played, names

# How a table stands, after the box in a list of mine.
web-your-turn = te toca
web-turn-of = le toca a { $player }
web-won = ganada
web-lost = perdida
web-drawn = empate
web-won-by = gana { $player }
web-show-all = Mostrar todas ({ $number })
web-no-tables-mine = Todavía no tienes mesas. Aquí aparecerán las que prepares y aquellas a las que te sientes.
web-no-tables-open = Ahora mismo nadie espera. Prepara una mesa con un sitio para cualquiera y otros la encontrarán aquí.
web-played = Opciones de la partida
web-name-long = Un nombre tiene como máximo 24 caracteres. Acórtalo, por favor.
web-no-answer = El servidor no responde. No se ha perdido nada: inténtalo de nuevo en un momento.
web-try-now = Probar ahora

## A slow or lost connection, and the chart of the result

web-notices = Avisos
web-online = La conexión ha vuelto.
web-on-its-way = Enviando…
web-will-be-sent = Se enviará en cuanto vuelva la conexión.
web-chart-start = Inicio
web-chart-round = Ronda

## What a move would bring, said to whoever thinks about it

# The player's lines would cross where these cards lie; a goods card is named by what it gives.
web-would-cross =
    { $number ->
        [one] Tu intersección: { $things }.
       *[other] Tus intersecciones: { $things }.
    }
web-would-get = Recibes { $tokens }.
web-would-give = Entregas { $tokens }.
web-would-exchange = Entregas { $given } y recibes { $taken }.
web-would-display = Pagas { $tokens } y pones en juego { SAY($card, form: "the") } en la fila { $row }.
web-would-save = Te ahorras { $tokens } gracias { SAY($card, form: "to") }.
web-would-hold = Llevas { SAY($card, form: "the") } a tu mano.
web-would-discard = Descartas { SAY($cards, form: "the") }.
web-would-lose = Pierdes { SAY($card, form: "the") }.
web-would-leave =
    { $number ->
        [one] Renuncias a una acción: { $places }.
       *[other] Renuncias a { $number } acciones: { $places }.
    }
web-would-be-spared = Te libras del asalto gracias { SAY($cause, form: "to") }.
web-would-start = Recibes la ficha de jugador inicial.

## Where there is little room

web-raid-after = Asalto tras la ronda { $round }: { $demands }.
web-in-detail = Ver a { $player } de cerca
web-round-about = Ronda, asalto y mazos

## Several goods to choose

web-one-more = Uno más: { $kind }
web-one-less = Uno menos: { $kind }
web-to-choose = Aún por elegir: { $tokens }

## Where one stands: only watching, a link that reaches nobody, a name that is missing

web-watching = Estás mirando la partida.
web-watching-taken = El sitio está ocupado. Estás mirando la partida.
# With the link for a friend or another device; a command follows, the same in every language.
web-link-local = Solo este ordenador puede abrir este enlace. Los demás podrán si abres esta página en la dirección de red que muestra este comando:
web-name-missing = Escribe un nombre, por favor.

## Resigning, and what is typed at a table only

# On one device: $player is whoever is to move.
web-resign-who = ¿{ $player } se rinde en esta partida?
# $command is what is to be typed.
web-resign-type = Para rendirte escribe: { $command }
web-help-hint = Escribe help para ver la lista de comandos.
# More lines for the help; the first word of each is typed in every language.
web-help =
    resign: rendirse; se te pide confirmación
    draw: ofrecer empate
    accept: aceptar el empate o que se deshaga una jugada
    decline: rechazarlo

## My finished games

web-games = Mis partidas
web-games-about = Tu balance y todas las partidas que has terminado.
web-games-record = Balance
web-games-finished = Partidas terminadas
web-games-empty = Todavía no has terminado ninguna partida. Juega una y su resultado aparecerá aquí.
web-games-play = Jugar una partida
web-games-more = Mostrar más partidas
web-games-opponent = Oponente
# Opponents who are no computers.
web-games-people = Personas
# How many games; headings of columns.
web-games-won = Ganadas
web-games-drawn = Empates
web-games-lost = Perdidas
# The points of both, mine first.
web-game-points = { $points } a { $other }
# In which round a game ended, and how if not on points; small print after the result.
web-game-round = ronda { $round }
web-game-they-resigned = tu oponente se rindió
web-game-you-resigned = te rendiste
web-game-they-left = tu oponente no volvió
web-game-you-left = no volviste
web-game-agreed = de común acuerdo
# Before becoming somebody else in this browser.
web-follow-games = Tus partidas terminadas en este navegador también se quedan atrás. Ya no podrás verlas.
## A link to a moment of a game

# The moment that a link names does not exist.
web-no-moment = Ese momento no existe en esta partida. Ves el presente.
web-moment-not-loaded = Ese momento no se ha podido cargar. Recarga la página para intentarlo de nuevo.
web-copy-moment = Copiar un enlace a este momento
## What is ahead of a move: the place, the crossing, the row, the limits

# A tribe card and its victory points.
web-card-there = Carta: { $card }.
web-hand-free = Puedes llevarla a tu mano.
web-hand-full = Tu mano está llena.
web-hand-later = En una ronda posterior podrás ponerla en juego con los Nobles.
web-card-worth = Vale { $vp }.
web-keeps = Te quedan { $tokens }.
web-keeps-nothing = No te queda nada.
web-no-crossing-yet = Todavía sin intersección.
web-no-crossing = Sin intersección en esta ronda.
web-no-new-crossing = Sin nueva intersección.
# Border cards in a few words.
web-there-noble = Pon en juego o descarta la carta de tu mano.
web-there-trader = Intercambia mercancías.
web-there-fata-morgana = Mueve uno de tus marcadores.
web-there-silversmith = Cambia mercancías u oro por PV.
web-there-caravan = Revela una carta de mercancía.
web-there-tribal-expansion = Revela una carta de tribu.
web-noble-idle = Tu mano está vacía: aquí no hay nada que hacer.
# More would be held than may be kept. $tokens are all that are held, $limit what may be kept.
web-limit-ahead = Si no gastas nada, llegas a { $tokens } o más; el límite es { $limit }.
web-limit-then = Tendrás { $tokens }; el límite es { $limit }.
web-limit-now = Tienes { $tokens }; el límite es { $limit }, el resto se devuelve.
# A card in a row of four. $cards lie there then, $number are missing.
web-row-first = Primera carta de la fila: cuatro iguales dan { $alike }, cuatro distintas { $different }.
web-row-alike =
    { $number ->
        [one] { $cards } de 4 iguales: { $number } más da { $vp }.
       *[other] { $cards } de 4 iguales: { $number } más dan { $vp }.
    }
web-row-different =
    { $number ->
        [one] { $cards } de 4 distintas: { $number } más da { $vp }.
       *[other] { $cards } de 4 distintas: { $number } más dan { $vp }.
    }
web-row-lost = Esta fila ya no puede tener cuatro iguales ni cuatro distintas.
web-row-full = Completa la fila.
web-row-full-alike = Completa la fila, cuatro iguales: { $vp }.
web-row-full-different = Completa la fila, cuatro distintas: { $vp }.
web-row-full-lost = Completa la fila, ni iguales ni distintas.
## What players say to each other

web-emote = Decir algo
web-emote-hello = ¡Hola!
web-emote-well-played = ¡Bien jugado!
web-emote-thanks = ¡Gracias!
web-emote-oops = ¡Ups!
web-emote-thinking = Estoy pensando.
web-emote-good-game = ¡Buena partida!
# $player says $emote, one of the six above.
web-emote-said = { $player }: { $emote }
# After too many at once.
web-emote-later = Un momento: podrás decir algo más en unos segundos.
# A setting.
web-mute = Silenciar a mi oponente: no mostrar lo que dice
## The pictures of the rules: what each explains, and for those who do not see it what is on it

web-picture-board = El juego base al comenzar: dieciséis cartas de borde numeradas alrededor de nueve cartas centrales. El asaltante está en la 1.
web-picture-board-seen = El tablero: cinco por cinco cartas. Arriba están la 16, la 1, la 2, la 3 y la 4; a la derecha, hacia abajo, de la 5 a la 8; abajo, de vuelta, de la 9 a la 12; a la izquierda, hacia arriba, de la 13 a la 15. Las nueve cartas centrales alternan mercancía y tribu, con cartas de mercancía en sus esquinas y en medio.
web-picture-placing = Los tuaregs de Azul en la 2 y la 13 trazan dos líneas. Donde se cruzan, Azul tendrá un marcador. Las cartas que brillan están abiertas al tercer tuareg de Azul. La 3 y la 15 están cerradas: quedan enfrente de los tuaregs de Blanco, en la 9 y la 5.
web-picture-placing-seen = El tablero mientras se colocan los tuaregs. Las líneas de Azul, de la 2 hacia abajo y de la 13 hacia la derecha, se cruzan en la carta de en medio de la fila inferior del centro. Las de Blanco, de la 9 hacia arriba y de la 5 hacia la izquierda, se cruzan en la carta derecha de la fila superior. Brillan la 6, la 7, la 10, la 11 y la 14.
web-picture-dune = El tercer tuareg de Azul está en una duna. Usará la duna, pero no traza ninguna línea: solo se cruzan las de la 2 y la 13.
web-picture-dune-seen = El tablero de la expansión con tres dunas al lado. Azul tiene tuaregs en la 2, en la 13 y en la primera duna; Blanco, en la 6 y la 9. Solo los de las cartas de borde trazan líneas.
web-picture-raid = Tras la ronda 3 el asaltante llega a la esquina 4: es el primer asalto. Cada tribu paga lo que muestra la carta: 1 mercancía o 1 PV.
web-picture-raid-seen = Las rondas como una sarta de cuentas, con un asalto cada tres. Debajo, la esquina superior derecha del tablero: el asaltante está en la 4.
web-picture-rows = Tres filas completas. Cuatro símbolos iguales valen 4 PV; cuatro distintos, 2 PV. En la tercera fila hay dos tiendas: no vale nada.
web-picture-rows-seen = Una zona de juego. En la primera fila hay cuatro oasis; en la segunda, un camellero, un pozo, una tienda y una carta de targuia; en la tercera, un pozo, una tienda, una carta de targuia y otra tienda.

## A tab that is open while one's data is deleted elsewhere

web-unknown-now = El servidor ya no conoce este navegador
web-unknown-now-about = Tus datos se borraron en otra pestaña o en otro dispositivo. Puedes empezar de nuevo cuando quieras.

## How much is held, which Targi is placed, and what rows are for

# While placing: which of how many Targis of this round.
web-place-number = Coloca el tuareg { $number } de { $most }.
# How much is held of what may be kept at the end of a turn: "8/10 goods".
web-count = { $held }/{ $limit } { $kind }
web-count-near = Cerca del límite: { $count }.
web-count-over = Por encima del límite: { $count }.
# Above the display, while a card is laid in a row of four.
web-rows-for = 4 iguales { $alike } · 4 distintas { $different }

## A replay: the moments of a game one after the other

web-replay = Repetición
web-replay-play = Reproducir las jugadas
web-replay-pause = Pausa
web-moment-first = Al comienzo
web-round-before = Una ronda atrás
web-round-after = Una ronda adelante
## To look things up: beside the board, or from the menu

web-reference = Signos, habilidades y mazos
web-signs = Signos
web-lasting = Habilidades duraderas
web-lasting-none = Todavía ninguna.
web-to-come = Lo que falta
web-rounds-left =
    { $amount ->
        [one] { $amount } ronda más
       *[other] { $amount } rondas más
    }
web-raids-left =
    { $amount ->
        [one] { $amount } asalto más
       *[other] { $amount } asaltos más
    }
web-unseen = Cartas de tribu aún no vistas, por símbolo:
# When an effect works, as briefly as can be.
web-sign-immediate = En el acto
web-sign-permanent = Siempre
web-sign-once = Una vez
web-sign-stored = Guardado en la carta
web-sign-next-round = Ronda siguiente
web-sign-end = Final de la partida

## Advice in the first games: one sentence about what matters now

# A setting.
web-advice-setting = Consejos en las primeras partidas
web-advice-last = Esta es la última ronda: las mercancías y el oro por sí solos no dan puntos.
# $tokens is what is still missing.
web-advice-raid = El asalto tras esta ronda exige { $demands }; ya puedes pagarlo.
web-advice-raid-short = El asalto tras esta ronda exige { $demands }; todavía necesitas { $tokens }.
web-advice-limit = Tienes { $tokens }; al final de tu turno puedes quedarte con { $limit } como máximo.
web-advice-hand = Tu mano está llena: una carta de tribu que no puedas pagar solo se puede descartar.
# Actions that are still to be taken.
web-advice-unused =
    { $number ->
        [one] Cada uno de tus tuaregs y marcadores te da una acción; te queda { $number }.
       *[other] Cada uno de tus tuaregs y marcadores te da una acción; te quedan { $number }.
    }
web-advice-noble = Tienes una carta en la mano: con un tuareg en los Nobles podrías ponerla en juego.
web-advice-noble-short = Con los Nobles podrías poner en juego la carta de tu mano; todavía necesitas { $tokens }.
# A card that goes on with a row: $cards of four would lie there.
web-advice-row-alike = Puedes alcanzar y pagar { SAY($card, form: "the") }: en la fila { $row } habría { $cards } símbolos iguales, y cuatro dan { $vp }.
web-advice-row-different = Puedes alcanzar y pagar { SAY($card, form: "the") }: en la fila { $row } habría { $cards } símbolos distintos, y cuatro dan { $vp }.

## The level to try next

# How often $player, a level, was beaten or has won without a break; $next is another level.
web-level-up = Has ganado a { $player } { $number } veces seguidas. ¿Por qué no pruebas con { $next }?
web-level-down = { $player } ha ganado { $number } veces seguidas. ¿Por qué no pruebas con { $next }?
web-level-try = Jugar contra { $next }
