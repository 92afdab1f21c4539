import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const plan: AdminWords["plan"] = {
	aTeamThatLeft: "Un equipo que salió",
	dayAtTime: ({ day, time }) => `${day}, ${time}`,
	week: ({ number }) => `Semana ${number}`,
	outsideTheWeeks: "Fuera de las semanas",
	highlightATeam: "Resaltar un equipo",
	undoTitle: ({ title }) => `Deshacer: ${title} (Ctrl+Z)`,
	undoNamed: ({ name }) => `Deshacer ${name}`,
	chooseAFreeSlot: "Elige un lugar libre para poner ahí un juego a mano.",
	chooseAGame:
		"Elige un juego y luego otro para intercambiar sus equipos, o un lugar libre para moverlo ahí.",
	tooLargeToMeasure: "Demasiado grande para medirse",
	gamesOf: ({ week }) => `Juegos: ${week}`,
	byesOfWeek: ({ count }) => `${plural("es", count, "Descanso", "Descansos")}`,
	free: ({ count }) => `${count} ${plural("es", count, "libre", "libres")}`,
	noGameTimes: "No hay horas de juego para esta semana.",
	noPlayOn: ({ days }) => `No se juega: ${days}. El calendario se salta ese día.`,
	aBye: "descanso",
	aRuleIsBroken: "se incumple una regla",
	goTo: ({ week }) => `Ir a: ${week}`,
	byeShort: "Desc.",
	previousWeek: "Semana anterior",
	weekLabel: "Semana",
	nextWeek: "Semana siguiente",
	begunStays: "Un juego que ya empezó se queda donde está.",
	stageGameStays: ({ stage }) =>
		`Este juego es de la fase ${stage}. Su día, hora y lugar se cambian ahí.`,
	moveHere: "Mover aquí",
	isFree: "Libre",
	onPlace: ({ place }) => `el ${place}`,
	at: "en",
	hasBegun: "Ya empezó, se queda aquí",
	noSlotHere: "Fuera de los lugares previstos",
	noSlotHereAt: ({ place }) => `Fuera de los lugares previstos: ${place}`,
	isChosen: ({ matchup, hint }) => `Juego elegido: ${matchup}. ${hint}`,
	chosenGame: "Juego elegido",
	otherTime: "Otra hora",
	open: "Abrir",
	clearTheChoice: "Quitar la selección",
	chooseAnotherGame:
		"Elige otro juego para intercambiar los equipos, o un lugar libre para moverlo ahí.",
	hideCost: "Ocultar lo que cuesta",
	verbs: {
		swap: "el intercambio",
		move: "el movimiento",
		add: "la adición",
		remove: "el retiro",
		replan: "la replaneación",
	},
	couldNotBeMoved: "No se pudo mover el juego.",
	couldNotBeAdded: "No se pudo agregar el juego.",
	couldNotBeRemoved: "No se pudo quitar el juego.",
	swapped: ({ first, second }) => `Intercambiados: ${first} y ${second}`,
	moved: ({ matchup, place }) => `Movido: ${matchup}, ${place}`,
	added: ({ matchup, place }) => `Agregado: ${matchup}, ${place}`,
	removed: ({ matchup }) => `Quitado: ${matchup}`,
	restored: ({ matchup }) => `Restaurado: ${matchup}`,
	undone: ({ title }) => `Deshecho: ${title}`,
	moveGame: "Mover juego",
	aboutTeams: ({ names, what }) => `${names}: ${what}`,
	nowPlay: ({ count }) => `ahora ${count} ${plural("es", count, "juego", "juegos")}`,
	nowByesInARow: ({ count }) => `ahora ${count} descansos seguidos`,
	nowByes: ({ count }) => `ahora ${count} ${plural("es", count, "descanso", "descansos")}`,
	nowLate: ({ count, time }) => `ahora ${count} juegos tarde (${time})`,
	nowAt: ({ count, time }) => `ahora ${count} juegos a las ${time}`,
	meetTwice: ({ one, other, often }) =>
		`${one} y ${other} se enfrentan dos veces en una semana${often}`,
	rematchOf: ({ one, other, count, often }) =>
		`revancha tras ${count} ${plural("es", count, "semana", "semanas")}: ${one} y ${other}${often}`,
	meetings: ({ count }) => `, ${count} enfrentamientos`,
	nowSides: ({ home, away }) => `ahora ${home} de local y ${away} de visitante`,
	lessFair: ({ measure }) => `menos justo: ${measure}`,
	rulesFewer: ({ count }) =>
		`${count} ${plural("es", count, "regla incumplida", "reglas incumplidas")} menos`,
	costsNothing: "No cuesta nada: todo es tan justo como antes.",
	moreToSee: ({ count }) => `${count} ${plural("es", count, "punto más", "puntos más")} abajo`,
	betterNow: ({ list }) => `Mejor ahora: ${list}`,
	fairness: "Equidad",
	brokenRulesTitle: "Reglas incumplidas",
	brokenRules: ({ count }) =>
		`${count} ${plural("es", count, "regla incumplida", "reglas incumplidas")}`,
	moreSentences: ({ count }) => `${count} ${plural("es", count, "frase más", "frases más")}`,
	improvingThis: "Mejorar esto puede ser imposible sin empeorar otra cosa.",
	gamesAreMissing: ({ count }) =>
		`${plural("es", count, "Falta", "Faltan")} ${count} ${plural("es", count, "juego", "juegos")}`,
	measures: {
		games: {
			name: "Número de juegos",
			meaning: "Cada equipo tiene el número de juegos que le toca.",
			left: () => "Los juegos podrían repartirse mejor",
		},
		opponents: {
			name: "Rivales",
			meaning:
				"Cada par de equipos se enfrenta tanto como cualquier otro, con un juego de diferencia como máximo.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "juego podría", "juegos podrían")} ser entre equipos que se enfrentan menos`,
		},
		progress: {
			name: "Ritmo parejo",
			meaning:
				"Después de cada semana, nadie lleva más juegos de ventaja de lo necesario: no hay segundo descanso antes de que todos tengan uno.",
			left: ({ value, bound }) =>
				`En un momento, un equipo lleva ${value} ${plural("es", value, "juego", "juegos")} más que otro; bastaría con ${bound}`,
		},
		time: {
			name: "Horas del día",
			meaning:
				"Los juegos temprano y tarde se reparten por igual, según la disponibilidad de los equipos.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "juego podría", "juegos podrían")} ser a una hora más justa`,
		},
		rematch: {
			name: "Revanchas",
			meaning: "Los mismos dos equipos no se vuelven a ver demasiado pronto.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "revancha llega", "revanchas llegan")} demasiado pronto`,
		},
		day: {
			name: "Días de la semana",
			meaning: "Los días de juego se reparten por igual.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "juego podría", "juegos podrían")} ser en un día más justo`,
		},
		court: {
			name: "Canchas",
			meaning: "Cada equipo juega más o menos lo mismo en cada cancha.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "juego podría", "juegos podrían")} ser en una cancha más justa`,
		},
		home: {
			name: "Local y visitante",
			meaning:
				"Cada equipo juega tanto de local como de visitante, con un juego de diferencia como máximo.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "juego podría", "juegos podrían")} cambiar local y visitante`,
		},
		homePair: {
			name: "Local en las revanchas",
			meaning: "Dos equipos que se enfrentan más de una vez se turnan de local.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "revancha podría", "revanchas podrían")} cambiar local y visitante`,
		},
		threeInARow: {
			name: "Rachas de local o visitante",
			meaning: "Nadie juega tres seguidos de local, ni tres de visitante.",
			left: ({ count }) =>
				`${count} ${plural("es", count, "juego es el tercero seguido", "juegos son el tercero seguido")}`,
		},
		doubleHeaders: {
			name: "Dos juegos en un día",
			meaning: "Nadie juega dos veces en un día sin necesidad.",
			left: ({ count }) => `${count} más de lo necesario`,
		},
	},
	bestPossible: "Lo mejor posible, demostrado",
	asFairAsCanBe: "Lo más justo posible, demostrado",
	andMore: ({ first, count }) =>
		`${first}, y ${count} ${plural("es", count, "punto más podría", "puntos más podrían")} ser más ${plural("es", count, "justo", "justos")}`,
	thereAreNoGames: "Aún no hay ningún juego.",
	tooLarge: "Este calendario es demasiado grande para medirse.",
	everyTeamPlays: ({ games, sides, byes }) => `Cada equipo tiene ${games}, ${sides}${byes}.`,
	teamsPlay: ({ games, sides, byes }) => `Los equipos tienen ${games}, ${sides}${byes}.`,
	andHas: ({ byes }) => `, y tiene ${byes}`,
	andHave: ({ byes }) => `, y tienen ${byes}`,
	halfAtHome: "la mitad de local",
	asManyAtHome: "tantos de local como de visitante, con uno de diferencia como máximo",
	sidesApart: ({ count }) => `con hasta ${count} juegos de diferencia entre local y visitante`,
	byes: ({ count }) => `${count} ${plural("es", count, "descanso", "descansos")}`,
	upTo: ({ most }) => `hasta ${most}`,
	orMost: ({ least, most }) => `entre ${least} y ${most}`,
	toMost: ({ least, most }) => `de ${least} a ${most}`,
	rulesAreBroken: ({ count }) =>
		`${plural("es", count, "Se incumple", "Se incumplen")} ${count} ${plural("es", count, "regla", "reglas")}.`,
	apartFromThat: "Aparte de eso es lo más justo posible, y está demostrado.",
	nothingFairer:
		"Ningún calendario para estos equipos y horas puede ser más justo, y está demostrado.",
	allButOne: ({ left }) => `Demostrado como lo mejor posible en todo menos una cosa: ${left}.`,
	provedIn: ({ proved, all }) => `Demostrado como lo mejor posible en ${proved} de ${all} puntos.`,
	showAllAlike: "Mostrar todos los equipos por igual",
	gamesHomeAway: ({ games, home, away }) => `${games}: ${home} de local, ${away} de visitante`,
	byesColumn: "Descansos",
	inWeeks: ({ count, weeks }) => `${plural("es", count, "Semana", "Semanas")} ${weeks}`,
	meets: "Enfrenta a",
	rematch: "Revancha",
	nobodyTwice: "A nadie dos veces",
	afterWeeks: ({ count }) =>
		`Tras ${count} ${plural("es", count, "semana", "semanas")} como mínimo`,
	never: ({ names }) => `nunca ${names}`,
	cannotPlayThatDay: "no puede jugar ese día",
	cannotPlayAt: ({ time }) => `no puede jugar a las ${time}`,
	hasAGame: "tiene un juego esa semana",
	teamsByNumber: "Equipos por número de juegos",
	gamesUnit: ({ count }) => `${plural("es", count, "juego", "juegos")}`,
	gamesHeard: "juegos",
	teamByTeam: "Equipo por equipo",
	whoMeetsWhom: "Quién enfrenta a quién",
	whatEveryTeamGets: "Lo que le toca a cada equipo",
	gamesShort: "J",
	homeAwayShort: "L–V",
	gamesAtHomeAndAway: "Juegos de local y de visitante",
	gamesAtTime: ({ time }) => `Juegos a las ${time}`,
	fewestWeeks: "Mínimo de semanas hasta volver a ver al mismo rival",
	weeksShort: ({ count }) => `${count} sem.`,
	thisCouldBeFairer: "Esto podría ser más justo",
	couldBeFairer: "Podría ser más justo: ",
	howOften: "Cuántas veces se enfrentan dos equipos",
	asOf: ({ day }) => `al ${day}`,
	isDraft: "borrador",
	noGames: "Sin juegos",
	day: "Día",
	place: "Lugar",
	howFairItIs: ({ league }) => `${league}: qué tan justo es`,
	rematchAfter: "Revancha tras",
};
