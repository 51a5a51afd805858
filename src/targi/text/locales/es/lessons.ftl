# Lessons: what the terminal says around them, and the words of each lesson. A browser gets those of
# a lesson from the server and what it says itself from learn.ftl, so it does not load this file.

learn-list = Las lecciones, mejor en este orden. Escribe la palabra que va antes de los dos puntos.
# In the list: the id to type, the title, one line about it.
learn-listed = { $id }: { $title } ({ $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }). { $about }
learn-begin =
    Empieza con:
      { $command }
learn-type-help = Escribe help para ver lo que se puede escribir.
# Where the table is not drawn.
learn-new-table = Este paso tiene su propio tablero; words lo describe.
# $says is what the step says.
learn-step = Paso { $number } de { $steps }: { $says }
learn-lights = Fíjate en:
# A place as it is typed, and what is there.
learn-place = { $place }: { $what }
# What is to be done in a step without moves.
learn-how-show = Pulsa Intro para seguir.
learn-how-refuse = Escribe una jugada que no sea posible y lee por qué.
learn-how-spot = Escribe los lugares uno tras otro, por ejemplo: 5 2,1
learn-right-place = Correcto, { $what }.
learn-wrong-place = «{ $place }» no es uno de los lugares que se buscan.
learn-places-left =
    { $number ->
        [one] Falta { $number } lugar.
       *[other] Faltan { $number } lugares.
    }
learn-solved = Muy bien.
learn-lost = Desde aquí no hay más ayuda. Escribe again para repetir el paso o next para saltarlo.
learn-then =
    Después viene «{ $title }»:
      { $command }
learn-left =
    Para seguir esta lección más tarde:
      { $command }
# Behind a rule that was read out.
learn-rule =
    Hay una lección sobre esto, «{ $title }»:
      { $command }
# After the guided first game; $level is the level's name.
learn-play-on =
    Juega esta partida hasta el final contra { $level }:
      { $command }
learn-commands =
    Escribe el número de una jugada o la propia jugada, por ejemplo: place 5
      hint         lo que puedes probar
      next         el paso siguiente, aunque no hayas resuelto este
      back         el paso anterior
      again        empezar de nuevo este paso
      undo         deshacer la última jugada de este paso
      table        dibuja de nuevo el tablero
      moves        muestra de nuevo las jugadas
      words        el tablero en frases
      plain        cambia entre el tablero dibujado y las frases
      codes        activar o no en las frases códigos como BO4 y 2,1
      look LUGAR   un lugar, por ejemplo: look 2,1
      held         lo que tiene cada uno: reserva personal, mano y zona de juego
      last         lo último que ha pasado
      why JUGADA   por qué no es posible una jugada, o qué haría
      rule NÚMERO  una regla, como rule 5.8; sola: las de la respuesta
      card ID      una carta entera: BO4, G07, o 14 para una de borde
      score        las puntuaciones en este momento
      quit         salir de la lección

## Lesson: desert

lesson-desert = Líneas en el desierto
lesson-desert-about = Tus tuaregs están en el borde; donde se cruzan sus líneas, una carta es tuya.
lesson-desert-aim = Gana la puntuación más alta. La mayoría de los puntos viene de las cartas de tribu que pones en juego.
lesson-desert-line = La figura azul del borde es tu tuareg. Traza una línea recta sobre tres cartas centrales.
lesson-desert-crossing = Donde se cruzan dos de tus líneas puedes usar la carta. Coloca un tuareg en Sal, arriba.
lesson-desert-alone = Ahora por tu cuenta: coloca tu último tuareg para ganar también la carta con oro.
lesson-desert-take = Dos marcadores, dos cartas ganadas. Usa las dos y toma lo que muestran.

## Lesson: targis

lesson-targis = Tres tuaregs
lesson-targis-about = Dónde puede estar un tuareg y cómo tres de ellos te dan cinco acciones.
lesson-targis-robber = El asaltante cierra la carta en la que está. Intenta colocar allí un tuareg de todos modos.
lesson-targis-opposite = El tuareg blanco en Pimienta también cierra la carta de enfrente. Intenta colocar allí el tuyo.
lesson-targis-own = Frente a tu propio tuareg sí puedes. Coloca uno en el Espejismo y cuenta tus marcadores.
lesson-targis-two = Solo un marcador: los dos trazan la misma línea. Otra vez: coloca tu último tuareg para conseguir dos.
lesson-targis-five = Tres tuaregs y dos marcadores son cinco acciones. Realiza las cinco, en el orden que quieras.

## Lesson: goods

