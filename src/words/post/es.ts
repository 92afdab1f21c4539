import type { Words } from "../en.ts";

export const post: Words["post"] = {
	title: "Noticias",
	all: "Todas las noticias",
	more: "Más noticias",
	none: "Aún no hay noticias",
	noneYet: "Lo que la liga tenga que decir aparecerá aquí.",
	pinned: "Destacada",
	announcement: "Aviso",
};
