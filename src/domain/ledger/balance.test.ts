import { expect, test } from "vitest";
import { balanceOf } from "./balance.ts";

const charge = (id: number, amount: number, due: string) => ({
	id,
	amount,
	day: "2026-01-01",
	due,
	reverses: null,
});
const paid = (id: number, amount: number) => ({
	id,
	amount: -amount,
	day: "2026-01-20",
	due: null,
	reverses: null,
});
const parts = [charge(1, 400, "2026-01-10"), charge(2, 400, "2026-02-10")];

test("what is paid goes to what was due first, whenever it was asked for", () => {
	expect(balanceOf([...parts.toReversed(), paid(3, 500)], "2026-02-20")).toEqual({
		owed: 300,
		due: 300,
		since: "2026-02-10",
		coming: [],
	});
});

test("a part is due from its day on, and not before", () => {
	expect(balanceOf(parts, "2026-02-09")).toEqual({
		owed: 800,
		due: 400,
		since: "2026-01-10",
		coming: [{ amount: 400, due: "2026-02-10" }],
	});
	expect(balanceOf(parts, "2026-02-10")).toMatchObject({ due: 800, coming: [] });
});

test("who paid too much has a credit, and nothing is due", () => {
	expect(balanceOf([...parts, paid(3, 1_000)], "2026-03-01")).toEqual({
		owed: -200,
		due: 0,
		since: null,
		coming: [],
	});
});

test("an entry that was taken back leaves no trace in what is due, whatever day it is taken back on", () => {
	const back = { id: 3, amount: -400, day: "2026-03-01", due: "2026-01-10", reverses: 1 };
	expect(balanceOf([...parts, back], "2026-01-15")).toEqual({
		owed: 400,
		due: 0,
		since: null,
		coming: [{ amount: 400, due: "2026-02-10" }],
	});
});
