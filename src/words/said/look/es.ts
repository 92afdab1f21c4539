import type { SayingsLike } from "#domain/language/say.ts";
import type { look as french } from "./fr.ts";

export const look: SayingsLike<typeof french> = {
	"Text on buttons": "Texto de los botones",
	"Links on light pages": "Enlaces en páginas claras",
	"Links on dark pages": "Enlaces en páginas oscuras",
	"Name on the header": "Nombre en el encabezado",
	"Navigation and top of the home page": "Navegación y parte alta del inicio",
	"The accent": "El color de acento",
	"The header": "El encabezado",
	"The band": "La franja",
	"a little lighter": "un poco más claro",
	"a little darker": "un poco más oscuro",
	"much lighter": "mucho más claro",
	"much darker": "mucho más oscuro",
	"{0} was made {1} so that the text on it can be read: {2} → {3}, {4} to 1.":
		"{0}: tono {1} para que se lea el texto: {2} → {3}, {4} a 1.",
	"Links on light pages are {0} so that they can be read: {1} → {2}, {3} to 1.":
		"Enlaces en páginas claras: tono {0} para que se lean: {1} → {2}, {3} a 1.",
	"Links on dark pages are {0} so that they can be read: {1} → {2}, {3} to 1.":
		"Enlaces en páginas oscuras: tono {0} para que se lean: {1} → {2}, {3} a 1.",
	"Always dark, with floodlight green": "Siempre oscuro, con verde de reflector",
	"Black and amber, dense as a scoreboard": "Negro y ámbar, denso como un marcador",
	"Calm and modern": "Tranquilo y moderno",
	"Cool blue, light and round": "Azul frío, ligero y redondo",
	"Like the sports pages of a newspaper": "Como las páginas deportivas de un periódico",
	"Narrow and loud, as on a scoreboard": "Angosto y fuerte, como en un marcador",
	"Navy and crimson, like a college sweater": "Marino y carmesí, como un suéter universitario",
	"Orange, narrow and loud": "Naranja, angosto y fuerte",
	"Round and friendly, for youth leagues": "Redondo y amable, para ligas juveniles",
	"Set like the sports pages": "Compuesto como las páginas deportivas",
	"Sturdy, as on a college sweater": "Firme, como en un suéter universitario",
	"Tall headlines over clear text": "Títulos altos sobre texto claro",
	"Technical, like the number on a shirt": "Técnico, como el número de una playera",
	Arena: "Arena",
	Heritage: "Herencia",
	Court: "Cancha",
	Ice: "Hielo",
	Night: "Noche",
	Paper: "Papel",
	"Oswald and Inter": "Oswald e Inter",
};
