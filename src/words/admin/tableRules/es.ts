import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const tableRules: AdminWords["tableRules"] = {
	title: "Reglas de la tabla",
	whatTheyDo:
		"Cuánto vale un resultado y qué ordena a los equipos. Los visitantes lo leen bajo la tabla.",
	startFrom: "Empezar con",
	rulesToStartFrom: "Reglas ya hechas",
	ownRules: "Reglas propias de la liga",
	presets: {
		plain: "Porcentaje de victorias",
		fiba: "Basquetbol FIBA",
		uefa: "Futbol UEFA",
		fifa: "Futbol FIFA",
		fivb: "Voleibol FIVB",
		baseball: "Beisbol WBSC",
		hockey: "Hockey NHL",
	},
	sources: {
		plain: "Porcentaje de victorias, luego menos derrotas, luego más victorias.",
		fiba: "Reglas Oficiales de Baloncesto de la FIBA 2022, D Clasificación de los equipos.",
		uefa: "Reglamento del Campeonato de Europa de Futbol de la UEFA 2022-24, artículo 20.",
		fifa: "Reglamento de la Copa Mundial de la FIFA 2022, artículo 12.",
		fivb: "Reglamento de competencias de la FIVB: partidos ganados, puntos, cociente de sets, cociente de puntos.",
		baseball:
			"Reglamento de torneos de la WBSC, C11, con la diferencia de carreras por el balance de calidad.",
		hockey:
			"Reglas de la NHL para la tabla: 2-2-1-0, victorias sin tiempo extra, victorias, juegos entre los equipos.",
	},
	differsFromReadyMade: "Son distintas de todas las reglas ya hechas.",
	source: ({ source }) => `Fuente: ${source}`,

	results: "Resultados",
	howResultsCount: "Qué cuenta",
	byWinShare: "Victorias y derrotas",
	byPoints: "Puntos",
	win: "Victoria",
	draw: "Empate",
	loss: "Derrota",
	longWin: {
		overtime: "Victoria en tiempo extra",
		"deciding set": "Victoria en el set decisivo",
	},
	longLoss: {
		overtime: "Derrota en tiempo extra",
		"deciding set": "Derrota en el set decisivo",
	},
	forfeitWin: "Victoria por default",
	forfeitLoss: "Default",
	bonusWin: "Más puntos por una victoria amplia",
	bonusLoss: "Más puntos por una derrota cerrada",
	bonusWinMargin: "Ganado por al menos",
	bonusLossMargin: "Perdido por a lo más",
	bonusPoints: "Puntos más",
	longGames: "Juegos largos",
	longGamesAre: {
		none: "Cuentan como todos",
		overtime: "Juegos con tiempo extra",
		"deciding set": "Juegos con set decisivo",
	},
	allowsDraws: "Un juego puede terminar empatado",
	withoutDraws: "Si no, se rechaza un marcador final empatado.",
	countsSets: "El marcador son sets",
	periodsHoldRallies: "Los periodos tienen entonces los puntos de cada set.",

	order: "Orden",
	orderOfCriteria: "Qué ordena a los equipos",
	eachLineForTheLevel: "Cada línea decide solo entre los equipos que siguen empatados.",
	removeCriterion: ({ name }) => `Quitar ${name}`,
	addCriterion: "Una más",
	add: "Agregar",
	capOf: ({ name }) => `${name}: a lo más, por juego`,
	noCap: "Vacío: sin límite.",
	afterSplit: "Cuando una parte de los empatados ya tiene lugar",
	afterSplitIs: {
		"starts again": "Los demás empiezan otra vez por la primera línea",
		"goes on": "Los demás pasan a la línea siguiente",
	},

	penalties: "Sanciones",
	addPenalty: "Agregar una sanción",
	nothingTaken: "No se le ha quitado nada a ningún equipo.",
	whatIsTaken: "Qué se quita",
	points: "Puntos",
	wins: "Victorias",
	amount: "Cuántos",
	reason: "Razón",
	visitorsReadIt: "Los visitantes la leen bajo la tabla.",
	amountFrom1: "Escriba un número entero de 1 a 99.",
	pleaseSayWhy: "Diga por qué: los visitantes lo leen.",
	removeRuling: ({ text }) => `Quitar: ${text}`,
	lotAmong: ({ teams }) => `Sorteo: ${teams}`,

	playoffs: "Playoffs",
	howManyGoOn: "Equipos que avanzan",
	nobodyGoesOn: "Los primeros de la tabla. Vacío si la temporada termina con ella.",
	knowsAllGames: "El calendario tiene todos los juegos de la temporada",
	thenMarked:
		"La tabla marca entonces quién aseguró su lugar y quién ya no lo alcanza. Un juego que se agregue después podría desmentirlo.",

	showsChances: "Mostrar qué probabilidad tiene cada equipo de llegar a los playoffs",
	offForMinors:
		"Los juegos que faltan se simulan 10,000 veces, según la fuerza de los equipos hasta ahora. Donde juegan menores no se muestra nada hasta que lo active aquí.",

	preview: "La tabla con estas reglas",
	saved: "Esta es la tabla como está.",
	looking: "Calculando…",
	noPlaceChanges: "Ningún equipo cambiaría de lugar.",
	placesChange: ({ count }) =>
		`${count} ${plural("es", count, "equipo cambiaría", "equipos cambiarían")} de lugar.`,
	place: "Lugar",
	wasAt: ({ rank }) => `ahora ${rank}`,
	thePreviewCouldNotBe: "No se pudo calcular la tabla con estas reglas.",
	theRulesCouldNotBe: "No se pudieron guardar las reglas de la tabla.",
	save: "Guardar las reglas",
	startOver: "Empezar de nuevo",
	noTeams: "Esta liga todavía no tiene equipos.",
};
