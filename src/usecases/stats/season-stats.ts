import { countsNumbers } from "#domain/game/counting.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { isAsked, type PhaseAsked, phaseOf } from "#domain/season/phase.ts";
import type { Season } from "#domain/season/season.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { hasHeadlines } from "#domain/stats/headline-stats.ts";
import {
	minutesStat,
	type Ranked,
	type RankedStat,
	rankedStats,
} from "#domain/stats/ranking/ranked-stats.ts";
import type { Counting } from "#domain/stats/ranking/ranking.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addTotals } from "#domain/stats/totals.ts";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import type { StoredGame } from "#store/game/game-columns.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason, leaguesInOrder, onlyLeague } from "../season/season-choices.ts";
import { countSheets } from "./season-leaders.ts";

/** What narrows a page of statistics. */
export type StatsAsked = {
	seasonId?: number | undefined;
	leagueId?: number | undefined;
	sportId?: number | undefined;
	counting?: Counting | undefined;
	/** Of which games; the regular season unless something else is asked for. */
	phase?: PhaseAsked | undefined;
};

/** The choices of such a page, and what a sport counts. */
export type StatsChoices = {
	season: Season | null;
	seasons: Season[];
	/** The leagues of the chosen sport. */
	leagues: SeasonLeague[];
	/** The one of them that is chosen. */
	leagueId: number | undefined;
	/** More than one only where the season is played in several. */
	sports: Sport[];
	sportId: number | undefined;
	counting: Counting;
	phase: PhaseAsked;
	/** Whether there is a choice of it. */
	hasPlayoffs: boolean;
	definitions: StatDefinition[];
};

/** Somebody with the sums of a season, over all teams of these leagues. */
export type RankedPlayer = Ranked & { player: Player; teams: Team[] };

export type SeasonStats = StatsChoices & {
	entries: TeamEntry[];
	games: StoredGame[];
	/** Of how many games an entry has numbers. */
	sheetsOf: (entryId: number) => number;
	stats: RankedStat[];
	players: RankedPlayer[];
	/** What they are the sums of: a row a player, entry and phase. */
	rows: StatRows;
};

/**
 * What everybody did in a season, or in one league of it, from the sums that are kept. Numbers of two
 * sports stand in no table together: without a choice it is the sport of the first league.
 */
export async function readSeasonStats(scope: Scope, asked: StatsAsked): Promise<SeasonStats> {
	const { store } = scope;
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	const all = season === null ? [] : await leaguesInOrder(scope, season.id);
	const { sportId, sports } = chooseSport(scope, all, asked);
	const leagues = all.filter(({ league }) => league.sportId === sportId);
	const isElsewhere =
		!leagues.some(({ league }) => league.id === asked.leagueId) &&
		all.some(({ league }) => league.id === asked.leagueId);
	// A league of another sport stayed behind from before the sport was chosen.
	const leagueId = isElsewhere ? undefined : asked.leagueId;
	const shown = await onlyLeague(scope, leagues, leagueId);
	const ids = shown.map(({ id }) => id);
	const [entries, played, definitions] = await Promise.all([
		store.teams.listEntries(ids),
		store.games.listByLeagues(ids),
		sportId === undefined ? [] : store.statDefinitions.list(sportId),
	]);
	const hasPlayoffs = played.some((game) => phaseOf(game) === "playoffs" && countsNumbers(game));
	const phase = hasPlayoffs ? (asked.phase ?? "regular") : "regular";
	const games = played.filter((game) => isAsked(phaseOf(game), phase));
	const [sums, sheetsOf] = await Promise.all([
		store.headlineTotals.listOfEntries(entries.map(({ id }) => id)),
		season === null ? () => 0 : countSheets(store, season.id, games),
	]);
	const rows = sums.filter((row) => isAsked(row.phase, phase));
	const players = toPlayers(rows, entries, sheetsOf);
	const hasMinutes = players.some(({ totals }) => totals.seconds !== null);
	return {
		season,
		seasons,
		leagues,
		leagueId,
		sports,
		sportId,
		// Where a sport says itself what stands first, its counts are told as they are.
		counting: asked.counting ?? (hasHeadlines(definitions) ? "total" : "game"),
		phase,
		hasPlayoffs,
		definitions,
		entries,
		games,
		sheetsOf,
		stats: [...(hasMinutes ? [minutesStat] : []), ...rankedStats(definitions)],
		players,
		rows,
	};
}

/** The sport that is asked for, else that of the chosen league, else that of the first one. */
function chooseSport(
	{ organization }: Scope,
	leagues: readonly SeasonLeague[],
	asked: StatsAsked,
): { sportId: number | undefined; sports: Sport[] } {
	const played = new Set(leagues.map(({ league }) => league.sportId));
	const sports = organization.sports.filter(({ id }) => played.has(id));
	const ofLeague = leagues.find(({ league }) => league.id === asked.leagueId)?.league.sportId;
	const isPlayed = asked.sportId !== undefined && played.has(asked.sportId);
	const sportId = isPlayed ? asked.sportId : (ofLeague ?? leagues[0]?.league.sportId);
	return { sportId, sports: sports.length > 1 ? sports : [] };
}

type StatRows = Awaited<ReturnType<Scope["store"]["headlineTotals"]["listOfEntries"]>>;

function toPlayers(
	rows: StatRows,
	entries: readonly TeamEntry[],
	sheetsOf: (entryId: number) => number,
): RankedPlayer[] {
	const teamOf = new Map(entries.map(({ id, team }) => [id, team]));
	const players = new Map<number, RankedPlayer>();
	for (const { player, entryId, totals } of rows) {
		const team = teamOf.get(entryId);
		if (team === undefined) continue;
		const before = players.get(player.id);
		const sums = before === undefined ? totals : addTotals(before.totals, totals);
		const teams = before?.teams ?? [];
		players.set(player.id, {
			id: player.id,
			name: fullName(player),
			player,
			teams: teams.some(({ id }) => id === team.id) ? teams : [...teams, team],
			games: sums.games,
			teamGames: Math.max(before?.teamGames ?? 0, sheetsOf(entryId)),
			totals: sums,
		});
	}
	// Who has only sat on the bench has nothing to compare.
	return [...players.values()].filter(({ games }) => games > 0);
}