lesson-goods = Mercancías y oro
lesson-goods-about = Qué dan las cartas de mercancía, cuánto puedes conservar y cómo conseguir oro.
lesson-goods-all = Una carta de mercancía del centro te da todo lo que muestra. Usa la del dátil y la sal.
lesson-goods-slash = Una carta con barra da solo una de sus mercancías. No tienes pimienta, así que toma pimienta.
lesson-goods-limit = Puedes conservar 10 mercancías y 3 monedas de oro. Tienes 12 mercancías: termina tu turno y devuelve dos.
lesson-goods-trader = ¿Y si estás con el Comerciante? Intercambia 3 mercancías iguales por 1 moneda de oro; así nada se pierde.
lesson-goods-gold = Ahora por tu cuenta: llega a 3 monedas de oro. Te bastan dos cartas centrales y el Comerciante.

## Lesson: tribe-cards

lesson-tribe-cards = Cartas de tribu
lesson-tribe-cards-about = Cómo pagar una carta de tribu, guardar una para después y pagar menos.
lesson-tribe-cards-display = Las cartas de tribu tienen un coste y dan la mayoría de los puntos. Usa la tienda y págala.
lesson-tribe-cards-keep = Tu segunda carta cuesta oro y ya no te queda. Úsala y llévala a tu mano.
lesson-tribe-cards-noble = Con los Nobles juegas la carta de tu mano. Inténtalo ya, con la carta que acabas de tomar.
lesson-tribe-cards-full = En tu mano cabe una sola carta. Intenta llevar también esta a tu mano.
lesson-tribe-cards-discount = Tu oasis abarata en 1 mercancía los demás oasis. ¿Qué cartas de tribu del centro puedes pagar? Elígelas todas.
lesson-tribe-cards-alone = Ahora por tu cuenta: pon en juego la carta que solo puedes pagar gracias a tu oasis.

## Lesson: rows

lesson-rows = Filas y final de la partida
lesson-rows-about = Cuánto vale una fila completa y cuándo termina la partida.
lesson-rows-equal = Cuatro símbolos iguales en una fila dan 4 puntos. Pon el cuarto oasis en tu primera fila.
lesson-rows-different = Cuatro símbolos distintos dan 2 puntos. Completa tu segunda fila con la carta que lleva tu marcador.
lesson-rows-spoilt = Las demás filas no dan nada. Una carta estropea una fila completa: elígela en tu zona de juego.
lesson-rows-six = Ahora por tu cuenta: solo puedes pagar una de tus dos cartas. Consigue 6 puntos con ella y su fila.
lesson-rows-twelfth = Una duodécima carta termina la partida tras esta ronda. Pon la tuya en juego.
lesson-rows-end = Tu oponente ya ha jugado su turno. Termina el tuyo: acaba la partida y se cuentan los puntos.

## Lesson: raids

lesson-raids = Asaltos
lesson-raids-about = Cuándo llega un asalto, qué exige y cómo prepararte.
lesson-raids-corner = En cada ronda el asaltante avanza una carta. La siguiente es una esquina: termina tu turno.
lesson-raids-pay = ¡Un asalto! Ambas tribus pagan 1 mercancía o 1 punto. Los puntos deciden la partida: entrega una mercancía.
lesson-raids-unpaid = El próximo asalto exige 3 mercancías o 2 puntos. No llegas: tu oponente ganará 2 puntos. Termina tu turno.
lesson-raids-ready = Tras esta ronda, un asalto exige 2 mercancías o 1 punto. Ahora por tu cuenta: consigue 2 mercancías.
lesson-raids-keep = Termina tu turno y paga el asalto sin perder ningún punto.

## Lesson: border

lesson-border = Cartas de borde
lesson-border-about = Nobles, Comerciante, Orfebre, Caravana, Ampliación de Tribu y Espejismo.
lesson-border-noble = Con los Nobles juegas la carta de tu mano si ya la tenías antes de esta ronda. Úsalos y paga.
lesson-border-trader = El Comerciante también da 1 mercancía por 2 iguales de otro tipo, tantas veces como quieras. Consigue pimienta.
lesson-border-silversmith = El Orfebre hace un solo intercambio: 2 mercancías iguales por 1 punto o 4 por 3. Elige el mejor.
lesson-border-caravan = La Caravana revela una carta del mazo de mercancía. Úsala y descubre qué te trae.
lesson-border-expansion = La Ampliación de Tribu revela una carta de tribu. Ponla en juego o llévala a tu mano.
lesson-border-fata-morgana = El Espejismo mueve tu marcador. Ahora por tu cuenta: pon en juego una carta de 3 puntos que puedas pagar.

## Lesson: first-game

