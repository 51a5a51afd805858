# What is asked of the player to move, said to that player as "ty", never in the past tense, which
# would need the player's gender.
#
# $card names a card, $marker a place of the centre, $goods a number of goods, $cards a number of
# cards. Which forms there are is said in terms.ftl.

# A question put to one of two players at the same screen.
ask-player = { $player }: { $question }

ask-place = Ustaw Tuarega.
ask-act = Użyj pionka lub znacznika albo zakończ turę.
ask-limit = Przekraczasz limit. Wymień coś albo zakończ i oddaj nadwyżkę.
ask-raid = Rabunek: które żądanie spełniasz?
ask-take =
    { $goods ->
        [one] Weź { $goods } wybrany towar.
        [few] Weź { $goods } wybrane towary.
       *[many] Weź { $goods } wybranych towarów.
    }
ask-give =
    { $goods ->
        [one] Rabunek: oddaj { $goods } wybrany towar.
        [few] Rabunek: oddaj { $goods } wybrane towary.
       *[many] Rabunek: oddaj { $goods } wybranych towarów.
    }
ask-give-limit =
    { $goods ->
        [one] Możesz zatrzymać { $limit }. Oddaj { $goods } wybrany towar.
        [few] Możesz zatrzymać { $limit }. Oddaj { $goods } wybrane towary.
       *[many] Możesz zatrzymać { $limit }. Oddaj { $goods } wybranych towarów.
    }
ask-side = Co bierzesz { SAY($card, form: "from") }?
ask-tribe = Co robisz { SAY($card, form: "with") }?
ask-leave = Dzięki zniżce pomijasz jeden towar z kosztu { SAY($card, form: "gen") }. Który?
ask-add = Który towar dokładasz do kosztu { SAY($card, form: "gen") }?
ask-row = W którym rzędzie kładziesz { SAY($card, form: "acc") }?
ask-trade = Co wymieniasz?
ask-sell = Co wymieniasz w Kuźni srebra?
ask-move = Który znacznik przenosisz?
ask-to = Dokąd przenosisz znacznik { SAY($marker, form: "from") }?
ask-lift = Którą kartę podnosisz?
ask-lift-second = Którą kartę podnosisz oprócz { SAY($card, form: "gen") }?
ask-lay = Gdzie kładziesz { SAY($card, form: "acc") }?
ask-gift = Co bierzesz dzięki { SAY($card, form: "dat") }?
ask-substitute = Czy za { SAY($card, form: "acc") } płacisz 1 żeton wody i 1 towar zamiast 1 złotej monety?
ask-reduce = Co pomijasz w koszcie { SAY($card, form: "gen") }?
ask-move-again = Czy płacisz 1 żeton wody, żeby przenieść też znacznik { SAY($marker, form: "from") }?
ask-turn-up = Odkrywasz następną kartę plemienia czy bierzesz wierzchnią ze stosu kart odrzuconych?
ask-targia = Tuareżka: bierzesz towar czy oddajesz jeden, żeby odkryć kartę towaru?
ask-targia-pay = Który towar oddajesz, żeby odkryć kartę towaru?
ask-targia-card = Bierzesz to, co pokazuje { $card }, płacisz za następną kartę czy kończysz?
ask-exchange = Który towar wymieniasz?
ask-centre-tribe = Którą kartę plemienia bierzesz ze środka?
ask-centre-goods = Której karty towaru ze środka używasz?
ask-under-marker = Którą z kart plemienia, na których stoi twój znacznik, wykładasz?
ask-swap-way = Zamieniasz miejscami dwie wyłożone karty czy jedną z nich z kartą na ręce?
ask-swap = Którą kartę zamieniasz?
ask-swap-second = Która karta zamienia się miejscami { SAY($card, form: "with") }?
ask-swap-hand = Która wyłożona karta zamienia się miejscami { SAY($card, form: "with") }?
ask-foreign-border = Z której karty brzegowej korzystasz?
ask-sell-pairs = Które dwa towary oddajesz za 1 złotą monetę?
ask-reveal =
    { $cards ->
        [1] Którą kartę towaru bierzesz? Możesz wziąć { $cards }.
       *[other] Które karty towarów bierzesz? Możesz wziąć { $cards }.
    }
ask-pick = Którą z kart plemienia wybierasz?
ask-raid-leave = Który towar pomijasz podczas tego rabunku?
ask-raid-row = Z którego rzędu tracisz ostatnią kartę?
