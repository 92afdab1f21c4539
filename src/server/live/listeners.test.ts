import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { Listeners, type Marks } from "./listeners.ts";

/** An open answer that keeps what was written to it. */
function anAnswer() {
	const said: string[] = [];
	const answer = Object.assign(new EventEmitter(), {
		writableLength: 0,
		write: (bytes: Buffer) => said.push(bytes.toString()),
		end: (text: string) => {
			said.push(text);
			answer.emit("close");
		},
		destroy: () => answer.emit("close"),
	});
	return { said, answer: answer as unknown as ServerResponse & typeof answer };
}

const rules = { most: 3, mostOfAddress: 2, restMs: 1, report: () => undefined };
const open: Listeners[] = [];
afterEach(() => {
	for (const listeners of open.splice(0)) listeners.close();
});

function listenersOf(marksOf: () => Marks, asked: number[][] = []): Listeners {
	const listeners = new Listeners({
		...rules,
		marksOf: async (_, games) => {
			asked.push([...games]);
			return marksOf();
		},
	});
	open.push(listeners);
	return listeners;
}

const listening = { organizationId: 1, gameId: null, address: "203.0.113.7" };

test("each address has so many streams, and the process has an end as well", () => {
	const listeners = listenersOf(() => new Map());
	const [first, second] = [anAnswer(), anAnswer()];
	listeners.add(first.answer, listening);
	listeners.add(second.answer, listening);
	expect(listeners.hasRoomFor("203.0.113.7")).toBe(false);
	expect(listeners.hasRoomFor("203.0.113.8")).toBe(true);
	listeners.add(anAnswer().answer, { ...listening, address: null });
	expect(listeners.hasRoomFor("203.0.113.8")).toBe(false);
	second.answer.emit("close");
	expect([listeners.count, listeners.hasRoomFor("203.0.113.7")]).toEqual([2, true]);
});

test("many listeners cost one query, and an organization nobody listens to none", async () => {
	let mark = "1";
	const asked: number[][] = [];
	const listeners = listenersOf(() => new Map([[7, mark]]), asked);
	const all = [anAnswer(), anAnswer()];
	for (const { answer } of all) listeners.add(answer, { ...listening, gameId: 7 });
	await vi.waitFor(() => expect(asked).toEqual([[7]]));
	mark = "2";
	listeners.written(1);
	listeners.written(2);
	await vi.waitFor(() =>
		expect(all.map(({ said }) => said)).toEqual([["data: 7\n\n"], ["data: 7\n\n"]]),
	);
	expect(asked).toHaveLength(2);
	for (const { answer } of all) answer.emit("close");
	listeners.written(1);
	expect([listeners.count, asked.length]).toEqual([0, 2]);
});

test("who does not read is let go", async () => {
	let mark = "1";
	const asked: number[][] = [];
	const listeners = listenersOf(() => new Map([[7, mark]]), asked);
	const { answer } = anAnswer();
	listeners.add(answer, listening);
	await vi.waitFor(() => expect(asked).toHaveLength(1));
	Object.assign(answer, { writableLength: 1e6 });
	mark = "2";
	listeners.written(1);
	await vi.waitFor(() => expect(listeners.count).toBe(0));
});
