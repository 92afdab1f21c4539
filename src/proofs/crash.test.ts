import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { randomFrom } from "#seeds/random.ts";
import { places, type TestDatabase } from "#testing/databases.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";
import { buildServer } from "./crash/build-server.ts";
import { cutOffs } from "./crash/cut-offs.ts";
import { firstStarts } from "./crash/first-starts.ts";
import { killedSenders } from "./crash/killed-senders.ts";
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

describe.each(places)("$name: a server", ({ name, make }) => {
	let place: TestDatabase;
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

	test(
		"killed with SIGKILL has kept all it acknowledged, and has nothing half done",
		patience,
		async () => {
			for await (const trial of crashTrials(main, home, { trials, seed, longestMs: 300 })) {
				expect(trial.problems, `with the seed ${seed}`).toEqual([]);
			}
		},
	);

	test(
		"killed in its first start begins again, and ends as if nothing had been",
		patience,
		async () => {
			const chance = randomFrom(seed);
			const { counts, problems } = await firstStarts(main, home, {
				kills: 4,
				longestMs: 1200,
				chance,
			});
			expect(problems, `with the seed ${seed}`).toEqual([]);
			expect(counts).toMatchObject({ organizations: 5 });
		},
	);

	test(
		"killed while it sends letters leaves the rest to the next, and none comes twice but whose answer was lost",
		patience,
		async () => {
			const mailServer = await startMailServer({ answersAfterMs: 3 });
			const letters = 120;
			const plan = { mailServer, letters, killedAfter: [20, 60, 100] };
			const { arrivals, lost } = await killedSenders(main, home, plan);
			await mailServer.close();
			expect(arrivals.size).toBe(letters);
			const twice = [...arrivals].filter(([, count]) => count > 1);
			for (const [address] of twice) expect(lost.some((one) => one.has(address))).toBe(true);
			// Five connections, and what was answered while the last note was on its way to the disk.
			for (const one of lost) expect(one.size).toBeLessThanOrEqual(10);
		},
	);

	if (name === "SQLite") return;

	test("goes on when its database restarts under fifty connections", patience, async () => {
		let [refused, answered] = [0, 0];
		for await (const cutOff of cutOffs(main, home, { trials: 5, seed })) {
			expect(cutOff.problems, `with the seed ${seed}`).toEqual([]);
			refused += cutOff.refused;
			answered += cutOff.answered;
		}
		expect(answered).toBeGreaterThan(refused);
	});
});
