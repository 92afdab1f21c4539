import type { Words } from "../en.ts";

export const embed: Words["embed"] = {
	nextGame: "Próximo juego",
	nextGameOf: ({ name }) => `Próximo juego: ${name}`,
	noGame: "No hay juegos programados.",
	gamesOf: ({ name }) => `Juegos de ${name}`,
	toSite: "Ir al sitio",
};
