import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { type Engine, engines, openMemory } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { unscopedEngines, withoutScope } from "#testing/unscoped.ts";
import { keyOf } from "./world/calls.ts";
import { type Depth, tryRow } from "./world/isolation.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";
import { allRoles } from "./world/trial.ts";

const rows: readonly Row[] = apiRows;

/** On a busy machine; a row that is cut short would go on under the next. */
const minute = 60_000;

const whole: Depth = {
	pairs: "each",
	roles: allRoles,
	othersRoles: ["org_owner"],
	isStrict: true,
};
const slice: Depth = { pairs: "one", roles: ["org_owner"], othersRoles: [], isStrict: true };

/** The code's scoping on both engines, and what PostgreSQL's row security holds without it. */
const walls: { wall: string; engine: Engine; depth: Depth; least: number }[] = [
	...engines.map((engine) =>
		engine.name === "SQLite"
			? { wall: engine.name, engine, depth: whole, least: 20_000 }
			: { wall: engine.name, engine, depth: slice, least: 3_000 },
	),
	...unscopedEngines.map((engine) => ({
		wall: "PostgreSQL, row security alone",
		engine,
		depth: { ...slice, isStrict: false },
		least: 2_000,
	})),
];

describe.each(walls)("$wall: no organization reaches another", ({ engine, depth, least }) => {
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-isolation-"));
	let world: ProofWorld;
	let calls = 0;

	beforeAll(async () => {
		world = await proofWorld(engine, { dataDir });
	});

	afterAll(async () => {
		await world.close();
		rmSync(dataDir, { recursive: true });
	});

	test.each(rows.map((row) => [keyOf(row), row] as const))(
		"%s",
		async (_, row) => {
			const found = await tryRow(world, row, depth);
			calls += found.calls;
			expect(found.problems.slice(0, 5)).toEqual([]);
		},
		minute,
	);

	test(`that was tried ${least} times at least`, () => {
		expect(calls).toBeGreaterThanOrEqual(least);
	});
});

describe("without any wall", () => {
	let world: ProofWorld;

	beforeAll(async () => {
		world = await proofWorld({ open: openMemory, served: withoutScope });
	});

	afterAll(() => world.close());

	test.each([
		"GET /seasonsv2/:id",
		"GET /gamesv2/:id",
		"GET /businesses",
		"GET /audit",
		"PUT /players/:id",
		"PUT /games/:id/scores",
		"PUT /games/swap",
		"PUT /player-game-stats",
		"PUT /gamesv2/:id/box-score",
		"POST /seasonsv2",
		"DELETE /teams/:id",
	])(
		"%s would be found to leak",
		async (key) => {
			const row = rows.find((it) => keyOf(it) === key);
			const found = await tryRow(world, present(row, key), slice);
			expect(found.problems).not.toEqual([]);
		},
		minute,
	);
});
