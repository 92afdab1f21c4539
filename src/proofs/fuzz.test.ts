import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { daysToSee } from "#testing/days.ts";
import { fuzz } from "./fuzz.ts";

/**
 * Of 24,000 requests a quarter, another one each day (`DAYS` says which). What PostgreSQL takes differently
 * shows in few requests; they cost more there.
 */
const counts = { SQLite: 6000, PostgreSQL: 400 };
const [today = ""] = daysToSee();
const seed = 3 + ((Date.parse(today) / 86_400_000) % 4);

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-fuzz-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe.each(engines)("$name: broken requests", ({ name: engine }) => {
	test("are refused with a sentence, or do what they say, and harm nothing", async () => {
		const count = counts[engine];
		const { failure, statuses, grownBytes } = await fuzz({ engine, count, seed, dataDir });
		expect(failure).toBeNull();
		// Most are broken, but those that are not must get through, or nothing is tested.
		expect(statuses.get(200)).toBeGreaterThan(count / 10);
		expect(statuses.get(422)).toBeGreaterThan(count / 20);
		expect(grownBytes).toBeLessThan(50_000_000);
	}, 300_000);
});
