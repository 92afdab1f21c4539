import type { Words } from "../en.ts";

export const availability: Words["availability"] = {
	title: ({ team }) => `Quand ${team} peut jouer`,
	until: ({ day }) =>
		`Veuillez le dire au plus tard le ${day}. D’ici là, ce lien permet de revenir le modifier.`,
	over: ({ day }) =>
		`On pouvait le dire jusqu’au ${day}. Écrivez à la ligue si quelque chose a changé.`,
	asked: "Quand votre équipe peut-elle jouer?",
	say: "Le dire",
	saved: "Merci, c’est enregistré.",
	dates: "Dates où vous ne pouvez pas jouer",
	datesHint:
		"Cochez-les. La ligue les regarde toutes avant de faire le calendrier; rien n’est promis avant d’être accepté.",
	wishes: "Jours et heures",
	wishesHint: "Ce sont des souhaits\u00a0: le calendrier les respecte quand il le peut.",
	any: "Peu importe",
	likes: "Volontiers",
	avoids: "Plutôt pas",
	note: "Autre chose que la ligue devrait savoir",
	send: "Enregistrer",
	states: { accepted: "accepté", refused: "impossible" },
};
