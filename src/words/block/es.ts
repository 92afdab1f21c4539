import type { Words } from "../en.ts";

export const block: Words["block"] = {
	email: "Correo",
	phone: "Teléfono",
	address: "Dirección",
	prices: "Precios",
	item: "Concepto",
	price: "Precio",
	video: "Video",
	kilobytes: ({ size }) => `PDF, ${size} kB`,
	megabytes: ({ size }) => `PDF, ${size} MB`,
	allTimeLeaders: "Líderes de todos los tiempos",

	picture: "Imagen",
	close: "Cerrar",
	previous: "Anterior",
	next: "Siguiente",
};
