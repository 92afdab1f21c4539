import { expect, test } from "vitest";
import { quietAt, usualLetters } from "./letter-settings.ts";
import { toldAt } from "./telling.ts";

const night = { quietFrom: "22:00", quietUntil: "07:00" };
const siesta = { quietFrom: "13:00", quietUntil: "16:00" };
const never = { quietFrom: "08:00", quietUntil: "08:00" };

test.each([
	["06:59", night, true, false],
	["07:00", night, false, false],
	["21:59", night, false, false],
	["22:00", night, true, true],
	["12:59", siesta, false, false],
	["13:00", siesta, true, false],
	["16:00", siesta, false, false],
	["08:00", never, false, false],
])("at %s with quiet hours of %j", (time, hours, isQuiet, endsTomorrow) => {
	expect(quietAt(time, hours)).toEqual({ isQuiet, endsTomorrow });
});

test("what happens in the quiet hours is told when they end, where the organization is", () => {
	const told = (letters: object, now: string) =>
		toldAt(
			{ kind: "result", gameId: 1 },
			{ timeZone: "America/Los_Angeles", letters: Object.assign({}, usualLetters, letters) },
			new Date(now),
		).at.toISOString();
	expect(told(night, "2026-01-06T06:30:00Z")).toBe("2026-01-06T15:00:00.000Z");
	expect(told(night, "2026-01-06T12:30:00Z")).toBe("2026-01-06T15:00:00.000Z");
	expect(told(siesta, "2026-01-06T22:30:00Z")).toBe("2026-01-07T00:00:00.000Z");
	expect(told(never, "2026-01-06T12:30:00Z")).toBe("2026-01-06T12:30:00.000Z");
});
