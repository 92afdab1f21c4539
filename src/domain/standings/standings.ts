import { byDateAndTime, type Outcome } from "../game/game.ts";
import type { Crest, Withdrawal } from "../team/team.ts";
import { naturalOrder } from "../text/natural-order.ts";
import { type Result, resultOf, type StandingsGame } from "./results.ts";
import { inStandingOrder, type Line, type Step } from "./standing-order.ts";
import {
	countsDraws,
	type Lot,
	type Penalty,
	plainSetup,
	type TableRules,
	type TableSetup,
} from "./table-rules.ts";
import {
	countResult,
	emptyTally,
	formOf,
	lastFive,
	type Streak,
	type Tally,
	type WinLoss,
} from "./tally.ts";
import { thousandthsOf } from "./win-share.ts";

export type { StandingsGame, Streak, WinLoss };

export type StandingsTeam = {
	entryId: number;
	teamId: number;
	name: string;
	captainName: string | null;
	captainId: number | null;
	/** It has left the league during the season. */
	withdrawal?: Withdrawal;
} & Crest;

/** One line of the ranked table: the team and what its games amount to. */
export type StandingsRow<Team extends StandingsTeam = StandingsTeam> = Team & {
	/**
	 * Place among those that have played; level teams share it and the next place is skipped. Null: no
	 * game yet.
	 */
	rank: number | null;
	/** The place of the row itself, which it shares with none, from 1. */
	position: number;
	wins: number;
	losses: number;
	/** Games that ended level. */
	draws: number;
	/** Of wins and losses, those of long games. */
	longWins: number;
	longLosses: number;
	/** Points of the table, less those that were taken; 0 where it has none. */
	points: number;
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
	/** What the sets of its games add up to; 0 where the table does not ask. */
	rallyFor: number;
	rallyAgainst: number;
	/** What was taken from it, and why. */
	penalties: readonly Penalty[];
	/** What put it where it stands, criterion after criterion. */
	steps: readonly Step[];
};

/**
 * The ranked table of one season-league from its games, in any order, by the rules of its setup; without
 * one by win share as rounded to three decimals, then fewer losses, then more wins
 * (rule `standings-order`). A game counts by its score, a forfeit by who forfeited
 * (rule `forfeit-counts`), a loss for both where both did, equal points as played but neither won nor lost. Who is level in everything
 * shares the rank and stands in the order of the names. Games of unlisted entries count for the listed
 * side only.
 */
export function computeStandings<Team extends StandingsTeam>(
	entries: readonly Team[],
	games: readonly StandingsGame[],
	setup: TableSetup = plainSetup,
): StandingsRow<Team>[] {
	const { rules } = setup;
	const results = inOrderOfPlay(games).flatMap((game) => resultOf(game, rules) ?? []);
	const lines = linesOf(entries, results, setup);
	return ranked(
		inStandingOrder(lines, results, rules, lotsOf(setup)).map((level) => level.sort(byName)),
	);
}

export function lotsOf({ rulings }: TableSetup): Lot[] {
	return rulings.filter((ruling) => ruling.kind === "lot");
}

/** What results, in the order of play, and rulings amount to for each team. */
export function linesOf<Team extends { entryId: number }>(
	entries: readonly Team[],
	results: readonly Result[],
	{ rules, rulings }: TableSetup,
): TeamLine<Team>[] {
	const hasDraws = countsDraws(rules);
	const tallies = new Map(entries.map((entry) => [entry.entryId, emptyTally(hasDraws)]));
	const cap = rules.criteria.find(({ by }) => by === "difference")?.cap ?? Infinity;
	for (const result of results) countForBoth(result, tallies, rules, cap);
	const penaltiesOf = Map.groupBy(
		rulings.filter((ruling) => ruling.kind === "penalty"),
		({ entryId }) => entryId,
	);
	return entries.map((team) => {
		const tally = tallies.get(team.entryId) ?? emptyTally(hasDraws);
		return toLine(team, tally, penaltiesOf.get(team.entryId) ?? []);
	});
}

/** Games usually arrive sorted from the store; a copy is only sorted when they did not. */
function inOrderOfPlay(games: readonly StandingsGame[]): readonly StandingsGame[] {
	const isSorted = games.every((game, index) => {
		const before = games[index - 1];
		return before === undefined || byDateAndTime(before, game) <= 0;
	});
	return isSorted ? games : games.toSorted(byDateAndTime);
}

function countForBoth(
	result: Result,
	tallies: ReadonlyMap<number, Tally>,
	rules: TableRules,
	cap: number,
): void {
	const home = tallies.get(result.entryIds.home);
	const away = tallies.get(result.entryIds.away);
	if (home) countResult(home, "home", result, rules, cap);
	if (away) countResult(away, "away", result, rules, cap);
}

/** The order of those who are level in everything. */
function byName(a: TeamLine<StandingsTeam>, b: TeamLine<StandingsTeam>): number {
	return naturalOrder(a.team.name, b.team.name) || a.entryId - b.entryId;
}

export type TeamLine<Team> = Line & { team: Team; taken: readonly Penalty[] };

function toLine<Team extends { entryId: number }>(
	team: Team,
	tally: Tally,
	taken: readonly Penalty[],
): TeamLine<Team> {
	const { entryId } = team;
	return { entryId, team, tally, taken, ...standingOf(tally, taken), steps: [] };
}

/** What a tally comes to less what was taken from the team. */
export function standingOf(
	tally: Pick<Tally, "wins" | "losses" | "points">,
	taken: readonly Penalty[],
): Pick<Line, "wins" | "points" | "penalties" | "thousandths"> {
	let { wins, points } = tally;
	for (const { of, amount } of taken) {
		if (of === "wins") wins -= amount;
		else points -= amount;
	}
	// No more wins are taken than there are: a share below nothing would say nothing.
	wins = Math.max(0, wins);
	const thousandths = thousandthsOf(wins, tally.wins + tally.losses);
	return { wins, points, penalties: taken.length, thousandths };
}

function ranked<Team extends StandingsTeam>(
	groups: readonly TeamLine<Team>[][],
): StandingsRow<Team>[] {
	const rows: StandingsRow<Team>[] = [];
	const leader = groups[0]?.[0];
	let played = 0;
	for (const group of groups) {
		const rank = played + 1;
		for (const line of group) {
			const hasPlayed = line.tally.gamesPlayed > 0;
			if (hasPlayed) played += 1;
			rows.push(toRow(line, hasPlayed ? rank : null, rows.length + 1, leader ?? line));
		}
	}
	return rows;
}

function toRow<Team extends StandingsTeam>(
	{ team, tally, wins, points, thousandths, taken, steps }: TeamLine<Team>,
	rank: number | null,
	position: number,
	leader: TeamLine<Team>,
): StandingsRow<Team> {
	const form = formOf(tally);
	return {
		...team,
		rank,
		position,
		wins,
		losses: tally.losses,
		draws: tally.draws,
		longWins: tally.longWins,
		longLosses: tally.longLosses,
		points,
		winShare: thousandths / 1000,
		gamesBehind: (leader.wins - wins + (tally.losses - leader.tally.losses)) / 2,
		streak: tally.streak,
		lastFive: lastFive(form, tally.home.draws !== undefined),
		form,
		home: tally.home,
		away: tally.away,
		gamesPlayed: tally.gamesPlayed,
		pointsFor: tally.pointsFor,
		pointsAgainst: tally.pointsAgainst,
		difference: tally.pointsFor - tally.pointsAgainst,
		rallyFor: tally.rallyFor,
		rallyAgainst: tally.rallyAgainst,
		penalties: taken,
		steps,
	};
}
