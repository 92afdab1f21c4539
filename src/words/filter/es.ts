import type { Words } from "../en.ts";

export const filter: Words["filter"] = {
	search: "Buscar",
	show: "Mostrar",
	season: "Temporada",
	chooseSeason: "Elige una temporada",
	league: "Liga",
	allLeagues: "Todas las ligas",
	team: "Equipo",
	allTeams: "Todos los equipos",
	phase: "Fase",
	phases: { regular: "Temporada regular", playoffs: "Playoffs", both: "Ambas" },
};
