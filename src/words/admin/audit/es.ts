import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const audit: AdminWords["audit"] = {
	everythingThatWasChanged:
		"Todo lo que se ha cambiado, lo más reciente primero. No se puede quitar nada de aquí.",
	person: "Persona",
	everybody: "Todos",
	thing: "Elemento",
	from: "Desde",
	to: "Hasta",
	noChangeLikeThis: "Ningún cambio coincide",
	nothingWasChangedYet: "Todavía no se ha cambiado nada",
	showAllChanges: "Mostrar todos los cambios",
	showOlderChanges: "Mostrar cambios anteriores",
	everything: "Todo",
	whatChanged: "Qué cambió",
	before: "Antes",
	after: "Después",
	valueChanged: ({ text }) => `${text}, cambió`,
	numbersOfPlayers: ({ numbers, players }) =>
		`${numbers} ${plural("es", numbers, "número", "números")} de ${players} ${plural("es", players, "jugador", "jugadores")}`,
	whatWasDeletedCanBe:
		"Lo eliminado se puede recuperar durante 30 días, con todo lo que le pertenecía.",
	nothingWasDeletedInThe: "No se eliminó nada en los últimos 30 días",
	seasonsLeaguesTeamsPlayers:
		"Aquí aparecen las temporadas, ligas, equipos, jugadores y juegos que eliminas.",
	couldNotComeBack: ({ label }) => `No se pudo recuperar: ${label}.`,
	mergedWhen: "· combinados",
	deletedWhen: "· eliminado",
	deletedBy: ({ username }) => ` por ${username}`,
	restoreOne: ({ label }) => `Restaurar: ${label}`,
	restoring: "Restaurando…",
	lastDay: "último día",
	daysLeft: ({ days }) => `quedan ${days} días`,
	aPicture: "una imagen",
	yes: "sí",
	no: "no",
	entries: ({ count }) => `${count} ${plural("es", count, "elemento", "elementos")}`,
};
