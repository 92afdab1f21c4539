import type { Words } from "../en.ts";

export const standings: Words["standings"] = {
	title: "Tabla de posiciones",
	heading: "TABLA DE POSICIONES",
	of: ({ name }) => `Tabla de posiciones: ${name}`,
	summary: ({ name }) => `Tabla de posiciones de ${name}.`,
	seasonSummary: ({ name, season }) => `Tabla de posiciones de ${name}, ${season}.`,
	asItStands: "Al momento",
	asItStandsHint: "Los juegos en curso cuentan con el marcador actual.",
	asItStandsOf: ({ name }) => `${name}, al momento`,
	withoutLive: "Sin los juegos en curso",
	choose: "Elige una tabla",
	gamesAndLeaders: "Juegos y líderes",
	full: "Tabla completa",

	noLeagues: "Aún no hay ligas",
	noLeaguesYet: "La tabla aparecerá aquí en cuanto una temporada tenga ligas y equipos.",
	leagueNotPlayed: "Esta liga no se juega en esta temporada.",
	noTeams: "Aún no hay equipos",
	noTeamsYet: "Los equipos aparecerán aquí en cuanto se inscriban en esta liga.",
	none: "Aún no hay posiciones",
	noneYet: "Los equipos aparecerán aquí en cuanto se inscriban en una liga.",

	rank: "Lugar",
	team: "Equipo",
	wins: { short: "G", name: "Juegos ganados" },
	losses: { short: "P", name: "Juegos perdidos" },
	winShare: { short: "PCT", name: "Porcentaje de victorias" },
	gamesBehind: { short: "JD", name: "Juegos de desventaja" },
	streak: { short: "Racha", name: "Racha" },
	lastFive: { short: "U5", name: "Récord en los últimos cinco juegos" },
	home: { short: "Local", name: "Récord como local" },
	away: { short: "Visita", name: "Récord como visitante" },
	score: {
		points: {
			made: { short: "PF", name: "Puntos a favor" },
			allowed: { short: "PC", name: "Puntos en contra" },
			difference: { short: "Dif.", name: "Diferencia de puntos" },
		},
		goals: {
			made: { short: "GF", name: "Goles a favor" },
			allowed: { short: "GC", name: "Goles en contra" },
			difference: { short: "Dif.", name: "Diferencia de goles" },
		},
		runs: {
			made: { short: "CF", name: "Carreras anotadas" },
			allowed: { short: "CC", name: "Carreras permitidas" },
			difference: { short: "Dif.", name: "Diferencia de carreras" },
		},
		score: {
			made: { short: "F", name: "Marcador a favor" },
			allowed: { short: "C", name: "Marcador en contra" },
			difference: { short: "Dif.", name: "Diferencia en el marcador" },
		},
	},
	won: "Ganado",
	lost: "Perdido",
	tied: "Empate",
	captain: "Capitán",
	winStreak: ({ count }) => `G${count}`,
	lossStreak: ({ count }) => `P${count}`,
	drawStreak: ({ count }) => `E${count}`,

	howRanksAreMade: "Cómo se decide la tabla",
	rankRule:
		"Los equipos se ordenan por porcentaje de victorias (PCT), luego por menos derrotas y luego por más victorias. Si empatan en todo, comparten lugar.",
	unranked: ({ team }) => `${team} aún no tiene lugar: no ha jugado su primer juego.`,
	first: ({ team, share }) => `${team} tiene el mejor porcentaje de victorias, ${share}.`,
	lessShare: ({ team, above, share, aboveShare }) =>
		`${team} va detrás de ${above} por porcentaje de victorias, ${share} contra ${aboveShare}.`,
	moreLosses: ({ team, above, losses, aboveLosses }) =>
		`${team} tiene el mismo porcentaje que ${above}, pero más derrotas, ${losses} contra ${aboveLosses}.`,
	fewerWins: ({ team, above, wins, aboveWins }) =>
		`${team} tiene el mismo porcentaje y las mismas derrotas que ${above}, pero menos victorias, ${wins} contra ${aboveWins}.`,
	level: ({ team, above }) =>
		`${team} está empatado con ${above}: mismo porcentaje, mismas derrotas y mismas victorias.`,
};
