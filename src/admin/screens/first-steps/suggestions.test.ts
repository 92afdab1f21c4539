import { expect, test } from "vitest";
import { likelySeason } from "./suggestions.ts";

test.each([
	["2026-01-05", "Winter 2026", "2026-01-12", "2026-03-22"],
	["2026-03-01", "Spring 2026", "2026-03-02", "2026-05-10"],
	["2026-06-30", "Summer 2026", "2026-07-06", "2026-09-13"],
	["2026-09-30", "Fall 2026", "2026-10-05", "2026-12-13"],
	["2026-11-28", "Fall 2026", "2026-11-30", "2027-02-07"],
	["2026-12-28", "Winter 2027", "2027-01-04", "2027-03-14"],
])("on %s a new season is likely %s", (today, name, startDate, finishDate) => {
	expect(likelySeason(today)).toEqual({ name, startDate, finishDate });
});
