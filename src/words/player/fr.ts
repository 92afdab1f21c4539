import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const player: Words["player"] = {
	title: "Joueurs",
	summary: ({ name }) => `Les joueurs\u00a0: ${name}. Recherche par nom, ligue et équipe.`,
	seasonSummary: ({ name, season }) =>
		`Les joueurs\u00a0: ${name}, ${season}. Recherche par nom, ligue et équipe.`,
	search: "Rechercher des joueurs",
	name: "Nom",
	namePlaceholder: "Prénom ou nom",
	none: "Aucun joueur pour le moment",
	noneYet: "Les joueurs paraîtront ici dès le début de la première saison.",
	whom: "Qui cherchez-vous?",
	howToSearch: "Cherchez un nom, ou choisissez une ligue ou une équipe.",
	nobodyFound: "Personne à ce nom",
	searchAgain: "Essayez une partie plus courte du nom, ou une autre ligue ou équipe.",
	count: ({ count }) => `${count} ${plural("fr", count, "joueur", "joueurs")}`,

	one: "Joueur",
	number: { short: "N°", name: "Numéro de chandail" },
	position: { short: "Pos.", name: "Position" },
	career: "Carrière",
	rosterFollows: "L’alignement sera connu avant le premier match.",
	lastGames: ({ short, count }) => `${short}, ${count} derniers matchs`,
	profile: ({ who }) => `${who}. Moyennes et tous les matchs.`,
	games: "Matchs",
	gamesIn: ({ season }) => `Matchs, ${season}`,
	playoffsIn: ({ season }: { season: string }) => `Séries éliminatoires, ${season}`,
	gamesOf: ({ name }) => `Matchs\u00a0: ${name}`,
	noGamesYet: ({ name }) => `${name} paraîtra ici après le premier sommaire de match.`,
	lastGame: "Dernier match",
	notCounted: "ne compte pas",
	allSeasons: "Toutes les saisons",
	allSeasonsOf: ({ name }) => `${name}, toutes les saisons`,
	seasonBySeason: ({ name, organization }) =>
		`${name}, saison par saison\u00a0: moyennes et totaux. ${organization}.`,
	noSeasons: "Aucune saison pour le moment",
	noSeasonsYet: ({ name }) =>
		`Les saisons paraîtront ici dès qu’un alignement comptera ce nom\u00a0: ${name}.`,
	averages: "Moyennes",
	averagesOf: ({ name }) => `Moyennes\u00a0: ${name}`,
	totals: "Totaux",
	totalsOf: ({ name }) => `Totaux\u00a0: ${name}`,
};
