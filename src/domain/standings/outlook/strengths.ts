import type { TableSetup } from "../table-rules.ts";
import type { Pair } from "./can-reach.ts";
import type { Ending } from "./endings.ts";
import type { Position } from "./position.ts";

/** What results say about teams and games; all differences as scores are counted. */
export type Strengths = {
	/** By how much a game at home is expected to be won. */
	margin(home: number, away: number): number;
	/** How far games come out around that: the scale of a logistic distribution. */
	spread: number;
	/** Up to which margin a game ends level, and up to which it is long. */
	levelTo: number;
	longTo: number;
	/** What both sides score together, or with how many sets one wins. */
	total: number;
	sets: number;
};

/** Games against an average opponent, and at an average place, that everybody is thought to have played level. */
const averageGames = 3;
const averagePlaces = 10;
/** How many games the first guess of everything else weighs as much as. */
const guessed = 4;

/**
 * How strong teams are by the differences of their results, each measured against how strong its opponent is and
 * drawn to the mean, together with what it is worth to play at home (rule `chances-by-simulation`).
 */
export function strengthsOf({ entries, results, setup }: Position): Strengths {
	const indexes = new Map(entries.map(({ entryId }, index) => [entryId, index]));
	const played = results.flatMap(({ entryIds, score, isLong }) => {
		const [home, away] = [indexes.get(entryIds.home), indexes.get(entryIds.away)];
		if (score === null || home === undefined || away === undefined) return [];
		return [{ home, away, margin: score.home - score.away, score, isLong }];
	});
	const ratings = entries.map(() => 0);
	const rating = (team: number) => ratings[team] ?? 0;
	let atHome = 0;
	// Each is what the others leave of its games; after some rounds nothing moves any more.
	for (let round = 0; round < 60; round += 1) {
		const sums = entries.map(() => 0);
		const counts = entries.map(() => averageGames);
		let left = 0;
		for (const { home, away, margin } of played) {
			sums[home] = (sums[home] ?? 0) + margin - atHome + rating(away);
			sums[away] = (sums[away] ?? 0) - margin + atHome + rating(home);
			counts[home] = (counts[home] ?? 0) + 1;
			counts[away] = (counts[away] ?? 0) + 1;
			left += margin - rating(home) + rating(away);
		}
		for (const team of ratings.keys()) ratings[team] = (sums[team] ?? 0) / (counts[team] ?? 1);
		atHome = left / (played.length + averagePlaces);
	}
	const margin = (home: number, away: number) => atHome + rating(home) - rating(away);
	const sum = (of: (game: (typeof played)[number]) => number) =>
		played.reduce((all, game) => all + of(game), 0);
	const size = played.length;
	const all = size === 0 ? 1 : sum((game) => game.margin ** 2) / size;
	const rest = sum((game) => (game.margin - margin(game.home, game.away)) ** 2);
	const deviation = Math.sqrt((rest + guessed * all) / (size + guessed)) || 1;
	const spread = (deviation * Math.sqrt(3)) / Math.PI;
	const draws = drawShare(
		size,
		sum((game) => Number(game.margin === 0)),
		setup,
	);
	const long = longShare(
		size,
		sum((game) => Number(game.isLong)),
		setup,
	);
	return {
		margin,
		spread,
		levelTo: within(draws, spread),
		longTo: within(draws + (1 - draws) * long, spread),
		total: size === 0 ? 2 : sum(({ score }) => score.home + score.away) / size,
		sets: Math.max(2, ...played.map(({ score }) => Math.max(score.home, score.away))),
	};
}

/** Where a draw is worth points a quarter of games is level until more is known; elsewhere as many as were. */
function drawShare(games: number, draws: number, { rules }: TableSetup): number {
	if (!rules.allowsDraws) return 0;
	if (rules.points === null) return games === 0 ? 0 : draws / games;
	return (draws + guessed / 4) / (games + guessed);
}

function longShare(games: number, long: number, { rules }: TableSetup): number {
	return rules.longGames === null ? 0 : (long + guessed / 5) / (games + guessed);
}

/** The margin that this share of level games stays within. */
function within(share: number, spread: number): number {
	return share <= 0 ? 0 : spread * Math.log((1 + share) / (1 - share));
}

/** A game as it may end: `luck` from 0 to 1, for the home side. */
export function endingWith(
	luck: number,
	[home, away]: Pair,
	strengths: Strengths,
	{ rules }: TableSetup,
): Ending {
	const { spread, levelTo, longTo, total, sets } = strengths;
	const margin = strengths.margin(home, away) + spread * Math.log(luck / (1 - luck));
	const by = Math.abs(margin);
	const common = { isForfeit: false, rally: null };
	if (by < levelTo) {
		const each = Math.round(total / 2);
		return { ...common, winner: null, isLong: false, score: { home: each, away: each } };
	}
	const winner = margin >= 0 ? "home" : "away";
	const isLong = by < longTo;
	const least = rules.longGames === "deciding set" && !isLong ? 2 : 1;
	const most = rules.longGames === "deciding set" && isLong ? 1 : Number.POSITIVE_INFINITY;
	const difference = Math.min(most, Math.max(least, Math.round(by)));
	const loser = rules.countsSets
		? Math.max(0, sets - difference)
		: Math.max(0, Math.round((total - difference) / 2));
	const won = rules.countsSets ? sets : loser + difference;
	const score = winner === "home" ? { home: won, away: loser } : { home: loser, away: won };
	return { ...common, winner, isLong, score };
}
