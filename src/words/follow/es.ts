import type { Words } from "../en.ts";

export const follow: Words["follow"] = {
	follow: "Seguir",
	title: ({ name }) => `Seguir: ${name}`,
	summary: ({ name }) =>
		`${name} por correo: resultados, juegos que se mueven o se cancelan, calendarios nuevos.`,
	address: "Tu correo electrónico",
	weekly: "También el correo de la semana",
	send: "Seguir por correo",
	promise:
		"Recibirás un correo con un enlace para confirmarlo. Cada correo lleva un enlace para darte de baja, sin cuenta.",
	yours: "Tus correos",
	toConfirm: "Pediste seguir",
	confirm: "Sí, seguir",
	followed: "Sigues",
	playsFor: "La liga escribe a esta dirección sobre los juegos de",
	end: "No más correos",
	save: "Guardar",
	endAll: "Dejar de recibir correos",
	all: "Todo",
	nobody: "No hay correos tras este enlace",
	again: "Seguir de nuevo",
	said: {
		asked:
			"Un correo va en camino, si es que no ha llegado ya. Ábrelo y confirma; revisa también el correo no deseado.",
		invalid: "Escribe una sola dirección de correo.",
		throttled: "Demasiados intentos. Inténtalo más tarde.",
		confirmed: "Listo. Recibirás noticias.",
		changed: "Guardado.",
		ended: "Ya no recibirás correos.",
	},
};
