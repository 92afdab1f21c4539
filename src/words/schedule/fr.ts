import type { Words } from "../en.ts";

export const schedule: Words["schedule"] = {
	when: "Heure ou statut",
	game: "Match",
	place: "Lieu",
	outcome: { win: "Victoire", loss: "Défaite" },
	bye: "Congé",
	noGameThisWeek: "Pas de match cette semaine",
};
