import type { Landmarks } from "./league-data.ts";
import { pagesOf } from "./pages.ts";
import { type Findings, fixed, listed, table, thousands } from "./report.ts";
import { type Weight, weigh } from "./weigh.ts";

/** The most a first view may weigh, in bytes as they go over the wire. */
const most = { html: 15_000, css: 15_000, javaScript: 6_000, fonts: 30_000 };
const mostInAll = 45_000;

const parts = ["html", "css", "javaScript", "fonts", "images"] as const;
const bytesOf = (weight: Weight) => parts.reduce((sum, part) => sum + weight[part], 0);

/** What the first view of each page weighs. */
export async function weights(port: number, made: Landmarks): Promise<Findings> {
	const rows: [name: string, weight: Weight][] = [];
	for (const [name, path] of Object.entries(pagesOf(made)))
		rows.push([name, await weigh(port, path)]);
	const all = rows.map(([, weight]) => weight);
	const heaviest = (Object.keys(most) as (keyof typeof most)[]).map((part) => ({
		most: most[part],
		bytes: Math.max(...all.map((weight) => weight[part])),
	}));
	const heaviestPage = Math.max(...all.map(bytesOf));
	const foreign = all.flatMap((weight) => weight.foreign);
	return {
		tables: [
			table(
				["page", "HTML", "CSS", "JavaScript", "fonts", "images", "all", "foreign hosts"],
				rows.map(([name, weight]) => [
					name,
					...parts.map((part) => thousands(weight[part])),
					thousands(bytesOf(weight)),
					weight.foreign.length === 0 ? "none" : weight.foreign.join(" "),
				]),
			),
		],
		goals: [
			{
				goal: "first view: HTML ≤ 15 kB, CSS ≤ 15 kB, JavaScript ≤ 6 kB, fonts ≤ 30 kB",
				measured: `${listed(heaviest.map(({ bytes }) => fixed(bytes / 1000, 1)))} kB`,
				isReached: heaviest.every(({ bytes, most }) => bytes <= most),
				isEverywhere: true,
			},
			{
				goal: "first view: at most 45 kB in all",
				measured: `${fixed(heaviestPage / 1000, 1)} kB`,
				isReached: heaviestPage <= mostInAll,
				isEverywhere: true,
			},
			{
				goal: "no request to a foreign host",
				measured: foreign.length === 0 ? "none" : foreign.join(" "),
				isReached: foreign.length === 0,
				isEverywhere: true,
			},
		],
	};
}
