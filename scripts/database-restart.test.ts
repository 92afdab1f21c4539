import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildServer } from "../src/proofs/crash/build-server.ts";
import { databaseRestarts } from "./lib/database-restarts.ts";

/** A few; `npm run crash` does twenty. */
const trials = 4;

test("goes on when PostgreSQL itself is restarted in the middle of fifty connections", {
	timeout: 240_000,
}, async (context) => {
	const folder = mkdtempSync(join(tmpdir(), "fieldhouse-restart-"));
	const seed = Math.floor(Math.random() * 2 ** 31);
	try {
		const main = await buildServer(join(folder, "built"));
		const restarts = await databaseRestarts(main, folder, { trials, seed });
		if (restarts === undefined) return context.skip("There is no PostgreSQL on this machine.");
		for await (const { problems } of restarts) {
			expect(problems, `with the seed ${seed}`).toEqual([]);
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
});
