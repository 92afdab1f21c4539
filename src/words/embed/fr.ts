import type { Words } from "../en.ts";

export const embed: Words["embed"] = {
	nextGame: "Prochain match",
	nextGameOf: ({ name }) => `Prochain match\u00a0: ${name}`,
	noGame: "Aucun match au calendrier.",
	gamesOf: ({ name }) => `Matchs\u00a0: ${name}`,
	toSite: "Vers le site",
};
