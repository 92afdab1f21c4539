import { scoreRequest, signIn } from "./administrator.ts";
import { quantile } from "./busy.ts";
import type { Engine } from "./engines.ts";
import { visit } from "./http.ts";
import type { Landmarks } from "./league-data.ts";
import type { Measured, startVisitors } from "./processes.ts";
import { type Findings, fixed, type Goal, table, thousands } from "./report.ts";
import { type Much, worst } from "./worst.ts";

type Setting = {
	visitors: ReturnType<typeof startVisitors>;
	scorekeepers: ReturnType<typeof startVisitors>;
	engines: readonly (Engine & { server: Measured })[];
	/** The league that does its worst. */
	made: Landmarks;
	/** The one whose visitors are asked what they notice: nobody writes there, so what is kept stays kept. */
	visited: Landmarks;
	/** The one whose scorekeepers are. */
	scored: Landmarks;
	/** What is over sooner is done again, so that a hundred visits of each kind were made while it was done. */
	much: Much & { watchedMs: number };
};

/** What a neighbour's visitors may have to wait for, 99 times of 100. */
const most = { cached: 50, uncached: 150, save: 500, health: 50 };

const connections = 40;
/** Ten a second of each kind. */
const visitsPerSecond = 40;
const savesPerSecond = 2;

/** What visitors of one league notice while another does what costs most. */
export async function neighbours(setting: Setting): Promise<Findings> {
	const { visitors, scorekeepers, engines, made, visited, scored, much } = setting;
	const rows: string[][] = [];
	const goals: Goal[] = [];
	for (const { name: engine, server } of engines) {
		const { port } = server;
		const administrator = await signIn(port, made.slug);
		const scorekeeper = await signIn(port, scored.slug);
		const probes = {
			port,
			connections,
			perSecond: visitsPerSecond,
			kinds: [
				{ name: "cached", requests: [visit(`/${visited.slug}/leaderboard`, "br")] },
				{ name: "uncached", requests: uncached(visited) },
				{ name: "health", requests: [visit("/healthz", "br")] },
				{ name: "ready", requests: [visit("/readyz", "br")] },
			],
		};
		const scores = [71, 72, 73, 74].map((home) => ({ home, away: 70 }));
		const save = scores.map((score) => scoreRequest(scorekeeper, scored.gameId, score));
		const saves = {
			port,
			connections: savesPerSecond,
			perSecond: savesPerSecond,
			kinds: [{ name: "save", requests: save }],
		};
		// A server that has just started reads its code and opens its connections first.
		await Promise.all([
			visitors.run({ ...probes, ms: much.watchedMs }),
			scorekeepers.run({ ...saves, ms: much.watchedMs }),
		]);
		for (const { name, work, after } of worst) {
			const over = Promise.withResolvers<void>();
			const watching = Promise.all([
				visitors.run({ ...probes, ms: longestMs }, over.promise),
				scorekeepers.run({ ...saves, ms: longestMs }, over.promise),
			]);
			const at = { port, administrator, made, much };
			const start = performance.now();
			let [round, passed] = [0, 0];
			for (; passed < much.watchedMs; round += 1, passed = performance.now() - start) {
				await work({ ...at, round });
			}
			const seconds = passed / 1000 / round;
			over.resolve();
			const [{ took, refused }, saved] = await watching;
			await after?.({ ...at, round });
			const p99 = (of: readonly number[] = []) => quantile(of, 0.99);
			const errors = [...refused, ...saved.refused];
			const measured = [took.cached, took.uncached, saved.took.save, took.health, took.ready];
			const limits = [most.cached, most.uncached, most.save, most.health, most.health];
			rows.push([
				`${name}, ${engine}`,
				fixed(seconds, 1),
				...measured.map((of) => fixed(p99(of), 0)),
				thousands(errors.length),
			]);
			goals.push({
				goal: `one league ${name} on ${engine}: another notices nothing`,
				measured: `${measured.map((of) => fixed(p99(of), 0)).join(" / ")} ms`,
				isReached: errors.length === 0 && measured.every((of, i) => p99(of) < (limits[i] ?? 0)),
			});
		}
	}
	const head = [
		"99 %, ms",
		"lasts s",
		"cached",
		"uncached",
		"save",
		"healthz",
		"readyz",
		"refused",
	];
	return { tables: [table(head, rows)], goals };
}

/** Nothing lasts longer. */
const longestMs = 300_000;

/** Each is asked once, so that none is kept. */
function uncached({ slug }: Landmarks): string[] {
	return Array.from({ length: 3000 }, (_, index) =>
		visit(`/${slug}/playerList?search=${index.toString(36)}`, "br"),
	);
}
