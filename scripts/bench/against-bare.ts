import type { Landmarks } from "./league-data.ts";
import { type Effort, measureAgainstBare, median, medianRatio, type Subject } from "./measure.ts";
import { callsOf, pagesOf } from "./pages.ts";
import type { Measured, startLoad } from "./processes.ts";
import { type Findings, fixed, listed, table, thousands } from "./report.ts";

type Setting = {
	load: ReturnType<typeof startLoad>;
	bare: Measured;
	server: Measured;
	made: Landmarks;
	effort: Effort;
};

/** Each kind of page against a bare server that sends the same bytes. */
export async function pagesAgainstBare(setting: Setting): Promise<Findings> {
	const { standings, "box score": boxScore } = pagesOf(setting.made);
	const lines = await compare(setting, [
		["standings, cached", { path: standings, encoding: "br", isCold: false }],
		["standings, uncached", { path: standings, encoding: "identity", isCold: true }],
		["standings, uncached, with brotli", { path: standings, encoding: "br", isCold: true }],
		["box score, cached", { path: boxScore, encoding: "br", isCold: false }],
		["box score, uncached", { path: boxScore, encoding: "identity", isCold: true }],
	]);
	const cached = ratio(lines, "standings, cached");
	return {
		tables: [tableOf(lines)],
		goals: [
			{
				goal: "standings from the page cache, at least 0.90 of bare",
				measured: fixed(cached, 2),
				isReached: cached >= 0.9,
			},
		],
	};
}

/** The same for what programs read of the API. */
export async function jsonAgainstBare(setting: Setting): Promise<Findings> {
	const paths = callsOf(setting.made);
	const names = Object.keys(paths) as (keyof typeof paths)[];
	const lines = await compare(
		setting,
		names.flatMap((name): Named[] => [
			[`${name}, cached`, { path: paths[name], encoding: "br", isCold: false }],
			[`${name}, uncached`, { path: paths[name], encoding: "identity", isCold: true }],
		]),
	);
	const cached = names.map((name) => ratio(lines, `${name}, cached`));
	const hundred = cpu(lines, "100 games, uncached");
	return {
		tables: [tableOf(lines)],
		goals: [
			{
				goal: "public JSON from the cache, at least 0.50 of bare",
				measured: listed(cached.map((it) => fixed(it, 2))),
				isReached: cached.every((it) => it >= 0.5),
			},
			{
				goal: "100 games as JSON, not cached, less than 3 ms of CPU",
				measured: `${fixed(hundred, 2)} ms`,
				isReached: hundred < 3,
			},
		],
	};
}

type Named = [name: string, Omit<Subject, "server">];
type Lines = Map<string, Line>;

async function compare(
	{ load, bare, server, effort }: Setting,
	subjects: readonly Named[],
): Promise<Lines> {
	const lines: Lines = new Map();
	for (const [name, subject] of subjects) {
		const rates = await measureAgainstBare(load, bare, { ...subject, server }, effort);
		lines.set(name, toLine(rates));
	}
	return lines;
}

const ratio = (lines: Lines, name: string) => lines.get(name)?.ratio ?? Number.NaN;
const cpu = (lines: Lines, name: string) => lines.get(name)?.cpuMs ?? Number.NaN;

function tableOf(lines: Lines): string {
	return table(
		["answer", "of bare", "requests/s", "bare requests/s", "CPU ms", "bare CPU ms"],
		[...lines].map(([name, line]) => [
			name,
			fixed(line.ratio, 2),
			thousands(line.perSecond),
			thousands(line.barePerSecond),
			fixed(line.cpuMs, 3),
			fixed(line.bareCpuMs, 3),
		]),
	);
}

type Line = ReturnType<typeof toLine>;

function toLine({ ours, bare }: Awaited<ReturnType<typeof measureAgainstBare>>) {
	const perSecond = ours.map(({ requestsPerSecond }) => requestsPerSecond);
	const barePerSecond = bare.map(({ requestsPerSecond }) => requestsPerSecond);
	return {
		ratio: medianRatio(perSecond, barePerSecond),
		perSecond: median(perSecond),
		barePerSecond: median(barePerSecond),
		cpuMs: median(ours.map(({ cpuMs }) => cpuMs)),
		bareCpuMs: median(bare.map(({ cpuMs }) => cpuMs)),
	};
}
