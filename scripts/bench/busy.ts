import { Agent, request } from "node:http";
import { type Administrator, scoreBody, scorePath, signIn } from "./administrator.ts";
import type { Engine } from "./engines.ts";
import { browserHeaders, visit } from "./http.ts";
import type { Landmarks } from "./league-data.ts";
import { callsOf, pagesOf } from "./pages.ts";
import type { Measured, startVisitors } from "./processes.ts";
import { type Findings, fixed, type Goal, table, thousands } from "./report.ts";

type Setting = {
	visitors: ReturnType<typeof startVisitors>;
	engines: readonly (Engine & { server: Measured })[];
	made: Landmarks;
	ms: number;
	warmUpMs: number;
};

const connections = 64;
/** Ten a second on each connection. */
const visitsPerSecond = 640;
const savesPerSecond = 20;
/** Where people follow the games of the day. */
const followed = ["home", "standings", "schedule", "box score"] as const;
/** The games the administrator saves in turn. */
const savedGames = 20;
const most = { pageMs: 50, visibleMs: 1000 };

/** Visitors on public pages and JSON while an administrator writes down one score after another. */
export async function busyDay(setting: Setting): Promise<Findings> {
	const { visitors, engines, made, ms, warmUpMs } = setting;
	const pages = pagesOf(made);
	const rows: string[][] = [];
	const goals: Goal[] = [];
	for (const { name: engine, server } of engines) {
		const administrator = await signIn(server.port, made.slug);
		const order = {
			port: server.port,
			connections,
			perSecond: visitsPerSecond,
			kinds: [
				{ name: "pages", requests: followed.map((page) => visit(pages[page], "br")) },
				{ name: "JSON", requests: Object.values(callsOf(made)).map((path) => visit(path, "br")) },
			],
		};
		const work = (ms: number, firstScore: number) =>
			Promise.all([
				visitors.run({ ...order, ms }),
				saveScores({ port: server.port, administrator, made, ms, firstScore }),
			]);
		await work(warmUpMs, 900);
		const before = await server.usage();
		const [visits, saves] = await work(ms, 200);
		const after = await server.usage();
		const busy = (100 * (after.cpuMs - before.cpuMs)) / ms;
		const kinds: Record<string, number[]> = {
			...visits.took,
			"saving a score": saves.map(({ savedMs }) => savedMs),
			"until page and JSON show it": saves.map(({ visibleMs }) => visibleMs),
		};
		for (const [kind, took] of Object.entries(kinds)) {
			rows.push([`${kind}, ${engine}`, thousands(took.length), ...quantiles(took)]);
		}
		const refused = [...visits.refused, ...saves.flatMap(({ refused }) => refused ?? [])];
		const pageMs = quantile(visits.took.pages ?? [], 0.99);
		const visibleMs = Math.max(...saves.map(({ visibleMs }) => visibleMs));
		goals.push(
			{
				goal: `a busy day on ${engine}: no error`,
				measured: toldOf(refused),
				isReached: refused.length === 0,
				isEverywhere: true,
			},
			{
				goal: `a busy day on ${engine}: 99 % of pages in less than ${most.pageMs} ms`,
				measured: `${fixed(pageMs, 0)} ms, ${fixed(busy, 0)} % of a core`,
				isReached: pageMs < most.pageMs,
			},
			{
				goal: `a busy day on ${engine}: every score visible within a second`,
				measured: `${fixed(visibleMs / 1000, 2)} s`,
				isReached: visibleMs < most.visibleMs,
			},
		);
	}
	const head = ["milliseconds", "times", "median", "99 %", "99.9 %", "longest"];
	return { tables: [table(head, rows)], goals };
}

/** How many were refused, and what the first was told. */
function toldOf(refused: readonly string[]): string {
	const [first] = refused;
	if (first === undefined) return "none";
	const [, sentence = first] = /"message":"([^"]+)"/.exec(first) ?? [];
	return `${thousands(refused.length)} refused: ${sentence}`;
}

type Saving = {
	port: number;
	administrator: Administrator;
	made: Landmarks;
	ms: number;
	/** Of three digits, so that no other number of a page is taken for a score. */
	firstScore: number;
};
type Save = { savedMs: number; visibleMs: number; refused?: string };

/** Saves are due at fixed moments as well, whether or not the one before is done. */
async function saveScores({ port, administrator, made, ms, firstScore }: Saving): Promise<Save[]> {
	const agent = new Agent({ keepAlive: true });
	const gameIds = made.gameIds.slice(0, savedGames);
	const start = performance.now();
	const saves: Promise<Save>[] = [];
	for (let sent = 0; sent < (savesPerSecond * ms) / 1000; sent += 1) {
		const due = start + (sent / savesPerSecond) * 1000;
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
		const gameId = gameIds[sent % gameIds.length] ?? 0;
		const score = { home: firstScore + Math.floor(sent / gameIds.length), away: 100 };
		saves.push(saveScore({ port, agent, administrator, slug: made.slug }, gameId, score, due));
	}
	const saved = await Promise.all(saves);
	agent.destroy();
	return saved;
}

type Asking = { port: number; agent: Agent; administrator: Administrator; slug: string };

async function saveScore(
	asking: Asking,
	gameId: number,
	score: { home: number; away: number },
	due: number,
): Promise<Save> {
	const { administrator, slug } = asking;
	const saved = await send(asking, "PUT", scorePath(gameId), administrator, scoreBody(score));
	const savedAt = performance.now();
	const savedMs = savedAt - due;
	if (saved.status !== 200) return { savedMs, visibleMs: 0, refused: saved.body.slice(0, 200) };
	const shows = async (path: string, text: string) => {
		for (;;) {
			const { body } = await send(asking, "GET", path, browserHeaders);
			const ms = performance.now() - savedAt;
			if (body.includes(text) || ms > 2 * most.visibleMs) return ms;
		}
	};
	const visible = await Promise.all([
		shows(`/${slug}/games/${gameId}`, `>${score.home}<`),
		shows(`/api/gamesv2/${gameId}?slug=${slug}`, `"score_home":${score.home},`),
	]);
	return { savedMs, visibleMs: Math.max(...visible) };
}

function send(
	{ port, agent }: Asking,
	method: string,
	path: string,
	headers: Record<string, string>,
	body = "",
): Promise<{ status: number; body: string }> {
	return new Promise((resolve, reject) => {
		const options = { host: "127.0.0.1", port, agent, method, path, headers };
		const sent = request(options, async (answer) => {
			let text = "";
			for await (const chunk of answer.setEncoding("utf8")) text += chunk;
			resolve({ status: answer.statusCode ?? 0, body: text });
		});
		sent.on("error", reject).end(body);
	});
}

function quantiles(took: readonly number[]): string[] {
	return [0.5, 0.99, 0.999, 1].map((share) => fixed(quantile(took, share), 1));
}

/** The least time within which this share of them was done. */
export function quantile(took: readonly number[], share: number): number {
	const sorted = took.toSorted((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
