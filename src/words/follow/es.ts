import type { Words } from "../en.ts";

export const follow: Words["follow"] = {
	follow: "Seguir",
	title: ({ name }) => `Seguir: ${name}`,
	summary: ({ name }) =>
		`${name} por correo: resultados, partidos que se mueven o se cancelan, calendarios nuevos.`,
	address: "Su correo electrónico",
	weekly: "También la carta de la semana",
	send: "Seguir por correo",
	promise:
		"Recibirá un correo con un enlace para confirmarlo. Cada correo lleva un enlace para darse de baja, sin cuenta.",
	yours: "Sus correos",
	toConfirm: "Usted pidió seguir",
	confirm: "Sí, seguir",
	followed: "Usted sigue",
	end: "No más correos",
	save: "Guardar",
	endAll: "Dejar de recibir correos",
	all: "Todo",
	nobody: "No hay correos tras este enlace",
	again: "Seguir de nuevo",
	said: {
		asked:
			"Un correo va en camino, si es que no ha llegado ya. Ábralo y confirme; revise también el correo no deseado.",
		invalid: "Escriba una sola dirección de correo.",
		throttled: "Demasiados intentos. Inténtelo más tarde.",
		confirmed: "Listo. Recibirá noticias.",
		changed: "Guardado.",
		ended: "Ya no recibirá correos.",
	},
};
