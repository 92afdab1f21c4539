import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const discipline: AdminWords["discipline"] = {
	title: "Disciplina",
	about:
		"Una tarjeta, una expulsión o una decisión deja a un jugador fuera de juegos de su equipo. Se descuenta con los juegos que se juegan sin él, y se ve donde se anota la asistencia.",
	rules: "Reglas",
	noRules: "Sin reglas: solo se suspende por decisión.",
	ruleOf: ({ count, stat, per, games }) =>
		per === "game"
			? `${count} × ${stat} en un juego: ${games} ${plural("es", games, "juego", "juegos")} fuera`
			: `Cada ${count} × ${stat} de la temporada: ${games} ${plural("es", games, "juego", "juegos")} fuera`,
	addRule: "Agregar regla",
	removeRule: "Quitar esta regla",
	stat: "Estadística",
	count: "Cuántos",
	per: "Se cuenta",
	inGame: "En un juego",
	inSeason: "Cada vez en la temporada",
	gamesOut: "Juegos fuera",
	suspend: "Suspender a un jugador",
	decide: "Decidir otra cosa",
	change: "Cambiar la decisión",
	takeBack: "Anular",
	player: "Jugador",
	team: "Equipo",
	startsOn: "Desde",
	games: "Juegos",
	gamesHint: "0 lo deja pasar: entonces las reglas tampoco cuentan por lo que pasó en ese juego.",
	note: "Nota",
	noteHint: "Solo para propietarios y personal.",
	left: "Faltan",
	served: "Cumplida",
	leftOf: ({ left, games }) => `${left} de ${games}`,
	decision: ({ by }) => `Decisión de ${by}`,
	byRule: ({ count, stat }) => `${count} × ${stat}`,
	nobody: "Nadie está suspendido",
	nobodyHint:
		"Las reglas suspenden conforme se anotan las estadísticas; las decisiones se capturan aquí.",
	suspensions: "Suspensiones",
	notSaved: "No se pudo guardar.",
	suspendedTag: ({ left }) => `Suspendido (${left})`,
};
