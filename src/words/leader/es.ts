import type { Words } from "../en.ts";

export const leader: Words["leader"] = {
	nobody: "Aún no hay líderes",
	nobodyYet: "Los líderes aparecerán aquí en cuanto se capturen las estadísticas de un juego.",
	title: "Líderes",
	top: "Los 20 mejores de todos los tiempos",
	summary: ({ name, counts }) =>
		`Líderes de todos los tiempos de ${name}: ${counts === "" ? "" : `${counts} y `}victorias de los equipos.`,
	allTime: ({ what }) => `${what} de todos los tiempos`,
	points: { title: "Puntos", unit: "puntos" },
	threes: { title: "Triples", unit: "triples" },
	pointsPerGame: { title: "Puntos por juego", unit: "puntos por juego" },
	regulars: "Jugadores con al menos la mitad de los juegos de su equipo",
	wins: { title: "Victorias de equipo de todos los tiempos", unit: "victorias" },
};
