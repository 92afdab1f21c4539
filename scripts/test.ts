/**
 * `npm test`: checks, then unit, store and API tests, then browser journeys. Its last line is
 * `N passed, N failed`, a check counting as one. `npm test -- --checks`, `--unit` and `--e2e` run
 * that part only; what follows goes to Vitest or Playwright (`npm test -- --unit src/domain`).
 */
import { rmSync } from "node:fs";
import { ensureCaddy } from "./lib/caddy.ts";
import { runChecks } from "./lib/checks.ts";
import { exitIfInterrupted, Interrupted, inProject, runVisibly } from "./lib/child.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { findPostgres } from "./lib/postgres.ts";
import { sum, type Tally, tallyOfPlaywright, tallyOfVitest } from "./lib/tally.ts";

const parts = [
	{ flag: "--checks", title: "Checks", run: runChecks },
	{ flag: "--unit", title: "Unit, store and API tests", run: runUnitTests },
	{ flag: "--e2e", title: "Journeys in a browser", run: runJourneys },
];

await test(process.argv.slice(2)).catch(exitIfInterrupted);

async function test([flag, ...rest]: string[]): Promise<void> {
	const chosen = parts.filter((part) => flag === undefined || part.flag === flag);
	if (chosen.length === 0) {
		console.error(`There is no ${flag}: use --checks, --unit or --e2e, or nothing for all.`);
		process.exit(2);
	}
	const tallies: Tally[] = [];
	for (const { title, run } of chosen) {
		console.log(`\n${title}`);
		tallies.push(await run(rest).catch(sayAndCount));
	}
	const { passed, failed, skipped } = sum(tallies);
	if (skipped > 0) console.log(`\n${skipped} skipped`);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

async function runUnitTests(rest: string[]): Promise<Tally> {
	const { description, url, stop } = await findPostgres();
	try {
		const caddy = await ensureCaddy();
		console.log(`Certificates: ${caddy.description}`);
		console.log(url ? `Engines: SQLite, ${description}` : `Engines: SQLite only (${description})`);
		const report = freshReport("vitest.json");
		const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
		const args = ["run", ...reporters, ...rest];
		const { code } = await runVisibly("vitest", args, {
			TEST_DATABASE_URL: url,
			...(caddy.path !== undefined && { CADDY_PATH: caddy.path }),
		});
		return tallyOfVitest(report, code);
	} finally {
		await stop();
	}
}

async function runJourneys(rest: string[]): Promise<Tally> {
	const CHROMIUM_PATH = await ensureChromium();
	const build = await runVisibly("node", ["scripts/build.ts"]);
	if (build.code !== 0) throw new Error("There is nothing to visit.");
	const report = freshReport("playwright.json");
	const { code } = await runVisibly("playwright", ["test", ...rest], { CHROMIUM_PATH });
	return tallyOfPlaywright(report, code);
}

function freshReport(name: string): string {
	const file = inProject(`test-results/${name}`);
	rmSync(file, { force: true });
	return file;
}

/** A part that could not even start counts as one failure. */
function sayAndCount(error: unknown): Tally {
	if (error instanceof Interrupted) throw error;
	console.error(error instanceof Error ? error.message : error);
	return { passed: 0, failed: 1, skipped: 0 };
}
