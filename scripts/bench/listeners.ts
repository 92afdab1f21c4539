import { setTimeout } from "node:timers/promises";
import { scorePath, signIn } from "./administrator.ts";
import { quantile } from "./busy.ts";
import { ask, requestText } from "./http.ts";
import type { MadeDatabase } from "./make-database.ts";
import { asksOf, type Effort, median } from "./measure.ts";
import type { Measured, startListening, startLoad, startVisitors } from "./processes.ts";
import { type Findings, fixed, table, thousands } from "./report.ts";

type Setting = {
	listening: ReturnType<typeof startListening>;
	/** Who keeps the score. */
	table: ReturnType<typeof startVisitors>;
	load: ReturnType<typeof startLoad>;
	server: Measured;
	made: MadeDatabase;
	effort: Effort;
	/** How many listen, how often the score changes, and how many streams come and go. */
	much: { listeners: number; events: number; comings: number };
};

const eventsPerSecond = 2;
const goals = { seenMs: 1000, share: 0.99, mostCpu: 1, mostKb: 400_000, ofCached: 0.9, flat: 1.1 };

/** Many who watch one game, each with a stream and the page it shows. */
export async function listeners(setting: Setting): Promise<Findings> {
	const { listening, load, server, made, effort, much } = setting;
	const { port } = server;
	const page = `/${made.slug}/games/${made.gameId}`;
	const stream = `/live/${made.organizationId}?game=${made.gameId}`;
	const asks = asksOf({ path: `/${made.slug}/teamList`, encoding: "br", isCold: false });
	/** The middle of five rounds: what was opened or drawn just before still works in the first. */
	const cached = async () => {
		const paces: number[] = [];
		for (let round = 0; round < 5; round += 1) {
			const { requests, ms } = await load.run({ port, asks, isSteady: true, ms: effort.ms });
			paces.push(requests / ms);
		}
		return median(paces);
	};
	await keepScore(setting, 1);
	const alone = await cached();
	await listening.listen({ port, stream, page, listeners: much.listeners });
	const beside = await cached();
	const before = await server.usage();
	const start = performance.now();
	const events = await keepScore(setting, much.events);
	const cpu = ((await server.usage()).cpuMs - before.cpuMs) / (performance.now() - start);
	await setTimeout(Math.min(goals.seenMs, 10 * effort.ms));
	const { residentKb } = await server.usage();
	const seen = await listening.leave();
	const took = seen.flatMap((own) =>
		events.map(({ at, tags }) => {
			const first = own.find((one) => one.at >= at && tags.has(one.tag));
			return first === undefined ? Number.POSITIVE_INFINITY : first.at - at;
		}),
	);
	const inTime = took.filter((ms) => ms <= goals.seenMs).length / took.length;
	const comings = (times: number) =>
		listening.comeAndGo({ port, stream, times, atOnce: Math.min(100, times) });
	// The heap grows until it is swept as a whole, with the first of them; what it holds after as many more is kept.
	await comings(much.comings);
	const warm = (await server.usage()).residentKb;
	await comings(much.comings);
	const after = (await server.usage()).residentKb;
	const told = took.filter(Number.isFinite);
	return {
		tables: [
			table(
				["listeners", "events", "median, ms", "99 %, ms", "core", "resident kB", "cached pages"],
				[
					[
						thousands(much.listeners),
						thousands(events.length),
						fixed(quantile(told, 0.5), 0),
						fixed(quantile(told, 0.99), 0),
						`${fixed(100 * cpu, 0)} %`,
						thousands(residentKb),
						fixed(beside / alone, 2),
					],
				],
			),
		],
		goals: [
			{
				goal: `${thousands(much.listeners)} listeners, ${eventsPerSecond} events a second: 99 % see each within a second`,
				measured: `${fixed(100 * inTime, 1)} %`,
				isReached: inTime >= goals.share,
			},
			{
				goal: "their server takes less than a core and 400,000 kB",
				measured: `${fixed(100 * cpu, 0)} %, ${thousands(residentKb)} kB`,
				isReached: cpu < goals.mostCpu && residentKb < goals.mostKb,
			},
			{
				goal: `beside them cached pages keep ${goals.ofCached} of what they do alone`,
				measured: fixed(beside / alone, 2),
				isReached: beside / alone >= goals.ofCached,
			},
			{
				goal: `memory after ${thousands(much.comings)} streams more came and went, at most ${goals.flat} times`,
				measured: `${thousands(warm)} and ${thousands(after)} kB`,
				isReached: after <= warm * goals.flat,
			},
		],
	};
}

/** When a score was sent to be saved, and the tags of all pages that show it or a later one. */
type ScoreEvent = { at: number; tags: Set<string> };

/** Saves a score at fixed moments, and learns by its tag the page that shows it. */
async function keepScore({ table, server, made }: Setting, count: number): Promise<ScoreEvent[]> {
	const { port } = server;
	const administrator = await signIn(port, made.slug);
	const events: ScoreEvent[] = [];
	const start = performance.now();
	for (let index = 0; index < count; index += 1) {
		const due = start + (index * 1000) / eventsPerSecond;
		await setTimeout(Math.max(0, due - performance.now()));
		scored += 1;
		const body = JSON.stringify({ score_home: scored, score_away: 1, status: "in_progress" });
		const save = requestText("PUT", scorePath(made.gameId), administrator, body);
		const at = performance.timeOrigin + performance.now();
		const order = { port, connections: 1, perSecond: 1000, ms: 1 };
		const { refused } = await table.run({ ...order, kinds: [{ name: "save", requests: [save] }] });
		if (refused.length > 0) throw new Error(`A score was refused: ${refused[0]}`);
		const { headers } = await ask(port, `/${made.slug}/games/${made.gameId}`, "br");
		events.push({ at, tags: new Set() });
		for (const { tags } of events) tags.add(headers.etag ?? "");
	}
	return events;
}

let scored = 1;
