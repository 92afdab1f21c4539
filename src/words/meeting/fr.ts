import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const meeting: Words["meeting"] = {
	title: "Face à face",
	of: ({ team, other }) => `${team} et ${other}, face à face`,
	summary: ({ team, other }) =>
		`Tous les matchs entre ${team} et ${other}\u00a0: fiche, points et derniers résultats.`,
	ofTeam: ({ team }) => `${team}, face à face`,
	ofTeamSummary: ({ team }) => `La fiche contre chaque adversaire\u00a0: ${team}.`,
	choose: "Choisir les équipes",
	against: "Contre",
	nobody: "Choisir un adversaire",
	whom: "Choisissez l’équipe adverse.",
	none: "Aucun affrontement pour le moment",
	noneYet: "Leurs matchs paraîtront ici une fois terminés.",
	wins: "Victoires",
	draws: "Matchs nuls",
	scored: { short: "Marqués", name: "Marqués dans tous les affrontements" },
	perGame: { short: "Par match", name: "Marqués par affrontement" },
	home: { short: "Dom.", name: "Fiche à domicile" },
	away: { short: "Vis.", name: "Fiche comme visiteur" },
	streak: "Séquence",
	biggest: "Plus large victoire",
	next: "Prochain affrontement",
	count: ({ count }) => `${count} ${plural("fr", count, "affrontement", "affrontements")}`,
	last: ({ count, total }) => `Les ${count} derniers affrontements sur ${total}`,
	all: "Tous les affrontements",
};
