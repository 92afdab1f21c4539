import type { Measured } from "./processes.ts";
import { type Findings, table, thousands } from "./report.ts";

const mostKb = 420_000;

/** What each server holds in memory after all of it. */
export async function memory(
	servers: Record<"small" | "crowded" | "old", Measured>,
): Promise<Findings> {
	const names = {
		small: "1 organization, 3 seasons",
		crowded: "1,000 organizations",
		old: "60 seasons",
	};
	const rows: [name: string, kb: number][] = [];
	for (const key of ["small", "crowded", "old"] as const) {
		rows.push([names[key], (await servers[key].usage()).residentKb]);
	}
	const most = Math.max(...rows.map(([, kb]) => kb));
	return {
		tables: [
			table(
				["server, after the run", "resident kB"],
				rows.map(([name, kb]) => [name, thousands(kb)]),
			),
		],
		goals: [
			{
				goal: `resident memory after the run, less than ${thousands(mostKb)} kB`,
				measured: `${thousands(most)} kB`,
				isReached: most < mostKb,
			},
		],
	};
}
