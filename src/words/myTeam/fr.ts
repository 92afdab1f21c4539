import type { Words } from "../en.ts";

export const myTeam: Words["myTeam"] = {
	title: "Mes équipes",
	mine: "Mon équipe",
	star: ({ team }) => `Mon équipe\u00a0: ${team}`,
	next: "Prochain match",
	noNext: "Aucun match prévu.",
	last: "Dernier résultat",
	noLast: "Aucun résultat pour le moment.",
	rank: ({ rank, teams }) => `Rang ${rank} sur ${teams}`,
};
