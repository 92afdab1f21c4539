import { setTimeout } from "node:timers/promises";
import { scoreRequest, signIn } from "./administrator.ts";
import { quantile } from "./busy.ts";
import { ask, visit } from "./http.ts";
import type { MadeDatabase } from "./make-database.ts";
import type { Measured, startVisitors } from "./processes.ts";
import { type Findings, fixed, type Goal, table, thousands } from "./report.ts";

type Setting = {
	visitors: ReturnType<typeof startVisitors>;
	scorekeepers: ReturnType<typeof startVisitors>;
	/** With many organizations. */
	server: Measured;
	made: MadeDatabase;
	ms: number;
};

/** Organizations that save scores, and others whose pages are visited; a stranger may have 600 made anew. */
const most = { writing: 50, visited: 500 };
const savesPerSecond = 20;
const visitsPerSecond = 100;
const leastHits = 0.99;

/** How many kept pages stay kept while other organizations write. */
export async function crowd(setting: Setting): Promise<Findings> {
	const { visitors, scorekeepers, server, made, ms } = setting;
	const { port } = server;
	const half = Math.floor(made.others.length / 2);
	const writing = made.others.slice(0, Math.min(half, most.writing));
	const visited = made.others.slice(half, half + most.visited);
	const administrators = await Promise.all(
		writing.map(async (league) => ({ league, administrator: await signIn(port, league.slug) })),
	);
	const saves = [71, 72, 73, 74].flatMap((home) =>
		administrators.map(({ league, administrator }) =>
			scoreRequest(administrator, league.gameId, { home, away: 70 }),
		),
	);
	await untilNoQuarterBegins(ms);
	const pages = visited.map(({ slug }) => `/${slug}/leaderboard`);
	for (const page of pages) await ask(port, page, "br");
	const before = await hitsOf(port);
	const [visits, saved] = await Promise.all([
		visitors.run({
			port,
			connections: 20,
			perSecond: visitsPerSecond,
			kinds: [{ name: "kept", requests: pages.map((page) => visit(page, "br")) }],
			ms,
		}),
		scorekeepers.run({
			port,
			connections: 4,
			perSecond: savesPerSecond,
			kinds: [{ name: "save", requests: saves }],
			ms,
		}),
	]);
	const [kept = [], took = []] = [visits.took.kept, saved.took.save];
	const hits = ((await hitsOf(port)) - before) / kept.length;
	const refused = [...visits.refused, ...saved.refused];
	const goal: Goal = {
		goal: `${writing.length} organizations save ${savesPerSecond} scores a second: ${100 * leastHits} % of the others' pages stay kept`,
		measured: `${fixed(100 * hits, 1)} %`,
		isReached: hits >= leastHits && refused.length === 0,
		isEverywhere: true,
	};
	const head = ["organizations", "writing", "saves", "visits of others", "from memory", "99 %, ms"];
	const row = [
		thousands(made.others.length + 1),
		thousands(writing.length),
		thousands(took.length),
		thousands(kept.length),
		`${fixed(100 * hits, 1)} %`,
		fixed(quantile(kept, 0.99), 1),
	];
	return { tables: [table(head, [row])], goals: [goal] };
}

const quarterMs = 15 * 60_000;
/** To make each page once. */
const filledWithinMs = 10_000;

/** Each quarter of an hour makes all pages old (page-cache.ts), whoever writes. */
async function untilNoQuarterBegins(withinMs: number): Promise<void> {
	const left = quarterMs - (Date.now() % quarterMs);
	if (left < withinMs + filledWithinMs) await setTimeout(left);
}

/** Answers that the server has given from memory since its start. */
async function hitsOf(port: number): Promise<number> {
	const { body } = await ask(port, "/metrics", "identity");
	return Number(/^fieldhouse_cache_hits_total (\d+)$/m.exec(body.toString())?.[1]);
}
