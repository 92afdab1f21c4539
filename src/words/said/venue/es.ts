import type { SayingsLike } from "#domain/language/say.ts";
import type { venue as french } from "./fr.ts";

export const venue = {
	"Venue not found.": "No se encontró la sede.",
	"There is a venue named {0} already.": "Ya hay una sede llamada {0}.",
	"Two courts have the same name.": "Dos canchas tienen el mismo nombre.",
	"A venue closes later than it opens.": "Una sede cierra después de abrir.",
	"This venue has no court named {0}.": "Esta sede no tiene ninguna cancha llamada {0}.",
	"Please give a day, and from when until when it is open.":
		"Indica un día, y desde y hasta qué hora abre.",
	"Please give a date, and from when until when it is open.":
		"Indica una fecha, y desde y hasta qué hora abre.",
	"Please give the first and the last day on which it is closed.":
		"Indica el primer y el último día de cierre.",
	"Venue deleted": "Sede eliminada",
	"At all of these times the courts are closed or taken by others.":
		"A todas esas horas las canchas están cerradas u ocupadas por otros.",
	"Please choose the schedules.": "Elige los calendarios.",
	"Please choose two schedules at least.": "Elige al menos dos calendarios.",
	"{0} generated together": "Generados juntos: {0}",
	"{0} schedule": "{0} calendario",
	"{0} schedules": "{0} calendarios",
	"Please say whether the team likes to play there.": "Indica si al equipo le gusta jugar ahí.",
	"Please say at which place.": "Indica en qué lugar.",
	"{0}: {1} is closed on {2}.": "{0}: {1} está cerrada el {2}.",
	"{0}: {1} is taken on {2} by {3} ({4}).": "{0}: {1} está ocupada el {2} por {3} ({4}).",
} satisfies SayingsLike<typeof french>;
