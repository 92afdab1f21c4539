import { feedersOf } from "./feeders.ts";
import { seriesOf } from "./series-of.ts";
import type { Entrant, SeriesPlan, StageFormat } from "./stage.ts";

/** The series a custom bracket begins with: those there are, in pairs that are known beforehand. */
export function drawnFrom(format: StageFormat): SeriesPlan[] {
	if (format.kind === "custom" && format.series !== undefined) return format.series;
	return seriesOf({ ...format, reseeds: false });
}

/** One more series at the end, of the first two seeds until somebody says who plays. */
export function withOneMore(series: readonly SeriesPlan[]): SeriesPlan[] {
	const plan: SeriesPlan = {
		number: series.length + 1,
		part: "winners",
		round: 1,
		home: { seed: 1 },
		away: { seed: 2 },
		bestOf: 1,
	};
	return inRounds([...series, plan]);
}

/**
 * The series in another order, or fewer of them, numbered anew. Who comes out of one still does; who
 * came out of one that is gone is the first seed, until somebody says who plays.
 */
export function inNewOrder(
	series: readonly SeriesPlan[],
	numbers: readonly number[],
): SeriesPlan[] {
	const newNumber = new Map(numbers.map((number, at) => [number, at + 1]));
	const moved = (from: Entrant): Entrant => {
		if ("winnerOf" in from) {
			const winnerOf = newNumber.get(from.winnerOf);
			return winnerOf === undefined ? { seed: 1 } : { winnerOf };
		}
		if ("loserOf" in from) {
			const loserOf = newNumber.get(from.loserOf);
			return loserOf === undefined ? { seed: 1 } : { loserOf };
		}
		return from;
	};
	return inRounds(
		numbers.flatMap((number, at) => {
			const plan = series.find((one) => one.number === number);
			if (plan === undefined) return [];
			return { ...plan, number: at + 1, home: moved(plan.home), away: moved(plan.away) };
		}),
	);
}

/** One of the series said anew. */
export function withSeries(series: readonly SeriesPlan[], changed: SeriesPlan): SeriesPlan[] {
	return inRounds(series.map((one) => (one.number === changed.number ? changed : one)));
}

/** A series is a round later than the latest of its part that feeds it. */
function inRounds(series: readonly SeriesPlan[]): SeriesPlan[] {
	const done: SeriesPlan[] = [];
	for (const plan of series) {
		const feeders = [plan.home, plan.away].flatMap((side) => feedersOf(side, done));
		const rounds = feeders.filter(({ part }) => part === plan.part).map(({ round }) => round);
		const round = plan.part === "group" ? plan.round : Math.max(0, ...rounds) + 1;
		done.push({ ...plan, round });
	}
	return done;
}

/** Who can be said to play in a series: seeds, and who comes out of those before it. */
export function entrantsFor(
	{ number, home, away }: SeriesPlan,
	series: readonly SeriesPlan[],
	teams: number,
): Entrant[] {
	const before = series.slice(0, number - 1).filter(({ part }) => part !== "group");
	const offered: Entrant[] = [
		...Array.from({ length: teams }, (_, at) => ({ seed: at + 1 })),
		...before.map((one) => ({ winnerOf: one.number })),
		...before.map((one) => ({ loserOf: one.number })),
	];
	// Places of groups, and what has no sense any more, stay until something else is chosen.
	for (const side of [home, away]) {
		if (!offered.some((one) => isSame(one, side))) offered.push(side);
	}
	return offered;
}

function isSame(a: Entrant, b: Entrant): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
