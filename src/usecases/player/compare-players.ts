import { fullName, type Player } from "#domain/player/player.ts";
import {
	gamesStat,
	minutesStat,
	type Ranked,
	type RankedStat,
	rankedStats,
} from "#domain/stats/ranking/ranked-stats.ts";
import { addTotals, emptyTotals, type PlayerTotals } from "#domain/stats/totals.ts";
import type { Team } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import type { Scope } from "../scope.ts";
import { findMergedPlayer } from "./view-player.ts";
import { type PlayerSeasons, viewPlayerSeasons } from "./view-player-seasons.ts";

export type Comparison = {
	player: Player;
	/** Who plays in the same leagues, and who was asked for. */
	others: { player: Player; team: Team | null }[];
	against: ComparedPlayers | null;
};

export type ComparedPlayers = {
	other: Player;
	/** The numbers of the sport that both have played; none where they play different ones. */
	stats: RankedStat[];
	/** Of the first player and of the other one. */
	season: [ComparedSums, ComparedSums];
	career: [ComparedSums, ComparedSums];
};

export type ComparedSums = Ranked & {
	/** The season they are of; null for all of them. */
	season: string | null;
	team: Team | null;
};

/** Two players side by side, in their last season and over all of them, from the sums that are kept. */
export async function comparePlayers(
	scope: Scope,
	{ id, otherId: asked }: { id: number; otherId?: number | undefined },
): Promise<Comparison> {
	const otherId = asked && ((await findMergedPlayer(scope, asked)) ?? asked);
	const seasons = await viewPlayerSeasons(scope, { id });
	const { player } = seasons;
	const entries = await scope.store.teams.listEntriesOfPlayer(id);
	const others = await othersOf(scope, seasons, entries);
	if (otherId === undefined || otherId === id) return { player, others, against: null };
	const theirs = await viewPlayerSeasons(scope, { id: otherId });
	const theirEntries = await scope.store.teams.listEntriesOfPlayer(otherId);
	const sport = entries.find(({ sportId }) => theirEntries.some((one) => one.sportId === sportId));
	const isListed = others.some((one) => one.player.id === otherId);
	const [team = null] = theirs.teams;
	return {
		player,
		others: isListed ? others : [...others, { player: theirs.player, team }],
		against: {
			other: theirs.player,
			stats: sport === undefined ? [] : await statsOf(scope, sport, [seasons, theirs]),
			season: [lastSeason(seasons), lastSeason(theirs)],
			career: [career(seasons), career(theirs)],
		},
	};
}

/** The rosters of the leagues in which somebody plays, or has played last. */
async function othersOf(
	{ store }: Scope,
	{ player, rows }: PlayerSeasons,
	own: readonly EntryInSeason[],
): Promise<Comparison["others"]> {
	const seasonId = rows[0]?.season.id;
	const leagues = own.filter((entry) => entry.seasonId === seasonId);
	const entries = await store.teams.listEntries(leagues.map((entry) => entry.seasonLeagueId));
	const teamOf = new Map(entries.map((entry) => [entry.id, entry.team]));
	const spots = await store.players.listByEntries([...teamOf.keys()]);
	const others = new Map(
		spots.map((spot) => [spot.id, { player: spot, team: teamOf.get(spot.entryId) ?? null }]),
	);
	others.delete(player.id);
	return [...others.values()].sort(
		(a, b) => naturalOrder(fullName(a.player), fullName(b.player)) || a.player.id - b.player.id,
	);
}

async function statsOf(
	{ store }: Scope,
	{ sportId }: EntryInSeason,
	both: readonly PlayerSeasons[],
): Promise<RankedStat[]> {
	const hasMinutes = both.every(({ career }) => career.seconds !== null);
	const stats = rankedStats(await store.statDefinitions.list(sportId));
	return [gamesStat, ...(hasMinutes ? [minutesStat] : []), ...stats];
}

function lastSeason({ player, rows, teams }: PlayerSeasons): ComparedSums {
	const season = rows[0]?.season;
	const totals = rows
		.filter((row) => row.season.id === season?.id)
		.reduce((sum, row) => addTotals(sum, row.totals), emptyTotals());
	return { ...sumsOf(player, totals), season: season?.name ?? null, team: teams[0] ?? null };
}

function career({ player, career: totals, teams }: PlayerSeasons): ComparedSums {
	return { ...sumsOf(player, totals), season: null, team: teams[0] ?? null };
}

function sumsOf(player: Player, totals: PlayerTotals): Ranked {
	const { id } = player;
	return { id, name: fullName(player), games: totals.games, teamGames: totals.games, totals };
}
