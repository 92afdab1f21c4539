import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const page: Words["page"] = {
	about: ({ title, name }) => `${title}\u00a0: ${name}.`,

	information: {
		registration: {
			title: "Inscription",
			missing: "La marche à suivre pour s’inscrire n’est pas encore en ligne.",
		},
		leagueInfo: {
			title: "La ligue",
			missing: "Les règlements de la ligue ne sont pas encore en ligne.",
		},
		tournament: {
			title: "Tournoi",
			missing: "Les détails du tournoi ne sont pas encore en ligne.",
		},
		youth: {
			title: "Jeunes",
			missing: "Le programme jeunesse n’est pas encore en ligne.",
		},
		ourTeam: {
			title: "FAIRE ÉQUIPE AVEC NOUS",
			missing: "La façon de se joindre à nous n’est pas encore en ligne.",
		},
		leagueFootage: { title: "Vidéos de la ligue", missing: "Il n’y a pas encore de vidéos." },
		contact: { title: "Nous joindre", missing: "Nos coordonnées ne sont pas encore en ligne." },
	},
	gettingReady: ({ name }) => `${name} prépare sa première saison.`,
	playing: ({ name, season, teams, leagues }) => {
		const ofTeams = `${teams} ${plural("fr", teams, "équipe", "équipes")}`;
		return `${name}, ${season}\u00a0: ${ofTeams}, ${leagues} ${plural("fr", leagues, "ligue", "ligues")}.`;
	},
	pictures: {
		result: "Image du résultat",
		round: "Image de la journée",
		table: "Image du classement",
		post: "Pour la conversation",
		story: "Pour une story",
	},
	findUs: "Nous suivre",

	missing: {
		page: "Cette page n’existe pas.",
		season: "Cette saison n’existe pas.",
		league: "Cette ligue n’existe pas.",
		bracket: "Ce tableau n’existe pas.",
		team: "Cette équipe n’existe pas.",
		player: "Ce joueur n’existe pas.",
		game: "Ce match n’existe pas.",
	},

	share: "Partager",
	copy: "Copier",
	copied: "Copié",
	upToDate: "Toujours à jour\u00a0:",
};
