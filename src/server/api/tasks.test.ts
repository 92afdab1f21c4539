import { afterEach, expect, test, vi } from "vitest";
import { NobodyWaits } from "#store/engine/database.ts";
import { newTask, type RunningTask, tasksOfOrganizations } from "./tasks.ts";

afterEach(() => vi.useRealTimers());

/** Tasks that last until they are told to end, and which of them have begun. */
function someTasks() {
	const { run, tasksOf } = tasksOfOrganizations();
	const underway: string[] = [];
	const ends: (() => void)[] = [];
	const begin = (organizationId: number, name: string, does?: { isWrite: boolean }) => {
		const client = new AbortController();
		const task = newTask({
			organizationId,
			kind: "import",
			userId: 7,
			startedAt: new Date("2026-01-07T20:00:00Z"),
			client: client.signal,
		});
		const work = async () => {
			underway.push(name);
			await new Promise<void>((resolve) => ends.push(resolve));
			return name;
		};
		return { task, client, done: run(task, work, does) };
	};
	const endAll = async () => {
		for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
			end();
			await new Promise((resolve) => setImmediate(resolve));
		}
	};
	return { underway, begin, endAll, tasksOf };
}

const doneBy = (all: readonly { done: Promise<string> }[]) => Promise.all(all.map((it) => it.done));

test("an organization has two tasks at once, and waits for itself alone", async () => {
	const { underway, begin, endAll } = someTasks();
	const all = ["a", "b", "c"].map((name) => begin(1, name));
	all.push(begin(2, "of another"));
	expect(underway).toEqual(["a", "b", "of another"]);
	await endAll();
	expect(await doneBy(all)).toEqual(["a", "b", "c", "of another"]);
});

test("more than wait for a turn are told to come again, and others are not", async () => {
	const { underway, begin, endAll } = someTasks();
	const all = Array.from({ length: 22 }, (_, index) => begin(1, String(index)));
	await expect(begin(1, "one more").done).rejects.toMatchObject({
		kind: "overloaded",
		retryAfterSeconds: 5,
	});
	all.push(begin(2, "of another"));
	expect(underway).toEqual(["0", "1", "of another"]);
	await endAll();
	expect(await doneBy(all)).toHaveLength(23);
});

test("of six leagues that write at once four do, so that short writes find a place; who reads goes on", async () => {
	const { underway, begin, endAll } = someTasks();
	const leagues = [1, 2, 3, 4, 5, 6];
	const all = leagues.map((league) => begin(league, `writes ${league}`, { isWrite: true }));
	all.push(begin(7, "reads"));
	expect(underway).toEqual(["writes 1", "writes 2", "writes 3", "writes 4", "reads"]);
	await endAll();
	expect(await doneBy(all)).toHaveLength(7);
});

test("an organization sees its own tasks, which waits, how far each is, and none that has ended", async () => {
	const { begin, endAll, tasksOf } = someTasks();
	const all = ["a", "b", "c"].map((name) => begin(1, name));
	all.push(begin(2, "of another"));
	all[1]?.task.tell(0.5);
	all[1]?.task.tell(0.25);
	const seen = (task: Pick<RunningTask, "isWaiting" | "progress">) => [
		task.isWaiting,
		task.progress,
	];
	expect(tasksOf(1).list().map(seen)).toEqual([
		[false, null],
		[false, 0.5],
		[true, null],
	]);
	await endAll();
	await doneBy(all);
	expect(tasksOf(1).list()).toEqual([]);
});

test("who waits for a turn and is stopped, or goes away, leaves the line; the next one comes sooner", async () => {
	const { underway, begin, endAll, tasksOf } = someTasks();
	const all = ["a", "b"].map((name) => begin(1, name));
	const [stopped, left] = [begin(1, "stopped"), begin(1, "left")];
	all.push(begin(1, "next"));
	expect(tasksOf(2).stop(stopped.task.id), "another's").toBe(false);
	expect(tasksOf(1).stop(stopped.task.id)).toBe(true);
	await expect(stopped.done).rejects.toMatchObject({
		kind: "conflict",
		message: "This was stopped. Nothing was changed.",
	});
	left.client.abort(new NobodyWaits());
	await expect(left.done).rejects.toBeInstanceOf(NobodyWaits);
	await endAll();
	await doneBy(all);
	expect(underway).toEqual(["a", "b", "next"]);
});

test("what begins to write goes on without its client, and what stands is stopped by nobody", () => {
	const { task, client } = someTasks().begin(1, "a");
	task.beginsToWrite();
	client.abort(new NobodyWaits());
	expect(task.signal.aborted).toBe(false);
	task.beginsToStand();
	expect(task.canBeStopped).toBe(false);
	expect(task.stop()).toBe(false);
	expect(task.signal.aborted).toBe(false);
});

test("what takes longer than ten minutes is stopped, with a sentence", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { begin, endAll } = someTasks();
	const { task, done } = begin(1, "a");
	vi.advanceTimersByTime(10 * 60_000 - 1);
	expect(task.signal.aborted).toBe(false);
	vi.advanceTimersByTime(1);
	expect(() => task.signal.throwIfAborted()).toThrow("This took longer than ten minutes");
	await endAll();
	await done;
});

test("what was stopped a moment before does not come to stand", () => {
	const { task } = someTasks().begin(1, "a");
	task.beginsToWrite();
	expect(task.stop()).toBe(true);
	expect(() => task.beginsToStand()).toThrow("This was stopped. Nothing was changed.");
});
