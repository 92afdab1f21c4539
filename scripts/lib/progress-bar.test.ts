import { expect, test } from "vitest";
import { progressBar } from "./progress-bar.ts";

function drawn(isTTY: boolean, calls: [number, number][]): string[] {
	const written: string[] = [];
	const bar = progressBar({ isTTY, write: (text) => written.push(text) }, "games");
	for (const [done, total] of calls) bar(done, total);
	return written;
}

test("on a terminal the bar is redrawn in place and ends its line", () => {
	expect(
		drawn(true, [
			[1, 2],
			[2, 2],
		]),
	).toEqual([
		`\r${"█".repeat(15)}${"░".repeat(15)} 1 of 2 games`,
		`\r${"█".repeat(30)} 2 of 2 games\n`,
	]);
});

test("nothing to do draws nothing, and neither does a log", () => {
	expect(drawn(true, [[0, 0]])).toEqual([]);
	expect(
		drawn(false, [
			[1, 2],
			[2, 2],
		]),
	).toEqual([]);
});
