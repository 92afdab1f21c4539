import type { Kept } from "#domain/bookkeeping/kept.ts";
import { countsNumbers } from "#domain/game/counting.ts";
import type { Game } from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import { phaseOf } from "#domain/season/phase.ts";
import { boardStats, hasHeadlines } from "#domain/stats/headline-stats.ts";
import { type Candidate, type Leader, leaders } from "#domain/stats/leaders.ts";
import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import {
	leadersInThrees,
	leadersPerGame,
	type SeasonScoring,
} from "#domain/stats/season-leaders.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import type { StoredGame } from "#store/game/game-columns.ts";
import type { StoredScoring } from "#store/stats/totals.ts";
import type { Scope } from "../scope.ts";
import { type StatBoard, toBoard } from "./stat-boards.ts";

export type PlayerScoring = SeasonScoring & { imageUrl: string | null; team: Team };

/** `value` is the average in one list and the count in the other. */
export type SeasonLeader = Leader<PlayerScoring & { value: number }>;

export type SeasonLeaders = {
	pointsPerGame: SeasonLeader[];
	threes: SeasonLeader[];
	/** What stands first in sports that say so themselves. */
	boards: StatBoard<StatLeader>[];
};

export type StatLeader = Candidate & { team: Team };

/** Players in each list. */
const leaderCount = 5;

type OfSeason = {
	leagues: readonly SeasonLeague[];
	entries: readonly TeamEntry[];
	games: readonly StoredGame[];
};

/** Who leads a regular season in these leagues. A traded player leads with the games of all his teams. */
export async function seasonLeaders(
	scope: Scope,
	seasonId: number,
	{ leagues, entries, games }: OfSeason,
): Promise<SeasonLeaders> {
	const sports = await definitionsBySport(scope, leagues);
	const isOf = (kind: (definitions: StatDefinition[]) => boolean) => {
		const own = leagues.filter(({ league }) => kind(sports.get(league.sportId) ?? []));
		const ids = new Set(own.map(({ id }) => id));
		return entries.filter(({ seasonLeagueId }) => ids.has(seasonLeagueId));
	};
	const [basketball, boards] = await Promise.all([
		basketballLeaders(scope, seasonId, {
			entries: isOf((definitions) => !hasHeadlines(definitions)),
			games,
			definitions: [...sports.values()].filter((it) => !hasHeadlines(it)).flat(),
		}),
		statBoards(scope, [...sports.values()].filter(hasHeadlines), isOf(hasHeadlines)),
	]);
	return { ...basketball, boards };
}

async function definitionsBySport(
	{ store }: Scope,
	leagues: readonly SeasonLeague[],
): Promise<Map<number, Kept<StatDefinition>[]>> {
	const ids = [...new Set(leagues.map(({ league }) => league.sportId))];
	const lists = await Promise.all(ids.map((id) => store.statDefinitions.list(id)));
	return new Map(ids.map((id, index) => [id, lists[index] ?? []]));
}

/** What is hidden in one sport is shown in no list over several. */
async function basketballLeaders(
	{ store }: Scope,
	seasonId: number,
	{ entries, games, definitions }: Omit<OfSeason, "leagues"> & { definitions: StatDefinition[] },
): Promise<Pick<SeasonLeaders, "pointsPerGame" | "threes">> {
	if (entries.length === 0) return { pointsPerGame: [], threes: [] };
	const shown = shownNumbers(definitions);
	const [rows, gamesOf] = await Promise.all([
		store.totals.listScoring(seasonId),
		countSheets(
			store,
			seasonId,
			games.filter((game) => phaseOf(game) === "regular"),
		),
	]);
	const players = sumPlayers(rows, teamsOf(entries), gamesOf);
	return {
		pointsPerGame: shown.points ? leadersPerGame(players, leaderCount) : [],
		threes: shown.threes ? leadersInThrees(players, leaderCount) : [],
	};
}

/** Of how many games that count somebody's numbers were written down for an entry. */
export async function countSheets(
	store: Scope["store"],
	seasonId: number,
	games: readonly Pick<Game, "id" | "status" | "score">[],
): Promise<(entryId: number) => number> {
	const sheets = await store.boxScores.listSheets(seasonId);
	const counted = new Set(games.filter(countsNumbers).map(({ id }) => id));
	const counts = new Map<number, number>();
	for (const { gameId, entryId } of sheets) {
		if (counted.has(gameId)) counts.set(entryId, (counts.get(entryId) ?? 0) + 1);
	}
	return (entryId) => counts.get(entryId) ?? 0;
}

async function statBoards(
	{ store, organization }: Scope,
	sports: readonly Kept<StatDefinition>[][],
	entries: readonly TeamEntry[],
): Promise<StatBoard<StatLeader>[]> {
	const sums = await store.headlineTotals.listOfEntries(entries.map(({ id }) => id));
	const rows = sums.filter(({ phase }) => phase === "regular");
	const teamOf = teamsOf(entries);
	const boards = sports.flatMap(boardStats).map(({ definition, value }) => {
		const sums = new Map<number, StatLeader>();
		for (const { player, entryId, totals } of rows) {
			const team = teamOf.get(entryId);
			const own = value(totals);
			if (team === undefined || own === null) continue;
			const { id } = player;
			sums.set(id, { id, name: fullName(player), team, value: (sums.get(id)?.value ?? 0) + own });
		}
		return toBoard(organization, definition, leaders([...sums.values()], leaderCount));
	});
	// Nothing before the first box score.
	return boards.filter(({ leaders }) => leaders.length > 0);
}

function teamsOf(entries: readonly TeamEntry[]): Map<number, Team> {
	return new Map(entries.map((entry) => [entry.id, entry.team]));
}

function sumPlayers(
	rows: readonly StoredScoring[],
	teamOf: ReadonlyMap<number, Team>,
	gamesOf: (entryId: number) => number,
): PlayerScoring[] {
	const sums = new Map<number, PlayerScoring>();
	for (const { player, entryId, games, points, threes } of rows) {
		const team = teamOf.get(entryId);
		if (team === undefined) continue;
		const before = sums.get(player.id);
		const { games: played = 0, points: scored = 0, threes: made = 0 } = before ?? {};
		sums.set(player.id, {
			id: player.id,
			name: fullName(player),
			imageUrl: player.imageUrl,
			team,
			games: played + games,
			teamGames: Math.max(before?.teamGames ?? 0, gamesOf(entryId)),
			points: scored + points,
			threes: made + threes,
		});
	}
	return [...sums.values()];
}
