import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const replan: AdminWords["replan"] = {
	title: "Replanear lo que queda",
	summary:
		"Se cierra el gimnasio, se cayeron jornadas o un equipo no puede: los juegos que no pueden quedarse reciben otro lugar, y se mueven los menos posibles. Lo que ya se jugó o está fijo se queda.",
	whatHasChanged: "Qué cambió",
	closedFrom: "Cerrado desde",
	closedUntil: "Cerrado hasta",
	whatIsClosed: "Qué se cierra",
	allCourts: "Todas las canchas",
	moreWeeks: "Semanas que se agregan al final",
	from: "Nada cambia antes del",
	gamesEach: "Juegos por equipo",
	gamesEachHint: ({ most }) =>
		`Los equipos con menos juegan entre sí donde haya lugar. El que más tiene, tiene ${most}. Vacío: ningún juego nuevo.`,
	gamesAdded: ({ count }) => `${count} ${plural("es", count, "juego nuevo", "juegos nuevos")}.`,
	newGames: "Juegos nuevos",
	look: "Buscar lugares",
	looking: "Buscando lugares…",
	theChanges: "Los cambios",
	nothingMoves: "Ningún juego tiene que moverse.",
	gamesMove: ({ count }) =>
		`${count} ${plural("es", count, "juego se mueve", "juegos se mueven")}.`,
	fewest: "No se pueden mover menos.",
	forOthers: ({ count }) =>
		plural("es", count, `${count} le hace lugar a otro.`, `${count} les hacen lugar a otros.`),
	leftOut: ({ count }) => `Ya no hay lugar para ${count} ${plural("es", count, "juego", "juegos")}`,
	leftOutText:
		"Quedan como pospuestos. Agrega semanas al final, horarios o canchas, o repónlos uno por uno.",
	now: "Ahora",
	afterwards: "Después",
	howFair: "Qué tan justo es",
	fairnessOfBoth: "Qué tan justo es ahora y después",
	because: {
		closed: "El gimnasio está cerrado",
		postponed: "No se jugó",
		undated: "Todavía no tenía fecha",
		notFree: "Un equipo no puede jugar entonces",
		makesRoom: "Le hace lugar a otro juego",
	},
	change: "Hacer estos cambios",
	publish: "Publicar estos cambios",
	toldInOne:
		"Los visitantes los ven de inmediato. Quienes siguen a estos equipos reciben un solo mensaje.",
	nobodySees: "Es un borrador: nadie recibe aviso.",
	failed: "No se pudieron hacer los cambios.",
	changed: ({ count }) =>
		`${count} ${plural("es", count, "juego replaneado", "juegos replaneados")}`,
};
