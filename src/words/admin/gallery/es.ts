import type { AdminWords } from "../en.ts";

export const gallery: AdminWords["gallery"] = {
	title: "Fotos",
	ofGame: {
		about:
			"Las fotos del juego, con sus leyendas. Aparecen en la página del juego y se abren en grande.",
		notShown: "Los visitantes no las ven: en este juego participan menores.",
	},
	ofSeason: {
		about:
			"Las fotos de la temporada misma, como la jornada inaugural. Aparecen en la página de fotos de la temporada, antes que las de los juegos.",
		notShown: "Los visitantes no las ven: en esta temporada participan menores.",
	},
	onSite: "Fotos públicas",
	add: "Agregar fotos",
	save: "Guardar fotos",
	notSaved: "No se pudieron guardar las fotos.",
	notLoaded: "No se pudieron cargar las fotos.",
	one: ({ number }) => `Foto ${number}`,
};
