import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const notice: AdminWords["notice"] = {
	notices: "Avisos",
	summary: "Lo que se dijo a quienes te siguen, por correo y en sus teléfonos.",
	noServerNote:
		"Esta instalación no tiene servidor de correo. Abre un aviso para copiar su texto y las direcciones, y envíalo tú; quien administra el servidor puede definir SMTP_URL.",
	none: "Todavía no se avisó a nadie",
	howTheyCome:
		"Los resultados, los juegos que cambian y los calendarios nuevos se avisan a quienes los siguen.",
	titled: ({ kind, about }) => `${kind}: ${about}`,
	result: "Resultado",
	gamesChanged: "Juegos cambiados",
	schedulePublished: "Calendario nuevo",
	pagePublished: "Página nueva",
	newsPublished: "Noticia",
	byMail: ({ count }) => `${count} por correo`,
	byPush: ({ count }) => `${count} por notificación`,
	joined: ({ count }) => `${count} de ellos en un correo que esperaba`,
	held: "Retenido un minuto",
	takeBack: "Retirar",
	notTakenBack: "No se pudo retirar el aviso.",
	nobody: "Nadie lo sigue",
	sent: ({ count }) => `${count} ${plural("es", count, "enviado", "enviados")}`,
	waiting: ({ count }) => `${count} en espera`,
	failed: ({ count }) => `${count} ${plural("es", count, "fallido", "fallidos")}`,
	unsent: ({ count }) => `${count} sin enviar, no hay servidor de correo`,
	questions: "Preguntas a nuevos seguidores",
	whyQuestion:
		"No se envió nada. Quien abre el enlace confirma que esta dirección te sigue, así que no lo envíes a nadie más.",
	aBrowser: "Un navegador",
	whatItSays: "Lo que dice",
	nothingLeft: "Ya no hay nada que avisar: los visitantes ya no lo ven.",
	byHand: ({ count }) =>
		`Para enviar a mano a ${count} ${plural("es", count, "persona", "personas")}`,
	whyByHand:
		"Pon las direcciones en CCO, para que nadie vea las demás. Si son muchas, tu programa de correo se abre sin ellas: cópialas.",
	hear: ({ count }) =>
		count === 0
			? "Nadie se entera todavía: nadie sigue y no se conocen direcciones de jugadores."
			: `${count} ${plural("es", count, "persona se entera", "personas se enteran")}.`,
	couldNotBeCounted: "No se pudo contar quién se entera.",
};
