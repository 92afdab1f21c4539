import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { type PassJob, passJobs } from "#domain/pass/pass.ts";
import { openMemory } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { makeSecret } from "#usecases/token/secret.ts";
import { callOf, keyOf } from "./world/calls.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";
import { proofNow } from "./world/three-leagues.ts";

const rows: readonly Row[] = apiRows;

const checkingIn = [
	"GET /gamesv2/:id",
	"GET /gamesv2/:id/check-in",
	"PUT /gamesv2/:id/check-in",
	"POST /gamesv2/:id/guests",
];

/** Written by hand: of everything there is, what a link to one game opens. What is sent is about the home side. */
const opened: Record<PassJob, string[]> = {
	score: [
		"GET /gamesv2/:id/log",
		"POST /gamesv2/:id/log",
		"POST /gamesv2/:id/end",
		"PUT /gamesv2/:id/star",
		...checkingIn,
	],
	statistics: ["GET /gamesv2/:id/log", "POST /gamesv2/:id/log", ...checkingIn],
	homeRoster: checkingIn,
	awayRoster: checkingIn.filter((key) => !key.startsWith("P")),
};

describe("a pass to a game", () => {
	let world: ProofWorld;
	const secrets = new Map<PassJob, string>();

	beforeAll(async () => {
		world = await proofWorld({ open: openMemory });
		const { a } = world.leagues;
		const time = proofNow.toISOString();
		const made = passJobs.map((job) => ({ job, ...makeSecret("fp") }));
		for (const { job, secret } of made) secrets.set(job, secret);
		await a.store.passes.replace(
			made.map(({ job, hash }) => ({
				gameId: a.ids.game,
				job,
				hash,
				createdBy: null,
				createdAt: time,
			})),
		);
		const game = present(await a.store.games.find(a.ids.game), "game");
		await a.store.games.saveDetails(
			game.id,
			Object.assign(game, { date: time.slice(0, 10), time: null }),
			time,
		);
	});
	afterAll(() => world.close());

	const headersOf = (job: PassJob) => ({
		authorization: `Bearer ${secrets.get(job)}`,
		"fieldhouse-guest": "Sam",
	});

	test.each(rows.map((row) => [keyOf(row), row] as const))(
		"of each job opens of %s what it says, and never with a cookie",
		async (key, row) => {
			const { a } = world.leagues;
			const { ask } = callOf(row);
			for (const job of passJobs) {
				const answer = await world.ask(row, ask(a), {
					as: "anonymous",
					of: a,
					headers: headersOf(job),
				});
				const isOther = job === "awayRoster" && key === "PUT /gamesv2/:id/check-in";
				const refused = isOther ? 422 : 403;
				expect([job, answer.status]).toEqual([job, opened[job].includes(key) ? 200 : refused]);
				expect(answer.headers.getSetCookie()).toEqual([]);
			}
		},
		30_000,
	);

	test.each(opened.score)("%s is not there for any other game", async (key) => {
		const row = present(
			rows.find((it) => keyOf(it) === key),
			key,
		);
		const { a, b } = world.leagues;
		for (const id of [b.ids.game, 999_999_999]) {
			for (const of of [a, b]) {
				const asked = { ...callOf(row).ask(of), path: { id } };
				const answer = await world.ask(row, asked, {
					as: "anonymous",
					of: a,
					headers: headersOf("score"),
				});
				expect(answer.status).toBe(404);
			}
		}
	});
});
