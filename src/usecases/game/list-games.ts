import { foremostSeason, type Season } from "#domain/season/season.ts";
import { type PageAsked, paged } from "../paged.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonsWith } from "../season/season-choices.ts";
import { listSeasons } from "../season/seasons.ts";
import { type InLeague, seasonLeagueAt } from "../team/season-league-lookup.ts";
import { type TeamView, viewTeams } from "../team/team-views.ts";
import { type GameView, viewGames } from "./game-views.ts";

/** What the games may be narrowed to; absent means all. */
export type GamesAsked = PageAsked & {
	seasonId?: number | undefined;
	leagueId?: number | undefined;
	/** A team, by its own id or its entry's. */
	teamId?: number | undefined;
	date?: string | undefined;
};

/**
 * The games of a season by date and time: of the one asked for, else of the current one. Of hidden
 * seasons only members are told.
 */
export async function listGames(scope: Scope, asked: GamesAsked): Promise<GameView[]> {
	const { limit, offset, seasonId, ...narrowed } = asked;
	const seasons = await listSeasons(scope);
	await mustBeKnown(scope, seasons, narrowed);
	const season = chosen(seasons, seasonId);
	if (season === null) return [];
	const games = await viewGames(scope, { ...narrowed, seasonId: season.id });
	return paged(games, { limit, offset });
}

export type SeasonLeagueGames = { games: GameView[]; teams: TeamView[] };

/** The games of a season-league, and the teams to choose from when another is added. */
export async function listSeasonLeagueGames(
	scope: Scope,
	place: InLeague,
): Promise<SeasonLeagueGames> {
	const { id } = await seasonLeagueAt(scope, place);
	const [games, teams] = await Promise.all([
		viewGames(scope, { seasonLeagueId: id }),
		viewTeams(scope, { seasonLeagueIds: [id] }),
	]);
	return { games, teams };
}

function chosen(seasons: readonly Season[], id: number | undefined): Season | null {
	if (id === undefined) return foremostSeason(seasons);
	return found(
		seasons.find((season) => season.id === id),
		"Season not found.",
	);
}

/** An id of another organization, or of what is hidden, is answered like one that nobody has. */
async function mustBeKnown(
	{ store }: Scope,
	seasons: readonly Season[],
	{ leagueId, teamId }: GamesAsked,
): Promise<void> {
	if (leagueId !== undefined) {
		const missing = "League not found.";
		found(await store.leagues.find(leagueId), missing);
		seasonsWith(seasons, await store.leagues.listByLeague(leagueId), missing);
	}
	if (teamId !== undefined) {
		const missing = "Team not found.";
		const own = (await store.teams.find(teamId)) ?? (await store.teams.findByEntry(teamId));
		const { id } = found(own, missing);
		seasonsWith(seasons, await store.teams.listEntriesOfTeam(id), missing);
	}
}
