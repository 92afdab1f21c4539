import type { Landmarks } from "./league-data.ts";
import { pagesOf } from "./pages.ts";
import { table, thousands, verdict } from "./report.ts";
import { type Weight, weigh } from "./weigh.ts";

/** The most a first view may weigh, in bytes as they go over the wire. */
const goals = { html: 15_000, css: 15_000, javaScript: 6_000, fonts: 30_000 };

/** What the first view of each page weighs. */
export async function weights(port: number, made: Landmarks): Promise<string> {
	const rows: [name: string, weight: Weight][] = [];
	for (const [name, path] of Object.entries(pagesOf(made)))
		rows.push([name, await weigh(port, path)]);
	const all = rows.map(([, weight]) => weight);
	const isReached = all.every(
		(weight) =>
			weight.html <= goals.html &&
			weight.css <= goals.css &&
			weight.javaScript <= goals.javaScript &&
			weight.fonts <= goals.fonts &&
			weight.foreign.length === 0,
	);
	return [
		"First view, bytes over the wire (brotli)\n",
		table(
			["page", "HTML", "CSS", "JavaScript", "fonts", "images", "foreign hosts"],
			rows.map(([name, { html, css, javaScript, fonts, images, foreign }]) => [
				name,
				...[html, css, javaScript, fonts, images].map(thousands),
				foreign.length === 0 ? "none" : foreign.join(" "),
			]),
		),
		"",
		verdict(isReached, "HTML ≤ 15 kB, CSS ≤ 15 kB, JavaScript ≤ 6 kB, fonts ≤ 30 kB, none foreign"),
		"",
	].join("\n");
}
