import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const webhook: AdminWords["webhook"] = {
	webhooks: "Webhooks",
	summary:
		"Un webhook avisa a otro programa, o a un canal de Discord o Slack, lo que pasa en tu liga, en cuanto pasa.",
	ofOrganization: "Webhooks de la organización",
	add: "Agregar un webhook",
	change: "Cambiar el webhook",
	none: "Todavía no hay webhooks",
	noneHint:
		"Para un canal de Discord o Slack, crea ahí un webhook y escribe aquí su dirección: los resultados aparecerán solos en el canal.",
	purpose: "¿Para qué es?",
	purposeHint: "Por ejemplo “Resultados en nuestro Discord”.",
	address: "Dirección",
	addressHint:
		"Comienza con https://. Discord y Slack reciben frases; cualquier otro programa, datos.",
	told: "Recibe",
	events: {
		result: "Resultados",
		"game.changed": "Juegos con cambios",
		"schedule.published": "Calendarios publicados",
		"page.published": "Páginas publicadas",
		test: "Prueba",
	},
	isOn: "Activo",
	isOnHint: "Mientras esté desactivado no recibe nada.",
	off: "Desactivado",
	last: "Último mensaje",
	noMessage: "ninguno",
	secret: "Secreto",
	secretTitle: "Copia el secreto ahora",
	secretHint:
		"No se volverá a mostrar. Con él un programa comprueba que un mensaje es tuyo; Discord y Slack no lo necesitan.",
	notSaved: "No se pudo guardar el webhook.",
	deleteTitle: ({ name }) => `¿Eliminar el webhook ${name}?`,
	deleteText: "Ya no recibirá nada y su registro desaparece. No se puede deshacer.",
	deleted: "El webhook fue eliminado",
	notDeleted: "No se pudo eliminar el webhook.",
	test: "Enviar una prueba",
	notSent: "No se pudo enviar el mensaje.",
	log: "Mensajes de los últimos 30 días",
	emptyLog: "Todavía no se ha enviado nada",
	emptyLogHint: "Envía una prueba para ver si llega.",
	again: "Volver a enviar",
	sendAgain: ({ what }) => `Volver a enviar: ${what}`,
	tries: ({ count }) => `${count} ${plural("es", count, "intento", "intentos")}`,
	states: {
		waiting: "En espera",
		delivered: "Entregado",
		"given up": "Sin respuesta",
		"taken back": "Retirado",
	},
};
