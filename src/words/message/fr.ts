import type { Words } from "../en.ts";

export const message: Words["message"] = {
	title: "Écrire à la ligue",
	name: "Votre nom",
	address: "Votre adresse courriel",
	text: "Message",
	leaveEmpty: "Laissez ce champ vide",
	send: "Envoyer le message",
	whoReads: "Lu par les personnes qui s’occupent de la ligue; la réponse vous vient par courriel.",
	sent: "Merci, votre message est arrivé.",
	answeredSoon: "La ligue l’a reçu et vous répondra par courriel.",
	notSent: "Votre message n’est pas encore envoyé. Voyez ce qui est indiqué.",
	tooMany: "Beaucoup de messages viennent d’arriver. Veuillez renvoyer le vôtre un peu plus tard.",
	noName: "veuillez entrer votre nom",
	noAddress: "veuillez entrer une adresse courriel",
	noText: "veuillez écrire un message",
	tooLong: "veuillez raccourcir",
};
