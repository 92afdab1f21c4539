import { describe, expect, test } from "vitest";
import { dayAlone, monthOf, type Stretch, weekFrom } from "./stretch.ts";

/** Mondays and Thursdays, with a holiday of three weeks after December 17. */
const days = [
	"2026-11-30",
	"2026-12-03",
	"2026-12-07",
	"2026-12-10",
	"2026-12-14",
	"2026-12-17",
	"2027-01-11",
	"2027-01-14",
];
const span = ({ from, to }: Stretch) => `${from} ${to}`;

describe("a week of a schedule", () => {
	test("opens today, whatever weekday that is", () => {
		expect(weekFrom(days, "2026-12-09")).toEqual({
			from: "2026-12-09",
			to: "2026-12-15",
			earlier: "2026-12-02",
			later: "2026-12-16",
		});
	});

	test("opens with the next game when nobody plays for seven days", () => {
		expect(span(weekFrom(days, "2026-12-20"))).toBe("2027-01-11 2027-01-17");
		expect(span(weekFrom(days, "2026-09-01"))).toBe("2026-11-30 2026-12-06");
	});

	test("ends with the last game when the season is over", () => {
		const over = weekFrom(days, "2027-05-01");
		expect([span(over), over.later]).toEqual(["2027-01-08 2027-01-14", null]);
	});

	test("leads over a holiday, both ways", () => {
		expect(weekFrom(days, "2026-12-14").later).toBe("2027-01-11");
		expect(weekFrom(days, "2027-01-11").earlier).toBe("2026-12-11");
	});

	test("leaves no game out, from the first page to the last and back", () => {
		const walk = (start: string, by: "earlier" | "later") => {
			const seen = new Set<string>();
			for (let at: string | null = start; at !== null; ) {
				const page: Stretch = weekFrom(days, at);
				const shown = days.filter((day) => day >= page.from && day <= page.to);
				expect(shown).not.toEqual([]);
				for (const day of shown) seen.add(day);
				at = page[by];
			}
			return [...seen].sort();
		};
		expect(walk("2026-11-30", "later")).toEqual(days);
		expect(walk("2027-01-14", "earlier")).toEqual(days);
	});

	test("of nothing is the one asked for", () => {
		expect(weekFrom([], "2026-12-09")).toMatchObject({ earlier: null, later: null });
	});
});

test("a month is a whole one with games in it", () => {
	expect(monthOf(days, "2026-12-24")).toEqual({
		from: "2026-12-01",
		to: "2026-12-31",
		earlier: "2026-11-30",
		later: "2027-01-11",
	});
	expect(span(monthOf(days, "2026-02-10"))).toBe("2026-11-01 2026-11-30");
	expect(span(monthOf(days, "2027-02-10"))).toBe("2027-01-01 2027-01-31");
	expect(span(monthOf(["2028-02-29"], "2028-02-01"))).toBe("2028-02-01 2028-02-29");
});

test("a day leads to the days with games around it", () => {
	expect(dayAlone(days, "2026-12-08")).toEqual({
		from: "2026-12-08",
		to: "2026-12-08",
		earlier: "2026-12-07",
		later: "2026-12-10",
	});
});
