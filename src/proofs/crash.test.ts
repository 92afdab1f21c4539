import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { randomFrom } from "#seeds/random.ts";
import { type Place, places } from "#testing/databases.ts";
import { buildServer } from "./crash/build-server.ts";
import { firstStarts } from "./crash/first-starts.ts";
import { freePort, type Home } from "./crash/server-process.ts";
import { crashTrials } from "./crash/trials.ts";

/** Thirty kills over both engines; `npm run crash -- --trials 200` goes on for longer. */
const trials = 15;
const patience = { timeout: 240_000 };

let built: string;
let main: string;
beforeAll(async () => {
	built = mkdtempSync(join(tmpdir(), "fieldhouse-built-"));
	main = await buildServer(built);
}, 60_000);
afterAll(() => rmSync(built, { recursive: true }));

describe.each(places)("$name: a server killed with SIGKILL", ({ make }) => {
	let place: Place;
	let home: Home;
	let seed: number;
	beforeEach(async () => {
		place = await make();
		const folder = mkdtempSync(join(tmpdir(), "fieldhouse-crash-"));
		home = { folder, databaseUrl: place.databaseUrl, port: await freePort() };
		seed = Math.floor(Math.random() * 2 ** 31);
	});
	afterEach(async () => {
		await place.remove();
		rmSync(home.folder, { recursive: true });
	});

	test("has kept all it acknowledged, and has nothing half done", patience, async () => {
		for await (const trial of crashTrials(main, home, { trials, seed, longestMs: 600 })) {
			expect(trial.problems, `with the seed ${seed}`).toEqual([]);
		}
	});

	test("in its first start begins again, and ends as if nothing had been", patience, async () => {
		const chance = randomFrom(seed);
		const { counts, problems } = await firstStarts(main, home, {
			...{ kills: 4, longestMs: 1200, chance },
		});
		expect(problems, `with the seed ${seed}`).toEqual([]);
		expect(counts).toMatchObject({ organizations: 4 });
	});
});
