import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { afterSecondTry, filesNotRun, sum, tallyOfPlaywright, tallyOfVitest } from "./tally.ts";

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
		{ name: "/a/a.test.ts", status: "passed", assertionResults: [{ status: "passed" }] },
		{ name: "/a/b.test.ts", status: "failed", assertionResults: [] },
		{ name: "/a/c.test.ts", status: "failed", assertionResults: [{ status: "failed" }] },
	];
	const file = reportOf({ ...allPassed, numFailedTests: 1, testResults });
	expect(tallyOfVitest(file, 1)).toMatchObject({ passed: 3, failed: 2, skipped: 0 });
});

test("a file whose process ended counts as its second try, and is named", () => {
	const testResults = [
		{ name: "/a/b.test.ts", status: "failed", message: "Killed", assertionResults: [] },
		{
			name: "/a/c.test.ts",
			status: "failed",
			assertionResults: [{ status: "failed", fullName: "adds" }],
		},
	];
	const report = reportOf({ ...allPassed, numFailedTests: 1, testResults });
	const first = tallyOfVitest(report, 1);
	const files = filesNotRun(report);
	expect(files).toEqual(["/a/b.test.ts"]);
	expect(afterSecondTry(first, files, { passed: 4, failed: 0, skipped: 0 })).toMatchObject({
		passed: 7,
		failed: 1,
		failures: ["c.test.ts: adds"],
		wavering: ["b.test.ts: did not run through"],
	});
	const again = { passed: 0, failed: 1, skipped: 0, failures: ["b.test.ts: did not run through"] };
	expect(afterSecondTry(first, files, again)).toMatchObject({ failed: 2, wavering: [] });
});

test("a tool that failed although every test passed counts as one failure", () => {
	expect(tallyOfVitest(reportOf(allPassed), 1).failed).toBe(1);
	expect(tallyOfVitest(reportOf(allPassed), 0).failed).toBe(0);
});

test("a tool that left no report counts as one failure", () => {
	expect(tallyOfPlaywright(join(folder, "absent.json"), 0).failed).toBe(1);
});

test("a journey that passed only at its second try has passed, and is named", () => {
	const results = [{ duration: 9, error: { message: "Error: not visible" } }, { duration: 8 }];
	const tests = [{ projectName: "phone", status: "flaky", results }];
	const journeys = tallyOfPlaywright(
		reportOf({
			stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2 },
			suites: [{ specs: [{ title: "Olga signs in", file: "people.spec.ts", tests }] }],
		}),
		0,
	);
	expect(journeys).toMatchObject({ passed: 5, failed: 0, skipped: 2, failures: [] });
	expect(journeys.wavering).toEqual([
		"people.spec.ts: Olga signs in (phone)\n        Error: not visible",
	]);
	expect(sum([journeys, journeys])).toMatchObject({ passed: 10, failed: 0, skipped: 4 });
});

test("what failed is named with the first line of what it says", () => {
	const failureMessages = ["\u001b[31mAssertionError: expected 2 to be 1\u001b[39m\n    at x.ts:1"];
	const unit = reportOf({
		...allPassed,
		testResults: [
			{
				name: "/home/x/a.test.ts",
				status: "failed",
				assertionResults: [{ status: "failed", fullName: "a list is read", failureMessages }],
			},
			{
				name: "/home/x/b.test.ts",
				status: "failed",
				message: "No such file",
				assertionResults: [],
			},
		],
	});
	expect(tallyOfVitest(unit, 1).failures).toEqual([
		"b.test.ts: did not run through\n        No such file",
		"a.test.ts: a list is read\n        AssertionError: expected 2 to be 1",
	]);
	const results = [{ duration: 9, error: { message: "Error: not visible\n\nLocator" } }];
	const tests = [{ projectName: "phone", status: "unexpected", results }];
	const journeys = reportOf({
		stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
		suites: [{ specs: [{ title: "Olga signs in", file: "people.spec.ts", tests }] }],
	});
	expect(tallyOfPlaywright(journeys, 1).failures).toEqual([
		"people.spec.ts: Olga signs in (phone)\n        Error: not visible",
	]);
});

test("each test has its time: of Vitest by file, of Playwright by size, all its tries together", () => {
	const unit = reportOf({
		...allPassed,
		testResults: [
			{
				name: "/home/x/src/a/a.test.ts",
				status: "passed",
				assertionResults: [{ status: "passed", fullName: "a list is read", duration: 12.5 }],
			},
		],
	});
	const tests = [{ projectName: "phone", results: [{ duration: 400 }, { duration: 500 }] }];
	const specs = [{ title: "Olga signs in", file: "people.spec.ts", tests }];
	expect(tallyOfVitest(unit, 0).times).toEqual([{ name: "a.test.ts: a list is read", ms: 12.5 }]);
	const journeys = reportOf({
		stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
		suites: [{ specs: [], suites: [{ specs }] }],
	});
	expect(tallyOfPlaywright(journeys, 0).times).toEqual([
		{ name: "people.spec.ts: Olga signs in (phone)", ms: 900 },
	]);
});
