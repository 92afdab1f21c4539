import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What a part of the tests came to: how long each test took where that is known, and what failed. */
export type Tally = {
	passed: number;
	failed: number;
	skipped: number;
	times?: TestTime[];
	failures?: string[];
	/** What passed, but not at the first try. */
	wavering?: string[];
};

export type TestTime = { name: string; ms: number };

export function sum(tallies: Tally[]): Required<Tally> {
	const total = (of: "passed" | "failed" | "skipped") =>
		tallies.reduce((all, tally) => all + tally[of], 0);
	return {
		passed: total("passed"),
		failed: total("failed"),
		skipped: total("skipped"),
		times: tallies.flatMap(({ times = [] }) => times),
		failures: tallies.flatMap(({ failures = [] }) => failures),
		wavering: tallies.flatMap(({ wavering = [] }) => wavering),
	};
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: {
		name: string;
		status: string;
		message?: string;
		assertionResults: {
			status: string;
			fullName: string;
			duration?: number | null;
			failureMessages?: string[];
		}[];
	}[];
};

/** A file that did not load has no tests to fail; it counts as one failure. */
export function tallyOfVitest(file: string, code: number): Tally {
	const report = readReport<VitestReport>(file);
	if (!report) return nothingRan;
	const unloaded = unloadedIn(report);
	return trueTo(code, {
		passed: report.numPassedTests,
		failed: report.numFailedTests + unloaded.length,
		skipped: report.numPendingTests,
		times: report.testResults.flatMap(({ name, assertionResults }) =>
			assertionResults.map(({ fullName, duration }) => ({
				name: `${basename(name)}: ${fullName}`,
				ms: duration ?? 0,
			})),
		),
		failures: [
			...unloaded.map(({ name, message }) => failure(name, "did not run through", message)),
			...report.testResults.flatMap(({ name, assertionResults }) =>
				assertionResults
					.filter(({ status }) => status === "failed")
					.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0])),
			),
		],
	});
}

/** The files that did not run through: they could not be loaded, or their process ended. */
export function filesNotRun(file: string): string[] {
	const report = readReport<VitestReport>(file);
	return report === undefined ? [] : unloadedIn(report).map(({ name }) => name);
}

function unloadedIn({ testResults }: VitestReport): VitestReport["testResults"] {
	return testResults.filter(
		({ status, assertionResults }) =>
			status === "failed" && assertionResults.every((test) => test.status !== "failed"),
	);
}

/** What a run came to once those files were run again that had not run through. */
export function afterSecondTry(first: Tally, files: readonly string[], second: Tally): Tally {
	const { failed, failures = [] } = first;
	const hasPassed = second.failed === 0;
	const wavering = files.map((file) => failure(file, "did not run through"));
	return sum([
		// Files stand before tests.
		{ ...first, failed: failed - files.length, failures: failures.slice(files.length) },
		hasPassed ? { ...second, wavering } : second,
	]);
}

type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	suites: PlaywrightSuite[];
};
type PlaywrightSuite = {
	suites?: PlaywrightSuite[];
	specs: {
		title: string;
		file: string;
		tests: {
			projectName: string;
			status: "expected" | "unexpected" | "flaky" | "skipped";
			results: { duration: number; error?: { message?: string } | null }[];
		}[];
	}[];
};

export function tallyOfPlaywright(file: string, code: number): Tally {
	const report = readReport<PlaywrightReport>(file);
	if (!report) return nothingRan;
	const { expected, unexpected, flaky, skipped } = report.stats;
	const times = report.suites.flatMap(timesIn);
	const failures = report.suites.flatMap((suite) => failuresIn(suite, "unexpected"));
	const wavering = report.suites.flatMap((suite) => failuresIn(suite, "flaky"));
	const passed = expected + flaky;
	return trueTo(code, { passed, failed: unexpected, skipped, times, failures, wavering });
}

function timesIn({ suites = [], specs }: PlaywrightSuite): TestTime[] {
	const own = specs.flatMap(({ title, file, tests }) =>
		tests.map(({ projectName, results }) => ({
			name: `${basename(file)}: ${title} (${projectName})`,
			ms: results.reduce((all, { duration }) => all + duration, 0),
		})),
	);
	return [...own, ...suites.flatMap(timesIn)];
}

/** What the journeys that ended so said at their first failure. */
function failuresIn(
	{ suites = [], specs }: PlaywrightSuite,
	ending: "unexpected" | "flaky",
): string[] {
	const own = specs.flatMap(({ title, file, tests }) =>
		tests
			.filter(({ status }) => status === ending)
			.map(({ projectName, results }) => {
				const message = results.find(({ error }) => error)?.error?.message;
				return failure(file, `${title} (${projectName})`, message);
			}),
	);
	return [...own, ...suites.flatMap((suite) => failuresIn(suite, ending))];
}

/** The test and the first line of what it says. */
function failure(file: string, name: string, message = ""): string {
	const said = stripVTControlCharacters(message).trim().split("\n", 1)[0];
	return `${basename(file)}: ${name}${said ? `\n        ${said}` : ""}`;
}

/** A tool that did not get as far as its report counts as one failure. */
const nothingRan: Tally = { passed: 0, failed: 1, skipped: 0 };

/** A tool may fail for another reason than a test (an error outside of them, no tests at all). */
function trueTo(code: number, tally: Tally): Tally {
	return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readReport<Report>(file: string): Report | undefined {
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}
