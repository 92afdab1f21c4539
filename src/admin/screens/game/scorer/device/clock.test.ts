import { expect, test } from "vitest";
import {
	clockText,
	following,
	forNewPeriod,
	moved,
	noClock,
	secondFrom,
	secondOf,
	setTo,
	toggled,
} from "./clock.ts";

const noon = 1_800_000_000_000;

test("nobody has to keep it", () => {
	expect(secondOf(noClock, noon)).toBeNull();
	expect(forNewPeriod(noClock)).toEqual(noClock);
});

test("is right after the device slept, and stands when it was stopped", () => {
	const running = toggled(noClock, noon);
	expect(secondOf(running, noon + 3_600_000)).toBe(3600);
	const stopped = toggled(running, noon + 90_500);
	expect(secondOf(stopped, noon + 9_000_000)).toBe(90);
	expect(secondOf(toggled(stopped, noon + 100_000), noon + 101_000)).toBe(91);
});

test("is never below zero, also where the device's time was put back", () => {
	expect(secondOf(toggled(noClock, noon), noon - 60_000)).toBe(0);
	expect(secondOf(moved(toggled(noClock, noon), -10_000, noon + 4000), noon + 4000)).toBe(0);
});

test("begins each period at zero, standing", () => {
	const running = toggled(noClock, noon);
	expect(forNewPeriod(running)).toEqual({ elapsedMs: 0, runningSince: null });
	expect(secondOf(moved(running, 10_000, noon + 5000), noon + 6000)).toBe(16);
});

test.each([
	["7:42", 462],
	["7.42", 462],
	[" 12:05 ", 725],
	["742", 462],
	["1205", 725],
	["7", 420],
	["12", 720],
	["0:09", 9],
	["7:60", null],
	["", null],
	["-1:00", null],
	["seven", null],
])("is set to %j as somebody types it", (typed, second) => {
	expect(secondFrom(typed)).toBe(second);
	if (second !== null) expect(secondOf(setTo(second), noon)).toBe(second);
});

test("is read as minutes and seconds", () => {
	expect([0, 9, 61, 600].map(clockText)).toEqual(["0:00", "0:09", "1:01", "10:00"]);
});

test("follows another device's, and is not moved by the way over the network", () => {
	const ofOther = { elapsedMs: 60_000, isRunning: true };
	const begun = following(noClock, ofOther, noon);
	expect(secondOf(begun, noon + 5000)).toBe(65);
	expect(following(begun, { ...ofOther, elapsedMs: 64_400 }, noon + 5000)).toBe(begun);
	expect(
		secondOf(following(begun, { ...ofOther, elapsedMs: 70_000 }, noon + 5000), noon + 5000),
	).toBe(70);
	const stopped = following(begun, { elapsedMs: 64_400, isRunning: false }, noon + 5000);
	expect([stopped.runningSince, secondOf(stopped, noon + 90_000)]).toEqual([null, 64]);
});
