import type { Sayings } from "#domain/language/say.ts";

export const venue = {
	"Venue not found.": "Lieu introuvable.",
	"There is a venue named {0} already.": "Il y a déjà un lieu nommé {0}.",
	"Two courts have the same name.": "Deux terrains ont le même nom.",
	"A venue closes later than it opens.": "Un lieu ferme après avoir ouvert.",
	"This venue has no court named {0}.": "Ce lieu n’a pas de terrain nommé {0}.",
	"Please give a day, and from when until when it is open.":
		"Veuillez donner un jour, et les heures d’ouverture.",
	"Please give a date, and from when until when it is open.":
		"Veuillez donner une date, et les heures d’ouverture.",
	"Please give the first and the last day on which it is closed.":
		"Veuillez donner le premier et le dernier jour de fermeture.",
	"Venue deleted": "Lieu supprimé",
	"At all of these times the courts are closed or taken by others.":
		"À toutes ces heures, les terrains sont fermés ou pris par d’autres.",
	"Please choose the schedules.": "Veuillez choisir les calendriers.",
	"Please choose two schedules at least.": "Veuillez choisir au moins deux calendriers.",
	"{0} generated together": "Créés ensemble\u00a0: {0}",
	"{0} schedule": "{0} calendrier",
	"{0} schedules": "{0} calendriers",
	"Please say whether the team likes to play there.": "Veuillez dire si l’équipe aime jouer là.",
	"Please say at which place.": "Veuillez dire à quel endroit.",
	"{0}: {1} is closed on {2}.": "{0}\u00a0: fermé le {2} ({1}).",
	"{0}: {1} is taken on {2} by {3} ({4}).": "{0}\u00a0: pris le {2} ({1}) par le match {3} ({4}).",
} satisfies Sayings;
