import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { callOf, keyOf, type Role } from "./world/calls.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";
import { roleTable } from "./world/role-table.ts";
import { allRoles } from "./world/trial.ts";

const rows: readonly Row[] = apiRows;

test("every row stands in the table of roles once, and nothing else does", () => {
	expect(Object.values(roleTable).flat().toSorted()).toEqual(rows.map(keyOf).toSorted());
});

const rights = (Object.entries(roleTable) as [keyof typeof roleTable, string[]][]).flatMap(
	([group, keys]) => keys.map((key) => [key, group] as const),
);

describe("the table of roles", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-roles-"));
	let world: ProofWorld;

	beforeAll(async () => {
		// Whoever asks is asked the same way on both engines.
		world = await proofWorld(present(engines[0], "engine"), { dataDir });
	});

	afterAll(async () => {
		await world.close();
		rmSync(dataDir, { recursive: true });
	});

	test.each(rights)(
		"%s is for %s and above",
		async (key, group) => {
			const row = present(
				rows.find((row) => keyOf(row) === key),
				key,
			);
			const { ask, status: good = 200 } = callOf(row);
			const found: Partial<Record<Role, number>> = {};
			for (const as of allRoles) {
				await world.restore();
				const { a } = world.leagues;
				found[as] = (await world.ask(row, ask(a), { as, of: a })).status;
				if (found[as] >= 400 && found[as] !== good) {
					expect(await world.contents()).toEqual(world.first);
				}
			}
			expect(found).toEqual({ ...answers(group), ...replacing(group, good) });
		},
		30_000,
	);

	const forStaff = rows.filter(
		(row) => row.method !== "GET" && roleTable.staff.includes(keyOf(row)),
	);

	test("where owners keep deletion, staff lose no season and no league by any row", async () => {
		const refused: string[] = [];
		const { a } = world.leagues;
		const askAs = async (as: Role, key: string, body?: unknown) => {
			const row = present(
				rows.find((it) => keyOf(it) === key),
				key,
			);
			return world.ask(row, callOf(row).ask(a), { as, of: a, ...(body !== undefined && { body }) });
		};
		const keepDeletion = () =>
			askAs("org_owner", "PUT /organizations/:id", { ownersKeepDeletion: true });
		const before = seasonsAndLeagues(world.first);
		for (const row of forStaff) {
			await world.restore();
			expect((await keepDeletion()).status).toBe(200);
			const answered = await askAs("staff", keyOf(row));
			const now = new Set(seasonsAndLeagues(await world.contents()));
			expect(before.filter((it) => !now.has(it))).toEqual([]);
			if (answered.status !== 403) continue;
			refused.push(keyOf(row));
			expect((await answered.json()).message).toBe(
				"Only owners and super administrators can delete seasons and leagues here.",
			);
			for (const as of ["org_owner", "super_admin"] as const) {
				await world.restore();
				await keepDeletion();
				expect((await askAs(as, keyOf(row))).status).toBe(200);
			}
		}
		expect(refused.toSorted()).toEqual([
			"DELETE /leagues/:id",
			"DELETE /seasons/:id",
			"DELETE /seasonsv2/:id",
			"DELETE /seasonsv2/:seasonId/leagues/:leagueId",
		]);
	}, 120_000);

	test("no role is given, and nobody is moved, by staff or owners", async () => {
		const { a, b } = world.leagues;
		for (const key of ["PUT /users/:id", "PUT /usersv2/:id"]) {
			const row = present(
				rows.find((it) => keyOf(it) === key),
				key,
			);
			for (const id of [a.ids.colleague, a.ids.owner, a.ids.staff]) {
				for (const as of ["staff", "org_owner"] as const) {
					await world.restore();
					const body = { role: "super_admin", organization_id: b.ids.organization };
					await world.ask(row, { path: { id } }, { as, of: a, body });
					expect([...(await peopleOf(world)).values()]).toEqual([...people(world.first)]);
				}
			}
		}
	});
});

function answers(group: keyof typeof roleTable): Record<Role, number> {
	const isOfOneself = group === "staffOnlyOneself" || group === "membersOnlyOneself";
	const lowest = isOfOneself ? "org_owner" : group;
	const least = allRoles.indexOf(lowest);
	const of = (role: Role) => (allRoles.indexOf(role) >= least ? 200 : 403);
	return {
		anonymous: group === "anonymous" ? 200 : 401,
		// Another person of the organization is not there for staff and below.
		scorekeeper: group === "staffOnlyOneself" ? 404 : of("scorekeeper"),
		staff: isOfOneself ? 404 : of("staff"),
		org_owner: of("org_owner"),
		super_admin: 200,
	};
}

/** What is not there yet says so to everybody who gets in. */
function replacing(group: keyof typeof roleTable, good: number): Partial<Record<Role, number>> {
	const isIn = Object.entries(answers(group)).filter(([, status]) => status === 200);
	return Object.fromEntries(isIn.map(([role]) => [role, good]));
}

/** Which there are, and which league is played in which season. */
function seasonsAndLeagues(contents: ReadonlyMap<number, string>): string[] {
	return [...contents.values()].flatMap((text) =>
		text.split("\n").flatMap((line) => {
			const table = /^(seasons|leagues|season_leagues) /.exec(line)?.[1];
			return table === undefined ? [] : `${table} ${JSON.parse(line.slice(table.length)).id}`;
		}),
	);
}

async function peopleOf(world: ProofWorld) {
	return people(await world.contents());
}

/** Who is what where. */
function people(contents: ReadonlyMap<number, string>): string[] {
	return [...contents.values()].flatMap((text) =>
		text
			.split("\n")
			.filter((line) => line.startsWith("users "))
			.map((line) => {
				const { id, role, organization_id } = JSON.parse(line.slice("users ".length));
				return `${id} ${role} ${organization_id}`;
			}),
	);
}
