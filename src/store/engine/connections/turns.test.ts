import { expect, test } from "vitest";
import { TooManyWaiting, turns } from "./turns.ts";

const limits = {
	atOnce: 3,
	each: 2,
	mostWaiting: 4,
	longestMs: 60_000,
	sentence: "Come again.",
};

/** Asks for a place and notes when it was had. */
function asking(limited: Partial<typeof limits> = {}) {
	const take = turns({ ...limits, ...limited });
	const had: string[] = [];
	const ask = (name: number, label: string) =>
		take(name).then((giveBack) => {
			had.push(label);
			return giveBack;
		});
	return { had, ask };
}

test("one name gets no more than its share, and who comes later gets what is left", async () => {
	const { had, ask } = asking();
	const first = ask(1, "1a");
	for (const label of ["1b", "1c", "1d"]) void ask(1, label);
	void ask(2, "2a");
	const giveBack = await first;
	expect(had).toEqual(["1a", "1b", "2a"]);
	giveBack();
	await Promise.resolve();
	await Promise.resolve();
	expect(had).toEqual(["1a", "1b", "2a", "1c"]);
});

test("who has waited longest comes next", async () => {
	const { had, ask } = asking({ atOnce: 1, each: 1 });
	const first = ask(1, "first");
	const rest = [2, 3, 1].map((name) => ask(name, `${name}`));
	(await first)();
	for (const next of rest) (await next)();
	expect(had).toEqual(["first", "2", "3", "1"]);
});

test("a queue that is full refuses with a sentence, its own name and nobody else's", async () => {
	const { ask } = asking();
	const places = Array.from({ length: 6 }, (_, index) => ask(1, `${index}`));
	await expect(ask(1, "one too many")).rejects.toThrow(new TooManyWaiting("Come again."));
	(await ask(2, "another"))();
	for (const place of places) (await place)();
});

test("who has waited too long is refused, and those behind move up", async () => {
	const { had, ask } = asking({ atOnce: 1, each: 1, longestMs: 1 });
	const giveBack = await ask(1, "holds");
	await expect(ask(2, "waits")).rejects.toThrow(TooManyWaiting);
	const next = ask(3, "behind");
	giveBack();
	(await next)();
	expect(had).toEqual(["holds", "behind"]);
});
