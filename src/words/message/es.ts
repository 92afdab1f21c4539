import type { Words } from "../en.ts";

export const message: Words["message"] = {
	title: "Escribe a la liga",
	name: "Tu nombre",
	address: "Tu correo electrónico",
	text: "Mensaje",
	leaveEmpty: "Deja esto vacío",
	send: "Enviar mensaje",
	whoReads: "Lo leen quienes dirigen la liga y te responden por correo.",
	sent: "Gracias, tu mensaje ha llegado.",
	answeredSoon: "La liga ya lo tiene y te responderá por correo.",
	notSent: "Tu mensaje aún no se ha enviado. Revisa lo que está marcado.",
	tooMany: "Acaban de llegar muchos mensajes. Envía el tuyo de nuevo en un rato.",
	noName: "escribe tu nombre",
	noAddress: "escribe un correo electrónico",
	noText: "escribe un mensaje",
	tooLong: "hazlo más corto",
};
