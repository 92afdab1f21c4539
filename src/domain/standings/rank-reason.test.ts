import { expect, test } from "vitest";
import { rankReason } from "./rank-reason.ts";
import { computeStandings, type StandingsRow } from "./standings.ts";

test("a better win share is named first", () => {
	expect(rankReason(row(1, 2), row(2, 2))).toBe("less share");
});

test("equal shares are told apart by losses", () => {
	expect(rankReason(row(2, 2), row(1, 1))).toBe("more losses");
});

test("equal shares and losses are told apart by wins", () => {
	expect(rankReason(row(1, 0), row(3, 0))).toBe("fewer wins");
});

test("nothing tells level teams apart", () => {
	expect(rankReason(row(1, 1), row(1, 1))).toBe("level");
});

test("the first row and the row without a game are explained by themselves", () => {
	expect(rankReason(row(3, 1), null)).toBe("first");
	expect(rankReason({ ...row(0, 0), rank: null }, row(1, 0))).toBe("unranked");
});

function row(wins: number, losses: number): StandingsRow {
	const crows = { entryId: 1, teamId: 2, name: "Crows", logoUrl: null };
	const [empty] = computeStandings([{ ...crows, captainName: null, captainId: null }], []);
	if (empty === undefined) throw new Error("One entry gives one row.");
	const winShare = Math.round((wins * 1000) / Math.max(wins + losses, 1)) / 1000;
	return { ...empty, rank: 1, wins, losses, winShare };
}