lesson-first-game = Tu primera partida
lesson-first-game-about = Dos rondas con guía y un vistazo a lo que viene; después la partida es tuya.
lesson-first-game-goal = Gana quien tiene más puntos. La mayoría sale de las cartas de tribu, puestas aquí en tres filas de cuatro.
lesson-first-game-first = Coloca tu primer tuareg en el Orfebre, abajo. Su línea recta cruza todo el centro.
lesson-first-game-opposite = Tu oponente ha ocupado la Caravana, a la izquierda. Intenta ocupar la carta de enfrente: Dátiles, a la derecha.
lesson-first-game-crossing = Está cerrada. Coloca en la Ampliación de Tribu, a la izquierda: tus líneas se cruzarán en una carta de mercancía.
lesson-first-game-third = Coloca tu último tuareg en Sal, a la izquierda: así tus líneas se cruzan también en el camellero de arriba.
lesson-first-game-five = Tres tuaregs y dos marcadores son cinco acciones. ¿Dónde puedes actuar? Elige los cinco lugares.
lesson-first-game-goods = El orden lo decides tú. Primero toma mercancías: usa Sal y la carta de mercancía del medio.
lesson-first-game-buy = Usa ahora el camellero de arriba. Paga 1 de sal y 1 moneda de oro para ponerlo en juego.
lesson-first-game-hand = La Ampliación de Tribu revela una carta de tribu. Ya no te queda oro: llévala a tu mano.
lesson-first-game-unused = Ninguna acción es obligatoria. Esta vez conserva tus mercancías, deja el Orfebre sin usar y termina tu turno.
lesson-first-game-their-turn = Tu oponente toma mercancías. Después, otra ronda: cartas nuevas, el asaltante avanza y empieza tu oponente.
lesson-first-game-noble = Con los Nobles juegas la carta de tu mano; el Comerciante da oro. Coloca un tuareg en cada uno.
lesson-first-game-alone = Ahora por tu cuenta: coloca tu último tuareg para ganar también los 2 dátiles de arriba a la derecha.
lesson-first-game-take = Tu oponente empezaba esta ronda y por eso ha actuado primero. Usa ahora tus dos cartas de mercancía.
lesson-first-game-gold = Solo te falta oro. Usa el Comerciante: da 3 dátiles por 1 moneda de oro.
lesson-first-game-visit = Deja de intercambiar. Ahora tocan los Nobles: úsalos para la carta de tu mano.
lesson-first-game-rows = Paga y ponla junto a tu camellero. Cuatro símbolos iguales en una fila dan 4 puntos; cuatro distintos, 2.
lesson-first-game-signs = Las cartas actúan en el acto, siempre o al final de la partida. ¿Cuál de las tuyas actúa siempre?
lesson-first-game-raid = Más adelante: en cada esquina hay un asalto. Entrega 1 mercancía o 1 punto; los siguientes cuestan más.
lesson-first-game-limit = Imagina que tienes 12 mercancías. Termina tu turno: conservas como máximo 10 mercancías y 3 monedas de oro.
lesson-first-game-last = La ronda 12 es la última. Pon este camellero junto a los otros tres: cuatro símbolos iguales, 4 puntos.
lesson-first-game-end = Es tu duodécima carta, y también con ella acaba una partida. Termina tu turno.
lesson-first-game-score = Ganas por 38 a 24. Cuentan tus fichas, los puntos de tus cartas, sus habilidades y tus filas completas.
lesson-first-game-go-on = De vuelta a tu primera partida: ronda 3, y empiezas tú. Desde aquí decides tú. ¡Suerte!

## Lesson: water

lesson-water = El agua
lesson-water-about = De dónde sale el agua, para qué sirve y cuánto vale al final.
lesson-water-waterhole = El Manantial, a la izquierda, te da 2 de agua. Úsalo.
lesson-water-exchange = La tienda de abajo a la izquierda cuesta pimienta y no tienes. Intercambia 2 de agua; siempre puedes hacerlo.
lesson-water-cost = No tienes oro, pero tras la barra hay otro coste. Paga 1 de pimienta y 2 de agua.
lesson-water-keep = El agua que conservas no se pierde: al final de la partida, cada 2 de agua dan 1 punto.

## Lesson: dunes

lesson-dunes = Dunas
lesson-dunes-about = Acciones potentes junto al tablero y lo que te cuestan.
lesson-dunes-place = Un tuareg también puede ir a una duna, junto al tablero. Coloca el último en la que da oro.
lesson-dunes-no-line = Una duna no traza ninguna línea. ¿Dónde está entonces tu único marcador? Elige esa carta.
lesson-dunes-use = Usa la duna en tu turno: toma 1 moneda de oro y 2 de agua. Después se descarta.
lesson-dunes-joker = La duna comodín cuesta 2 de agua y se queda en tu zona de juego. Aquí valdrá como cuarta tienda.

## Lesson: targia

lesson-targia = La targuia
lesson-targia-about = Una figura que recompensa a quien se une a ella y cartas que ayudan una sola vez.
lesson-targia-join = La targuia camina al encuentro del asaltante y no cierra cartas. Coloca tu último tuareg con ella, en Pimienta, abajo.
lesson-targia-take = Quien se une a ella tiene una acción más. Usa la targuia y toma 1 mercancía.
lesson-targia-turn-up = O prueba suerte: usa la targuia, paga una mercancía, revela una carta de mercancía y toma lo que muestra.
lesson-targia-once = Gasta la ficha de acción de tu tienda: una vez, juegas la carta de tu mano sin los Nobles.
