import type { SayingsLike } from "#domain/language/say.ts";
import type { remarks as french } from "./fr.ts";

export const remarks: SayingsLike<typeof french> = {
	"who is on no team": "que no está en ningún equipo",
	"of {0}, {1}": "de {0}, {1}",
	"{0} players are named {1}; the lines went to number {2}, {3}.":
		"{0} jugadores se llaman {1}; las líneas fueron al número {2}, {3}.",
	"{0} is taken for the player of this name {1}.": "{0} se toma por la persona de ese nombre {1}.",
	"{0} is on a roster and not in the file. Nothing was changed.":
		"{0} está en un plantel y no en el archivo. No se cambió nada.",
	'the season "{0}"': "la temporada “{0}”",
	'the league "{0}"': "la liga “{0}”",
	"the statistic {0}": "la estadística {0}",
	"the statistics {0}": "las estadísticas {0}",
	"the period {0}": "el periodo {0}",
	"The file is larger than {0} MB. Import it in parts.":
		"El archivo pasa de {0} MB. Impórtalo en partes.",
	"This is a workbook. In the spreadsheet, save it as CSV UTF-8.":
		"Es un libro de cálculo. En la hoja de cálculo, guárdalo como CSV UTF-8.",
	"The file is not UTF-8, so accents would be lost. Save it as CSV UTF-8.":
		"El archivo no está en UTF-8 y se perderían acentos. Guárdalo como CSV UTF-8.",
	"The file is empty.": "El archivo está vacío.",
	"A quotation mark is opened and not closed.": "Hay comillas abiertas que no se cierran.",
	"The file has {0} columns; {1} are read at most.":
		"El archivo tiene {0} columnas; se leen {1} como máximo.",
	"The name of a column is longer than {0} characters.":
		"El nombre de una columna pasa de {0} caracteres.",
	"The file has more than {0} lines. Import it in parts.":
		"El archivo tiene más de {0} líneas. Impórtalo en partes.",
	"The file has more than {0} cells. Delete columns and lines that are not needed, or import it in parts.":
		"El archivo tiene más de {0} celdas. Borra las columnas y líneas que no hagan falta, o impórtalo en partes.",
	"1 game of the season is not in the file and is left as stored: {0}.":
		"1 juego de la temporada no está en el archivo y queda como estaba: {0}.",
	"{0} games of the season are not in the file and are left as stored: {1}.":
		"{0} juegos de la temporada no están en el archivo y quedan como estaban: {1}.",
	"Game {0} has no score in the file; the stored {1}-{2} stays.":
		"El juego {0} no tiene marcador en el archivo; queda el {1}-{2} ya guardado.",
	"{0} and {1} already had a game on {2} that was entered by hand; game {3} was added beside it.":
		"{0} y {1} ya tenían el {2} un juego capturado a mano; el juego {3} se agregó aparte.",
	"{0} games, {1} lines, {2}": "{0} juegos, {1} líneas, {2}",
	"{0} players": "{0} jugadores",
	"Nothing to do: {0} are stored as the files have them.":
		"Nada que hacer: {0} ya están como en los archivos.",
	"{0} does not play in game {1} ({2}, {3}).": "{0} no juega el juego {1} ({2}, {3}).",
	"Game {0}": "El juego {0}",
	'The team "{0}"': "El equipo “{0}”",
	"this line was": "se dejó esta línea",
	"its {0} lines were": "se dejaron sus {0} líneas",
	"{0} is not in {1}; {2} left out.": "{0} no está en {1}; {2} fuera.",
	"{0} already has line {1} in game {2}.": "{0} ya tiene la línea {1} en el juego {2}.",
	"{0} stands on both teams of game {1} (line {2} too). If these are two people, tell their names apart.":
		"{0} está en los dos equipos del juego {1} (también en la línea {2}). Si son dos personas, distingue sus nombres.",
	"{0} already has a captain in game {1}: {2}.": "{0} ya tiene capitán en el juego {1}: {2}.",
	"And {0} more like these.": "Y {0} más como estas.",
	'Is "{0}" the same team as "{1}"? Spell it one way.':
		"¿“{0}” es el mismo equipo que “{1}”? Escríbelo de una sola forma.",
	"{0} has {1} points, but the shots made are worth {2}.":
		"{0} tiene {1} puntos, pero los tiros encestados valen {2}.",
	"{0} has {1} points, but its players in {2} have {3}.":
		"{0} tiene {1} puntos, pero sus jugadores tienen {3} en {2}.",
	'There is a column "{0}" but none named "{1}".':
		"Hay una columna “{0}”, pero ninguna llamada “{1}”.",
	"A period's name has at most {0} characters.":
		"El nombre de un periodo tiene {0} caracteres como máximo.",
	'"{0}" is taken for "{1}".': "“{0}” se toma por “{1}”.",
	'The column "{0}" is missing.': "Falta la columna “{0}”.",
	"The last name is longer than {0} characters.": "El apellido pasa de {0} caracteres.",
	'"{0}" has no letters.': "“{0}” no tiene letras.",
	"game id": "número del juego",
	"home team": "equipo local",
	"away team": "equipo visitante",
	"a shirt number of one to three digits": "un número de playera de una a tres cifras",
	"a position of at most 30 characters": "una posición de 30 caracteres como máximo",
	"yes or no": "yes o no",
	"minutes and seconds such as 31:47": "minutos y segundos como 31:47",
	"a whole number from -{0} to {1}": "un número entero de -{0} a {1}",
	"a whole number from 0 to {0}": "un número entero de 0 a {0}",
	"{0} of {1} shots cannot have been made ({2}, {3}).":
		"{0} tiros encestados de {1} no es posible ({2}, {3}).",
	"{0} has 0:00 minutes but {1} in {2}.": "{0} tiene 0:00 minutos, pero {1} en {2}.",
	"The file has no lines below the header.": "El archivo no tiene líneas debajo del encabezado.",
	'There is neither a column "start_utc" nor a column "date".':
		"No hay columna “start_utc” ni columna “date”.",
	'Give either "start_utc" or "date" and "time", not both.':
		"Pon “start_utc”, o bien “date” y “time”, pero no ambos.",
	"This column is not known and was left out.": "Esta columna no se conoce y se dejó fuera.",
	"{0} cannot play against itself.": "{0} no puede jugar contra sí mismo.",
	"a link that starts with https://": "un enlace que empieza con https://",
	"an instant such as 2025-05-11T22:00:00Z": "un instante como 2025-05-11T22:00:00Z",
	"a date such as 2025-05-11": "una fecha como 2025-05-11",
	"a time such as 19:30": "una hora como 19:30",
	"The clock in {0} skips {1} on {2}; {3} is meant.":
		"El reloj de {0} se salta las {1} el {2}; se entiende {3}.",
	"The location is longer than {0} characters.": "El lugar pasa de {0} caracteres.",
	"One team has a score and the other has none.": "Un equipo tiene marcador y el otro no.",
	"0-0 counts as not played.": "0-0 cuenta como no jugado.",
	"{0} counts as played, but as neither won nor lost.":
		"{0} cuenta como jugado, pero ni ganado ni perdido.",
	"The periods add up to {0}, the score is {1}.": "Los periodos suman {0} y el marcador es {1}.",
	"The game id {0} is already that of line {1}.":
		"El número de juego {0} ya es el de la línea {1}.",
	"The {0} is longer than {1} characters.": "Más de {1} caracteres: {0}.",
	"{0} is already on the roster of {1}, in line {2}.":
		"{0} ya está en el plantel de {1}, en la línea {2}.",
	"{0} has No. {1} in line {2}. A player has one number: {3} is kept.":
		"{0} tiene el núm. {1} en la línea {2}. Un jugador tiene un solo número: se guarda el {3}.",
	"The {0} is missing.": "Falta: {0}.",
	'"{0}" is not {1}.': "“{0}” no es {1}.",
	"This line has more cells than the header has columns ({0}). A name with a comma must stand in quotes.":
		"Esta línea tiene más celdas que columnas el encabezado ({0}). Un nombre con coma debe ir entre comillas.",
	'"{0}" stands in a column without a name.': "“{0}” está en una columna sin nombre.",
	'"{0}" has a character that cannot be read. Save the file as CSV UTF-8.':
		"“{0}” tiene un carácter que no se puede leer. Guarda el archivo como CSV UTF-8.",
	'The column "{0}" is there twice.': "La columna “{0}” está dos veces.",
	"one of {0}": "uno de {0}",
	"home, away, both or one of the two teams": "home, away, both o uno de los dos equipos",
	'Only a game with the status "forfeit" has one.':
		"Solo un juego con el estado “forfeit” tiene uno.",
	"Say who forfeited: home or away.": "Di quién perdió por default: home o away.",
	"An abbreviation has at most {0} characters.":
		"Una abreviatura tiene {0} caracteres como máximo.",
	"Percentages are computed; this column was left out.":
		"Los porcentajes se calculan; esta columna se dejó fuera.",
	"{0} is computed ({1}); this column was left out.":
		"{0} se calcula ({1}); esta columna se dejó fuera.",
	"No player has a number in this column; it was left out.":
		"Ningún jugador tiene un número en esta columna; se dejó fuera.",
};
