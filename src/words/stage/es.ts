import { lowerFirst } from "#domain/text/lower-first.ts";
import type { Words } from "../en.ts";

const roundsOf: Record<number, string> = {
	16: "Octavos de final",
	32: "Dieciseisavos de final",
};

export const stage: Words["stage"] = {
	title: "Playoffs",
	summary: ({ name }) => `Playoffs, ${name}: cuadro, series y resultados.`,
	summaryOf: ({ name, league, season }) =>
		`${name}, ${league}, ${season}: cuadro, series y resultados.`,
	none: "Todavía no hay playoffs",
	noneYet: "El cuadro aparecerá aquí cuando esté definido.",
	lastPlayoffs: ({ season }) => `Playoffs: ${season}`,
	groupGamesElsewhere: "Los juegos de los grupos están en el calendario.",
	bracket: "Cuadro",
	bracketOf: ({ name }) => `Cuadro: ${name}`,
	full: "Cuadro completo",
	champion: "Campeón",
	places: "Lugares finales",
	projected: "Así quedaría si la temporada terminara hoy.",
	reseeds: "Después de cada ronda, el mejor sembrado que queda enfrenta al último que queda.",
	rounds: ({ name }) => `${name}, ronda por ronda`,
	winners: "Cuadro de ganadores",
	losers: "Cuadro de perdedores",
	finals: "Finales",
	consolation: ({ place }) => `Por el lugar ${place}`,
	bestOf: ({ count }) => `A ganar ${(count + 1) / 2} de ${count}`,
	wins: "victorias",
	goesOn: "avanza",
	game: ({ number }) => `Juego ${number}`,
	ifNecessary: "si es necesario",
	waiting: "Todavía no se sabe quién jugará este juego.",
	nobody: "Nadie",
	walkover: "Sin juego",
	decided: "Decisión de la liga",

	final: "Final",
	secondFinal: "Segunda final",
	thirdPlace: "Tercer lugar",
	semiFinal: { one: "Semifinal", all: "Semifinales" },
	quarterFinal: { one: "Cuarto de final", all: "Cuartos de final" },
	roundOf: ({ teams }) => roundsOf[teams] ?? `Ronda de ${teams}`,
	round: ({ round }) => `Ronda ${round}`,
	playIn: "Play-in",
	winnersRound: ({ round }) => `Ganadores, ronda ${round}`,
	winnersFinal: "Final de ganadores",
	losersRound: ({ round }) => `Perdedores, ronda ${round}`,
	losersFinal: "Final de perdedores",
	group: ({ group }) => `Grupo ${group}`,
	place: ({ place }) => `Lugar ${place}`,
	consolationRound: ({ place, round }) => `Por el lugar ${place}, ronda ${round}`,
	numbered: ({ name, at }) => `${name} ${at}`,
	inRound: ({ name, at }) => `${name}, serie ${at}`,

	winnerOf: ({ name }) => `Ganador: ${lowerFirst(name)}`,
	loserOf: ({ name }) => `Perdedor: ${lowerFirst(name)}`,
	seed: ({ seed }) => `Sembrado ${seed}`,
	bestLeft: ({ place }) =>
		place === 1 ? "Mejor sembrado restante" : `Sembrado ${place} de los restantes`,
	groupPlace: ({ place, group }) => `Lugar ${place} del grupo ${group}`,
};
