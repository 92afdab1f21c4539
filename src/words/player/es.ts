import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const player: Words["player"] = {
	title: "Jugadores",
	summary: ({ name }) => `Jugadores de ${name}: busca por nombre, liga y equipo.`,
	seasonSummary: ({ name, season }) =>
		`Jugadores de ${name}, ${season}: busca por nombre, liga y equipo.`,
	search: "Buscar jugadores",
	name: "Nombre",
	namePlaceholder: "Nombre o apellido",
	none: "Aún no hay jugadores",
	noneYet: "Los jugadores aparecerán aquí en cuanto empiece la primera temporada.",
	whom: "¿A quién buscas?",
	howToSearch: "Busca por nombre, o elige una liga o un equipo.",
	nobodyFound: "Nadie con ese nombre",
	searchAgain: "Prueba con una parte más corta del nombre, o con otra liga u otro equipo.",
	count: ({ count }) => `${count} ${plural("es", count, "jugador", "jugadores")}`,

	one: "Jugador",
	number: { short: "Núm.", name: "Número de playera" },
	position: { short: "Pos.", name: "Posición" },
	career: "Carrera",
	rosterFollows: "El plantel se publica antes del primer juego.",
	lastGames: ({ short, count }) => `${short}, últimos ${count} juegos`,
	profile: ({ who }) => `${who}: promedios y todos sus juegos.`,
	games: "Juegos",
	gamesIn: ({ season }) => `Juegos, ${season}`,
	playoffsIn: ({ season }: { season: string }) => `Playoffs, ${season}`,
	gamesOf: ({ name }) => `Juegos de ${name}`,
	noGamesYet: ({ name }) =>
		`${name} aparecerá aquí en cuanto se capturen las estadísticas de un juego.`,
	lastGame: "Último juego",
	notCounted: "no cuenta",
	allSeasons: "Todas las temporadas",
	allSeasonsOf: ({ name }) => `${name}, todas las temporadas`,
	seasonBySeason: ({ name, organization }) =>
		`${name}, temporada por temporada: promedios y totales en ${organization}.`,
	noSeasons: "Aún no hay temporadas",
	noSeasonsYet: ({ name }) =>
		`Las temporadas aparecerán aquí en cuanto ${name} esté en un plantel.`,
	averages: "Promedios",
	averagesOf: ({ name }) => `Promedios de ${name}`,
	totals: "Totales",
	totalsOf: ({ name }) => `Totales de ${name}`,
};
