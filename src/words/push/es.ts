import type { Words } from "../en.ts";

export const push: Words["push"] = {
	title: "En este dispositivo",
	what: ({ name }) =>
		`Un aviso breve cuando hay un resultado o cambia un juego: ${name}. Sin cuenta ni correo.`,
	start: "Avísame aquí",
	end: "Ya no aquí",
	starting: "Un momento…",
	started: "Listo: este dispositivo recibe avisos y el equipo va primero en la página de inicio.",
	startedAll: "Listo: este dispositivo recibe avisos.",
	ended: "Este dispositivo ya no recibe avisos.",
	denied: "Este navegador no deja que el sitio envíe avisos. Puedes cambiarlo en sus ajustes.",
	failed: "No funcionó. Inténtalo más tarde.",
	onHomeScreen:
		"En un iPhone o iPad funciona desde la pantalla de inicio: toca Compartir, luego Agregar a inicio, abre ahí el sitio y vuelve a esta página.",
};
