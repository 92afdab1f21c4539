import type { Landmarks } from "./league-data.ts";
import { type Effort, measureAgainstBare, median, medianRatio, type Subject } from "./measure.ts";
import { pagesOf } from "./pages.ts";
import type { Measured, startLoad } from "./processes.ts";
import { fixed, table, thousands, verdict } from "./report.ts";

type Setting = {
	load: ReturnType<typeof startLoad>;
	bare: Measured;
	server: Measured;
	made: Landmarks;
	effort: Effort;
};

/** Each kind of answer against a bare server that sends the same bytes. */
export async function againstBare({ load, bare, server, made, effort }: Setting): Promise<string> {
	const { standings, "box score": boxScore } = pagesOf(made);
	const subjects: [name: string, Omit<Subject, "server">][] = [
		["standings, cached", { path: standings, encoding: "br", isCold: false }],
		["standings, uncached", { path: standings, encoding: "identity", isCold: true }],
		["standings, uncached, with brotli", { path: standings, encoding: "br", isCold: true }],
		["box score, cached", { path: boxScore, encoding: "br", isCold: false }],
		["box score, uncached", { path: boxScore, encoding: "identity", isCold: true }],
		[
			"JSON: GET /api/seasonsv2",
			{ path: `/api/seasonsv2?slug=${made.slug}`, encoding: "identity", isCold: false },
		],
	];
	const lines = new Map<string, Line>();
	for (const [name, subject] of subjects) {
		const rates = await measureAgainstBare(load, bare, { ...subject, server }, effort);
		lines.set(name, toLine(rates));
	}
	const cached = lines.get("standings, cached")?.ratio ?? Number.NaN;
	const uncached = lines.get("standings, uncached")?.cpuMs ?? Number.NaN;
	return [
		"Against a bare node:http server that sends the same bytes\n",
		table(
			["answer", "of bare", "requests/s", "bare requests/s", "CPU ms", "bare CPU ms"],
			[...lines].map(([name, line]) => [
				name,
				fixed(line.ratio, 2),
				thousands(line.perSecond),
				thousands(line.barePerSecond),
				fixed(line.cpuMs, 3),
				fixed(line.bareCpuMs, 3),
			]),
		),
		"",
		verdict(cached >= 0.6, "Standings, cached, at least 0.60 of bare"),
		verdict(uncached <= 0.35, "Standings, uncached, at most 0.350 ms of CPU"),
		"",
	].join("\n");
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
