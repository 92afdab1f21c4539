import { expect, test } from "vitest";
import { breathe } from "./breathe.ts";

const workMs = (ms: number) => {
	for (const end = performance.now() + ms; performance.now() < end; );
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("whoever has worked for longer than a slice stands in line, and the loop turns ten times", async () => {
	await turn();
	await breathe();
	workMs(15);
	let turns = 0;
	const count = () => {
		turns += 1;
		if (turns < 100) setImmediate(count);
	};
	setImmediate(count);
	await breathe();
	expect(turns).toBeGreaterThanOrEqual(9);
});

test("those in line go on one at a time, in the order in which they came", async () => {
	const went: string[] = [];
	const goOn = async (name: string) => {
		for (let piece = 1; piece <= 3; piece += 1) {
			workMs(15);
			await breathe();
			went.push(`${name}${piece}`);
		}
	};
	await Promise.all([goOn("a"), goOn("b")]);
	expect(went).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
});
