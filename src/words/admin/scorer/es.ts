import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "#words/admin/en.ts";

export const scorer: AdminWords["scorer"] = {
	open: "Anotar en vivo",
	online: "En línea",
	savedHere: ({ count }) => (count === 0 ? "Sin red" : `Guardado aquí: ${count}`),
	sending: ({ count }) => `Enviando ${count}`,
	unkept:
		"Este aparato no guarda nada: está lleno o lo prohíbe. Deja abierta esta página hasta que todo se haya enviado.",
	back: "Volver al juego",
	period: "Periodo",
	clock: "Reloj",
	startClock: "Poner en marcha el reloj",
	stopClock: "Parar el reloj",
	moveClock: ({ seconds }) =>
		seconds > 0 ? `${seconds} segundos más` : `${-seconds} segundos menos`,
	fouls: ({ count }) => `${count} ${plural("es", count, "falta", "faltas")}`,
	bonus: "bonus",
	players: "Jugadores",
	playerThenAction: "Toca un jugador y luego lo que pasó, o al revés.",
	nobody: "Nadie",
	assistBy: "¿Quién asistió?",
	correcting: "Toca quién fue, o toca qué fue y luego quién.",
	team: ({ team }) => `Equipo ${team}`,
	teamPoints: "Equipo",
	lastPlays: "Últimas jugadas",
	correct: "Cambiar",
	undo: "Deshacer",
	lineUp: "En la cancha",
	onCourt: ({ team, count }) => `${team}: ${count}`,
	lineUpHint:
		"Los primeros marcados son titulares. Después, marcar es un cambio al tiempo del reloj. Sin nadie marcado se puede tocar a todos y no se llevan los minutos.",
	noRoster: "No hay nadie en esta plantilla. Los puntos del equipo se anotan de todos modos.",
	starts: ({ who }) => `${who} es titular`,
	comesIn: ({ who }) => `${who} entra`,
	goesOut: ({ who }) => `${who} sale`,
	timeOut: ({ team }) => `Tiempo ${team}`,
	aTimeOut: "Tiempo muerto",
	periodEnds: "Fin del periodo",
	endPeriod: ({ period }) => `Fin ${period}`,
	endGame: "Terminar el juego",
	endGameQuestion: "¿Terminó el juego?",
	finalScore: (it) =>
		`${it.away} ${it.awayScore}, ${it.home} ${it.homeScore}. Será definitivo y contará en la tabla y para los jugadores.`,
	differs: ({ away, home }) =>
		`Las jugadas solas dan ${away}–${home}: el marcador se cambió a mano.`,
	notYet: "Todavía no",
	waitForNetwork: ({ count }) =>
		`${count} ${plural("es", count, "jugada está", "jugadas están")} todavía solo en este aparato. El juego se podrá terminar cuando se envíen.`,
	notEnded: "No se pudo terminar el juego.",
};
