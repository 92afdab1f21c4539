import type { GameWithTeams } from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { type AttributeValue, fullName, type Player, toPlayer } from "#domain/player/player.ts";
import { attributeNamed, visibleAttributes } from "#domain/player/visible-attributes.ts";
import { phaseOf } from "#domain/season/phase.ts";
import type { Season } from "#domain/season/season.ts";
import type { ScoreWords } from "#domain/sport/sport.ts";
import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import { ranksByWeek, type WeekRank } from "#domain/standings/rank-by-week.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import type { TableRules } from "#domain/standings/table-rules.ts";
import {
	type ShownNumbers,
	shownNumbers,
	totalsWithoutHidden,
	visibleOnly,
} from "#domain/stats/line/shown-numbers.ts";
import { type RankedStat, rankedStats } from "#domain/stats/ranking/ranked-stats.ts";
import { recordStats } from "#domain/stats/ranking/stat-bests.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addTotals, emptyTotals, type PlayerTotals } from "#domain/stats/totals.ts";
import type { Team, Withdrawal } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { PlayerOnRoster } from "#store/player/players.ts";
import type { StoredTotals } from "#store/stats/totals.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { found } from "../refusals.ts";
import {
	type PublishedSchedules,
	readPublishedSchedules,
} from "../schedule/published-schedules.ts";
import type { Scope } from "../scope.ts";
import { latestResults, nextGames } from "../season/next-and-latest.ts";
import { chooseAmong, seasonsWith, visibleSeasons } from "../season/season-choices.ts";
import { readSeasonGames, type SeasonGames, withTeams } from "../season/season-games.ts";
import { withIfNecessary } from "../stage/games-if-necessary.ts";
import { type LeagueStandings, toStandingsTeam, toTables } from "../standings/view-standings.ts";
import { readDefinitions } from "../stats/definitions.ts";
import { type BothSides, bothSides } from "../stats/opponents.ts";

export type TeamProfile = PublishedSchedules & {
	team: Team;
	/** The visible seasons the team has entered, newest first. */
	seasons: Season[];
	/** The one shown: as asked, else the current one, else the team's latest. */
	season: Season | null;
	/** Where the team stands in each league it plays in this season. */
	places: (TeamPlace & { ranks: WeekRank[] })[];
	/** The leagues of the season it left before its end. */
	withdrawals: Withdrawal[];
	games: GameWithTeams[];
	/** The first of them still to be played, or live; null when there is none. */
	next: GameWithTeams | null;
	/** The last of them that was played or decided. */
	last: GameWithTeams | null;
	/** By jersey number, then name. */
	roster: RosterPlayer[];
	/** The sums of all its players. */
	totals: PlayerTotals;
	/** The sums of everybody in its leagues of the season. */
	leagueTotals: PlayerTotals;
	/** Beside what it does per game what its opponents do, in what says something of both. */
	bothSides: BothSides & { stats: RankedStat[] };
	/** The statistics visitors see, in the organization's order. */
	definitions: StatDefinition[];
	shown: ShownNumbers;
};

export type TeamPlace = {
	entry: EntryInSeason;
	row: StandingsRow;
	/** The ranked row before in the table, which says why the rank is what it is; null for the first. */
	above: StandingsRow | null;
	/** The whole table. */
	rows: StandingsRow[];
	rules: TableRules;
	forecast: Forecast | undefined;
	scoreWords: ScoreWords;
};

export type RosterPlayer = {
	player: Player;
	/** What visitors may know: number, position and the like, in the organization's order. */
	attributes: AttributeValue[];
	/** For this team in this regular season. */
	totals: PlayerTotals;
	isCaptain: boolean;
};

const missing = "This team does not exist.";

type AskedTeam = { id: number; seasonId?: number | undefined };

/** A team in a season. The id names the club or one of its entries. */
export async function viewTeam(scope: Scope, asked: AskedTeam): Promise<TeamProfile> {
	const { entries, ...entered } = await enteredTeam(scope, asked);
	return { ...entered, ...(await inSeason(scope, entered.team, entries)) };
}

