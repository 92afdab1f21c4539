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
	given: { win: "Victoria", loss: "Default" },
	winner: ", ganador",
	outcome: { win: "G", loss: "P" },

	score: "Marcador",
	next: "Próximos juegos",
	latest: "Últimos resultados",
	allResults: "Todos los resultados",
	fullSchedule: "Calendario completo",
	noneScheduled: "No hay juegos programados",
	noneScheduledYet: "Los próximos aparecerán aquí en cuanto se programen.",
};
