import { expect, test } from "vitest";
import { drawnFrom, entrantsFor, inNewOrder, withOneMore, withSeries } from "./drawn-series.ts";
import { faultOfFormat } from "./fault-of-format.ts";
import { plainFormat, type SeriesPlan, type StageFormat } from "./stage.ts";

const custom = (series: SeriesPlan[], teams = 4): StageFormat => ({
	...plainFormat(teams),
	kind: "custom",
	series,
});
const sides = (series: readonly SeriesPlan[]) => series.map(({ home, away }) => [home, away]);

test("begins with the bracket there is, whose pairs are known beforehand", () => {
	for (let teams = 2; teams <= 16; teams += 1) {
		for (const kind of ["single", "double", "ladder"] as const) {
			const series = drawnFrom({ ...plainFormat(teams), kind });
			expect(faultOfFormat(custom(series, teams))).toBeNull();
		}
		const series = drawnFrom({ ...plainFormat(teams), reseeds: true });
		expect(faultOfFormat(custom(series, teams))).toBeNull();
	}
});

test("in another order the same teams come out of the same series", () => {
	const series = drawnFrom(plainFormat(4));
	const swapped = inNewOrder(series, [2, 1, 3]);
	expect(sides(swapped)).toEqual([
		[{ seed: 2 }, { seed: 3 }],
		[{ seed: 1 }, { seed: 4 }],
		[{ winnerOf: 2 }, { winnerOf: 1 }],
	]);
	expect(faultOfFormat(custom(swapped))).toBeNull();
	expect(faultOfFormat(custom(inNewOrder(series, [3, 1, 2])))).not.toBeNull();
});

test("who came out of a series that is gone has to be said anew", () => {
	const series = inNewOrder(drawnFrom(plainFormat(4)), [1, 3]);
	expect(sides(series)[1]).toEqual([{ winnerOf: 1 }, { seed: 1 }]);
	expect(faultOfFormat(custom(series))).not.toBeNull();
});

test("a series more is a round later than what feeds it", () => {
	const more = withOneMore(drawnFrom(plainFormat(4)));
	const last = { ...(more[3] as SeriesPlan), part: "third-place" as const };
	const series = withSeries(more, { ...last, home: { loserOf: 1 }, away: { loserOf: 2 } });
	expect(faultOfFormat(custom(series))).toBeNull();
	const long = withSeries(more, { ...(more[3] as SeriesPlan), home: { winnerOf: 1 } });
	expect(long[3]).toMatchObject({ part: "winners", round: 2 });
	expect(entrantsFor(last, more, 4)).toHaveLength(4 + 3 + 3);
});
