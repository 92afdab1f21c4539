import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const evening: AdminWords["evening"] = {
	callOff: "Suspender una jornada",
	which: "Qué juegos",
	all: "Todos los juegos del día",
	ofGames: ({ name, count }) => `${name} (${count})`,
	whatBecomes: "Qué pasa con ellos",
	postponed: "Pospuestos: tendrán nueva fecha",
	cancelled: "Cancelados: no se juegan",
	reason: "Motivo",
	reasonHint: "Una frase. El sitio la muestra hasta que termine el día.",
	reasonOfChange: "Opcional. Lo lee quien recibe el aviso del cambio.",
	concerned: ({ games, teams, people }) =>
		`${games} ${plural("es", games, "juego", "juegos")}, ${teams} ${plural("es", teams, "equipo", "equipos")}, ${people} ${plural("es", people, "persona", "personas")}`,
	none: "No queda ningún juego por suspender ese día.",
	staying: {
		hasBegun: ({ count }) =>
			`${count} ${plural("es", count, "juego empezado o terminado queda igual", "juegos empezados o terminados quedan igual")}.`,
		isOff: ({ count }) => `Ya pospuestos o cancelados: ${count}.`,
		isDraft: ({ count }) => `Solo en borrador, quedan igual: ${count}.`,
		isLocked: ({ count }) => `De una temporada bloqueada, quedan igual: ${count}.`,
		isWaiting: ({ count }) => `En espera de sus equipos: ${count}. Cambia el día en la fase.`,
	},
	visitorsRead: "Los visitantes leen",
	postpone: ({ count }) => `Posponer ${count} ${plural("es", count, "juego", "juegos")}`,
	cancel: ({ count }) => `Cancelar ${count} ${plural("es", count, "juego", "juegos")}`,
	toMakeUp: "Juegos por reponer",
	toMakeUpSummary: "Se pospusieron y esperan una nueva fecha.",
	nothingToMakeUp: "No hay juegos por reponer",
	postponedStandHere: "Los juegos pospuestos están aquí hasta que tengan nueva fecha.",
	findATime: "Buscar fecha",
	noTime: "No se encontró un horario libre. Dale día y hora a mano.",
	wasOn: "Era el",
	fair: "lo más justo posible",
	weeksBetween: ({ count }) =>
		`a ${count} ${plural("es", count, "semana", "semanas")} de su otro juego`,
	costs: {
		time: "horarios desiguales",
		day: "días desiguales",
		court: "canchas desiguales",
		rematch: "mismo rival muy pronto",
		threeInARow: "tercero seguido de local o visitante",
		doubleHeaders: "segundo juego del día",
	},
	countToMakeUp: ({ count }) => `${count} por reponer`,
	timesFailed: "No se pudieron buscar fechas.",
	failed: "No se pudo suspender la jornada.",
};
