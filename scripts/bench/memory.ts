import type { Measured } from "./processes.ts";
import { table, thousands, verdict } from "./report.ts";

const mostKb = 420_000;

/** What each server holds in memory after all of it. */
export async function memory(servers: Record<"small" | "crowded" | "old", Measured>) {
	const names = {
		small: "1 organization, 3 seasons",
		crowded: "1,000 organizations",
		old: "60 seasons",
	};
	const rows: [name: string, kb: number][] = [];
	for (const key of ["small", "crowded", "old"] as const) {
		rows.push([names[key], (await servers[key].usage()).residentKb]);
	}
	return [
		"Resident memory after the run\n",
		table(
			["server", "kB"],
			rows.map(([name, kb]) => [name, thousands(kb)]),
		),
		"",
		verdict(
			rows.every(([, kb]) => kb < mostKb),
			`Less than ${thousands(mostKb)} kB`,
		),
		"",
	].join("\n");
}
