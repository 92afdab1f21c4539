import type { Words } from "../en.ts";

export const leader: Words["leader"] = {
	nobody: "Aún no hay líderes",
	nobodyYet: "Los líderes aparecerán aquí después del primer resumen de juego.",
};
