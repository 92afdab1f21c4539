import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const webhook: AdminWords["webhook"] = {
	webhooks: "Webhooks",
	summary:
		"Un webhook annonce à un autre programme, ou à un salon Discord ou Slack, ce qui arrive dans votre ligue, au moment où cela arrive.",
	ofOrganization: "Webhooks de l’organisation",
	add: "Ajouter un webhook",
	change: "Modifier le webhook",
	none: "Pas encore de webhooks",
	noneHint:
		"Pour un salon Discord ou Slack, créez-y un webhook et entrez son adresse ici\u00a0: les résultats s’y afficheront tout seuls.",
	purpose: "À quoi sert-il?",
	purposeHint: "Par exemple «\u00a0Résultats sur notre Discord\u00a0».",
	address: "Adresse",
	addressHint:
		"Elle commence par https://. Discord et Slack reçoivent des phrases, tout autre programme des données.",
	told: "Il reçoit",
	events: {
		result: "Les résultats",
		"game.changed": "Les matchs modifiés",
		"schedule.published": "Les calendriers publiés",
		"page.published": "Les pages publiées",
		test: "Essai",
	},
	isOn: "Actif",
	isOnHint: "Tant qu’il est désactivé, il ne reçoit rien.",
	off: "Désactivé",
	last: "Dernier message",
	noMessage: "aucun",
	secret: "Secret",
	secretTitle: "Copiez le secret maintenant",
	secretHint:
		"Il ne sera plus affiché. Il permet à un programme de vérifier qu’un message vient de vous; Discord et Slack n’en ont pas besoin.",
	notSaved: "Le webhook n’a pas pu être enregistré.",
	deleteTitle: ({ name }) => `Supprimer le webhook ${name}?`,
	deleteText: "Il ne recevra plus rien et son journal disparaît. C’est irréversible.",
	deleted: "Le webhook a été supprimé",
	notDeleted: "Le webhook n’a pas pu être supprimé.",
	test: "Envoyer un essai",
	notSent: "Le message n’a pas pu être envoyé.",
	log: "Messages des 30 derniers jours",
	emptyLog: "Rien n’a encore été envoyé",
	emptyLogHint: "Envoyez un essai pour voir s’il arrive.",
	again: "Renvoyer",
	sendAgain: ({ what }) => `Renvoyer\u00a0: ${what}`,
	tries: ({ count }) => `${count} ${plural("fr", count, "essai", "essais")}`,
	states: {
		waiting: "En attente",
		delivered: "Livré",
		"given up": "Abandonné",
		"taken back": "Annulé",
	},
};
