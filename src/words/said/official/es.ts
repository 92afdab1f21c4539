import type { Sayings } from "#domain/language/say.ts";

export const official = {
	"Official not found.": "No se encontró el oficial.",
	"Official deleted": "Oficial eliminado",
	"Please say what this official does.": "Di qué hace este oficial.",
	"Officials are referees or scorers.": "Un oficial es árbitro o anotador.",
	"Please give days of the week.": "Da días de la semana.",
	"Please choose leagues.": "Elige ligas.",
	"Please choose venues.": "Elige sedes.",
	"Please choose teams.": "Elige equipos.",
	"The most games an evening are a whole number from 1 to 20.":
		"Los juegos por noche son un número entero de 1 a 20.",
	"Referees of a game are a whole number from 0 to 6.":
		"Los árbitros de un juego son un número entero de 0 a 6.",
	"Scorers of a game are a whole number from 0 to 6.":
		"Los anotadores de un juego son un número entero de 0 a 6.",
	"These are too many games to be filled at once. Please choose fewer days.":
		"Son demasiados juegos para llenarlos de una vez. Elige menos días.",
	"Please choose an official.": "Elige un oficial.",
	"Please give officials and what they do.": "Da los oficiales y qué hace cada uno.",
	"Somebody can be at a game once.": "Una persona puede estar en un juego una sola vez.",
	"At most a year at once.": "Como máximo un año a la vez.",
} satisfies Sayings;