/** The least of a team: its place, what it plays next and how it played last. */
export type TeamGlance = Pick<TeamProfile, "team" | "season" | "next" | "last"> & {
	places: TeamPlace[];
};

export async function viewTeamGlance(scope: Scope, asked: AskedTeam): Promise<TeamGlance> {
	const { team, season, entries } = await enteredTeam(scope, asked);
	const read = await readSeasonGames(scope, entries.map(toSeasonLeague));
	const { next, last } = nextAndLast(scope, await gamesOf(scope, team, read));
	return { team, season, places: toPlaces(entries, toTables(read)), next, last };
}

type EnteredTeam = Pick<TeamProfile, "team" | "seasons" | "season"> & { entries: EntryInSeason[] };

/** A team, the seasons it can be seen in, and what it has entered in the one that is shown. */
async function enteredTeam(scope: Scope, { id, seasonId }: AskedTeam): Promise<EnteredTeam> {
	const { store } = scope;
	const team = found((await store.teams.find(id)) ?? (await store.teams.findByEntry(id)), missing);
	const [visible, entered] = await Promise.all([
		visibleSeasons(scope),
		store.teams.listEntriesOfTeam(team.id),
	]);
	const seasons = seasonsWith(visible, entered, missing);
	const namedEntry = entered.find((entry) => entry.id === id);
	const season = chooseAmong(seasons, seasonId ?? namedEntry?.seasonId);
	const entries = entered.filter((entry) => entry.seasonId === season?.id);
	return { team, seasons, season, entries };
}

type InSeason = Omit<TeamProfile, "team" | "seasons" | "season">;

async function inSeason(
	scope: Scope,
	team: Team,
	entries: readonly EntryInSeason[],
): Promise<InSeason> {
	const { store } = scope;
	const ids = entries.map((entry) => entry.id);
	const [read, players, totals, stats] = await Promise.all([
		readSeasonGames(scope, entries.map(toSeasonLeague)),
		store.players.listByEntries(ids),
		regularTotals(store, ids),
		readDefinitions(
			store,
			entries.map((entry) => entry.sportId),
		),
	]);
	const regular = read.games.filter((game) => phaseOf(game) === "regular");
	const games = await gamesOf(scope, team, read);
	const [attributes, { byes, changedOn }, all, sums] = await Promise.all([
		store.players.attributesOf(players.map((player) => player.id)),
		readPublishedSchedules(scope, read),
		regularTotals(store, totals.length === 0 ? [] : read.entries.map(({ id }) => id)),
		store.gameSums.listOfGames(totals.length === 0 ? [] : games.map(({ id }) => id)),
	]);
	const shown = shownNumbers(stats);
	const definitions = visibleOnly(stats);
	const publicTotals = totals.map((row) => ({
		...row,
		totals: totalsWithoutHidden(row.totals, definitions, shown),
	}));
	return {
		places: withRanks(toPlaces(entries, toTables(read)), read),
		withdrawals: entries.flatMap(({ withdrawal }) => withdrawal ?? []),
		games,
		...nextAndLast(scope, games),
		byes: byes.filter(({ teams }) => teams.some(({ id }) => id === team.id)),
		changedOn,
		roster: toRoster(entries, players, attributes, publicTotals),
		totals: publicTotals.reduce((sum, row) => addTotals(sum, row.totals), emptyTotals()),
		leagueTotals: all.reduce((sum, row) => addTotals(sum, row.totals), emptyTotals()),
		bothSides: { ...bothSides(ids, regular, sums), stats: statsOfBoth(stats, entries[0]?.sportId) },
		definitions,
		shown,
	};
}

/** Counts that are known for being high, and shares of what is made. */
function statsOfBoth(stats: readonly Kept[], sportId: number | undefined): RankedStat[] {
	const all = rankedStats(stats.filter((stat) => stat.sportId === sportId));
	const counts = new Set(recordStats(all));
	return all.filter(
		(stat) => counts.has(stat) || (stat.divisor !== null && !stat.isSum && !stat.isPerGame),
	);
}

