import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const table: Words["table"] = {
	gamesPlayed: { short: "JJ", name: "Juegos jugados" },
	draws: { short: "E", name: "Empates" },
	withdrew: "Retirado",
	withdrawn: ({ team, date, reason }) => `${team} se retiró el ${date}. ${reason}`,
	fates: {
		annulled: "Sus juegos se anulan y no cuentan para nadie.",
		forfeited: "El resto de sus juegos se pierde por default.",
		stand: "Sus resultados se mantienen y el resto de sus juegos se cancela.",
	},
	record: { short: "G-E-P", name: "Ganados, empatados y perdidos" },
	home: { short: "Local", name: "Récord como local: ganados, empatados y perdidos" },
	away: { short: "Visita", name: "Récord como visitante: ganados, empatados y perdidos" },
	longWins: { short: "GTE", name: "Ganados en tiempo extra" },
	longLosses: { short: "PTE", name: "Perdidos en tiempo extra" },
	points: { short: "Pts", name: "Puntos en la tabla" },
	scoreRatio: { short: "Coc.", name: "Anotado por cada uno recibido" },
	rallyRatio: { short: "CP", name: "Cociente de puntos" },
	sets: {
		made: { short: "SG", name: "Sets ganados" },
		allowed: { short: "SP", name: "Sets perdidos" },
		ratio: { short: "CS", name: "Cociente de sets" },
	},

	worth: "Lo que vale un resultado:",
	aWin: ({ points }) => `una victoria ${points}`,
	aLongWin: ({ points, how }) =>
		how === "overtime"
			? `una victoria en tiempo extra ${points}`
			: `una victoria en el set decisivo ${points}`,
	aDraw: ({ points }) => `un empate ${points}`,
	aLongLoss: ({ points, how }) =>
		how === "overtime"
			? `una derrota en tiempo extra ${points}`
			: `una derrota en el set decisivo ${points}`,
	aLoss: ({ points }) => `una derrota ${points}`,
	aForfeitWin: ({ points }) => `una victoria por default ${points}`,
	aForfeitLoss: ({ points }) => `un default ${points}`,
	aBonusWin: ({ points, margin }) => `${points} más por ganar por ${margin} o más`,
	aBonusLoss: ({ points, margin }) => `${points} más por perder por ${margin} o menos`,

	order: "Los equipos se ordenan así; cada línea decide entre los que siguen empatados:",
	criteria: {
		points: "Puntos",
		winShare: "Porcentaje de victorias",
		losses: "Menos derrotas",
		wins: "Más victorias",
		regulationWins: "Más victorias sin tiempo extra",
		headToHead: "Entre ellos: resultados de sus juegos",
		headToHeadDifference: "Entre ellos: diferencia en sus juegos",
		headToHeadFor: "Entre ellos: más anotado en sus juegos",
		difference: "Diferencia en todos los juegos",
		scoreRatio: "Cociente de anotado y recibido",
		rallyRatio: "Cociente de puntos",
		pointsFor: "Más anotado en todos los juegos",
		pointsAgainst: "Menos recibido en todos los juegos",
		awayPointsFor: "Más anotado como visitante",
		awayWins: "Más victorias como visitante",
		forfeits: "Menos defaults",
		penalties: "Menos sanciones",
		lot: "Sorteo",
	},
	capped: ({ criterion, cap }) => `${criterion}, a lo más ${cap} por juego`,
	startsAgain:
		"En cuanto uno de varios empatados tiene su lugar, los demás empiezan otra vez por la primera línea.",
	goesOn:
		"Los que siguen empatados pasan a la línea siguiente; sus juegos entre ellos se cuentan una vez más entre los que quedan.",
	onlyIfMet: "Los juegos entre ellos cuentan si todos se enfrentaron las mismas veces.",
	levelShares: "Si empatan en todo, comparten lugar.",

	by: {
		points: "puntos",
		winShare: "porcentaje de victorias",
		losses: "derrotas",
		wins: "victorias",
		regulationWins: "victorias sin tiempo extra",
		headToHead: "sus juegos entre ellos",
		headToHeadDifference: "la diferencia en los juegos entre ellos",
		headToHeadFor: "lo anotado en los juegos entre ellos",
		difference: "diferencia",
		scoreRatio: "cociente de anotado y recibido",
		rallyRatio: "cociente de puntos",
		pointsFor: "lo anotado",
		pointsAgainst: "lo recibido",
		awayPointsFor: "lo anotado como visitante",
		awayWins: "victorias como visitante",
		forfeits: "defaults",
		penalties: "sanciones",
		lot: "sorteo",
	},
	leads: ({ team, by, value }) => `${team} va en primer lugar por ${by}, ${value}.`,
	leadsLevel: ({ team }) => `${team} va en primer lugar.`,
	behind: ({ team, above, by, value, aboveValue }) =>
		`${team} va detrás de ${above} por ${by}, ${value} contra ${aboveValue}.`,
	behindLot: ({ team, above, drawn }) =>
		`${team} va detrás de ${above} por sorteo${drawn && ` (${drawn})`}.`,
	drawnBy: ({ name }) => `a cargo de ${name}`,
	among: ({ teams, results }) => `Empatados: ${teams}. En los juegos entre ellos: ${results}.`,
	skipped: "Los juegos entre ellos no cuentan aquí: no se enfrentaron las mismas veces.",
	level: ({ team, above }) => `${team} está empatado con ${above} en todo.`,

	pointsTaken: ({ team, amount, reason }) =>
		`${team}: ${amount} ${plural("es", amount, "punto menos", "puntos menos")}. ${reason}`,
	winsTaken: ({ team, amount, reason }) =>
		`${team}: ${amount} ${plural("es", amount, "victoria menos", "victorias menos")}. ${reason}`,

	marks: { clinchedFirst: "y", clinched: "x", eliminated: "e" },
	marked: {
		clinchedFirst: "aseguró el primer lugar",
		clinched: "aseguró su lugar en los playoffs",
		eliminated: "quedó fuera de los playoffs",
	},
	chances: { short: "Playoffs", name: "Probabilidad de llegar a los playoffs" },
	chancesNote: "La probabilidad sale de 10,000 finales simulados de la temporada.",
	chancesComing: "Se está calculando la probabilidad de llegar a los playoffs.",
	chanceOf: ({ playoffs, first, place }) =>
		`Probabilidad de llegar a los playoffs: ${playoffs}; de quedar en primer lugar: ${first}; lugar promedio: ${place}.`,
	below: ({ share }) => `< ${share}`,
	above: ({ share }) => `> ${share}`,
	sure: {
		clinchedFirst: ({ team }) =>
			`${team} aseguró el primer lugar: ningún desenlace de los juegos que faltan se lo quita.`,
		clinched: ({ team, count }) =>
			count === 1
				? `${team} aseguró el único lugar en los playoffs: ningún desenlace de los juegos que faltan se lo quita.`
				: `${team} aseguró su lugar en los playoffs: terminen como terminen los juegos que faltan, queda entre los ${count} primeros lugares.`,
		eliminated: ({ team, count }) =>
			count === 1
				? `${team} quedó fuera de los playoffs: terminen como terminen los juegos que faltan, ya no alcanza el primer lugar.`
				: `${team} quedó fuera de los playoffs: terminen como terminen los juegos que faltan, ya no entra en los ${count} primeros lugares.`,
	},
};
