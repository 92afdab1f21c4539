import type { AdminWords } from "../en.ts";

export const honor: AdminWords["honor"] = {
	title: "Palmarès",
	about: "La fin de la saison de cette ligue\u00a0: classement final, champion et prix.",
	places: "Classement final",
	takeProposed: "Selon les résultats",
	byTable: "Les résultats proposent les rangs du classement.",
	byStage: ({ name }) =>
		`Les résultats proposent les rangs de la phase «\u00a0${name}\u00a0», les autres équipes suivant selon le classement.`,
	notOver: "Il reste des matchs à jouer. Ce que vous fixez maintenant reste tel quel.",
	pictureOfChampion: "Photo du champion",
	awards: "Prix",
	addAward: "Ajouter un prix",
	noAwards: "Pas encore de prix.",
	removeAward: ({ text }) => `Retirer ${text}`,
	awardName: "Prix",
	forExample: "Par exemple joueur par excellence, équipe d’étoiles ou esprit sportif.",
	nameMissing: "Veuillez indiquer le nom du prix.",
	nobodyChosen: "Veuillez choisir un joueur ou une équipe.",
	none: "Aucun",
	note: "Note",
	add: "Ajouter",
	fix: "Fixer le palmarès",
	save: "Enregistrer",
	startOver: "Recommencer",
	notSaved: "Le palmarès n’a pas pu être enregistré.",
};
