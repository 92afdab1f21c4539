import type { AdminWords } from "../en.ts";

export const translation: AdminWords["translation"] = {
	languages: "Idiomas de esta página",
	states: {
		whole: "Al día",
		older: "Anterior al original",
		draft: "Borrador",
		missing: "Falta",
	},
	notBegun: "En cuanto haya algo escrito aquí, se puede traducir.",
	copy: "Esta es una copia del original, para traducirla.",
	until: "Mientras no se publique, los visitantes leen el original.",
	newer: "El original se volvió a publicar desde la última comparación.",
	newerBy: ({ changes }) =>
		`El original se volvió a publicar desde la última comparación: ${changes}.`,
	more: ({ count }) => `${count} más`,
	stillSame: "Sigue diciendo lo mismo",
	afterOriginal: "Los visitantes la verán cuando se publique el original.",
	remove: "Borrar esta traducción",
	label: ({ language }) => `Etiqueta en ${language} (opcional)`,
};
