/**
 * `npm test`: checks, then tests of units, store, API and screens with a quick round of the bench
 * beside them, proofs of the whole product, and browser journeys. It tells how long each part took,
 * which tests took longest and which failed; its last line is `N passed, N failed`, a check or the
 * round counting as one. `npm test -- --checks`, `--unit`, `--proofs`, `--bench` and `--e2e` run that
 * part only; what follows goes to Vitest or Playwright (`npm test -- --unit src/domain`). What sees
 * the demonstration runs for two days; `DAYS="2026-11-22 2026-03-08" npm test` says which.
 */
import { rmSync } from "node:fs";
import { daysToSee } from "#testing/days.ts";
import { ensureCaddy } from "./lib/caddy.ts";
import { runChecks } from "./lib/checks.ts";
import { exitIfInterrupted, Interrupted, inProject, runQuietly, runVisibly } from "./lib/child.ts";
import { ensureChromium, ensureHeadlessShell } from "./lib/chromium.ts";
import { startPooler } from "./lib/pooler.ts";
import { findPostgres } from "./lib/postgres.ts";
import {
	afterSecondTry,
	filesNotRun,
	sum,
	type Tally,
	type TestTime,
	tallyOfPlaywright,
	tallyOfVitest,
} from "./lib/tally.ts";
import { partTimes, slowestTests } from "./lib/times.ts";

type Part = { flag: string; title: string; run: (rest: string[]) => Promise<Tally> };

/** One after the other, but the round of the bench, which is silent and waits for half of its time. */
const turns: Part[][] = [
	[{ flag: "--checks", title: "Checks", run: runChecks }],
	[
		{
			flag: "--unit",
			title: "Tests of units, store, API and screens",
			run: (rest) => runVitest(["server", "screens"], rest),
		},
		{ flag: "--bench", title: "A quick round of the bench", run: runBench },
	],
	[
		{
			flag: "--proofs",
			title: "Proofs of the whole product",
			run: (rest) => runVitest(["proofs"], rest),
		},
	],
	[{ flag: "--e2e", title: "Journeys in a browser", run: runJourneys }],
];

/** More files than these do not run through by chance. */
const mostSecondTries = 3;

const days = daysToSee();

await test(process.argv.slice(2)).catch(exitIfInterrupted);

async function test([flag, ...rest]: string[]): Promise<void> {
	const flags = turns.flat().map((part) => part.flag);
	if (flag !== undefined && !flags.includes(flag)) {
		console.error(`There is no ${flag}: use ${flags.join(", ")}, or nothing for all.`);
		process.exit(2);
	}
	console.log(`Days: ${days.join(" ")}`);
	const tallies: Tally[] = [];
	const took: TestTime[] = [];
	const go = async ({ title, run }: Part) => {
		console.log(`\n${title}`);
		const start = performance.now();
		tallies.push(await run(rest).catch(sayAndCount));
		took.push({ name: title, ms: performance.now() - start });
	};
	for (const turn of turns) {
		await Promise.all(turn.filter((part) => flag === undefined || part.flag === flag).map(go));
	}
	const { passed, failed, skipped, times, failures, wavering } = sum(tallies);
	const slowest = slowestTests(times);
	console.log(["\nTime", ...partTimes(took)].join("\n"));
	if (slowest.length > 0) console.log(["\nSlowest tests", ...slowest].join("\n"));
	if (wavering.length > 0)
		console.log(["\nPassed at the second try", ...indented(wavering)].join("\n"));
	if (failures.length > 0) console.log(["\nFailed", ...indented(failures)].join("\n"));
	if (skipped > 0) console.log(`\n${skipped} skipped`);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

function indented(lines: readonly string[]): string[] {
	return lines.map((line) => `    ${line}`);
}

async function runVitest(projects: readonly string[], rest: string[]): Promise<Tally> {
	const { description, url, stop } = await findPostgres();
	const pooler = await startPooler(url);
	try {
		const caddy = await ensureCaddy();
		console.log(`Certificates: ${caddy.description}`);
		console.log(url ? `Engines: SQLite, ${description}` : `Engines: SQLite only (${description})`);
		console.log(`Connections lent by the transaction: ${pooler.description}`);
		const file = inProject("test-results/vitest.json");
		const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
		const chosen = projects.map((project) => `--project=${project}`);
		const run = async (args: readonly string[]) => {
			const report = freshReport("vitest.json");
			const { code } = await runVisibly("vitest", ["run", ...chosen, ...reporters, ...args], {
				DAYS: days.join(" "),
				TEST_DATABASE_URL: url,
				TEST_POOLER_URL: pooler.url,
				...(caddy.path !== undefined && { CADDY_PATH: caddy.path }),
			});
			return tallyOfVitest(report, code);
		};
		const first = await run(rest);
		const files = filesNotRun(file);
		// A worker that a machine at work beside us ended is none of the product's faults; the run's end names it.
		if (files.length === 0 || files.length > mostSecondTries) return first;
		return afterSecondTry(first, files, await run(files));
	} finally {
		await pooler.stop();
		await stop();
	}
}

/** Its figures mean nothing; that there are some says that the bench still measures this version. */
async function runBench(): Promise<Tally> {
	const { code, output } = await runQuietly("node", ["scripts/bench.ts", "--quick"]);
	if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
	console.error(output);
	throw new Error(`The bench does not run through: ${output.trim().split("\n").at(-1)}`);
}

async function runJourneys(rest: string[]): Promise<Tally> {
	const CHROMIUM_PATH = await ensureChromium();
	const browsers = { CHROMIUM_PATH, HEADLESS_SHELL_PATH: await ensureHeadlessShell(CHROMIUM_PATH) };
	const build = await runVisibly("node", ["scripts/build.ts"]);
	if (build.code !== 0) throw new Error("There is nothing to visit.");
	const [first, ...others] = days;
	const run = (args: string[], env: Record<string, string | undefined>, how = runVisibly) => {
		const report = freshReport(`${env.JOURNEYS}.json`);
		const ended = how("playwright", ["test", ...args], { ...browsers, ...env });
		return ended.then((it) => ({ ...it, tally: tallyOfPlaywright(report, it.code) }));
	};
	// Beside the first day's, whose longest end alone; whoever names journeys gets those and no more.
	const beside = (rest.length === 0 ? others : []).map(async (day, at) => {
		const place = { JOURNEYS: `journeys-${day}`, E2E_PORT: String(4174 + at) };
		const args = ["--grep=@demonstration", "--project=desktop", "--workers=1"];
		const { output, tally } = await run(args, { DAY: day, ONLY_LIGHT: "1", ...place }, runQuietly);
		return { day, output, tally };
	});
	const [{ tally }, ...seen] = await Promise.all([
		run(rest, { DAY: first, JOURNEYS: "journeys" }),
		...beside,
	]);
	for (const { day, output } of seen) {
		console.log(`\nJourneys that see the demonstration, on ${day}\n${output}`);
	}
	return sum([tally, ...seen.map((it) => it.tally)]);
}

function freshReport(name: string): string {
	const file = inProject(`test-results/${name}`);
	rmSync(file, { force: true });
	return file;
}

/** A part that could not even start counts as one failure. */
function sayAndCount(error: unknown): Tally {
	if (error instanceof Interrupted) throw error;
	const said = error instanceof Error ? error.message : String(error);
	console.error(said);
	return { passed: 0, failed: 1, skipped: 0, failures: [said] };
}
