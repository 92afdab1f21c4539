import { minorOrders, reordered } from "./bracket-orders.ts";

/** Who plays: a seed, or who comes out of an earlier match. */
export type Entrant = { seed: number } | { winnerOf: number } | { loserOf: number };

export type Match = {
	/** From 1, in an order in which every match comes after those that feed it. */
	id: number;
	bracket: "winners" | "losers" | "final";
	/** From 1 within its bracket. */
	round: number;
	home: Entrant;
	away: Entrant;
	/** The second final, played when the team without a loss lost the first. */
	isOnlyIfNeeded?: true;
};

/** Undefined stands for a bye: whoever meets it goes on without a match. */
type BracketSpot = Entrant | undefined;

/**
 * An elimination of `count` seeded teams. The bracket has the next power of two places, those without
 * a team are byes of the best seeds, and seeds 1 and 2 can meet in the final only. Single elimination
 * has count - 1 matches, double has 2 × count - 2.
 */
export function bracket(
	count: number,
	type: "single" | "double",
	{ hasReset = false } = {},
): Match[] {
	if (count < 2) return [];
	const matches: Match[] = [];
	const size = 2 ** Math.ceil(Math.log2(count));
	const places = seedOrder(size).map((seed): BracketSpot => (seed > count ? undefined : { seed }));
	const play = playsInto(matches);
	/** By round of the winners' bracket, who lost in it. */
	const lost: BracketSpot[][] = [];
	let going = places;
	for (let round = 1; going.length > 1; round++) {
		const results = pairs(going).map(([home, away]) => play("winners", round, home, away));
		going = results.map(({ winner }) => winner);
		lost.push(results.map(({ loser }) => loser));
	}
	if (type === "single") return renumbered(matches);
	const survivor = playLosers(lost, play);
	const { winner, loser } = play("final", 1, going[0], survivor);
	if (hasReset && winner && loser) {
		matches.push({
			id: matches.length + 1,
			bracket: "final",
			round: 2,
			home: winner,
			away: loser,
			isOnlyIfNeeded: true,
		});
	}
	return renumbered(matches);
}

/** [1, 2], then each seed beside the one that makes the same sum: 1 4 3 2 or, as here, 1 4 2 3. */
export function seedOrder(size: number): number[] {
	let order = [1];
	while (order.length < size) {
		const sum = 2 * order.length + 1;
		order = order.flatMap((seed) => [seed, sum - seed]);
	}
	return order;
}

/**
 * Those who lost once play on: in turn against each other (major rounds) and against those who lost
 * in the winners' bracket since (minor rounds), in orders that put rematches off.
 */
function playLosers(lost: BracketSpot[][], play: ReturnType<typeof playsInto>): BracketSpot {
	const [firstLosers = [], ...laterLosers] = lost;
	const orders = minorOrders(firstLosers.length);
	let survivors = firstLosers;
	let round = 1;
	for (const [at, losers] of laterLosers.entries()) {
		survivors = pairs(survivors).map(([one, other]) => play("losers", round, one, other).winner);
		round++;
		const arriving = reordered(losers, orders[at] ?? "natural");
		survivors = survivors.map((survivor, place) => {
			return play("losers", round, arriving[place], survivor).winner;
		});
		round++;
	}
	return survivors[0];
}

function playsInto(matches: Match[]) {
	return (kind: Match["bracket"], round: number, home: BracketSpot, away: BracketSpot) => {
		if (!home || !away) return { winner: home ?? away, loser: undefined };
		const id = matches.length + 1;
		matches.push({ id, bracket: kind, round, home, away });
		const [winner, loser]: Entrant[] = [{ winnerOf: id }, { loserOf: id }];
		return { winner, loser };
	};
}

function pairs<Item>(items: Item[]): [Item, Item][] {
	return items.flatMap((item, at) => (at % 2 === 0 ? [[item, items[at + 1] as Item]] : []));
}

/** Rounds in which there are only byes do not count. */
function renumbered(matches: Match[]): Match[] {
	return matches.map((match) => {
		const rounds = matches
			.filter((other) => other.bracket === match.bracket && other.round <= match.round)
			.map(({ round }) => round);
		return { ...match, round: new Set(rounds).size };
	});
}
