import type { SayingsLike } from "#domain/language/say.ts";
import type { schedule as french } from "./fr.ts";

export const schedule: SayingsLike<typeof french> = {
	"Schedule not found.": "No se encontró el calendario.",
	"This schedule is being generated already.": "Este calendario ya se está generando.",
	"The generation was cancelled.": "Se canceló la generación.",
	"No generation is running.": "No hay ninguna generación en curso.",
	"These are {0} places for games. At most {1} can be planned in one schedule.":
		"Son {0} lugares para juegos. Un calendario puede tener {1} como máximo.",
	"{0} does not play in this league.": "{0} no juega en esta liga.",
	"A team shares people with other teams, not with itself.":
		"Un equipo comparte gente con otros equipos, no consigo mismo.",
	"Teams of a pinned game must be different.": "Los equipos de un juego fijo deben ser diferentes.",
	"The schedule has no place for a pinned game on {0}.":
		"El calendario no tiene lugar para un juego fijo el {0}.",
	"The schedule has no place for a pinned game on {0} on {1}.":
		"El calendario no tiene lugar para un juego fijo el {0} ({1}).",
	"{0} at {1}": "{0} a las {1}",
	"The schedule has one week from {0}. Please choose a date in them.":
		"El calendario tiene una semana desde el {0}. Elige una fecha en ella.",
	"The schedule has {0} weeks from {1}. Please choose a date in them.":
		"El calendario tiene {0} semanas desde el {1}. Elige una fecha en ellas.",
	"A game that has begun cannot be moved.": "Un juego que ya empezó no se puede mover.",
	"A schedule needs at least two teams in its league.":
		"Un calendario necesita al menos dos equipos en su liga.",
	"Please choose game days first.": "Primero elige los días de juego.",
	"Please enter times first.": "Primero ingresa los horarios.",
	"None of the game days has a time on which it is played.":
		"Ningún día de juego tiene un horario.",
	"The schedule, its teams or its games were changed meanwhile. Please generate it again.":
		"El calendario, sus equipos o sus juegos cambiaron mientras tanto. Genéralo otra vez.",
	"Full schedule generated!": "¡Calendario completo generado!",
	"{0} for {1}, {2}.": "{0} para {1}, {2}.",
	"{0} that had begun stayed.": "Ya habían empezado y se quedaron: {0}.",
	"{0} is missing.": "Falta {0}.",
	"{0} are missing.": "Faltan {0}.",
	"{0} game": "{0} juego",
	"{0} games": "{0} juegos",
	"{0} team": "{0} equipo",
	"{0} teams": "{0} equipos",
	"{0} bye": "{0} descanso",
	"{0} byes": "{0} descansos",
	"{0} week": "{0} semana",
	"{0} weeks": "{0} semanas",
	"{0} problem": "{0} problema",
	"{0} problems": "{0} problemas",
	"This schedule is too large to be measured.": "Este calendario es demasiado grande para medirlo.",
	"The schedule of these games was deleted. Bring that back first.":
		"El calendario de estos juegos se eliminó. Primero recupéralo.",
	"Please choose two different games.": "Elige dos juegos diferentes.",
	"Games with scores or statistics cannot be swapped.":
		"Los juegos con marcador o estadísticas no se pueden intercambiar.",
	"Too many schedules are being looked at. Please try again in a moment.":
		"Se están consultando demasiados calendarios. Inténtalo de nuevo en un momento.",
	"Too many schedules are being generated. Please try again in a moment.":
		"Se están generando demasiados calendarios. Inténtalo de nuevo en un momento.",
	"This schedule takes longer than 30 seconds to generate. Please plan fewer weeks or times at once.":
		"Este calendario tarda más de 30 segundos en generarse. Planea menos semanas u horarios a la vez.",
	"A seed is a whole number from {0} to {1}.": "Una semilla es un número entero de {0} a {1}.",
	"The effort is quick or best.": "El esfuerzo es quick o best.",
	"Courts are a list of names.": "Las canchas son una lista de nombres.",
	"Please enter a name for each court.": "Ingresa un nombre para cada cancha.",
	"Teams that share people are a list of teams.":
		"Los equipos que comparten gente son una lista de equipos.",
	"People are shared by two teams at least.": "La gente se comparte entre dos equipos al menos.",
	"Please give a list of times for each week.": "Da una lista de horarios para cada semana.",
	"Please give a team and its dates.": "Da un equipo y sus fechas.",
	"Please give two teams, a date and a time for each game.":
		"Da dos equipos, una fecha y un horario para cada juego.",
	"Please give the teams that share people.": "Da los equipos que comparten gente.",
	"Games per team is a whole number from {0} to {1}.":
		"Los juegos por equipo son un número entero de {0} a {1}.",
	"The most games a day is a whole number from {0} to {1}.":
		"El máximo de juegos por día es un número entero de {0} a {1}.",
	"The most games a week is a whole number from {0} to {1}.":
		"El máximo de juegos por semana es un número entero de {0} a {1}.",
	"The length of a game is a whole number of minutes from {0} to {1}.":
		"La duración de un juego es un número entero de minutos de {0} a {1}.",
	"The number of weeks is a whole number from {0} to {1}.":
		"El número de semanas es un número entero de {0} a {1}.",
	"Please say whether visitors see it.": "Di si los visitantes lo ven.",
	"Swap failed.": "No se pudo intercambiar.",
	"Week {0} has games. The schedule needs at least {1} weeks.":
		"La semana {0} tiene juegos. El calendario necesita al menos {1} semanas.",
};
