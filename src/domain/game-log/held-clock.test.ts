import { expect, test } from "vitest";
import { clockAt, type HeldClock, isHeard } from "./held-clock.ts";

const at = "2026-01-05T20:00:00.000Z";
const held: HeldClock = { holder: "phone-one", by: "pat", elapsedMs: 60_000, isRunning: true, at };
const said = { holder: "phone-two", elapsedMs: 0, isRunning: false, takes: false };

test("whoever says a clock first holds its pen, and another only by taking it", () => {
	expect(isHeard(said, null)).toBe(true);
	expect(isHeard(said, held)).toBe(false);
	expect(isHeard({ ...said, holder: "phone-one" }, held)).toBe(true);
	expect(isHeard({ ...said, takes: true }, held)).toBe(true);
});

test("a clock that runs has run on since it was said, never back and at most ten hours", () => {
	const elapsed = (clock: HeldClock, now: string) => clockAt(clock, new Date(now)).elapsedMs;
	expect(elapsed(held, "2026-01-05T20:00:30Z")).toBe(90_000);
	expect(elapsed({ ...held, isRunning: false }, "2026-01-05T20:00:30Z")).toBe(60_000);
	expect(elapsed(held, "2026-01-05T19:59:00Z")).toBe(60_000);
	expect(elapsed(held, "2026-01-07T20:00:00Z")).toBe(36_000_000);
});
