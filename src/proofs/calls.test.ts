import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { type Engine, engines } from "#testing/databases.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";
import { callOf, calls, formOf, keyOf, roleOf, takesForm } from "./world/calls.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";

const rows: readonly Row[] = apiRows;

describe("the requests of the proofs", () => {
	test("there is one for every row, and none for a row that is gone", () => {
		expect(Object.keys(calls).toSorted()).toEqual(rows.map(keyOf).toSorted());
	});
});

describe.each(engines)("$name: the requests of the proofs", (engine: Engine) => {
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-calls-"));
	let world: ProofWorld;
	let picture: Blob;

	beforeAll(async () => {
		world = await proofWorld(engine, { dataDir });
		picture = new Blob([new Uint8Array((await plainPictures()).png)], { type: "image/png" });
	});

	afterAll(async () => {
		await world.close();
		rmSync(dataDir, { recursive: true });
	});

	test.each(rows.map((row) => [keyOf(row), row] as const))(
		"%s is a good request",
		async (_, row) => {
			const { ask, status = 200 } = callOf(row);
			for (const league of world.leagues.all) {
				const asked = ask(league);
				const bodies = takesForm(row) ? [asked.body, formOf(asked, picture)] : [asked.body];
				for (const body of bodies) {
					await world.restore();
					const answer = await world.ask(row, asked, { as: roleOf(row), of: league, body });
					expect({
						status: answer.status,
						text: answer.status === status || (await answer.text()),
					}).toEqual({ status, text: true });
				}
			}
			expect(world.errors).toEqual([]);
		},
		// On a busy machine, whose threads for schedules begin late.
		30_000,
	);
});
