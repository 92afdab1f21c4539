import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const inbox: AdminWords["inbox"] = {
	title: "Messages",
	summary: "Ce que des visiteurs vous ont écrit au moyen du formulaire de votre site.",
	counted: ({ count, fresh }) =>
		`${count} ${plural("fr", count, "message", "messages")}, dont nouveaux\u00a0: ${fresh}`,
	none: "Personne n’a encore écrit",
	howToGet:
		"Mettez le bloc «\u00a0Formulaire de contact\u00a0» sur une page de votre site, et les messages arriveront ici.",
	new: "Nouveau",
	read: "Lu",
	answered: "Répondu",
	answer: "Répondre par courriel",
	subject: "Votre message à notre ligue",
	markRead: "Marquer comme lu",
	markNew: "Marquer comme nouveau",
	markAnswered: "Marquer comme répondu",
	deleteAsked: ({ name }) => `Supprimer le message de ${name}?`,
	deleteText: "Il peut revenir pendant 30 jours, puis il disparaît pour de bon.",
	deleted: "Message supprimé",
	notChanged: "Le message n’a pas pu être modifié.",
	notDeleted: "Le message n’a pas pu être supprimé.",
};
