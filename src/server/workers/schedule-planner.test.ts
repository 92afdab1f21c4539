import { describe, expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { scheduleMeasuring } from "./schedule-measuring.ts";
import { schedulePlanner } from "./schedule-planner.ts";
import { threadPool } from "./thread-pool.ts";

const now = () => new Date("2026-01-05T20:00:00Z");
/** Never proved to be the best, so it is searched to the end. */
const long = {
	...league(16, 40, ["18:00", "19:00", "20:00", "21:00", "22:00"]),
	effort: "best",
} as const;
const short = league(4, 3, ["18:00", "19:00"]);

describe("the planner of schedules", { timeout: 60_000 }, () => {
	test("tells how far a run is, and makes what the generator makes", async () => {
		const planner = schedulePlanner({ now })(1);
		expect(planner.progressOf(7)).toBeUndefined();
		const made = await planner.inTurn(7, async ({ generate, startedAt, token }) => {
			expect(planner.progressOf(7)).toBe(0);
			expect([startedAt, token]).toEqual([now(), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
			const { games } = await generate(short);
			expect(planner.progressOf(7)).toBe(1);
			return games;
		});
		expect(made).toHaveLength(6);
		expect(planner.progressOf(7)).toBeUndefined();
	});

	test("ends what takes too long, and what is cancelled", async () => {
		const hurried = schedulePlanner({ now, limitMs: 50 })(1);
		await expect(hurried.inTurn(7, ({ generate }) => generate(long))).rejects.toMatchObject({
			kind: "invalid",
			message: expect.stringContaining("longer than 30 seconds"),
		});
		const planner = schedulePlanner({ now })(1);
		const run = planner.inTurn(7, ({ generate }) => generate(long));
		expect(planner.cancel(8)).toBe(false);
		expect(planner.cancel(7)).toBe(true);
		await expect(run).rejects.toMatchObject({
			kind: "conflict",
			message: "The generation was cancelled.",
		});
		const again = await planner.inTurn(7, ({ generate }) => generate(short));
		expect(again.games).toHaveLength(6);
	});

	test("refuses a second run of a schedule, and an input that contradicts itself", async () => {
		const plannerOf = schedulePlanner({ now });
		const { promise: gate, resolve: open } = Promise.withResolvers<void>();
		const first = plannerOf(1).inTurn(7, () => gate);
		await expect(plannerOf(1).inTurn(7, () => gate)).rejects.toMatchObject({
			kind: "conflict",
			message: "This schedule is being generated already.",
		});
		// The same number of another organization is another schedule.
		const other = plannerOf(2).inTurn(7, ({ generate }) =>
			generate({ ...short, conflicts: [["T1", "T9"]] }),
		);
		await expect(other).rejects.toMatchObject({
			kind: "invalid",
			message: expect.stringContaining("no team T9"),
		});
		open();
		await first;
	});

	test("lets two run and some wait, and says so to the rest", async () => {
		const plannerOf = schedulePlanner({ now });
		const { promise: gate, resolve: open } = Promise.withResolvers<void>();
		let running = 0;
		const runs = Array.from({ length: 11 }, (_, index) =>
			plannerOf(index).inTurn(1, async () => {
				running += 1;
				await gate;
			}),
		);
		await expect(runs[10]).rejects.toMatchObject({ kind: "overloaded", retryAfterSeconds: 5 });
		expect(running).toBe(2);
		open();
		await Promise.all(runs.slice(0, 10));
		expect(running).toBe(10);
	});

	test("makes one schedule of an organization after the other, beside those of others", async () => {
		const plannerOf = schedulePlanner({ now });
		const { promise: gate, resolve: open } = Promise.withResolvers<void>();
		const begun: string[] = [];
		const run = (organizationId: number, id: number) =>
			plannerOf(organizationId).inTurn(id, async () => {
				begun.push(`${organizationId} ${id}`);
				await gate;
			});
		const runs = [1, 2, 3].map((id) => run(7, id));
		await expect(run(7, 4)).rejects.toMatchObject({ kind: "overloaded" });
		const other = run(77, 4);
		expect(begun).toEqual(["7 1", "77 4"]);
		open();
		await Promise.all([...runs, other]);
		expect(begun).toEqual(["7 1", "77 4", "7 2", "7 3"]);
	});

	test("measures for every organization in turn, however much one of them asks for", async () => {
		const plannerOf = schedulePlanner({ now });
		const done: number[] = [];
		let asked = 0;
		const measured = async (organizationId: number) => {
			asked += 1;
			await plannerOf(organizationId).evaluate({ ...short, seed: asked }, []);
			done.push(organizationId);
		};
		await Promise.all([7, 7, 7, 7, 77].map(measured));
		expect(done.indexOf(77)).toBeLessThanOrEqual(2);
		const many = await Promise.allSettled(Array.from({ length: 20 }, () => measured(7)));
		const refused = many.filter(({ status }) => status === "rejected");
		expect(refused[0]).toMatchObject({ reason: { kind: "overloaded", retryAfterSeconds: 2 } });
		expect(refused.length).toBeLessThan(20);
	});

	test("measures a schedule once as long as nothing of it changes", async () => {
		const plannerOf = schedulePlanner({ now });
		const [game] = (await plannerOf(1).inTurn(7, ({ generate }) => generate(short))).games;
		const first = await plannerOf(1).evaluate(short, []);
		expect(await plannerOf(1).evaluate({ ...short }, [])).toBe(first);
		expect(await plannerOf(1).evaluate(short, game ? [game] : [])).not.toEqual(first);
		expect(await plannerOf(2).evaluate(short, [])).not.toBe(first);
	});

	test("measures one schedule after the other, and gives up where that takes too long", async () => {
		const planner = schedulePlanner({ now })(1);
		const reports = await Promise.all(
			[1, 2, 3].map((seed) => planner.evaluate({ ...short, seed }, [])),
		);
		expect(reports.map((it) => it?.report.teams.length)).toEqual([4, 4, 4]);
		const hurried = scheduleMeasuring(
			threadPool({ name: "schedule-worker", mostMegabytes: 256 }),
			1,
		);
		expect(await hurried(1, { kind: "measure", input: long, games: [] })).toBeNull();
	});
});
