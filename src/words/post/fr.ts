import type { Words } from "../en.ts";

export const post: Words["post"] = {
	title: "Nouvelles",
	all: "Toutes les nouvelles",
	more: "D’autres nouvelles",
	none: "Pas encore de nouvelles",
	noneYet: "Ce que la ligue a à dire paraîtra ici.",
	pinned: "À la une",
	announcement: "Annonce",
};
