import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeLarge } from "./large-answers.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** Makes three pieces of ten milliseconds, as no other work goes on meanwhile; answers when each began. */
function threePieces(): Promise<number[]> {
	return makeLarge(10, async (rest) => {
		const starts: number[] = [];
		for (let piece = 0; piece < 3; piece += 1) {
			await rest();
			starts.push(Math.round(performance.now()));
			vi.advanceTimersByTime(10);
		}
		return starts;
	});
}

test("one large answer follows its pieces without a pause", async () => {
	const begun = performance.now();
	const starts = await threePieces();
	expect(starts.map((start) => start - begun)).toEqual([0, 10, 20]);
});

test("between the pieces of several there is as much time for everybody else", async () => {
	const made = Promise.all([threePieces(), threePieces(), threePieces()]);
	await vi.advanceTimersByTimeAsync(1000);
	const starts = (await made).flat().toSorted((a, b) => a - b);
	const between = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
	expect(between.every((ms) => ms >= 20)).toBe(true);
});
