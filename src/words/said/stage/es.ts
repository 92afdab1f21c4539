import type { SayingsLike } from "#domain/language/say.ts";
import type { stage as french } from "./fr.ts";

export const stage: SayingsLike<typeof french> = {
	"A place is a whole number from 1 to 999.": "Un lugar es un número entero del 1 al 999.",
	"Please enter what the award is called.": "Escribe cómo se llama el reconocimiento.",
	"This is no list of honors.": "Esto no es un palmarés.",
	"An honor is a final place or an award.": "El palmarés tiene lugares finales y reconocimientos.",
	"Please choose the team or the player who gets the award.":
		"Elige al equipo o al jugador que recibe el reconocimiento.",
	"Please choose the team that has the place.": "Elige al equipo que ocupa el lugar.",
	"{0} has two final places.": "{0} tiene dos lugares finales.",
	"these honors": "este palmarés",
	"this stage": "esta fase",
	"Honors updated": "Palmarés actualizado",
	"This game belongs to a stage and goes with it. Cancel it, or take its result away.":
		"Este juego es parte de una fase y se va con ella. Cancélalo o quita su resultado.",
	"{0} and {1} have already played, and would not meet there any more. Take that result away first.":
		"{0} y {1} ya jugaron, y ahí ya no se enfrentarían. Primero quita ese resultado.",
	"{0} and {1} have already played on {2}, and would not meet there any more. Take that result away first.":
		"{0} y {1} ya jugaron el {2}, y ahí ya no se enfrentarían. Primero quita ese resultado.",
	"{0} is taken on {1}: {2} is played there.": "{0} está ocupado el {1}: ahí se juega {2}.",
	"A team": "Un equipo",
	"This stage has {0} teams.": "Esta fase tiene {0} equipos.",
	"Only {0} teams may play, and this stage has {1}.":
		"Equipos elegibles: {0}. Esta fase tiene {1}.",
	"{0} are level: draw a lot in the rules of the table, or seed by hand.":
		"Empatados: {0}. Sortea en las reglas de la tabla, o siembra a mano.",
	"{0} is not eligible. Say why it plays all the same.":
		"{0} no es elegible. Di por qué juega de todos modos.",
	"This league already has a stage called {0} in this season. Give this one another name.":
		"Esta liga ya tiene una fase llamada {0} en esta temporada. Ponle otro nombre.",
	"A league has at most {0} stages in a season.":
		"Una liga tiene como máximo {0} fases por temporada.",
	"Games of this stage have been played. Take their results away before you change its format.":
		"Ya se jugaron juegos de esta fase. Quita sus resultados antes de cambiar el formato.",
	"A stage of several leagues needs a league of its own for its games. Add one to the season, such as Finals.":
		"Una fase de varias ligas necesita una liga propia para sus juegos. Agrega una a la temporada, por ejemplo Finales.",
	"A stage has {0} to {1} teams.": "Una fase tiene de {0} a {1} equipos.",
	"The teams that play in are an even number of those in the stage.":
		"Los equipos del repechaje son un número par y no más que los de la fase.",
	"On a ladder everybody plays in; it has no play-in.":
		"En una escalera todos entran en su lugar; no hay repechaje.",
	"At least two teams are left after the play-in.":
		"Después del repechaje quedan al menos dos equipos.",
	"A stage has at most 1,000 games.": "Una fase tiene como máximo 1,000 juegos.",
	"Reseeding is for single eliminations.": "La resiembra es para la eliminación directa.",
	"Say how many groups there are.": "Indica cuántos grupos hay.",
	"A group has at least two teams.": "Un grupo tiene al menos dos equipos.",
	"At least one team of each group goes on, and no more than it has.":
		"Avanza al menos un equipo de cada grupo, y no más de los que tiene.",
	"At least two teams go on from the groups.": "De los grupos avanzan al menos dos equipos.",
	"Teams of a group meet one to four times.":
		"Los equipos de un grupo se enfrentan de una a cuatro veces.",
	"There are no series.": "No hay ninguna serie.",
	"Series {0} is not numbered in order.": "La serie {0} no está numerada en orden.",
	"There is no seed {0} among {1} teams.": "No hay sembrado {0} entre {1} equipos.",
	"Series {0} waits for place {1} of group {2}, which does not exist.":
		"La serie {0} espera el lugar {1} del grupo {2}, que no existe.",
	"Series {0} waits for group {1}, which is not over before it.":
		"La serie {0} espera al grupo {1}, que no termina antes.",
	"Series {0} waits for series {1}, which does not exist.":
		"La serie {0} espera a la serie {1}, que no existe.",
	"Series {0} waits for series {1}, which does not come before it.":
		"La serie {0} espera a la serie {1}, que no viene antes.",
	"Seed {0} stands in two places.": "El sembrado {0} está en dos lugares.",
	"The winner of series {0} stands in two places.":
		"El ganador de la serie {0} está en dos lugares.",
	"The loser of series {0} stands in two places.":
		"El perdedor de la serie {0} está en dos lugares.",
	"Place {0} of group {1} stands in two places.": "El lugar {0} del grupo {1} está en dos lugares.",
	"Seed {0} of those left stands in two places.": "El sembrado restante {0} está en dos lugares.",
	"In series {0} a team meets itself.": "En la serie {0} un equipo se enfrenta a sí mismo.",
	"Seed {0} stands nowhere.": "El sembrado {0} no está en ningún lugar.",
	"A stage has one final.": "Una fase tiene una sola final.",
	"Only the final can be played again if needed, by the same two teams.":
		"Solo la final puede repetirse si hace falta, entre los mismos dos equipos.",
	"The winner of series {0} goes nowhere.": "El ganador de la serie {0} no va a ningún lugar.",
	"The winner of the final is the champion and plays no more.":
		"El ganador de la final es campeón y ya no juega.",
	"Seeds are numbered from {0} to {1}.": "Los sembrados van de {0} a {1}.",
	"Series are numbered from {0} to {1}.": "Las series van de {0} a {1}.",
	"Rounds are numbered from {0} to {1}.": "Las rondas van de {0} a {1}.",
	"A series is the best of 1, 3, 5 or 7 games.":
		"Una serie se juega a un máximo de 1, 3, 5 o 7 juegos.",
	"Please say who plays: a seed, the winner or loser of a series, or a place of a group.":
		"Indica quién juega: un sembrado, el ganador o perdedor de una serie, o un lugar de un grupo.",
	"There is no such part of a stage.": "Esta parte de una fase no existe.",
	"There is no such kind of stage.": "Este tipo de fase no existe.",
	"This is no length.": "Esto no es una duración de serie.",
	"Teams that play in are {0} to {1}.": "Los equipos del repechaje van de {0} a {1}.",
	"There are {0} to {1} groups.": "Hay de {0} a {1} grupos.",
	"Of a group {0} to {1} teams go on.": "De un grupo avanzan de {0} a {1} equipos.",
	"Teams of a group meet {0} to {1} times.":
		"Los equipos de un grupo se enfrentan de {0} a {1} veces.",
	"These are no groups.": "Esto no son grupos.",
	"A ladder has 1 or 2 sides.": "Una escalera tiene 1 o 2 lados.",
	"There is no such order of home games.": "Este orden de juegos de local no existe.",
	"This is no list of series.": "Esto no es una lista de series.",
	"This is no format.": "Esto no es un formato.",
	"Players are {0} to {1}.": "Los jugadores van de {0} a {1}.",
	"Forfeits are {0} to {1}.": "Los juegos por default van de {0} a {1}.",
	"Please say why.": "Di por qué.",
	"These are no rules of who may play.": "Esto no son reglas de elegibilidad.",
	"Please choose the table or by hand.": "Elige la tabla o a mano.",
	"Games are a whole number from {0} to {1}.": "Los juegos son un número entero de {0} a {1}.",
	"This is no list of teams.": "Esto no es una lista de equipos.",
	"This is no list of games.": "Esto no es una lista de juegos.",
	"There is no such status.": "Este estado no existe.",
	"This is neither side.": "Esto no es ninguno de los dos lados.",
	"Stage created successfully": "Fase creada",
	"Stage deleted successfully": "Fase eliminada",
	"Stage updated successfully": "Fase actualizada",
	"Seeded from the table": "Siembra hecha según la tabla",
	"Seeds saved": "Siembra guardada",
	"Games placed": "Juegos colocados en el calendario",
	"From {0} to {1} teams go on.": "Avanzan de {0} a {1} equipos.",
	"Please say how many teams go on.": "Indica cuántos equipos avanzan.",
};
