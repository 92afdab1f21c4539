import { bracket, type Match } from "./bracket/bracket.ts";
import type { Entrant, SeriesLength, SeriesPart, SeriesPlan, StageFormat } from "./stage.ts";

/**
 * All series of a stage, each after those that feed it and the final last. A bracket gives its byes to
 * the best seeds, and seeds 1 and 2 meet in the final only.
 */
export function seriesOf(format: StageFormat): SeriesPlan[] {
	if (format.kind === "custom") return format.series ?? [];
	const { add, all } = writer();
	eliminate(playedIn(format, add), format, add);
	return all;
}

type Added = { plan: SeriesPlan; winner: Entrant; loser: Entrant };
type Add = (
	at: { part: SeriesPart; round: number; group?: number; bestOf?: SeriesLength },
	home: Entrant,
	away: Entrant,
) => Added;

function writer(): { add: Add; all: SeriesPlan[] } {
	const all: SeriesPlan[] = [];
	const add: Add = ({ part, round, group, bestOf = 1 }, home, away) => {
		const number = all.length + 1;
		const plan: SeriesPlan = { number, part, round, home, away, bestOf };
		if (group !== undefined) plan.group = group;
		all.push(plan);
		return { plan, winner: { winnerOf: number }, loser: { loserOf: number } };
	};
	return { add, all };
}

/** Who stands in the bracket by their seeds there, after those who had to play in for it. */
function playedIn({ teams, playIn }: StageFormat, add: Add): Entrant[] {
	const seeds = Array.from({ length: teams }, (_, at): Entrant => ({ seed: at + 1 }));
	const direct = seeds.slice(0, teams - playIn);
	const others = seeds.slice(teams - playIn);
	const at = { part: "play-in", round: 1 } as const;
	if (playIn === 4) {
		const [best, second, third, last] = others as [Entrant, Entrant, Entrant, Entrant];
		const first = add(at, best, second);
		const rest = add(at, third, last);
		const decider = add({ part: "play-in", round: 2 }, first.loser, rest.winner);
		return [...direct, first.winner, decider.winner];
	}
	const winners = others.slice(0, playIn / 2).map((home, index) => {
		return add(at, home, others[playIn - 1 - index] as Entrant).winner;
	});
	return [...direct, ...winners];
}

/** A single elimination, with what those who lose play for. */
function eliminate(entrants: Entrant[], format: StageFormat, add: Add): void {
	const rounds = roundsOf(bracket(entrants.length, "single"));
	const numbers = new Map<number, number>();
	const placed = (side: Match["home"]) => entrantAt(side, entrants, numbers);
	const losers: Entrant[][] = [];
	for (const [at, matches] of rounds.slice(0, -1).entries()) {
		const left = 2 ** (rounds.length - at);
		const toSemiFinals = rounds.length - at - 2;
		const bestOf = toSemiFinals === 0 ? format.bestOf.semiFinal : format.bestOf.earlier;
		const played = matches.map(({ id, home, away }, index) => {
			const [one, other] =
				format.reseeds && at > 0
					? [bestLeft(index + 1, at), bestLeft(left - index, at)]
					: [placed(home), placed(away)];
			const added = add({ part: "winners", round: at + 1, bestOf }, one, other);
			numbers.set(id, added.plan.number);
			return added.loser;
		});
		losers.push(played);
		if (format.hasConsolation && toSemiFinals > 0) consoleLosers(played, toSemiFinals, add);
	}
	const [one, other] = losers.at(-1) ?? [];
	if (format.hasThirdPlace && one && other) add({ part: "third-place", round: 1 }, one, other);
	for (const { home, away } of rounds.at(-1) ?? []) {
		add({ part: "final", round: 1, bestOf: format.bestOf.final }, placed(home), placed(away));
	}
}

function roundsOf(matches: Match[]): Match[][] {
	return [...Map.groupBy(matches, ({ round }) => round).values()];
}

/** A side of the engine's bracket as one of the stage: its seeds and matches have other numbers there. */
function entrantAt(
	side: Match["home"],
	entrants: Entrant[],
	numbers: ReadonlyMap<number, number>,
): Entrant {
	if ("seed" in side) return entrants[side.seed - 1] ?? side;
	if ("winnerOf" in side) return { winnerOf: numbers.get(side.winnerOf) ?? 0 };
	return { loserOf: numbers.get(side.loserOf) ?? 0 };
}

function bestLeft(place: number, round: number): Entrant {
	return { bestLeft: place, round };
}

/** In the order of the bracket they lost in: its neighbours meet in the last round only. */
function consoleLosers(losers: Entrant[], group: number, add: Add): void {
	const numbers = new Map<number, number>();
	for (const { id, round, home, away } of bracket(losers.length, "single")) {
		const sides = [home, away].map((side) => entrantAt(side, losers, numbers));
		const { plan } = add({ part: "consolation", round, group }, ...(sides as [Entrant, Entrant]));
		numbers.set(id, plan.number);
	}
}
