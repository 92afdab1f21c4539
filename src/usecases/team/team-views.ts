import { isMemberOf } from "#domain/account/user.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName, type Player, toPlayer } from "#domain/player/player.ts";
import type { Season } from "#domain/season/season.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { percentage } from "#domain/stats/averages.ts";
import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addTotals, emptyTotals } from "#domain/stats/totals.ts";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { StoredTotals } from "#store/stats/totals.ts";
import { type GameView, viewGames } from "../game/game-views.ts";
import { withoutMakerForStrangers } from "../makers.ts";
import {
	type PlayerWithAttributes,
	seasonsToSee,
	withKnownAttributes,
} from "../player/player-views.ts";
import type { Scope } from "../scope.ts";
import { readSeasonGames } from "../season/season-games.ts";
import { toTables } from "../standings/view-standings.ts";

/** A team as it stands in one season-league, or a team that has entered none. */
export type TeamView = {
	team: Team;
	/** Times of day at which the team cannot play, `HH:MM`. */
	unavailableSlots: string[];
	/** Null, like league and season, for a team that has entered no season-league. */
	entry: TeamEntry | null;
	seasonLeague: SeasonLeague | null;
	season: Season | null;
	/** The roster by name. */
	players: PlayerWithAttributes[];
	wins: number;
	losses: number;
	/** Place in the standings; null before the first game (rule `rank-after-first-game`). */
	rank: number | null;
	/**
	 * Free throws made of attempted in percent, to one decimal; 0 without attempts
	 * (rule `no-attempts-dash`).
	 */
	ftPercentage: number;
	/** Three-pointers made. */
	threes: number;
};

export type TeamWithGames = TeamView & {
	/** By date and time. */
	games: GameView[];
};

/**
 * The teams of season-leagues in as many queries for a hundred leagues as for one: league after
 * league as asked, in each by rank, teams without a game last. For strangers there is nothing in
 * hidden seasons, and no number is made of a hidden statistic.
 */
export async function viewTeams(
	scope: Scope,
	{ seasonLeagueIds }: { seasonLeagueIds: readonly number[] },
): Promise<TeamView[]> {
	return readTeams(scope, seasonLeagueIds, () => true);
}

/** The team that has entered under this id; undefined where the viewer may not see it. */
export async function viewEntry(
	scope: Scope,
	{ id, seasonLeagueId }: Pick<TeamEntry, "id" | "seasonLeagueId">,
): Promise<TeamView | undefined> {
	const [view] = await readTeams(scope, [seasonLeagueId], (entry) => entry.id === id);
	return view;
}

/** The same team with the games of this entry. */
export async function withGames(scope: Scope, view: TeamView): Promise<TeamWithGames> {
	const { entry } = view;
	return { ...view, games: entry === null ? [] : await viewGames(scope, { teamId: entry.id }) };
}

/** Teams that have entered no season-league. */
export async function viewTeamsWithoutEntry(
	{ store }: Scope,
	teams: readonly Team[],
): Promise<TeamView[]> {
	const slots = await store.teams.unavailableSlotsOf(teams.map(({ id }) => id));
	return teams.map((team) => ({
		team,
		unavailableSlots: slots.get(team.id) ?? [],
		entry: null,
		seasonLeague: null,
		season: null,
		players: [],
		wins: 0,
		losses: 0,
		rank: null,
		ftPercentage: 0,
		threes: 0,
	}));
}

