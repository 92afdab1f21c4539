import fc from "fast-check";
import { expect, test } from "vitest";
import { giveSides } from "./home-away.ts";
import { randomFrom } from "./random.ts";

const anyGames = fc
	.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 40 })
	.map((pairs) =>
		pairs
			.filter(([first, second]) => first !== second)
			.map(([first, second]) => ({ first, second, isTurned: false, isPinned: false })),
	);

test("whatever the games, no team and no pair is more than one from even", () => {
	fc.assert(
		fc.property(anyGames, (games) => {
			giveSides(games, 8, randomFrom(1));
			const balances = new Map<string, number>();
			const count = (key: string, change: number) =>
				balances.set(key, (balances.get(key) ?? 0) + change);
			for (const { first, second, isTurned } of games) {
				const [home, away] = isTurned ? [second, first] : [first, second];
				count(`${home}`, 1);
				count(`${away}`, -1);
				count(`${Math.min(home, away)} ${Math.max(home, away)}`, home < away ? 1 : -1);
			}
			for (const balance of balances.values()) expect(Math.abs(balance)).toBeLessThanOrEqual(1);
		}),
		{ numRuns: 60 },
	);
});

test("pinned games keep their sides and the others make up for them", () => {
	const pin = { first: 0, second: 1, isTurned: false, isPinned: true };
	const rest = () => ({ first: 0, second: 1, isTurned: false, isPinned: false });
	const games = [pin, { ...pin }, rest(), rest()];
	giveSides(games, 2, randomFrom(1));
	expect(games.map(({ isTurned }) => isTurned)).toEqual([false, false, true, true]);
});
