import type { SayingsLike } from "#domain/language/say.ts";
import type { game as french } from "./fr.ts";

export const game: SayingsLike<typeof french> = {
	"Games of a stage get their day in the stage.":
		"Los juegos de una fase reciben su fecha en la fase.",
	"A cancelled game is not made up. Postpone it first.":
		"Un juego cancelado no se repone. Posponlo primero.",
	"This game is only in a draft. Move it in its schedule.":
		"Este juego solo está en un borrador. Muévelo en su calendario.",
	"Evening not found.": "No se encontró la jornada.",
	"There is no game left to call off on this day.": "No queda ningún juego por suspender ese día.",
	"Please say whether the games are postponed or cancelled.":
		"Indica si los juegos se posponen o se cancelan.",
	"Games postponed: {0}": "Juegos pospuestos: {0}",
	"Games cancelled: {0}": "Juegos cancelados: {0}",
	"Games as they were: {0}": "Juegos como estaban: {0}",
	"Stage not found.": "Fase no encontrada.",
	"A game of an elimination does not end level. Enter the score that says who won.":
		"Un juego de eliminación no termina empatado. Anota el marcador que dice quién ganó.",
	"Series not found.": "Serie no encontrada.",
	"It is not known yet who plays in this series.": "Aún no se sabe quién juega esta serie.",
	"A team has one seed.": "Un equipo tiene un solo lugar en la siembra.",
	"All leagues of a stage play the same sport.":
		"Todas las ligas de una fase juegan el mismo deporte.",
	"Please choose whose teams play.": "Elige qué equipos juegan.",
	"A stage says who plays in its games.": "La fase dice quién juega sus juegos.",
	"A forfeit is by home, by away or by both.":
		"Un juego por default es del local, del visitante o de los dos.",
	"The game is annulled, because a team withdrew: it counts for nobody.":
		"El juego se anuló porque un equipo se retiró: no cuenta para nadie.",
	"Game not found.": "No se encontró el juego.",
	"Teams must be different.": "Los equipos deben ser diferentes.",
	"Please choose a home team.": "Elige un equipo local.",
	"Please choose an away team.": "Elige un equipo visitante.",
	"The home team does not play in this league.": "El equipo local no juega en esta liga.",
	"The away team does not play in this league.": "El equipo visitante no juega en esta liga.",
	"This is no status of a game.": "Este no es el estado de un juego.",
	"Please say which side forfeited: home or away.":
		"Di quién perdió por default: local o visitante.",
	"Only a forfeited game names the side that forfeited.":
		"Solo un juego por default dice quién lo perdió.",
	"Please enter a YouTube link or another link that starts with https://.":
		"Ingresa un enlace de YouTube u otro que empiece con https://.",
	"This is no gallery.": "Esto no es una galería.",
	"A game has {0} pictures at most.": "Un juego tiene {0} imágenes como máximo.",
	"A score is a whole number from {0} to {1}.": "Un marcador es un número entero de {0} a {1}.",
	"No game of this league ends level. Enter the score that says who won.":
		"Ningún juego de esta liga termina empatado. Ingresa el marcador que dice quién ganó.",
	"This team does not play in this game.": "Este equipo no juega en este juego.",
	"This is no list of scores.": "Esta no es una lista de marcadores.",
	"The period {0} is hidden.": "El periodo {0} está oculto.",
	"The period {0} is given twice for one team.": "El periodo {0} aparece dos veces para un equipo.",
	"The periods of {0} add up to {1}, not {2}.": "Los periodos de {0} suman {1}, no {2}.",
	"{0} is given twice.": "{0} aparece dos veces.",
	"{0}: {1} is given twice.": "{0}: {1} aparece dos veces.",
	"{0}: {1}": "{0}: {1}",
	"{0} is on neither of the two rosters.": "{0} no está en ninguno de los dos planteles.",
	"{0} is computed ({1}) and cannot be entered.": "{0} se calcula ({1}) y no se puede ingresar.",
	"{0} cannot be below zero.": "{0} no puede ser menor que cero.",
	"{0} can be {1} at most.": "{0} puede ser {1} como máximo.",
	"{0} can be {1} at least.": "{0} puede ser {1} como mínimo.",
	'"{0}" is not a whole number.': "“{0}” no es un número entero.",
	"All statistics must be of the same player and game.":
		"Todas las estadísticas deben ser del mismo jugador y juego.",
	"A statistic is a whole number.": "Una estadística es un número entero.",
	"A statistic is a whole number from {0} to {1}; plus-minus is one from -{2} to {3}.":
		"Una estadística es un número entero de {0} a {1}; el más-menos va de -{2} a {3}.",
	"This is no list of statistics.": "Esta no es una lista de estadísticas.",
	"The shots make {0} points.": "Los tiros suman {0} puntos.",
	"Offensive and defensive rebounds make {0}.": "Los rebotes ofensivos y defensivos suman {0}.",
	"{0} in one game? Please check.": "¿{0} en un juego? Revísalo.",
	"{0} of {1} made?": "¿{0} de {1} anotados?",
	"Score updated successfully": "Marcador guardado",
	"The game is in progress: it counts for nobody until it is over.":
		"El juego está en curso: no cuenta para nadie hasta que termine.",
	"The game is postponed: its score and its numbers count for nobody.":
		"El juego está pospuesto: su marcador y sus números no cuentan para nadie.",
	"The game is cancelled: its score and its numbers count for nobody.":
		"El juego está cancelado: su marcador y sus números no cuentan para nadie.",
	"this game": "este juego",
	"these table rules": "estas reglas de la tabla",
	Somebody: "Alguien",
	"A game has at most {0} plays.": "Un juego tiene como máximo {0} jugadas.",
	"A score has at most {0} points.": "Un marcador tiene como máximo {0} puntos.",
	"This game was given up. Change its status before it is scored.":
		"Este juego se perdió por default. Cambia su estado antes de anotarlo.",
	"This game is called off. Change its status before it is scored.":
		"Este juego no se juega. Cambia su estado antes de anotarlo.",
	"There is no such period in this game.": "Ese periodo no existe en este juego.",
	"Please say for which side.": "Di para qué equipo.",
	"A period ends for both sides.": "Un periodo termina para los dos equipos.",
	"Please say which player.": "Di qué jugador.",
	"This player is on neither roster of that side.":
		"Este jugador no está en el plantel de ese equipo.",
	"Please say how many points.": "Di cuántos puntos.",
	"Please say which statistic.": "Di qué estadística.",
	"This statistic is not noted at the table of this sport.":
		"Esta estadística no se anota en la mesa en este deporte.",
	"A play needs an id of its own.": "Una jugada necesita un identificador propio.",
	"A play needs an id.": "Una jugada necesita un identificador.",
	"A play has 1 to 999 versions.": "Una jugada tiene de 1 a 999 versiones.",
	"This is no place in a period.": "Eso no es un lugar en un periodo.",
	"A period has at most ten hours.": "Un periodo dura como máximo diez horas.",
	"There is no such kind of play.": "No existe esa clase de jugada.",
	"A side is home or away.": "Un equipo es local o visitante.",
	"Points are 1 to 99.": "Los puntos van de 1 a 99.",
	"This is no list of plays.": "Eso no es una lista de jugadas.",
	"This is no number of a play.": "Eso no es el número de una jugada.",
	"This link opens the table of one game and nothing else.":
		"Este enlace abre la mesa de un solo juego y nada más.",
	"This link has run out. Please ask your league for a new one.":
		"Este enlace ya venció. Pide uno nuevo a tu liga.",
	"This link opens two hours before the game.": "Este enlace se abre dos horas antes del juego.",
	"Please say who is at the table.": "Di quién está en la mesa.",
	"This link is wrong, or was replaced by a newer one.":
		"Este enlace es incorrecto, o uno más nuevo lo reemplazó.",
	"This link is for statistics of players. Points of a team are for whoever keeps the score.":
		"Este enlace es para estadísticas de jugadores. Los puntos de un equipo los anota quien lleva el marcador.",
	"Nobody gave this game up.": "Nadie perdió este juego por default.",
	"A clock needs the id of its device.": "Un reloj necesita el identificador de su dispositivo.",
	"A device needs an id of its own.": "Un dispositivo necesita un identificador propio.",
	"This game is called off. Change its status before it is ended.":
		"Este juego no se juega. Cambia su estado antes de terminarlo.",
	"Nothing is written down of this game yet.": "Todavía no hay nada anotado de este juego.",
	"{0}: visitors do not see this game yet.": "{0}: los visitantes todavía no ven este juego.",
	"{0}: this game needs a date before it has a link.":
		"{0}: este juego necesita una fecha antes de tener un enlace.",
	"Link not found.": "No se encontró el enlace.",
	"A link is for the score or for statistics.":
		"Un enlace es para el marcador o para estadísticas.",
	"Link made. It is shown this once.": "Enlace creado. Solo se muestra esta vez.",
	"The link opens nothing any more": "El enlace ya no abre nada",
	"This link opens a week before the game.": "Este enlace se abre una semana antes del juego.",
	"This player is on neither roster of this game.":
		"Este jugador no está en ninguno de los dos planteles de este juego.",
	"A team has 20 guests in a game at most.": "Un equipo tiene como máximo 20 invitados por juego.",
	"This game is called off or was given up: nobody plays in it.":
		"Este juego no se juega o se perdió por default: nadie juega en él.",
	"Suspension not found.": "Suspensión no encontrada.",
	"The decision was taken back": "Se anuló la decisión",
	"Please say whether the player is here.": "Di si el jugador está presente.",
	"Please say whether the player starts.": "Di si el jugador es titular.",
	"Please say who is here.": "Di quién está presente.",
	"A suspension is for a whole number of games, up to 99.":
		"Una suspensión dura un número entero de juegos, 99 como máximo.",
	"Please say how many, from 1 to 99.": "Di cuántos, de 1 a 99.",
	"A rule counts in a game or over the season.":
		"Una regla cuenta en un juego o en toda la temporada.",
	"This is no list of rules.": "Esto no es una lista de reglas.",
	"A league has 20 rules at most.": "Una liga tiene como máximo 20 reglas.",
};
