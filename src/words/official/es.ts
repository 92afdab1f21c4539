import type { Words } from "../en.ts";

export const official: Words["official"] = {
	title: ({ name }) => `Los juegos de ${name}`,
	summary: "Los juegos en los que te piden oficiar. Acéptalos, o di que no puedes.",
	none: "Por ahora no hay juegos",
	fees: ({ earned, toCome }) => `Honorarios: ${earned} ganados, ${toCome} por recibir.`,
	noneHint: "Vuelve con este enlace; sigue siendo el mismo.",
	coming: "Ahí estaré",
	notComing: "No puedo",
	saved: "Gracias, quedó guardado.",
	job: { referee: "Árbitro", scorer: "Anotador" },
	states: { asked: "Por responder", accepted: "Estarás ahí", refused: "No puedes" },
};
