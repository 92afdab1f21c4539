import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const availability: AdminWords["availability"] = {
	title: "Quand les équipes peuvent jouer",
	summary:
		"Chaque capitaine le dit par un lien, sans compte. Ce que vous acceptez compte dans le calendrier.",
	ask: "Demander aux équipes",
	change: "Changer le jour",
	askTitle: "Jusqu’à quand peuvent-elles le dire?",
	until: "Dernier jour",
	askText:
		"Chaque équipe de la ligue reçoit son propre lien. Envoyez à chaque capitaine celui de son équipe.",
	untilDay: ({ day }) => `Jusqu’au ${day}`,
	none: "On n’a encore rien demandé aux équipes",
	noneHint:
		"Demandez-leur avant de planifier\u00a0: chacune a un lien pour cocher des dates et dire ses souhaits.",
	notSaid: "Pas encore de réponse",
	saidNothing: "Rien de particulier",
	grid: "Dates par équipe",
	copyLink: "Copier le lien",
	copied: "Le lien est copié.",
	copyAll: "Copier tous les liens",
	allCopied: "Tous les liens sont copiés, une ligne par équipe.",
	renew: "Nouveau lien",
	renewTitle: ({ team }) => `Faire un nouveau lien pour ${team}?`,
	renewText: "Le lien d’avant n’ouvrira plus rien.",
	accept: "Accepter",
	refuse: "Refuser",
	back: "Rouvrir",
	acceptAll: "Accepter ce qui ne coûte aucun match",
	cannot: ({ day }) => `Pas le ${day}`,
	likesDay: ({ day }) => `Volontiers\u00a0: ${day}`,
	avoidsDay: ({ day }) => `Plutôt pas\u00a0: ${day}`,
	likesTime: ({ time }) => `Volontiers à ${time}`,
	avoidsTime: ({ time }) => `Plutôt pas à ${time}`,
	free: "ne coûte aucun match",
	unknown: "coût inconnu",
	wish: "un souhait ne coûte aucun match",
	costs: ({ count }) => `coûte ${count} ${plural("fr", count, "match", "matchs")}`,
	stand: ({ count }) =>
		`${count} ${plural("fr", count, "match y est prévu", "matchs y sont prévus")}`,
	alike: ({ count }) =>
		`${count} ${plural("fr", count, "autre équipe le demande", "autres équipes le demandent")} aussi`,
	states: { open: "à décider", accepted: "accepté", refused: "refusé" },
	notSaved: "Cela n’a pas pu être enregistré.",
	done: "Enregistré.",
};
