import type { Words } from "../en.ts";

export const leader: Words["leader"] = {
	nobody: "Aucun meneur pour le moment",
	nobodyYet: "Les meneurs paraîtront ici après le premier sommaire de match.",
};
