import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const notice: AdminWords["notice"] = {
	notices: "Avis",
	summary: "Ce que les gens qui vous suivent ont appris par courriel et sur leur téléphone.",
	noServerNote:
		"Cette installation n’a pas de serveur de courriel. Ouvrez un avis pour copier son texte et les adresses, et envoyez-le vous-même; la personne qui gère le serveur peut régler SMTP_URL.",
	none: "Personne n’a encore rien reçu",
	howTheyCome:
		"Les résultats, les matchs déplacés et les nouveaux calendriers sont annoncés à ceux qui les suivent.",
	titled: ({ kind, about }) => `${kind}\u00a0: ${about}`,
	result: "Résultat",
	gamesChanged: "Matchs changés",
	schedulePublished: "Nouveau calendrier",
	pagePublished: "Nouvelle page",
	newsPublished: "Nouvelle",
	byMail: ({ count }) => `${count} par courriel`,
	byPush: ({ count }) => `${count} par notification`,
	joined: ({ count }) => `dont ${count} dans un courriel en attente`,
	held: "Retenu une minute",
	takeBack: "Retirer",
	notTakenBack: "L’avis n’a pas pu être retiré.",
	nobody: "Personne ne suit",
	sent: ({ count }) => `${count} ${plural("fr", count, "envoyé", "envoyés")}`,
	waiting: ({ count }) => `${count} en attente`,
	failed: ({ count }) => `${count} ${plural("fr", count, "échoué", "échoués")}`,
	unsent: ({ count }) =>
		`${count} non ${plural("fr", count, "envoyé", "envoyés")}, pas de serveur de courriel`,
	questions: "Questions aux nouveaux abonnés",
	whyQuestion:
		"Rien n’a été envoyé. Ouvrir le lien confirme que cette adresse vous suit\u00a0: ne l’envoyez à personne d’autre.",
	aBrowser: "Un navigateur",
	whatItSays: "Ce qu’il dit",
	nothingLeft: "Il n’y a plus rien à annoncer\u00a0: les visiteurs ne le voient plus.",
	byHand: ({ count }) =>
		`À envoyer à la main à ${count} ${plural("fr", count, "personne", "personnes")}`,
	whyByHand:
		"Mettez les adresses en Cci, pour que personne ne voie les autres. S’il y en a beaucoup, votre logiciel de courriel s’ouvre sans elles\u00a0: copiez-les.",
	hear: ({ count }) =>
		count === 0
			? "Personne ne l’apprend encore\u00a0: personne ne suit, et aucune adresse de joueur n’est connue."
			: `${count} ${plural("fr", count, "personne l’apprend", "personnes l’apprennent")}.`,
	couldNotBeCounted: "Impossible de compter qui l’apprend.",
};
