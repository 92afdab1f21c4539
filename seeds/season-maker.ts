import type { Score } from "#domain/game/game.ts";
import type { League } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import type { Season } from "#domain/season/season.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import type { StoredPeriodScore } from "#store/bookkeeping/periods.ts";
import { beginTable } from "#usecases/standings/begin-table.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";
import type { PlayedGame, PlayedLine } from "./box-score-maker.ts";
import type { Founded } from "./founding.ts";
import { type Calendar, type LeagueSetting, type PlannedGame, planGames } from "./game-plan.ts";
import { playOn } from "./playoffs.ts";
import type { Random } from "./random.ts";
import type { Person, PlannedTeam } from "./roster-plan.ts";

/** Name of the period that holds the points of the first two quarters together. */
export const firstHalf = "1st half";

/** An organization whose people, teams and leagues are stored; seasons are added to it. */
export type Club = Founded & {
	random: Random;
	/** Ids of statistics by abbreviation and of periods by name; what has none is not written. */
	statIds: ReadonlyMap<string, number>;
	periodIds: ReadonlyMap<string, number>;
	playerIds: ReadonlyMap<Person, number>;
	teams: ReadonlyMap<string, Team>;
};

export type PlayedLeague = {
	league: League;
	setting: LeagueSetting;
	teams: readonly PlannedTeam[];
};

/** Changes planned games before they are stored: postponements, forfeits, videos. */
export type Incidents = (
	games: readonly PlannedGame[],
	entries: readonly TeamEntry[],
	league: number,
) => readonly PlannedGame[];

/** Stores a season with its leagues, entries, rosters, games, box scores and totals. */
export async function addSeason(
	club: Club,
	season: Omit<Season, "id">,
	leagues: readonly PlayedLeague[],
	calendar: Calendar,
	incidents: Incidents = (games) => games,
): Promise<void> {
	const { store, random } = club;
	const { id: seasonId } = await store.seasons.insert(season);
	for (const [place, { league, setting, teams }] of leagues.entries()) {
		const seasonLeague = await store.leagues.addToSeason(league, seasonId);
		await beginTable(store, [club.sport], seasonLeague);
		const entries = await enter(club, seasonLeague.id, teams);
		const ready = teams.map((team, index) => {
			const entry = entries[index];
			if (entry === undefined) throw new Error(`${team.name} was not entered.`);
			return { entry, team: dressed(club, entry, team) };
		});
		const games = planGames(random, setting, ready, calendar);
		await addGames(club, incidents(games, entries, place));
		const { playoffs } = setting;
		if (playoffs === null) continue;
		const firstWeek = 1 + Math.max(...games.map(({ week }) => week));
		const playedOn = await playOn(
			club,
			{ random, setting: { ...setting, playoffs }, teams: ready },
			{ seasonId, leagueId: league.id },
			{ ...calendar, firstWeek },
		);
		await addBoxScores(club, playedOn);
	}
	await refreshTotals(store, { seasonId, playerIds: "all", isDecidedAnew: true });
}

async function enter(
	{ store, teams: stored, playerIds }: Club,
	seasonLeagueId: number,
	teams: readonly PlannedTeam[],
): Promise<TeamEntry[]> {
	const entries = await store.teams.enter(
		seasonLeagueId,
		teams.map((team) => known(stored, team.name)),
	);
	const spots = entries.flatMap((entry, index) =>
		(teams[index]?.roster ?? []).map((person) => ({
			entryId: entry.id,
			playerId: known(playerIds, person),
		})),
	);
	await store.players.addToRosters(spots);
	for (const [index, entry] of entries.entries()) {
		const captain = teams[index]?.roster[0];
		if (captain === undefined) continue;
		await store.teams.setCaptain(entry.id, {
			captainName: fullName(captain),
			captainId: known(playerIds, captain),
		});
	}
	return entries;
}

function dressed({ playerIds }: Club, entry: TeamEntry, { strength, roster }: PlannedTeam) {
	return {
		entryId: entry.id,
		strength,
		players: roster.map((person) => ({ ...person, playerId: known(playerIds, person) })),
	};
}

async function addGames(club: Club, games: readonly PlannedGame[]): Promise<void> {
	const ids = await club.store.games.insertAll(games.map(({ game }) => game));
	const played = games.flatMap(({ played, game }, index) => {
		const id = ids[index];
		const isRunning = game.status !== "completed";
		return played === null || id === undefined ? [] : [{ id, played, isRunning }];
	});
	await addBoxScores(club, played);
}

async function addBoxScores(
	{ store, statIds, periodIds }: Club,
	games: readonly { id: number; played: PlayedGame; isRunning?: boolean }[],
): Promise<void> {
	const lines: StatLine[] = [];
	const scores: StoredPeriodScore[] = [];
	for (const { id, played, isRunning = false } of games) {
		lines.push(...played.lines.map((line) => toStatLine(id, line, statIds)));
		const periods = isRunning ? played.periods : allPeriods(played);
		scores.push(...toPeriodScores(id, periods, periodIds));
	}
	await store.boxScores.replace(
		games.map(({ id }) => id),
		lines,
	);
	await store.periods.saveScores(scores);
}

function toStatLine(
	gameId: number,
	{ playerId, entryId, isStarter, seconds, values }: PlayedLine,
	statIds: ReadonlyMap<string, number>,
): StatLine {
	const byId = new Map<number, number>();
	for (const [abbreviation, value] of values) {
		const statId = statIds.get(abbreviation);
		if (statId !== undefined) byId.set(statId, value);
	}
	return { gameId, playerId, entryId, isStarter, seconds, values: byId };
}

function toPeriodScores(
	gameId: number,
	periods: readonly NamedScore[],
	periodIds: ReadonlyMap<string, number>,
): StoredPeriodScore[] {
	return periods.flatMap(({ name, home, away }) => {
		const periodId = periodIds.get(name);
		return periodId === undefined ? [] : [{ gameId, periodId, home, away }];
	});
}

type NamedScore = Score & { name: string };

/** Beside the periods the final score, and the half, which organizations may keep. */
function allPeriods({ score, periods }: PlayedGame): NamedScore[] {
	return [...periods, { name: "Final", ...score }, { name: firstHalf, ...half(periods) }];
}

function half([first, second]: PlayedGame["periods"]) {
	return {
		home: (first?.home ?? 0) + (second?.home ?? 0),
		away: (first?.away ?? 0) + (second?.away ?? 0),
	};
}

function known<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
	const value = values.get(key);
	if (value === undefined) throw new Error(`Nothing is stored for ${String(key)}.`);
	return value;
}
