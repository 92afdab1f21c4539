import type { Words } from "../en.ts";

export const team: Words["team"] = {
	teams: "Équipes",
	teamsSummary: ({ name }) => `Les équipes\u00a0: ${name}.`,
	teamsSeasonSummary: ({ name, season }) => `Les équipes\u00a0: ${name}, ${season}.`,
	choose: "Choisir des équipes",
	record: { short: "V-D", name: "Victoires et défaites" },
	summary: ({ who }) => `${who}. Calendrier, alignement et classement.`,
	lastFive: "5 derniers",
	nextGame: "Prochain match",
	lastResult: "Dernier résultat",
	scheduleOf: ({ name }) => `Calendrier\u00a0: ${name}`,
	rank: ({ rank, count }) => `${rank === 1 ? "1er" : `${rank}e`} rang sur ${count}.`,
	roster: "Alignement",
	rosterOf: ({ name }) => `Alignement\u00a0: ${name}`,
};
