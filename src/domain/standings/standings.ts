import { counts } from "../game/counting.ts";
import { byDateAndTime, type Game, hasScore, type Outcome } from "../game/game.ts";
import { outcomeFor } from "../game/winner-and-forfeit.ts";
import type { Crest } from "../team/team.ts";
import { naturalOrder } from "../text/natural-order.ts";
import {
	countGame,
	emptyTally,
	formOf,
	lastFive,
	type Streak,
	type Tally,
	type WinLoss,
} from "./tally.ts";

export type { Streak, WinLoss };

export type StandingsTeam = {
	entryId: number;
	teamId: number;
	name: string;
	captainName: string | null;
	captainId: number | null;
} & Crest;

export type StandingsGame = Pick<
	Game,
	"id" | "homeEntryId" | "awayEntryId" | "date" | "time" | "status" | "forfeitedBy" | "score"
>;

/** One line of the ranked table: the team and what its games amount to. */
export type StandingsRow<Team extends StandingsTeam = StandingsTeam> = Team & {
	/**
	 * Place among those that have played; level teams share it and the next place is skipped. Null: no
	 * game yet.
	 */
	rank: number | null;
	wins: number;
	losses: number;
	/** Wins per decided game, rounded to three decimals; 0 without a decided game. */
	winShare: number;
	/**
	 * Games behind the first row, in halves. It can be negative: a team with a smaller win share
	 * may be ahead in games when it has played more.
	 */
	gamesBehind: number;
	/** The run of wins or losses that the latest decided game belongs to. */
	streak: Streak | null;
	/** Of the latest five decided games; fewer when fewer were decided. */
	lastFive: WinLoss;
	/** How these ended, the latest one last. */
	form: readonly Outcome[];
	home: WinLoss;
	away: WinLoss;
	gamesPlayed: number;
	pointsFor: number;
	pointsAgainst: number;
	difference: number;
};

/**
 * The ranked table of one season-league from its games, in any order: win share as rounded to three
 * decimals, then fewer losses, then more wins, else level (rule `standings-order`). A game counts
 * by its score, a forfeit by who forfeited (rule `forfeit-counts`), equal points as played but
 * neither won nor lost. Level teams stand in the order of their names. Games of unlisted entries
 * count for the listed side only.
 */
export function computeStandings<Team extends StandingsTeam>(
	entries: readonly Team[],
	games: readonly StandingsGame[],
): StandingsRow<Team>[] {
	const tallies = new Map(entries.map((entry) => [entry.entryId, emptyTally()]));
	for (const game of inOrderOfPlay(games)) countForBoth(game, tallies);
	const lines = entries.map((entry) => toLine(entry, tallies.get(entry.entryId) ?? emptyTally()));
	return ranked(lines.sort(byStanding));
}

/** Games usually arrive sorted from the store; a copy is only sorted when they did not. */
function inOrderOfPlay(games: readonly StandingsGame[]): readonly StandingsGame[] {
	const isSorted = games.every((game, index) => {
		const before = games[index - 1];
		return before === undefined || byDateAndTime(before, game) <= 0;
	});
	return isSorted ? games : games.toSorted(byDateAndTime);
}

function countForBoth(game: StandingsGame, tallies: ReadonlyMap<number, Tally>): void {
	if (!counts(game)) return;
	const score = hasScore(game) ? game.score : null;
	const home = tallies.get(game.homeEntryId);
	const away = tallies.get(game.awayEntryId);
	if (home) countGame(home, "home", outcomeFor("home", game), score);
	if (away) countGame(away, "away", outcomeFor("away", game), score);
}

/** An entry on its way to a row: the share is kept in whole thousandths so that equal is equal. */
type Line<Team> = { entry: Team; tally: Tally; thousandths: number };

function toLine<Team>(entry: Team, tally: Tally): Line<Team> {
	const decided = tally.wins + tally.losses;
	return {
		entry,
		tally,
		thousandths: decided === 0 ? 0 : Math.round((tally.wins * 1000) / decided),
	};
}

function byStanding<Team extends StandingsTeam>(a: Line<Team>, b: Line<Team>): number {
	return (
		bySortKey(a, b) || naturalOrder(a.entry.name, b.entry.name) || a.entry.entryId - b.entry.entryId
	);
}

/** Zero means level, which shares the rank. */
function bySortKey(a: Line<unknown>, b: Line<unknown>): number {
	return (
		b.thousandths - a.thousandths || a.tally.losses - b.tally.losses || b.tally.wins - a.tally.wins
	);
}

function ranked<Team extends StandingsTeam>(lines: readonly Line<Team>[]): StandingsRow<Team>[] {
	const leader = lines[0]?.tally ?? emptyTally();
	const played: Line<Team>[] = [];
	let rank = 1;
	return lines.map((line) => {
		if (line.tally.gamesPlayed === 0) return toRow(line, null, leader);
		const above = played.at(-1);
		played.push(line);
		if (above !== undefined && bySortKey(above, line) !== 0) rank = played.length;
		return toRow(line, rank, leader);
	});
}

function toRow<Team extends StandingsTeam>(
	{ entry, tally, thousandths }: Line<Team>,
	rank: number | null,
	leader: Tally,
): StandingsRow<Team> {
	const form = formOf(tally);
	return {
		...entry,
		rank,
		wins: tally.wins,
		losses: tally.losses,
		winShare: thousandths / 1000,
		gamesBehind: (leader.wins - tally.wins + (tally.losses - leader.losses)) / 2,
		streak: tally.streak,
		lastFive: lastFive(form),
		form,
		home: tally.home,
		away: tally.away,
		gamesPlayed: tally.gamesPlayed,
		pointsFor: tally.pointsFor,
		pointsAgainst: tally.pointsAgainst,
		difference: tally.pointsFor - tally.pointsAgainst,
	};
}
