import type { Words } from "../en.ts";

export const schedule: Words["schedule"] = {
	title: "Calendario",
	summary: ({ name }) => `Juegos y resultados de ${name}.`,
	seasonSummary: ({ name, season }) => `Juegos y resultados de ${name}, ${season}.`,
	filter: "Filtrar juegos",
	date: "Fecha",
	allDates: "Todas las fechas",
	status: "Estado",
	allGames: "Todos los juegos",
	statuses: {
		scheduled: "Por jugar",
		in_progress: "En curso",
		completed: "Finalizados",
		postponed: "Pospuestos",
		cancelled: "Cancelados",
		forfeit: "Por default",
	},

	length: "Periodo",
	lengths: { week: "Semana", month: "Mes", all: "Todos los juegos" },
	turn: "Juegos anteriores y siguientes",
	earlier: "Anteriores",
	later: "Siguientes",
	toNext: "Ir a los próximos juegos",
	shown: ({ count, total }) => `${count} de ${total} juegos`,
	lastChanged: ({ date }) => `Último cambio al calendario: ${date}`,

	none: "No hay juegos",
	noneYet: "Los juegos aparecerán aquí en cuanto se programen.",
	showAll: "Ver todos los juegos",

	byDay: "Juegos por día",
	when: "Hora o estado",
	game: "Juego",
	place: "Sede",
	outcome: { win: "Ganado", loss: "Perdido", draw: "Empate" },
	bye: "Descanso",
	noGameThisWeek: "Sin juego esta semana",

	addToCalendar: "Agregar al calendario",
	allGamesOf: ({ name }) =>
		`Todos los juegos de ${name}. Tu calendario se actualiza solo; un archivo descargado se queda como está.`,
	openInCalendar: "Abrir en mi calendario",
	download: "Descargar el archivo",
	forGoogle: "En Google Calendar, elige “Desde URL” y pega esto:",
};
