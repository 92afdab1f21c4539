import type { Words } from "../en.ts";

export const block: Words["block"] = {
	email: "Courriel",
	phone: "Téléphone",
	address: "Adresse",
	prices: "Tarifs",
	item: "Article",
	price: "Prix",
	video: "Vidéo",
	kilobytes: ({ size }) => `PDF, ${size}\u00a0ko`,
	megabytes: ({ size }) => `PDF, ${size}\u00a0Mo`,
	allTimeLeaders: "Meneurs de tous les temps",

	picture: "Image",
	close: "Fermer",
	previous: "Précédente",
	next: "Suivante",
};
