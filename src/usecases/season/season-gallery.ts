import { type GalleryImage, showsGallery } from "#domain/game/gallery.ts";
import { byDateAndTime, type GameWithTeams } from "#domain/game/game.ts";
import type { Season } from "#domain/season/season.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason } from "./season-choices.ts";
import { listShownOfSeason } from "./season-pictures.ts";

export type GamePictures = { game: GameWithTeams; images: readonly GalleryImage[] };

/** A page of the pictures of a season's games, of the newest game first. */
export type SeasonGallery = {
	season: Season | null;
	seasons: Season[];
	/** Of the season itself, on the first page. */
	own: readonly GalleryImage[];
	games: GamePictures[];
	/** Pictures of the whole season, and the number of the first one of this page. */
	total: number;
	from: number;
	page: number;
	pages: number;
};

/** Pictures of one page. */
const pageSize = 48;

export async function viewSeasonGallery(
	scope: Scope,
	asked: { seasonId: number | undefined; page: number },
): Promise<SeasonGallery> {
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	const { own, games: all } =
		season === null ? { own: [], games: [] } : await listShownPictures(scope, season.id);
	const total = all.reduce((sum, { images }) => sum + images.length, 0);
	const pages = Math.max(1, Math.ceil(total / pageSize));
	const page = Math.min(asked.page, pages);
	const from = (page - 1) * pageSize;
	const games = cut(all, from, pageSize);
	const first = page === 1 ? own : [];
	return { season, seasons, own: first, games, total, from: from + 1, page, pages };
}

/** All pictures of a season that visitors see: its own, and those of its games. */
export async function listShownPictures(
	scope: Scope,
	seasonId: number,
): Promise<{ own: GalleryImage[]; games: GamePictures[] }> {
	const [own, games] = await Promise.all([
		listShownOfSeason(scope, seasonId),
		listShownOfGames(scope, seasonId),
	]);
	return { own, games };
}

/**
 * The pictures of a season's games as visitors see them: those of games in which minors may be seen are
 * left out, as on the pages of the games (rule `no-pictures-of-minors`). One query where there are none.
 */
async function listShownOfGames(
	{ store, organization }: Scope,
	seasonId: number,
): Promise<GamePictures[]> {
	const galleries = await store.gameGalleries.listOfSeason(seasonId);
	if (galleries.length === 0) return [];
	const imagesOf = new Map(galleries.map(({ gameId, images }) => [gameId, images]));
	const [known, leagues, lines] = await Promise.all([
		store.games.listWithTeams({ seasonId }),
		store.leagues.listBySeason(seasonId),
		store.gameGalleries.listPeople(seasonId),
	]);
	const games = known.filter(({ id }) => imagesOf.has(id));
	const [rosters, people] = await Promise.all([
		store.players.listByEntries(games.flatMap(({ home, away }) => [home.entryId, away.entryId])),
		store.players.findMany([...new Set(lines.map(({ playerId }) => playerId))]),
	]);
	const youngEntries = new Set(rosters.filter(({ isMinor }) => isMinor).map((it) => it.entryId));
	const young = new Set(people.filter(({ isMinor }) => isMinor).map(({ id }) => id));
	const youngGames = new Set(
		lines.filter(({ playerId }) => young.has(playerId)).map(({ gameId }) => gameId),
	);
	const leagueOf = new Map(leagues.map(({ id, league }) => [id, league]));
	const isShown = ({ id, home, away, seasonLeagueId }: GameWithTeams) => {
		const isMinor =
			youngGames.has(id) || [home, away].some(({ entryId }) => youngEntries.has(entryId));
		const league = leagueOf.get(seasonLeagueId);
		return (
			league !== undefined &&
			showsGallery({ organization, league, players: isMinor ? [{ isMinor }] : [] })
		);
	};
	return newestFirst(games.filter(isShown)).map((game) => ({
		game,
		images: imagesOf.get(game.id) ?? [],
	}));
}

/** Games without a date come last all the same. */
function newestFirst(games: readonly GameWithTeams[]): GameWithTeams[] {
	const dated = games.filter(({ date }) => date !== null);
	const undated = games.filter(({ date }) => date === null);
	return [...dated.sort(byDateAndTime).reverse(), ...undated];
}

/** So many pictures from one on, each with its game. */
function cut(all: readonly GamePictures[], from: number, count: number): GamePictures[] {
	let before = 0;
	return all.flatMap(({ game, images }) => {
		const start = Math.max(0, from - before);
		const some = images.slice(start, Math.max(0, from + count - before));
		before += images.length;
		return some.length === 0 ? [] : [{ game, images: some }];
	});
}
