import type { AdminWords } from "../en.ts";

export const gallery: AdminWords["gallery"] = {
	title: "Fotos",
	about:
		"Las fotos del juego, con sus leyendas. Aparecen en la página del juego y se abren en grande.",
	notShown: "Los visitantes no las ven: en este juego participan menores.",
	add: "Agregar fotos",
	save: "Guardar fotos",
	notSaved: "No se pudieron guardar las fotos.",
	notLoaded: "No se pudieron cargar las fotos.",
	one: ({ number }) => `Foto ${number}`,
};
