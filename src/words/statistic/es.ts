import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const statistic: Words["statistic"] = {
	title: "Estadísticas",
	sections: "Estadísticas",
	tabs: { leaders: "Líderes", players: "Jugadores", teams: "Equipos", records: "Récords" },
	allTime: "Líderes de todos los tiempos",

	leadersTitle: "Líderes de la temporada",
	leadersSummary: ({ name }) => `Líderes de ${name} en cada estadística de la temporada.`,
	leadersSeasonSummary: ({ name, season }) => `Líderes de ${name} en cada estadística, ${season}.`,
	playersTitle: "Estadísticas de jugadores",
	playersSummary: ({ name }) => `Estadísticas de todos los jugadores de ${name}.`,
	playersSeasonSummary: ({ name, season }) =>
		`Estadísticas de todos los jugadores de ${name}, ${season}.`,
	teamsTitle: "Estadísticas de equipos",
	teamsSummary: ({ name }) => `Estadísticas de todos los equipos de ${name}.`,
	teamsSeasonSummary: ({ name, season }) =>
		`Estadísticas de todos los equipos de ${name}, ${season}.`,

	choose: "Elige estadísticas",
	sport: "Deporte",
	position: "Posición",
	allPositions: "Todas las posiciones",
	least: "Juegos",
	leastAll: "Cualquier número de juegos",
	leastGames: ({ count }) => `${count} ${plural("es", count, "juego", "juegos")} o más`,
	counting: "Números",
	countings: { game: "Por juego", total: "Totales" },

	jumpTo: "Estadísticas de esta página",
	all: "Todos",
	allIn: ({ name }) => `Todos los jugadores por: ${name}`,
	none: "Aún no hay estadísticas",
	noneYet: "Los números aparecerán aquí en cuanto se capturen las estadísticas de un juego.",
	nobody: "Nadie con esos filtros",
	askLess: "Elige otro equipo u otra posición, o menos juegos.",

	barGames: "Al menos la mitad de los juegos del equipo",
	barBoth: ({ count, of }) => `Al menos la mitad de los juegos del equipo y ${count} ${of}`,
	barNote: ({ bar }) => `${bar}; los demás van debajo, sin lugar.`,

	player: "Jugador",
	team: "Equipo",
	place: "Lugar",
	byNumber: ({ name }) => `Jugadores por: ${name}`,
	teamsBy: ({ name }) => `Equipos por: ${name}`,
	whose: "De quién",
	sides: { own: "Equipos", opponents: "Rivales" },
	opponentsBy: ({ name }) => `Lo que hacen los rivales: ${name}`,
	bothSides: "El equipo y sus rivales",
	bothSidesOf: ({ name }) => `${name} y sus rivales, por juego`,
	byName: "Jugadores por nombre",
	of: ({ from, to, total }) => `${from}–${to} de ${total}`,
	pages: "Páginas",
	previous: "Anterior",
	next: "Siguiente",

	/** Two players side by side. */
	compare: {
		link: "Comparar",
		title: "Comparar jugadores",
		of: ({ name, other }) => `${name} y ${other}`,
		summary: ({ name, other }) =>
			`${name} y ${other} lado a lado, esta temporada y en toda su carrera.`,
		ofOne: ({ name }) => `Comparar: ${name}`,
		ofOneSummary: ({ name }) => `${name} junto a cualquier otro jugador, número por número.`,
		choose: "Elige a los jugadores",
		against: "Con",
		nobody: "Elige un jugador",
		whom: "Elige con quién comparar.",
		season: "Última temporada",
		career: "Carrera",
		none: "Nada que comparar",
		noneYet: "Los dos no tienen números del mismo deporte.",
	},

	/** The highest numbers. */
	records: {
		title: "Récords",
		summary: ({ name }) =>
			`Récords de todos los tiempos y de la temporada de ${name}: jugadores y equipos.`,
		allSeasons: "De todos los tiempos",
		game: ({ name }) => `${name}, un juego`,
		season: ({ name }) => `${name}, temporada`,
		inARow: ({ name, least }) =>
			least > 1 ? `${name}, juegos seguidos con ${least} o más` : `${name}, juegos seguidos`,
		wins: "Mayores victorias",
		scores: "Mayores anotaciones",
		streaks: {
			wins: "Rachas de victorias más largas",
			unbeaten: "Rachas invictas más largas",
			losses: "Rachas de derrotas más largas",
		},
	},

	shooting: "Tiros",
	shootingOf: ({ name }) => `Tiros de ${name}`,
	shots: "Tiros",
	madeOf: "Encestados",
	rankByWeek: "Lugar por semana",
	rankByWeekOf: ({ name }) => `El lugar de ${name} semana a semana`,
	week: "Semana",
};
