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
	number: { short: "Nº", name: "Numéro de chandail" },
	position: { short: "Pos.", name: "Position" },
	career: "Carrière",
	rosterFollows: "L’alignement sera connu avant le premier match.",
	lastGames: ({ short, count }) => `${short}, ${count} derniers matchs`,
};
