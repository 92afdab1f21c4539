import type { Words } from "../en.ts";

export const filter: Words["filter"] = {
	search: "Rechercher",
	show: "Afficher",
	season: "Saison",
	chooseSeason: "Choisir une saison",
	league: "Ligue",
	allLeagues: "Toutes les ligues",
	team: "Équipe",
	allTeams: "Toutes les équipes",
	phase: "Phase",
	phases: { regular: "Saison régulière", playoffs: "Séries éliminatoires", both: "Les deux" },
};
