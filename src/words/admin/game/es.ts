import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const game: AdminWords["game"] = {
	changeGame: "Cambiar juego",
	changeGames: ({ count }) => `Cambiar ${count} juegos`,
	fillInWhatShouldChange: "Llena lo que debe cambiar.",
	onlyWhatYouFillIn: "Solo cambia lo que llenas.",
	asItIs: "Como está",
	progressOf: ({ progress, count }) => `${progress} de ${count}…`,
	chooseALeagueFirst: "Primero elige una liga",
	loadingTeams: "Cargando equipos…",
	thisLeagueHasNoTeams: "Esta liga aún no tiene equipos",
	pleaseEnterBothScores: "Escribe los dos marcadores.",
	aScoreIsAWhole: "Un marcador es un número entero de 0 a 999.",
	nothingWasChanged: "No se cambió nada.",
	gamesNotChanged: ({ count, all }) => `${count} de ${all} juegos no se cambiaron.`,
	finalScore: "Marcador final",
	home: "Local",
	gamesChanged: ({ count }) => `${count} juegos cambiados`,
	theGameIsAsIt: "El juego quedó como estaba",
	gamesAsTheyWere: ({ count }) => `${count} juegos quedaron como estaban`,
	saveStill: ({ status }) => `Guardar, sigue ${status}`,
	saveAsFinal: "Guardar como final",
	saveGameGoesOn: "Guardar, el juego sigue",
	isItOver: "¿Ya terminó?",
	savedAsFinalItCounts: "Guardado como final, cuenta en la tabla y para sus jugadores.",
	itIsOver: "Ya terminó",
	changes: ({ count }) => `${count} cambios`,
	toCheck: "Por revisar",
	countToCheck: ({ count }) => `${count} por revisar`,
	removeIt: "Quitar",
	takeTheirs: ({ theirs }) => `Usar ${theirs}`,
	notEligible: ({ games, least }) =>
		`No elegible: ${games} de ${least} ${plural("es", least, "juego", "juegos")}`,
	notEligibleHere: "No elegibles para este juego",
	itsGames: ({ name, games, least }) =>
		`${name}, ${games} de ${least} ${plural("es", least, "juego", "juegos")}`,
	editBoxScore: "Editar hoja de estadísticas",
	noBoxScoreYet: "Aún no hay hoja de estadísticas",
	typeEverybodysNumbersAs:
		"Escribe los números de cada quien como están en la hoja de anotación, o pégalos de una hoja de cálculo.",
	enterBoxScore: "Capturar hoja de estadísticas",
	rowsLeftOut: ({ count }) =>
		`${count} ${plural("es", count, "fila omitida", "filas omitidas")}: ya no hay más jugadores.`,
	notAmongPlayers: ({ names }) => `Omitidos, no están entre los jugadores: ${names}.`,
	columnsLeftOut: ({ count }) =>
		`${count} ${plural("es", count, "columna omitida", "columnas omitidas")}: ya no hay más estadísticas.`,
	noStatisticsHere: ({ names }) => `Omitidas, no son estadísticas de esta liga: ${names}.`,
	boxScoreOf: ({ name }) =>
		`Hoja de estadísticas: ${name}. Las flechas y Entrar mueven entre los campos.`,
	ofPoints: ({ finalScore }) => `de ${finalScore} puntos`,
	ofTeam: ({ name }) => `de ${name}`,
	nobodyIsOnThisRoster:
		"Todavía no hay nadie en este plantel. Agrega primero a los jugadores y luego vuelve; lo que escribiste se conserva.",
	somebodyElseRemovedThis: "Alguien más lo quitó.",
	somebodySaved: ({ theirs }) => `Alguien más guardó ${theirs}.`,
	noConnectionYourInputIs: "Sin conexión. Lo que escribes se guarda en este dispositivo.",
	editDetails: "Editar detalles",
	video: "Video",
	aYoutubeLinkIsShown: "Un enlace de YouTube se muestra en la página del juego.",
	forfeitedBy: "Perdió por default",
	toBeSet: "Por definir",
	openLink: "Abrir",
	statusBy: ({ status, team }) => `${status} de ${team}`,
	pleaseChooseWhoForfeited: "Elige quién perdió por default.",
	none: "Ninguno",
	watch: "Ver",
	watchOnYoutube: "Ver en YouTube",
	awayAtHome: ({ away, home }) => `${away} en ${home}`,
	nobodyHasChangedThisGame: "Nadie ha cambiado este juego todavía.",
	savedByYou: ({ time }) => `Guardado por ti a las ${time}`,
	savedBy: ({ user, time }) => `${user} guardó este juego a las ${time}`,
	previousField: "Campo anterior",
	oneLess: "Uno menos",
	oneMore: "Uno más",
	nextField: "Campo siguiente",
	clear: "Borrar",
	plusOrMinus: "Más o menos",
	nextPlayer: "Siguiente jugador",
	playersHavePoints: ({ name, points, score }) =>
		`Los jugadores de ${name} tienen ${points} puntos; el marcador final dice ${score}.`,
	unsavedFrom: ({ moment }) => `Captura sin guardar de ${moment}`,
	yourInputWasDiscarded: "Se descartó lo que escribiste.",
	somebodyElseSaved: ({ what, theirs, mine }) =>
		`${what}: alguien más guardó ${theirs}, tú tienes ${mine}.`,
	keepMine: ({ mine }) => `Conservar ${mine}`,
	score: "Marcador",
	editScore: "Editar marcador",
	removeTheResult: "¿Quitar el resultado?",
	theFinalScoreAndThe:
		"Se quitan el marcador final y el marcador por periodo. La hoja de estadísticas se queda.",
	postponedCancelledOrForfeit: "¿Pospuesto, cancelado o por default?",
	removeResult: "Quitar resultado",
	periodsMake: ({ name, sum, score }) =>
		`Los periodos de ${name} suman ${sum}; el marcador final dice ${score}.`,
	selected: ({ chosen }) => `${chosen} seleccionados`,
	games: ({ count }) => `${count} ${plural("es", count, "juego", "juegos")}`,
	today: "Hoy",
	searchGames: "Buscar juegos",
	allStatuses: "Todos los estados",
	withoutAResult: "Sin resultado",
	deleteGames: ({ count }) => `Eliminar ${count} juegos`,
	pleaseSelectAtLeastOne: "Selecciona al menos un juego para cambiar.",
	moreFor: ({ matchup }) => `Más acciones: ${matchup}`,
	openGame: "Abrir juego",
	enterResult: "Capturar resultado",
	changeResult: "Cambiar resultado",
	changeDateTimeLocation: "Cambiar fecha, hora, lugar",
	enterResultOf: ({ matchup }) => `Capturar resultado: ${matchup}`,
	changeResultOf: ({ matchup, result }) => `Cambiar resultado: ${matchup}, ${result}`,
	forfeitedBy2: ({ name }) => `Perdió por default: ${name}`,
	gamesOfTheSeason: "Juegos de la temporada",
	atTeam: ({ name }) => `en ${name}`,
	noGameOfThisSeason: "Ningún juego de esta temporada coincide con lo que elegiste.",
	showAllGames: "Mostrar todos los juegos",
	addGameOr: "Agrega un juego, o ",
	addSeasonFirst: "Agrega primero una temporada",
	firstOr: ", o",
	importASeasonFromA: "importa una temporada de una hoja de cálculo",
	forfeitByTeam: ({ team }) => `Pierde por default: ${team}`,
	forfeitByBoth: "Pierden los dos por default",
	bothTeams: "Los dos equipos",
	bothForfeited: "Los dos equipos perdieron por default",

	hasNoGames: ({ name, isSeveral }) => `${name} no ${isSeveral ? "tienen" : "tiene"} juegos.`,
	hasGames: ({ name, isSeveral, count, withResult }) => {
		const games = `${name} ${isSeveral ? "tienen" : "tiene"} ${count} ${plural("es", count, "juego", "juegos")}`;
		if (count === 1 && withResult === 1) return `${games} con resultado.`;
		return `${games}, ${shareOf({ count, withResult })} con resultado.`;
	},
	theyGoToo: ({ count }) => `${count === 1 ? "También se va" : "También se van"}.`,
	theyGoTooWith: ({ count, losers, isOne }) =>
		`${count === 1 ? "También se va" : "También se van"}, y ${losers} ${isOne ? "pierde" : "pierden"} ${count === 1 ? "ese resultado" : "esos resultados"}.`,
	moreTeams: ({ count }) => `${count} ${plural("es", count, "equipo más", "equipos más")}`,
	deleteGame: ({ asked, matchup, hasResult }) =>
		`${asked} ${matchup}${hasResult ? ", y su resultado" : ""}.`,
	deleteTheseGames: ({ count, played }) =>
		`¿Eliminar estos ${count} juegos? ${played === 0 ? "Ninguno tiene" : played === 1 ? "Uno de ellos tiene" : `${played} de ellos tienen`} resultado.`,
	statuses: {
		scheduled: "Programado",
		in_progress: "En curso",
		completed: "Terminado",
		forfeit: "Por default",
		postponed: "Pospuesto",
		cancelled: "Cancelado",
	},
	/** Why the score of a game counts for nobody. */
	kept: {
		in_progress: "El juego está en curso: no cuenta para nadie hasta que termine.",
		postponed: "El juego está pospuesto: su marcador y sus números no cuentan para nadie.",
		cancelled: "El juego está cancelado: su marcador y sus números no cuentan para nadie.",
	},
	thisGameIsOn: ({ day }) => `Este juego es el ${day}.`,
	enterItsResultNow: "¿Capturar ya su resultado?",
	nothing: "nada",
	theAwayTeam: "el equipo visitante",
	theHomeTeam: "el equipo local",
};

/** How many of them: "none", "all" or a number. */
function shareOf({ count, withResult }: { count: number; withResult: number }): string {
	if (withResult === 0) return "ninguno";
	return withResult === count ? "todos" : String(withResult);
}
