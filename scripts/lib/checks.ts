import { runQuietly } from "./child.ts";
import type { Tally } from "./tally.ts";

type Check = { name: string; command: string; args: string[] };

/** The longest first, so that two of them at a time are done soonest. */
const checks: Check[] = [
	// On two cores one checker is quickest: several share no types and work out the same ones.
	{ name: "types", command: "tsc", args: ["--checkers", "1"] },
	{ name: "dead code", command: "knip", args: ["--no-progress"] },
	{ name: "format and lint", command: "biome", args: ["ci", "--colors=off", "."] },
	{ name: "structure", command: "node", args: ["scripts/structure.ts"] },
	{ name: "words", command: "node", args: ["scripts/words.ts"] },
	{ name: "rules", command: "node", args: ["scripts/rules.ts"] },
	{ name: "lock file", command: "node", args: ["scripts/complete-lock.ts", "--check"] },
];

/** Runs every check, also after one has failed, and prints what the failed ones say. */
export async function runChecks(): Promise<Tally> {
	const waiting = [...checks];
	const failures: string[] = [];
	const runOneByOne = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			if (!(await runCheck(next))) failures.push(`the check of ${next.name}`);
		}
	};
	await Promise.all([runOneByOne(), runOneByOne()]);
	const failed = failures.length;
	return { passed: checks.length - failed, failed, skipped: 0, failures };
}

async function runCheck({ name, command, args }: Check): Promise<boolean> {
	const start = performance.now();
	const { code, output } = await runQuietly(command, args);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
	if (code !== 0) console.log(`\n${output}`);
	return code === 0;
}
