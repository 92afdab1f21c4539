import { expect, test } from "vitest";
import { seriesOf } from "./series-of.ts";
import { plainFormat } from "./stage.ts";

test("four teams play two semi-finals, for third place and the final", () => {
	const format = plainFormat(4);
	format.hasThirdPlace = true;
	format.bestOf = { final: 7, semiFinal: 5, earlier: 3 };
	expect(seriesOf(format)).toEqual([
		{ number: 1, part: "winners", round: 1, home: { seed: 1 }, away: { seed: 4 }, bestOf: 5 },
		{ number: 2, part: "winners", round: 1, home: { seed: 2 }, away: { seed: 3 }, bestOf: 5 },
		{
			number: 3,
			part: "third-place",
			round: 1,
			home: { loserOf: 1 },
			away: { loserOf: 2 },
			bestOf: 1,
		},
		{ number: 4, part: "final", round: 1, home: { winnerOf: 1 }, away: { winnerOf: 2 }, bestOf: 7 },
	]);
});
