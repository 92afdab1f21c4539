import type { AdminWords } from "../en.ts";

export const gallery: AdminWords["gallery"] = {
	title: "Photos",
	ofGame: {
		about:
			"Les photos du match, avec leurs légendes. Elles figurent sur la page du match et s’agrandissent.",
		notShown: "Les visiteurs ne les voient pas\u00a0: des mineurs participent à ce match.",
	},
	ofSeason: {
		about:
			"Les photos de la saison elle-même, comme la journée d’ouverture. Elles figurent à la page des photos de la saison, avant celles des matchs.",
		notShown: "Les visiteurs ne les voient pas\u00a0: des mineurs participent à cette saison.",
	},
	onSite: "Photos publiques",
	add: "Ajouter des photos",
	save: "Enregistrer les photos",
	notSaved: "Les photos n’ont pas pu être enregistrées.",
	notLoaded: "Les photos n’ont pas pu être chargées.",
	one: ({ number }) => `Photo ${number}`,
};
