import type { Words } from "../en.ts";

export const search: Words["search"] = {
	title: "Búsqueda",
	of: ({ text }) => `Búsqueda: ${text}`,
	summary: ({ name }) => `Jugadores, equipos, juegos y páginas: ${name}.`,
	field: "Buscar en el sitio",
	placeholder: "Jugador, equipo, juego",
	open: "Abrir la búsqueda",
	whatFor: "¿Qué buscas?",
	how: "Escribe un nombre o una parte; con dos equipos encuentras sus juegos.",
	nothing: ({ text }) => `Sin resultados: ${text}`,
	shorter: "Prueba con una parte más corta del nombre, o con otra ortografía.",
	games: "Juegos",
	teams: "Equipos",
	pages: "Páginas",
	meant: "¿Buscabas alguna de estas páginas?",
};
