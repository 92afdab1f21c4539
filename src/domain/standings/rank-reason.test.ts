import { expect, test } from "vitest";
import { explainRank, rankReason } from "./explain-rank.ts";
import { computeStandings, type StandingsRow } from "./standings.ts";

test("a better win share is named first", () => {
	expect(rankReason(row(1, 2), row(2, 2))).toBe("win share");
	expect(explainRank(row(1, 3), row(3, 3))).toBe(
		"Crows is behind Crows by win share, .250 to .500.",
	);
});

test("equal shares are told apart by losses", () => {
	expect(rankReason(row(2, 2), row(1, 1))).toBe("fewer losses");
	expect(explainRank(row(2, 2), row(1, 1))).toBe(
		"Crows has the same win share as Crows with more losses, 2 to 1.",
	);
});

test("equal shares and losses are told apart by wins", () => {
	expect(rankReason(row(1, 0), row(3, 0))).toBe("more wins");
	expect(explainRank(row(1, 0), row(3, 0))).toBe(
		"Crows has the same win share and losses as Crows with fewer wins, 1 to 3.",
	);
});

test("nothing tells level teams apart", () => {
	expect(rankReason(row(1, 1), row(1, 1))).toBe("level");
	expect(explainRank(row(1, 1), row(1, 1))).toBe(
		"Crows is level with Crows: same win share, losses and wins.",
	);
});

test("the first row and the row without a game are explained by themselves", () => {
	expect(explainRank(row(3, 1), null)).toBe("Crows has the best win share, .750.");
	expect(explainRank({ ...row(0, 0), rank: null }, row(1, 0))).toBe(
		"Crows has no rank before its first game.",
	);
});

function row(wins: number, losses: number): StandingsRow {
	const crows = { entryId: 1, teamId: 2, name: "Crows", logoUrl: null };
	const [empty] = computeStandings([{ ...crows, captainName: null, captainId: null }], []);
	if (empty === undefined) throw new Error("One entry gives one row.");
	const winShare = Math.round((wins * 1000) / Math.max(wins + losses, 1)) / 1000;
	return { ...empty, rank: 1, wins, losses, winShare };
}
