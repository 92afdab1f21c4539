import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const inbox: AdminWords["inbox"] = {
	title: "Mensajes",
	summary: "Lo que los visitantes te escribieron con el formulario de tu sitio.",
	counted: ({ count, fresh }) =>
		`${count} ${plural("es", count, "mensaje", "mensajes")}, ${fresh} ${plural("es", fresh, "nuevo", "nuevos")}`,
	none: "Nadie ha escrito todavía",
	howToGet:
		"Pon el bloque “Formulario de contacto” en una página de tu sitio y los mensajes llegarán aquí.",
	new: "Nuevo",
	read: "Leído",
	answered: "Respondido",
	answer: "Responder por correo",
	subject: "Tu mensaje a nuestra liga",
	markRead: "Marcar como leído",
	markNew: "Marcar como nuevo",
	markAnswered: "Marcar como respondido",
	deleteAsked: ({ name }) => `¿Eliminar el mensaje de ${name}?`,
	deleteText: "Puede volver durante 30 días; después desaparece para siempre.",
	deleted: "Mensaje eliminado",
	notChanged: "No se pudo cambiar el mensaje.",
	notDeleted: "No se pudo eliminar el mensaje.",
};
