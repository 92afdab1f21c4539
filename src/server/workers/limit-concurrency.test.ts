import { expect, test } from "vitest";
import { Refusal } from "#usecases/refusals.ts";
import { limitFairly } from "./limit-concurrency.ts";

const tooBusy = () => new Refusal("overloaded", "Too many.");

/** Work that goes on until all are let go, and notes when it began. */
function watched(limits: { atOnce: number; mostOfOne: number; mostOfAll: number }) {
	const inTurn = limitFairly({ ...limits, tooBusy });
	const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
	const begun: string[] = [];
	const begin = (organizationId: number, name: string, signal?: AbortSignal) =>
		inTurn(
			organizationId,
			async () => {
				begun.push(name);
				await gate;
			},
			signal,
		);
	return { begin, begun, letGo };
}

test("whoever asks for much waits for itself: another's work is next", async () => {
	const { begin, begun, letGo } = watched({ atOnce: 1, mostOfOne: 4, mostOfAll: 9 });
	const all = [begin(1, "a"), begin(1, "b"), begin(1, "c"), begin(2, "other")];
	expect(begun).toEqual(["a"]);
	letGo();
	await Promise.all(all);
	expect(begun).toEqual(["a", "other", "b", "c"]);
});

test("of one organization one piece is done at a time, also where there is room for more", async () => {
	const { begin, begun, letGo } = watched({ atOnce: 3, mostOfOne: 4, mostOfAll: 9 });
	const all = [begin(1, "a"), begin(1, "b"), begin(2, "other")];
	expect(begun).toEqual(["a", "other"]);
	letGo();
	await Promise.all(all);
});

test("what is too much of one, or of all, is refused, and room is given back", async () => {
	const { begin, letGo } = watched({ atOnce: 1, mostOfOne: 2, mostOfAll: 3 });
	const all = [begin(1, "a"), begin(1, "b")];
	await expect(begin(1, "c")).rejects.toThrow("Too many.");
	all.push(begin(2, "other"));
	await expect(begin(3, "third")).rejects.toThrow("Too many.");
	letGo();
	await Promise.all(all);
	await begin(3, "third");
});

test("whoever goes away leaves the line, and the room for another", async () => {
	const { begin, begun, letGo } = watched({ atOnce: 1, mostOfOne: 2, mostOfAll: 3 });
	const client = new AbortController();
	const all = [begin(1, "a"), begin(2, "other")];
	const left = begin(1, "left", client.signal);
	client.abort(new Error("Gone."));
	await expect(left).rejects.toThrow("Gone.");
	all.push(begin(1, "b"));
	letGo();
	await Promise.all(all);
	expect(begun).toEqual(["a", "other", "b"]);
	await expect(begin(1, "gone before", client.signal)).rejects.toThrow("Gone.");
});
