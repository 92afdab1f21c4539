import type { Words } from "../en.ts";

export const league: Words["league"] = {
	title: "Ligues",
	summary: ({ name }) => `${name}\u00a0: classement, matchs et meneurs.`,
	seasonSummary: ({ name, season }) => `${name}, ${season}\u00a0: classement, matchs et meneurs.`,
	noTableYet: "Le classement paraîtra ici dès que des équipes seront inscrites à cette ligue.",
};