/** The standings are made of all entries; the rest is read only for those that are wanted. */
async function readTeams(
	scope: Scope,
	seasonLeagueIds: readonly number[],
	isWanted: (entry: TeamEntry) => boolean,
): Promise<TeamView[]> {
	const { store } = scope;
	const { leagues, seasons } = await seasonLeaguesToSee(scope, seasonLeagueIds);
	const read = await readSeasonGames(scope, leagues);
	const wanted = read.entries.filter(isWanted);
	const entries = new Map(wanted.map((entry) => [entry.id, entry]));
	const [players, totals, slots, numbersOf] = await Promise.all([
		playersOf(scope, [...entries.keys()]),
		store.totals.listByEntries([...entries.keys()]),
		store.teams.unavailableSlotsOf(wanted.map(({ team }) => team.id)),
		numbersBySport(scope, leagues),
	]);
	const regular = totals.filter(({ phase }) => phase === "regular");
	const totalsOf = Map.groupBy(regular, ({ entryId }) => entryId);
	return toTables(read, { hasAnnulled: true }).flatMap(({ seasonLeague, rows }) =>
		rows.toSorted(unrankedLast).flatMap((row) => {
			const entry = entries.get(row.entryId);
			if (entry === undefined) return [];
			return {
				team: entry.team,
				unavailableSlots: slots.get(entry.team.id) ?? [],
				entry,
				seasonLeague: {
					...seasonLeague,
					league: withoutMakerForStrangers(scope, seasonLeague.league),
				},
				season: seasons.get(seasonLeague.seasonId) ?? null,
				players: players.get(entry.id) ?? [],
				wins: row.wins,
				losses: row.losses,
				rank: row.rank,
				...numbersOf(seasonLeague.league.sportId, totalsOf.get(entry.id) ?? []),
			};
		}),
	);
}

async function seasonLeaguesToSee(scope: Scope, ids: readonly number[]) {
	const [known, toSee] = await Promise.all([
		scope.store.leagues.findSeasonLeagues(ids),
		seasonsToSee(scope),
	]);
	const seasons = new Map(toSee.map((season): [number, Season] => [season.id, season]));
	const byId = new Map(known.map((seasonLeague) => [seasonLeague.id, seasonLeague]));
	const leagues = [...new Set(ids)]
		.flatMap((id) => byId.get(id) ?? [])
		.filter(({ seasonId }) => seasons.has(seasonId));
	return { leagues, seasons };
}

/** By entry id. */
async function playersOf(
	scope: Scope,
	entryIds: readonly number[],
): Promise<Map<number, PlayerWithAttributes[]>> {
	const spots = (await scope.store.players.listByEntries(entryIds)).toSorted(byName);
	const people = [...new Map(spots.map((spot) => [spot.id, toPlayer(spot)])).values()];
	const known = await withKnownAttributes(scope, people);
	const byId = new Map(known.map((player) => [player.id, player]));
	const rosters = Map.groupBy(spots, ({ entryId }) => entryId);
	return new Map(
		[...rosters].map(([entryId, roster]) => [
			entryId,
			roster.flatMap(({ id }) => byId.get(id) ?? []),
		]),
	);
}

type TeamNumbers = Pick<TeamView, "ftPercentage" | "threes">;

/** What the totals of a team amount to, by the statistics its sport keeps. */
async function numbersBySport(
	{ store, viewer, organization }: Scope,
	leagues: readonly SeasonLeague[],
): Promise<(sportId: number, totals: readonly StoredTotals[]) => TeamNumbers> {
	const sportIds = [...new Set(leagues.map(({ league }) => league.sportId))];
	const definitions = new Map<number, StatDefinition[]>(
		await Promise.all(
			sportIds.map(async (id) => [id, await store.statDefinitions.list(id)] as const),
		),
	);
	const isMember = isMemberOf(viewer, organization.id);
	return (sportId, totals) => {
		const shown = shownNumbers(definitions.get(sportId) ?? []);
		const sum = totals.reduce((sums, row) => addTotals(sums, row.totals), emptyTotals());
		const freeThrows = percentage(sum.freeThrowsMade, sum.freeThrowsAttempted) ?? 0;
		return {
			ftPercentage: isMember || shown.freeThrows ? freeThrows : 0,
			threes: isMember || shown.threes ? sum.threes : 0,
		};
	};
}

/** By rank, which shows - when absent. Rows come in the order of the table. */
function unrankedLast(a: StandingsRow, b: StandingsRow): number {
	return Number(a.rank === null) - Number(b.rank === null);
}

function byName(a: Player, b: Player): number {
	return naturalOrder(fullName(a), fullName(b)) || a.id - b.id;
}
