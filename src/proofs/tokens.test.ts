import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { isForTokens, writesOfResults } from "#api/token/reach.ts";
import { type TokenScope, tokenScopes } from "#domain/token/token.ts";
import { openMemory } from "#testing/databases.ts";
import { callOf, keyOf } from "./world/calls.ts";
import { tryRow } from "./world/isolation.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";
import { roleTable } from "./world/role-table.ts";

const rows: readonly Row[] = apiRows;

/** Of the platform nothing but what everybody reads; of an organization what the role may, less by scope. */
const openOfPlatform = [
	"GET /auth/check-auth",
	"GET /organizations",
	"GET /organizations/:id",
	"GET /organizations/domain/:domain",
	"GET /organizations/slug/:slug",
	"GET /sports",
	"GET /sportsv2",
];
/** What gives programs access, and where people are written to. */
const forPeople = /^\/(tokens|webhooks|passes)\b|\/contacts?$/;

function mayCall(row: Row, scope: TokenScope): boolean {
	const key = keyOf(row);
	if (forPeople.test(row.path)) return false;
	if (row.access.about === "platform") return openOfPlatform.includes(key);
	const isRead = row.method === "GET";
	if (scope === "read" && !isRead) return false;
	if (scope === "results" && !isRead && !writesOfResults.has(key)) return false;
	const isForOwners = roleTable.org_owner.includes(key);
	return scope === "org_owner" || !isForOwners;
}

test("what a token for results writes are rows that there are", () => {
	const all = rows.map(keyOf);
	expect([...writesOfResults].filter((key) => !all.includes(key as never))).toEqual([]);
});

describe("a token", () => {
	let world: ProofWorld;
	beforeAll(async () => {
		world = await proofWorld({ open: openMemory, isByToken: true });
	});
	afterAll(() => world.close());

	test.each(rows.map((row) => [keyOf(row), row] as const))(
		"of each scope opens no more of %s than it says",
		async (_, row) => {
			const { a } = world.leagues;
			const { ask, status: good = 200 } = callOf(row);
			for (const scope of tokenScopes) {
				await world.restore();
				const answer = await world.ask(row, ask(a), { as: "staff", of: a, scope });
				expect([scope, answer.status]).toEqual([scope, mayCall(row, scope) ? good : 403]);
				expect(answer.headers.getSetCookie()).toEqual([]);
				if (answer.status === 403) expect(await world.contents()).toEqual(world.first);
			}
		},
		30_000,
	);
});

describe("by token no organization reaches another", () => {
	let world: ProofWorld;
	beforeAll(async () => {
		world = await proofWorld({ open: openMemory, isByToken: true });
	});
	afterAll(() => world.close());

	test.each(rows.filter(isForTokens).map((row) => [keyOf(row), row] as const))(
		"%s",
		async (_, row) => {
			const found = await tryRow(world, row, {
				pairs: "one",
				roles: ["org_owner"],
				othersRoles: [],
				isStrict: true,
			});
			expect(found.problems.slice(0, 5)).toEqual([]);
		},
		60_000,
	);
});
