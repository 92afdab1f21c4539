import type { AdminWords } from "../en.ts";

export const honor: AdminWords["honor"] = {
	title: "Palmarés",
	about: "Cómo terminó la temporada de esta liga: lugares finales, campeón y reconocimientos.",
	places: "Lugares finales",
	takeProposed: "Según los resultados",
	byTable: "Los resultados proponen los lugares de la tabla.",
	byStage: ({ name }) =>
		`Los resultados proponen los lugares de ${name}; los demás equipos siguen según la tabla.`,
	notOver: "Todavía faltan juegos. Lo que fijes ahora queda hasta que lo cambies.",
	pictureOfChampion: "Foto del campeón",
	awards: "Reconocimientos",
	addAward: "Agregar reconocimiento",
	noAwards: "Todavía no hay reconocimientos.",
	removeAward: ({ text }) => `Quitar ${text}`,
	awardName: "Reconocimiento",
	forExample: "Por ejemplo, jugador más valioso, equipo ideal o juego limpio.",
	nameMissing: "Escribe cómo se llama el reconocimiento.",
	nobodyChosen: "Elige a un jugador o a un equipo.",
	none: "Ninguno",
	note: "Nota",
	add: "Agregar",
	fix: "Fijar palmarés",
	save: "Guardar palmarés",
	startOver: "Empezar de nuevo",
	notSaved: "No se pudo guardar el palmarés.",
};
