import type { Sayings } from "#domain/language/say.ts";

export const official = {
	"Official not found.": "Officiel introuvable.",
	"Official deleted": "Officiel supprimé",
	"Please say what this official does.": "Veuillez dire ce que fait cet officiel.",
	"Officials are referees or scorers.": "Un officiel est arbitre ou marqueur.",
	"Please give days of the week.": "Veuillez donner des jours de la semaine.",
	"Please choose leagues.": "Veuillez choisir des ligues.",
	"Please choose venues.": "Veuillez choisir des lieux.",
	"Please choose teams.": "Veuillez choisir des équipes.",
	"The most games an evening are a whole number from 1 to 20.":
		"Les matchs par soir sont un nombre entier de 1 à 20.",
	"Referees of a game are a whole number from 0 to 6.":
		"Les arbitres d’un match sont un nombre entier de 0 à 6.",
	"Scorers of a game are a whole number from 0 to 6.":
		"Les marqueurs d’un match sont un nombre entier de 0 à 6.",
	"These are too many games to be filled at once. Please choose fewer days.":
		"Il y a trop de matchs à remplir d’un coup. Veuillez choisir moins de jours.",
	"Please choose an official.": "Veuillez choisir un officiel.",
	"Please give officials and what they do.": "Veuillez donner les officiels et leur fonction.",
	"Somebody can be at a game once.": "Une personne ne peut être qu’une fois à un match.",
	"At most a year at once.": "Un an au plus à la fois.",
} satisfies Sayings;
