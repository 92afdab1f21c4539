import { describe, expect, test } from "vitest";
import { bracket, type Entrant, type Match } from "./bracket.ts";

const sizes = Array.from({ length: 63 }, (_, index) => index + 2);

describe("single elimination of 2 to 64 teams", () => {
	test("has a match less than teams, and every team enters once", () => {
		for (const count of sizes) {
			const matches = bracket(count, "single");
			expect(matches).toHaveLength(count - 1);
			expect(seedsOf(matches)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
		}
	});

	test("gives byes to exactly the best seeds", () => {
		for (const count of sizes) {
			const byes = 2 ** Math.ceil(Math.log2(count)) - count;
			const inFirst = seedsOf(bracket(count, "single").filter(({ round }) => round === 1));
			if (byes === 0) expect(inFirst).toHaveLength(count);
			else expect(Math.min(...inFirst)).toBe(byes + 1);
			expect(inFirst).toHaveLength(count - byes);
		}
	});

	test("lets the best 2, 4, 8 … meet only in the final, semifinals, quarterfinals …", () => {
		for (const count of sizes) {
			const matches = bracket(count, "single");
			const rounds = Math.ceil(Math.log2(count));
			for (const { home, away, round } of matches) {
				const best = 2 ** (rounds - round + 1);
				for (const side of [home, away]) {
					const top = entrantsOf(side, matches).filter((seed) => seed <= best);
					expect(top).toHaveLength(1);
				}
			}
		}
	});
});

describe("double elimination of 2 to 64 teams", () => {
	test("has two matches less than twice the teams, and one more when the final is played again", () => {
		for (const count of sizes) {
			expect(bracket(count, "double")).toHaveLength(2 * count - 2);
			const withReset = bracket(count, "double", { hasReset: true });
			expect(withReset).toHaveLength(2 * count - 1);
			expect(withReset.at(-1)?.isOnlyIfNeeded).toBe(true);
		}
	});

	test("sends every winner and every loser on exactly once, in the order of play", () => {
		for (const count of sizes) {
			const matches = bracket(count, "double");
			const used = matches.flatMap(({ home, away }) => [home, away]);
			for (const { id } of matches.slice(0, -1)) {
				expect(used.filter((side) => "winnerOf" in side && side.winnerOf === id)).toHaveLength(1);
			}
			for (const { id, bracket: part } of matches) {
				const isSecondChance = part === "winners" ? 1 : 0;
				const losers = used.filter((side) => "loserOf" in side && side.loserOf === id);
				expect(losers).toHaveLength(isSecondChance);
			}
			for (const { id, home, away } of matches) {
				expect([home, away].every((side) => feeder(side) < id)).toBe(true);
			}
		}
	});

	test("no team can meet another again in the first rounds of the losers' bracket", () => {
		const rounds = [4, 8, 16, 32, 64].map((count) => {
			const matches = bracket(count, "double");
			const rematches = matches.filter(({ bracket: part, home, away }) => {
				const [one, other] = [home, away].map((side) => entrantsOf(side, matches));
				return part === "losers" && one?.some((seed) => other?.includes(seed));
			});
			return Math.min(...rematches.map(({ round }) => round));
		});
		expect(rounds).toEqual([2, 3, 4, 5, 7]);
	});
});

test("a bracket needs two teams", () => {
	expect(bracket(0, "single")).toEqual([]);
	expect(bracket(1, "double")).toEqual([]);
});

function seedsOf(matches: Match[]): number[] {
	return matches
		.flatMap(({ home, away }) => [home, away])
		.flatMap((side) => ("seed" in side ? [side.seed] : []))
		.toSorted((a, b) => a - b);
}

function feeder(side: Entrant): number {
	return "winnerOf" in side ? side.winnerOf : "loserOf" in side ? side.loserOf : 0;
}

/** All seeds that may stand there. */
function entrantsOf(side: Entrant, matches: Match[]): number[] {
	if ("seed" in side) return [side.seed];
	const match = matches.find(({ id }) => id === feeder(side));
	return match ? [...entrantsOf(match.home, matches), ...entrantsOf(match.away, matches)] : [];
}
