import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const platform: Words["platform"] = {
	dashboard: "Ir al panel",
	signIn: "Iniciar sesión",
	noHost: "Ninguna liga vive en esta dirección.",
	noSlug: "No hay ninguna liga con este nombre.",

	leagues: "Ligas",
	count: ({ count }) => `${count} ${plural("es", count, "liga", "ligas")}`,
	all: ({ count }) => `Las ${count} ligas`,
	none: "Aún no hay ligas",
	noneYet: "La primera liga aparecerá aquí en cuanto abra.",

	browse: "Ver las ligas",
	browseSummary: ({ product }) => `Todas las ligas que viven en ${product}.`,
	browseLead: "Encuentra tu liga por su nombre.",
	search: "Buscar ligas",
	name: "Nombre",
	namePlaceholder: "Nombre de la liga",
	nobody: "Ninguna liga con ese nombre",
	searchAgain: "Prueba con una parte más corta del nombre.",

	summary: ({ product }) =>
		`${product} le da un sitio a cada liga: tablas, calendarios, resultados y estadísticas.`,
	title: "Tu liga, en línea.",
	lead: "Posiciones correctas un segundo después del marcador final. Calendarios que se leen en el teléfono. Las estadísticas de cada juego y una página para cada jugador.",
	featuresTitle: "Lo que recibe una liga",
	features: [
		{
			title: "Un sitio propio",
			text: "En el dominio de la liga o aquí con su nombre, con sus colores.",
		},
		{
			title: "Una tabla que se explica sola",
			text: "Cada lugar dice por qué: porcentaje, derrotas, victorias. Sin hojas de cálculo ni discusiones.",
		},
		{
			title: "Estadísticas de cada juego",
			text: "Cada línea suma al equipo, cada juego a la temporada, cada temporada a la carrera.",
		},
		{
			title: "Una página para cada jugador",
			text: "Promedios, cada juego, cada temporada. La foto es cosa suya.",
		},
		{
			title: "Líderes de todos los tiempos",
			text: "Puntos, triples y victorias de equipo en todas las temporadas, para presumir.",
		},
		{
			title: "Rápido en todas partes",
			text: "Páginas ligeras que abren en el sótano del gimnasio, en cualquier teléfono, sin aplicación.",
		},
	],

	million: {
		title: "Como de un millón",
		summary: ({ product }) =>
			`Así se ve una liga de amigos en ${product}: como una que sale en la televisión.`,
		heading: "Como de un millón.",
		lead: "Tus jugadores llegan directo del trabajo y comparten una sola bomba de balones. Su liga puede verse como la de la televisión.",
		browse: "Ver ligas de verdad",
		featuresTitle: "Lo que tienen los profesionales, y ahora tú",
		features: [
			{
				title: "Estadísticas al silbatazo final",
				text: "Los puntos, rebotes y minutos de todos, con los porcentajes de tiro ya calculados.",
			},
			{
				title: "Un escudo para cada equipo",
				text: "¿Aún sin logo? Cada equipo recibe uno propio, con sus colores.",
			},
			{
				title: "Historia que se queda",
				text: "Cada temporada queda a un toque. La mejor noche de nadie se pierde en un chat de grupo.",
			},
		],
	},
};
