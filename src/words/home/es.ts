import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const home: Words["home"] = {
	newsOf: ({ name }) => `Noticias de ${name}`,
	newLeague: "Una liga nueva",
	preparing:
		"La primera temporada está en preparación. Equipos, juegos y posiciones aparecerán aquí en cuanto empiece.",
	lead: "Posiciones, calendario, jugadores y las estadísticas de cada juego.",
	register: "Inscríbete",
	ourWebsite: "Nuestro sitio",

	leagues: ({ count }) => plural("es", count, "Liga", "Ligas"),
	teams: ({ count }) => plural("es", count, "Equipo", "Equipos"),
	players: ({ count }) => plural("es", count, "Jugador", "Jugadores"),
	games: ({ count }) => plural("es", count, "Juego", "Juegos"),
	gamesPlayed: "Juegos jugados",

	week: "Juegos de los próximos siete días",
	today: "Hoy",
};
