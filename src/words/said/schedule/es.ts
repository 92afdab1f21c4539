import type { SayingsLike } from "#domain/language/say.ts";
import type { schedule as french } from "./fr.ts";

export const schedule: SayingsLike<typeof french> = {
	"Please choose a day that is still to come.": "Elige un día que aún no haya pasado.",
	"The team does not ask for this any more.": "El equipo ya no lo pide.",
	"The day until which teams say this has gone by.":
		"Ya pasó el día hasta el que los equipos lo dicen.",
	"Please say what was asked for.": "Di qué se pidió.",
	"What is asked for is open, accepted or refused.":
		"Una petición está por decidir, aceptada o rechazada.",
	"Please say what is accepted and what is not.": "Di qué se acepta y qué no.",
	"A schedule has at most {0} wishes.": "Un calendario tiene como máximo {0} deseos.",
	"A team can ask for at most {0} things.": "Un equipo puede pedir como máximo {0} cosas.",
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
	"This schedule has no games to plan anew.": "Este calendario no tiene juegos que replanear.",
	"Please say on which day it closes first.": "Indica desde qué día está cerrado.",
	"The last day is before the first one.": "El último día es anterior al primero.",
	"This schedule has no court named {0}.": "Este calendario no tiene una cancha llamada {0}.",
	"Nothing is played from {0} to {1}.": "No se juega nada del {0} al {1}.",
	"Some of these games were changed meanwhile. Please look for places again.":
		"Algunos de estos juegos cambiaron mientras tanto. Busca lugares de nuevo.",
	"{0} game changed": "{0} juego cambiado",
	"{0} games changed": "{0} juegos cambiados",
	"Weeks more are a whole number from 0 to 12.":
		"Las semanas de más son un número entero de 0 a 12.",
	"A game is scheduled or postponed.": "Un juego está programado o pospuesto.",
	"Please give the games to move, each with its old and its new place.":
		"Da los juegos que se mueven, cada uno con su lugar anterior y el nuevo.",
	"Please give a court and the dates on which it is closed.":
		"Da una cancha y las fechas en que está cerrada.",
	"Wishes are a list.": "Los deseos son una lista.",
	"A wish counts 1, 2 or 3.": "Un deseo cuenta 1, 2 o 3.",
	"A wish about two teams names both.": "Un deseo sobre dos equipos nombra a los dos.",
	"A wish about two teams names two different ones.":
		"Un deseo sobre dos equipos nombra a dos diferentes.",
	"Days between games are a whole number from 1 to 200.":
		"Los días entre juegos son un número entero de 1 a 200.",
	"A wish is about a time, two teams, days between games or double-headers.":
		"Un deseo es sobre un horario, dos equipos, los días entre juegos o las dobles jornadas.",
	"Please say whether the team likes to play then.": "Indica si al equipo le gusta jugar entonces.",
	"Nothing is played on {0}, when two teams wish to meet.":
		"No se juega nada el {0}, cuando dos equipos desean enfrentarse.",
	"At least so many days between games are more than at most.":
		"El mínimo de días entre juegos es mayor que el máximo.",
	"The time a team wishes for ends before it begins.":
		"El horario que desea un equipo termina antes de empezar.",
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
	"The effort is quick, normal or best.": "El esfuerzo es quick, normal o best.",
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
	"A team is in one group.": "Un equipo está en un solo grupo.",
	"Each group says how often it meets each group, and both say the same.":
		"Cada grupo dice cuántas veces se enfrenta con cada grupo, y ambos dicen lo mismo.",
	"Please name each group.": "Da un nombre a cada grupo.",
	"The teams of a group are a list of teams.": "Los equipos de un grupo son una lista de equipos.",
	"How often two groups meet is a whole number from {0} to {1}.":
		"Las veces que dos grupos se enfrentan son un número entero de {0} a {1}.",
	"Please say how often each group meets each group.":
		"Di cuántas veces se enfrenta cada grupo con cada grupo.",
	"Games are a list.": "Los juegos son una lista.",
	"Groups are a list.": "Los grupos son una lista.",
	"up to {0}": "hasta {0}",
	"Every team wants {0}, but has room for only {1}: at most {2} a day and {3} a week in {4}.":
		"Cada equipo quiere {0}, pero solo tiene lugar para {1}: a lo más {2} por día y {3} por semana en {4}.",
	"{0}. Add weeks, allow more games a week, or ask for fewer games.":
		"{0}. Agrega semanas, permite más juegos por semana o pide menos juegos.",
	"{0} teams want {1} each, which makes {2}, but there is room for only {3} in {4}: {5}.":
		"{0} equipos quieren {1} cada uno, lo que da {2}, pero solo hay lugar para {3} en {4}: {5}.",
	"Add times, courts or weeks, or ask for fewer games.":
		"Agrega horarios, canchas o semanas, o pide menos juegos.",
	"{0} {1} and has room for only {2} of {3}: {4}.":
		"{0}: {1}; solo hay lugar para {2} de {3}: {4}.",
	"{0} wanted game": "{0} juego pedido",
	"{0} wanted games": "{0} juegos pedidos",
	"Free this team at other times, or add weeks.":
		"Libera a este equipo en otros horarios, o agrega semanas.",
	"{0} {1}: {2} for {3} wanted games; {4}.": "{0}: {1}; {2} para {3} juegos pedidos; {4}.",
	"{0} place": "{0} lugar",
	"{0} places": "{0} lugares",
	"Add a slot at those times or free one of these teams.":
		"Agrega un lugar en esos horarios o libera a uno de estos equipos.",
	"{0} does not fit": "{0} de más",
	"{0} do not fit": "{0} de más",
	"can never play": "ningún juego posible",
	"can only play at {0}": "juegos posibles solo a las {0}",
	"can only play at {0} in {1} of {2} weeks":
		"juegos posibles solo a las {0}, en {1} de {2} semanas",
	"can only play in {0} of {1} weeks": "juegos posibles solo en {0} de {1} semanas",
	"is away too often": "demasiadas ausencias",
	"are free at too few of the same times": "muy pocos horarios libres en común",
	"{0} with {1} each make an odd number of places, and every game takes two: one team plays a game less.":
		"{0} con {1} cada uno dan un número impar de lugares, y cada juego ocupa dos: un equipo juega un juego menos.",
	"{0} could not be placed, because teams that share people cannot play at the same time.":
		"{0} sin lugar, porque equipos que comparten gente no pueden jugar al mismo tiempo.",
	"{0} could not be placed, because pinned games are in the way.":
		"{0} sin lugar, porque los juegos fijos estorban.",
	"{0} might still fit: try another draw, or add them by hand.":
		"Quizá todavía quepa: {0}. Prueba otro sorteo, o agrega a mano.",
	"{0} has fewer games than there would be room for.": "{0} tiene menos juegos de los que cabrían.",
	"{0} have fewer games than there would be room for.":
		"{0} tienen menos juegos de los que cabrían.",
	"{0} other teams": "{0} equipos más",
	"The game pinned on {0} was moved.": "El juego fijo del {0} se movió.",
	"There is no team {0} for the game on {1}.": "Para el juego del {1} no hay equipo {0}.",
	"{0} plays itself on {1}.": "El {1} {0} juega contra sí mismo.",
	"{0} at {1}: the schedule has no slot on {2} on {3}.":
		"{0} en {1}: el calendario no tiene lugar el {2} ({3}).",
	"{0} at {1}: the schedule has no slot on {2}.":
		"{0} en {1}: el {2} el calendario no tiene lugar.",
	"{0} at {1}: {2} cannot play on {3}.": "{0} en {1}: el {3} {2} no puede jugar.",
	"Two games are on {0} on {1}.": "El {1} hay dos juegos en el mismo lugar ({0}).",
	"{0} has {1} in week {2}, but {3}.": "{0} tiene {1} en la semana {2}, pero {3}.",
	"{0} has {1} on {2}, but {3}.": "{0} tiene {1} el {2}, pero {3}.",
	"{0} is allowed": "se permite {0}",
	"{0} are allowed": "se permiten {0}",
	"{0} has {1}, more than the {2} wanted.": "{0} tiene {1}, más que los {2} pedidos.",
	"{0} has two games at once on {1}.": "El {1} {0} tiene dos juegos a la vez.",
	"{0} share people but play at the same time on {1}.":
		"{0} comparten gente, pero el {1} juegan al mismo tiempo.",
	"Two teams have the same id, {0}.": "Dos equipos tienen el mismo identificador, {0}.",
	"A schedule has 1 to 104 weeks, not {0}.": "Un calendario tiene de 1 a 104 semanas, no {0}.",
	"{0} is a whole number from {1} to 1000, not {2}.":
		"{0}: un número entero de {1} a 1000, no {2}.",
	"Games per team": "Juegos por equipo",
	"The most games a day": "Máximo de juegos por día",
	"The most games a week": "Máximo de juegos por semana",
	"The length of a game in minutes": "Duración de un juego en minutos",
	"There is no team {0} to share people with.": "No hay equipo {0} con el cual compartir gente.",
	"Pinned game: {0}": "Juego fijo: {0}",
	"Pinned game: no slot is left on {0}.": "Juego fijo: el {0} ya no queda lugar.",
	"The game of {0} and {1} on {2} names no team of the league.":
		"El juego de {0} y {1} del {2} no nombra a ningún equipo de la liga.",
	"“{0}” is not a time such as 18:00.": "“{0}” no es una hora como 18:00.",
	"“{0}” is not a date such as 2026-01-05.": "“{0}” no es una fecha como 2026-01-05.",
	"“{0}” is not a day from Sunday to Saturday.": "“{0}” no es un día de Sunday a Saturday.",
};