type Kept = Awaited<ReturnType<typeof readDefinitions>>[number];

/** A team is told by its regular season, as its place is; playoffs stand in the statistics. */
async function regularTotals({ totals }: Scope["store"], entryIds: readonly number[]) {
	return (await totals.listByEntries(entryIds)).filter(({ phase }) => phase === "regular");
}

async function gamesOf(scope: Scope, { id }: Team, read: SeasonGames): Promise<GameWithTeams[]> {
	return withTeams(await withIfNecessary(scope, read), read).filter(
		({ home, away }) => home.teamId === id || away.teamId === id,
	);
}

function nextAndLast(scope: Scope, games: readonly GameWithTeams[]) {
	return {
		next: nextGames(scope, games, 1)[0] ?? null,
		last: latestResults(games, 1)[0] ?? null,
	};
}

function toSeasonLeague(entry: EntryInSeason): SeasonLeague {
	const { seasonLeagueId, seasonId, leagueId, leagueName, sportId, leagueCreatedBy } = entry;
	return {
		id: seasonLeagueId,
		seasonId,
		league: { id: leagueId, name: leagueName, sportId, createdBy: leagueCreatedBy },
	};
}

/** The same with the rank from week to week. */
function withRanks(places: readonly TeamPlace[], read: SeasonGames): TeamProfile["places"] {
	return places.map((place) => {
		const { id, seasonLeagueId } = place.entry;
		const isOf = (of: { seasonLeagueId: number }) => of.seasonLeagueId === seasonLeagueId;
		const teams = read.entries.filter(isOf).map(toStandingsTeam);
		const setup = read.setups.get(seasonLeagueId);
		return { ...place, ranks: ranksByWeek(teams, read.games.filter(isOf), id, setup) };
	});
}

function toPlaces(
	entries: readonly EntryInSeason[],
	tables: readonly LeagueStandings[],
): TeamPlace[] {
	return entries.flatMap((entry) => {
		const table = tables.find(({ seasonLeague }) => seasonLeague.id === entry.seasonLeagueId);
		const index = table?.rows.findIndex((row) => row.entryId === entry.id) ?? -1;
		const row = table?.rows[index];
		if (table === undefined || row === undefined) return [];
		const above = table.rows.slice(0, index).findLast(({ rank }) => rank !== null) ?? null;
		const { rows, rules, scoreWords, forecast } = table;
		return [{ entry, row, above, rows, rules, scoreWords, forecast }];
	});
}

/** A player on two of the team's rosters is one person with the sums of both. */
function toRoster(
	entries: readonly EntryInSeason[],
	players: readonly PlayerOnRoster[],
	attributes: ReadonlyMap<number, AttributeValue[]>,
	totals: readonly StoredTotals[],
): RosterPlayer[] {
	const captains = new Set(entries.map((entry) => entry.captainId));
	const totalsOf = Map.groupBy(totals, (row) => row.playerId);
	const people = new Map(players.map((player) => [player.id, toPlayer(player)]));
	return [...people.values()]
		.map((player) => ({
			player,
			attributes: visibleAttributes(attributes.get(player.id)),
			totals: (totalsOf.get(player.id) ?? []).reduce(
				(sum, row) => addTotals(sum, row.totals),
				emptyTotals(),
			),
			isCaptain: captains.has(player.id),
		}))
		.sort(byNumber);
}

function byNumber(a: RosterPlayer, b: RosterPlayer): number {
	const [first, second] = [a, b].map(({ attributes }) => attributeNamed(attributes, "Number"));
	if (first !== second && (first == null || second == null)) return first == null ? 1 : -1;
	return (
		naturalOrder(first ?? "", second ?? "") ||
		naturalOrder(fullName(a.player), fullName(b.player)) ||
		a.player.id - b.player.id
	);
}
