import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const meeting: Words["meeting"] = {
	title: "Frente a frente",
	of: ({ team, other }) => `${team} y ${other}, frente a frente`,
	summary: ({ team, other }) =>
		`Todos los juegos entre ${team} y ${other}: récord, marcadores y últimos resultados.`,
	ofTeam: ({ team }) => `${team}, frente a frente`,
	ofTeamSummary: ({ team }) => `El récord de ${team} contra cada rival.`,
	choose: "Elige los equipos",
	against: "Contra",
	nobody: "Elige un rival",
	whom: "Elige contra quién ha jugado el equipo.",
	none: "Aún no se han enfrentado",
	noneYet: "Sus juegos aparecerán aquí cuando terminen.",
	wins: "Victorias",
	draws: "Empates",
	scored: { short: "Anotados", name: "Anotados en todos los enfrentamientos" },
	perGame: { short: "Por juego", name: "Anotados por enfrentamiento" },
	home: { short: "Local", name: "Récord como local" },
	away: { short: "Visita", name: "Récord como visitante" },
	streak: "Racha",
	biggest: "Mayor victoria",
	next: "Próximo enfrentamiento",
	count: ({ count }) => `${count} ${plural("es", count, "enfrentamiento", "enfrentamientos")}`,
	last: ({ count, total }) => `Los últimos ${count} de ${total} enfrentamientos`,
	all: "Todos los enfrentamientos",
};
