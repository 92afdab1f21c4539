import type { Words } from "../en.ts";

export const schedule: Words["schedule"] = {
	when: "Hora o estado",
	game: "Juego",
	place: "Sede",
	outcome: { win: "Ganado", loss: "Perdido" },
	bye: "Descanso",
	noGameThisWeek: "Sin juego esta semana",
};
