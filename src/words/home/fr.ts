import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const home: Words["home"] = {
	newsOf: ({ name }) => `Nouvelles\u00a0: ${name}`,
	newLeague: "Une nouvelle ligue",
	preparing:
		"La première saison se prépare. Équipes, matchs et classement paraîtront ici dès son début.",
	lead: "Classement, calendrier, joueurs et sommaires de tous les matchs.",
	register: "S’inscrire",
	ourWebsite: "Notre site web",

	leagues: ({ count }) => plural("fr", count, "Ligue", "Ligues"),
	teams: ({ count }) => plural("fr", count, "Équipe", "Équipes"),
	players: ({ count }) => plural("fr", count, "Joueur", "Joueurs"),
	games: ({ count }) => plural("fr", count, "Match", "Matchs"),
	gamesPlayed: "Matchs joués",

	week: "Matchs des sept prochains jours",
	today: "Auj.",
};
