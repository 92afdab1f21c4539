import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const checkIn: AdminWords["checkIn"] = {
	title: "Asistencia",
	about:
		"Quién está presente, quién es titular y con qué número. Se anota para este juego y no cambia ningún plantel.",
	here: "Presente",
	starts: "Titular",
	number: "Núm.",
	count: ({ here, all, starters }) =>
		`${here} de ${all} presentes, ${starters} ${plural("es", starters, "titular", "titulares")}`,
	all: "Todos están presentes",
	guest: "Agregar invitado",
	guestHint:
		"Alguien que no está en ningún plantel juega solo este juego. Se agrega a la liga un jugador con ese nombre.",
	guestOf: ({ team }) => `Invitado de ${team}`,
	firstName: "Nombre",
	lastName: "Apellido",
	isGuest: "Invitado",
	numberOf: ({ player }) => `Número de ${player}`,
	hereOf: ({ player }) => `${player} está presente`,
	startsOf: ({ player }) => `${player} es titular`,
	notSaved: "No se pudo guardar. Nada se pierde: inténtalo de nuevo cuando haya red.",
	notLoaded: "No se pudo cargar la asistencia.",
	suspended: ({ left }) =>
		`Suspendido: ${plural("es", left, "falta", "faltan")} ${left} ${plural("es", left, "juego", "juegos")}`,
	notRegistered: "No inscrito",
	tooFewGames: ({ games, needed }) => `${games} de ${needed} juegos jugados`,
	feeDue: "Cuota sin pagar",
	barred: ({ team }) => `${team} no ha pagado y no juega.`,
	nobody: "Todavía no hay nadie en este plantel. Se pueden agregar invitados.",
	mayNot: ({ player, why }) => `${player} tiene números, pero: ${why}.`,
	star: "Jugador del juego",
	noStar: "Nadie",
	starSaved: "Se guardó el jugador del juego",
	rosterOf: ({ team }) => `Plantel de ${team}`,
	rosterHint: ({ team }) =>
		`Para el capitán: quién de ${team} viene a este juego, desde una semana antes.`,
};
