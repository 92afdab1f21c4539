import { existsSync, readFileSync } from "node:fs";

/** What a part of the tests came to. */
export type Tally = { passed: number; failed: number; skipped: number };

export function sum(tallies: Tally[]): Tally {
	const total = (of: keyof Tally) => tallies.reduce((all, tally) => all + tally[of], 0);
	return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A file that did not load has no tests to fail; it counts as one failure. */
export function tallyOfVitest(file: string, code: number): Tally {
	const report = readReport<VitestReport>(file);
	if (!report) return nothingRan;
	const unloaded = report.testResults.filter(
		({ status, assertionResults }) =>
			status === "failed" && assertionResults.every((test) => test.status !== "failed"),
	);
	return trueTo(code, {
		passed: report.numPassedTests,
		failed: report.numFailedTests + unloaded.length,
		skipped: report.numPendingTests,
	});
}

type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export function tallyOfPlaywright(file: string, code: number): Tally {
	const report = readReport<PlaywrightReport>(file);
	if (!report) return nothingRan;
	const { expected, unexpected, flaky, skipped } = report.stats;
	return trueTo(code, { passed: expected, failed: unexpected + flaky, skipped });
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
