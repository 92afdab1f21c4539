import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const game: Words["game"] = {
	title: ({ away, home }) => `${away} en casa de ${home}`,
	against: {
		home: ({ opponent }) => `vs. ${opponent}`,
		away: ({ opponent }) => `en casa de ${opponent}`,
	},
	count: ({ count }) => `${count} ${plural("es", count, "juego", "juegos")}`,

	dateToBeSet: "Fecha por definir",
	timeToBeSet: "Hora por definir",
	status: {
		in_progress: "En vivo",
		completed: "Finalizado",
		postponed: "Pospuesto",
		cancelled: "Cancelado",
		forfeit: "Default",
	},
	forfeited: ({ team }) => `${team} perdió por default`,
	forfeitedByBoth: "Los dos equipos perdieron por default",
	annulled: "Anulado",
	withdrew: ({ team }) => `${team} se retiró`,
	given: { win: "Victoria", loss: "Default" },
	winner: ", ganador",
	outcome: { win: "G", loss: "P", draw: "E" },

	next: "Próximos juegos",
	latest: "Últimos resultados",
	allResults: "Todos los resultados",
	fullSchedule: "Calendario completo",
	noneScheduled: "No hay juegos programados",
	noneScheduledYet: "Los próximos aparecerán aquí en cuanto se programen.",

	summary: ({ title, league }) => `Estadísticas del juego: ${title}, ${league}.`,
	summaryOn: ({ title, date, league }) => `Estadísticas del juego: ${title}, ${date}, ${league}.`,
	score: "Marcador",
	byPeriod: "Marcador por periodo",
	team: "Equipo",
	leadByPeriod: "Ventaja después de cada periodo",
	level: "Empate",
	leadOf: ({ team, points }) => `${team} por ${points}`,

	video: "Video",
	map: "Mapa",
	directions: "Cómo llegar",

	boxScore: {
		of: ({ team }) => `Estadísticas de ${team}`,
		none: "Aún no hay estadísticas",
		noneYet: "Los números de cada quien aparecerán aquí en cuanto se capturen los del juego.",
		noneOfTeam: "No se capturaron números de este equipo.",
		player: "Jugador",
		starters: "Titulares",
		bench: "Banca",
		didNotPlay: "No jugó",
	},
	notInGame: "No estuvieron:",
	rosterOf: ({ team }) => `Plantel de ${team}`,

	preview: {
		teams: "Los equipos",
		thisSeason: "Los dos equipos en esta temporada",
		lastFive: "Últimos cinco",
		scored: { short: "A favor", name: "A favor por juego" },
		allowed: { short: "En contra", name: "En contra por juego" },
		leaders: "Líderes",
		aGame: ({ average }) => `${average} por juego`,
		meetings: "Enfrentamientos anteriores",
	},
	pictures: "Fotos",
	toGame: "Ver el juego",
	seasonPictures: "Fotos de la temporada",
	allPictures: "Todas las fotos",
	noPictures: "Aún no hay fotos",
	noPicturesYet: "Las fotos de los juegos aparecerán aquí en cuanto alguien agregue alguna.",
	picturesOf: ({ name }) => `Fotos de los juegos: ${name}.`,
	recap: {
		title: "En breve",
		copy: "Copiar el texto",
		won: ({ winner, loser, points, allowed, isLong }) =>
			`Marcador final: ${winner} ${points}, ${loser} ${allowed}${isLong ? ", en tiempo extra" : ""}.`,
		drew: ({ away, home, points, isLong }) =>
			`Empate ${points}-${points}${isLong ? " tras el tiempo extra" : ""}: ${away} y ${home}.`,
		led: ({ name, numbers, team }) => `${name} (${numbers}) por ${team}`,
		best: ({ people }) => `Los mejores: ${people}.`,
		place: ({ team, league, before, after }) =>
			before === null || before === after
				? `En la tabla (${league}): ${team}, ${before === null ? "en" : "sigue en"} el ${place(after)} lugar.`
				: `En la tabla (${league}): ${team}, del ${place(before)} al ${place(after)} lugar.`,
	},
	story: {
		howItWent: "Así fue el juego",
		star: "Jugador del juego:",
		best: "Los mejores del juego",
		comparison: "Comparación de equipos",
		bothTeams: "Los dos equipos en este juego",
		inTheTable: "En la tabla",
		places: "Lugares antes y después de este juego",
		before: "Antes",
		after: "Después",
		up: ", sube",
		down: ", baja",
	},
};

/** "1.er lugar", "3.er lugar", "13.º lugar". */
function place(rank: number): string {
	const isShortened = [1, 3].includes(rank % 10) && ![11, 13].includes(rank % 100);
	return `${rank}${isShortened ? ".er" : ".º"}`;
}
