import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const dashboard: AdminWords["dashboard"] = {
	welcome: "Te damos la bienvenida",
	welcomeName: ({ username }) => `Hola, ${username}`,
	noneYet: "Ninguna todavía",
	nowSeason: ({ name }) => `En curso: ${name}`,
	doneOf: ({ done, count }) => `${done} de ${count} listos`,
	tenMinutesFromNothingTo:
		"Diez minutos, de la nada a una liga con su propio sitio. Puedes detenerte en cualquier paso y volver.",
	goOnWhereYouStopped:
		"Sigue donde te quedaste. Lo hecho, hecho está, sin importar dónde lo hiciste.",
	isDone: ", listo",
	begin: "Empezar",
	doYouHaveAllOf: "¿Ya tienes todo en una hoja de cálculo?",
	lastChanges: "Últimos cambios",
	gamesWithoutAResult: "Juegos sin resultado",
	gamesWithoutResult: ({ count }) => `Juegos sin resultado (${count})`,
	everyGameThatWasPlayed: "Todos los juegos jugados tienen su resultado.",
	andMoreIn: ({ more }) => `Y ${more} más en`,
	stillInProgress: "Aún en curso",
	scoreOfGame: ({ away, home }) => `el marcador de ${away} contra ${home}`,
	shortOfPlayers: "Faltan jugadores",
	noPlayers: "Sin jugadores",
	players: ({ count }) => `${count} ${plural("es", count, "jugador", "jugadores")}`,
	thisWeek: "Esta semana",
	allGames: "Todos los juegos",
	noGamesThisWeek: "Sin juegos esta semana",
	nextGame: ({ day }) => `Próximo juego: ${day}`,
	seeAllGames: "Ver todos los juegos",
	final: "Final",
	live: "En vivo",
	forfeit: "Default",
};
