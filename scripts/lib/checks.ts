import { runQuietly } from "./child.ts";
import type { Tally } from "./tally.ts";

const checks: { name: string; command: string; args: string[] }[] = [
	{ name: "format and lint", command: "biome", args: ["ci", "--colors=off", "."] },
	{ name: "types", command: "tsc", args: [] },
	{ name: "arrows", command: "node", args: ["scripts/arrows.ts"] },
	{ name: "dead code", command: "knip", args: ["--no-progress"] },
	{ name: "lock file", command: "node", args: ["scripts/complete-lock.ts", "--check"] },
];

/** Runs every check, also after one has failed, and prints what the failed ones say. */
export async function runChecks(): Promise<Tally> {
	let failed = 0;
	for (const { name, command, args } of checks) {
		const start = performance.now();
		const { code, output } = await runQuietly(command, args);
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
		if (code !== 0) {
			failed += 1;
			console.log(`\n${output}`);
		}
	}
	return { passed: checks.length - failed, failed, skipped: 0 };
}
