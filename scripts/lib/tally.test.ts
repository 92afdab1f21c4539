import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sum, tallyOfPlaywright, tallyOfVitest } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "fieldhouse-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: object): string {
	const file = join(folder, "report.json");
	writeFileSync(file, JSON.stringify(content));
	return file;
}

const allPassed = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };

test("a test file that did not load counts as one failure", () => {
	const testResults = [
		{ status: "passed", assertionResults: [{ status: "passed" }] },
		{ status: "failed", assertionResults: [] },
		{ status: "failed", assertionResults: [{ status: "failed" }] },
	];
	const file = reportOf({ ...allPassed, numFailedTests: 1, testResults });
	expect(tallyOfVitest(file, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

test("a tool that failed although every test passed counts as one failure", () => {
	expect(tallyOfVitest(reportOf(allPassed), 1).failed).toBe(1);
	expect(tallyOfVitest(reportOf(allPassed), 0).failed).toBe(0);
});

test("a tool that left no report counts as one failure", () => {
	expect(tallyOfPlaywright(join(folder, "absent.json"), 0).failed).toBe(1);
});

test("a journey that passed only at its second try has failed", () => {
	const file = reportOf({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
	const journeys = tallyOfPlaywright(file, 1);
	expect(journeys).toEqual({ passed: 4, failed: 2, skipped: 2 });
	expect(sum([journeys, journeys])).toEqual({ passed: 8, failed: 4, skipped: 4 });
});
