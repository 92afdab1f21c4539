import type { Words } from "../en.ts";

export const official: Words["official"] = {
	title: ({ name }) => `Les matchs de ${name}`,
	summary:
		"Les matchs où l’on vous demande d’officier. Veuillez les accepter, ou dire que vous ne pouvez pas.",
	none: "Aucun match pour le moment",
	fees: ({ earned, toCome }) => `Honoraires\u00a0: ${earned} gagnés, ${toCome} encore à recevoir.`,
	noneHint: "Revenez par ce lien; il reste le même.",
	coming: "J’y serai",
	notComing: "Je ne peux pas",
	saved: "Merci, c’est enregistré.",
	job: { referee: "Arbitre", scorer: "Marqueur" },
	states: { asked: "À répondre", accepted: "Vous y serez", refused: "Vous ne pouvez pas" },
};
