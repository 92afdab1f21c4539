import type { AdminWords } from "../en.ts";

export const captain: AdminWords["captain"] = {
	title: "Peticiones de capitanes",
	summary: "Otros horarios que piden los capitanes y resultados que dicen que están mal.",
	none: "Los capitanes no piden nada",
	noneHint:
		"En la página de su equipo inscrito, un capitán puede pedir otro horario para un juego y decir si un resultado es correcto.",
	asks: ({ team, when }) => `${team} quisiera jugar: ${when}`,
	finds: ({ team }) => `${team} dice que el resultado está mal`,
	now: ({ when }) => `Ahora: ${when}`,
	noDay: "todavía sin fecha",
	other: {
		asked: "El otro capitán no ha contestado",
		agrees: "Los dos capitanes están de acuerdo",
		refuses: "El otro capitán no puede",
		nobody: "Al otro capitán no se le puede preguntar aquí",
	},
	move: "Cambiar el juego",
	refuse: "Rechazar",
	refuseTitle: "Rechazar otro horario",
	why: "Por qué no",
	whyHint: "El capitán lo lee.",
	done: "Resuelto",
	evening: "Todas las canchas ese día",
	notSaved: "No se pudo guardar.",
};
