import type { Words } from "../en.ts";

export const league: Words["league"] = {
	title: "Ligas",
	summary: ({ name }) => `${name}: tabla de posiciones, juegos y líderes.`,
	seasonSummary: ({ name, season }) => `${name}, ${season}: tabla de posiciones, juegos y líderes.`,
	noTableYet: "La tabla aparecerá aquí en cuanto se inscriban equipos en esta liga.",
};
