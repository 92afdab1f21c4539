import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const wish: AdminWords["wish"] = {
	title: "Deseos",
	text: "Lo que estaría bien tener. Primero van las reglas, el número de juegos y los rivales parejos; el calendario dice qué deseos no pudo cumplir y qué habría costado.",
	wish: ({ number }) => `Deseo ${number}`,
	remove: ({ number }) => `Quitar el deseo ${number}`,
	add: "Agregar deseo",
	kind: "Deseo",
	kinds: {
		time: "Los horarios de un equipo",
		notEarly: "No enfrentarse al principio",
		meetOn: "Enfrentarse en una fecha",
		rest: "Días entre dos juegos",
		doubleHeader: "Dos juegos el mismo día seguidos, en un solo lugar",
		inARow: "Dos equipos seguidos, en un solo lugar",
	},
	fields: {
		team: "Equipo",
		other: "Otro equipo",
		isLiked: "Cómo",
		day: "Día",
		from: "Desde",
		until: "Hasta",
		date: "Fecha",
		weeks: "No en las primeras semanas",
		least: "Al menos",
		most: "A lo más",
		weight: "Cuánto importa",
	},
	likes: "Le gusta jugar",
	dislikes: "Prefiere no jugar",
	anyDay: "Cualquier día",
	weights: { "1": "Un poco", "2": "Importa", "3": "Mucho" },
	chooseATeam: "Elige un equipo.",
	chooseTwo: "Elige dos equipos diferentes.",
	sayWhen: "Elige un día o una hora.",
	howMany: "Escribe un número entero a partir de 1.",
	met: ({ count, all }) =>
		`${count} de ${all} ${plural("es", all, "deseo cumplido", "deseos cumplidos")}`,
	missed: ({ count }) => `no cumplido ${count} ${plural("es", count, "vez", "veces")}`,
	liked: ({ team, when }) => `${team}: le gusta jugar ${when}`,
	disliked: ({ team, when }) => `${team}: mejor no ${when}`,
	fromTime: ({ time }) => `desde las ${time}`,
	untilTime: ({ time }) => `hasta las ${time}`,
	restLeast: ({ count }) =>
		`Al menos ${count} ${plural("es", count, "día", "días")} entre dos juegos`,
	restMost: ({ count }) =>
		`A lo más ${count} ${plural("es", count, "día", "días")} entre dos juegos`,
	playInARow: ({ one, other }) => `${one} y ${other}: seguidos, en un solo lugar`,
	meetLate: ({ one, other, count }) =>
		`${one} y ${other}: no en ${plural("es", count, "la primera semana", `las primeras ${count} semanas`)}`,
	meetThen: ({ one, other, day }) => `${one} y ${other}: el ${day}`,
	noExchange: "Ningún intercambio de dos juegos lo cumpliría.",
	costsNothing: "Dos juegos podrían cambiar de lugar sin que sea menos justo.",
	wouldCost: ({ list }) => `Dos juegos podrían cambiar de lugar, pero sería menos justo: ${list}.`,
};
