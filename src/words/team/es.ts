import type { Words } from "../en.ts";

export const team: Words["team"] = {
	teams: "Equipos",
	teamsSummary: ({ name }) => `Los equipos de ${name}.`,
	teamsSeasonSummary: ({ name, season }) => `Los equipos de ${name}, ${season}.`,
	choose: "Elige equipos",
	record: { short: "G-P", name: "Juegos ganados y perdidos" },
	summary: ({ who }) => `${who}: calendario, plantel y tabla.`,
	lastFive: "Últimos 5",
	nextGame: "Próximo juego",
	lastResult: "Último resultado",
	scheduleOf: ({ name }) => `Calendario de ${name}`,
	rank: ({ rank, count }) => `Lugar ${rank} de ${count}.`,
	roster: "Plantel",
	rosterOf: ({ name }) => `Plantel de ${name}`,
};
