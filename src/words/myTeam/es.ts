import type { Words } from "../en.ts";

export const myTeam: Words["myTeam"] = {
	title: "Mis equipos",
	mine: "Mi equipo",
	star: ({ team }) => `Mi equipo: ${team}`,
	next: "Próximo juego",
	noNext: "No hay juegos programados.",
	last: "Último resultado",
	noLast: "Aún no hay resultados.",
	rank: ({ rank, teams }) => `Lugar ${rank} de ${teams}`,
};
