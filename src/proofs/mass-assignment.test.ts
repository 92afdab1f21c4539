import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { readingOf } from "#api/openapi.ts";
import { apiRows } from "#api/routes.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { callOf, formOf, keyOf, type Role, roleOf, takesForm } from "./world/calls.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";

const rows: readonly Row[] = apiRows;
const writes = rows.filter(({ method }) => method === "POST" || method === "PUT");

/** Words that made trouble elsewhere, beside the columns of our own tables. */
const more = [
	"is_super",
	"isAdmin",
	"constructor",
	"prototype",
	"tenant_id",
	"password",
	"_method",
];

describe("nothing but what a row declares is written", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-mass-"));
	let world: ProofWorld;

	beforeAll(async () => {
		world = await proofWorld(present(engines[0], "engine"), { dataDir });
	});

	afterAll(async () => {
		await world.close();
		rmSync(dataDir, { recursive: true });
	});

	test("there are columns to try", () => {
		const columns = world.columns();
		expect(columns).toEqual(
			expect.arrayContaining([
				"role",
				"organization_id",
				"password_hash",
				"created_by",
				"is_hidden",
			]),
		);
	});

	test.each(writes.map((row) => [keyOf(row), row] as const))("%s", async (key, row) => {
		const { ask, status: good = 200 } = callOf(row);
		const { a, b } = world.leagues;
		const asked = ask(a);
		const declared = [...readingOf(row).path, ...readingOf(row).rest].map(([name]) => name);
		const foreign = { organization: b.ids.organization, user: b.ids.staff };
		const undeclared = extras(world.columns(), foreign);
		const send = async (body: unknown) => {
			await world.restore();
			const answer = await world.ask(row, asked, { as: roleOf(row), of: a, body });
			const contents = await world.contents();
			return { status: answer.status, contents: withoutRandom(contents), key };
		};
		const plain = await send(asked.body);
		expect(plain.status).toBe(good);
		const stuffed = stuff(asked.body, undeclared, declared);
		expect(await send(stuffed)).toEqual(plain);
		// A body that cannot be had by spreading: own keys named like what objects inherit.
		const text = JSON.stringify(stuffed);
		const inherited = text.replace(/^\{/, '{"__proto__":{"role":"super_admin","isHidden":true},');
		expect(await send(inherited)).toEqual(plain);
		if (!takesForm(row)) return;
		const inForm = await send(formOf(asked));
		expect(inForm.status).toBe(good);
		expect(await send(formOf({ body: stuffed }))).toEqual(inForm);
	});

	// What these rows do declare is not for everybody (rule `ids-in-bodies`).
	const reserved: [key: string, as: Role, body: Record<string, unknown>][] = [
		["PUT /organizations/:id", "org_owner", { slug: "taken-over" }],
		["PUT /organizations/:id", "org_owner", { domain: "taken-over.example" }],
		["PUT /organizations/:id", "org_owner", { customSite: true }],
		["PUT /users/:id", "org_owner", { role: "super_admin" }],
		["PUT /users/:id", "org_owner", { organization_id: 2 }],
		["PUT /users/:id", "org_owner", { domain: "taken-over.example", slug: "taken-over" }],
		["PUT /usersv2/:id", "org_owner", { role: "super_admin" }],
		["PUT /usersv2/:id", "org_owner", { organization_id: 2 }],
	];

	test.each(reserved)("%s as %s leaves %j alone", async (key, as, body) => {
		const row = present(
			rows.find((it) => keyOf(it) === key),
			key,
		);
		const { a } = world.leagues;
		await world.restore();
		await world.ask(row, callOf(row).ask(a), { as, of: a, body });
		expect(withoutTrail(await world.contents())).toEqual(withoutTrail(world.first));
	});
});

/** Every column as it is called in tables and in camel case, with something to be afraid of. */
function extras(
	columns: readonly string[],
	{ organization, user }: { organization: number; user: number },
): Record<string, unknown> {
	const valueFor = (column: string) => {
		if (column === "role") return "super_admin";
		if (column === "organization_id") return organization;
		if (column === "user_id" || /_by$/.test(column)) return user;
		if (/(^|_)id$|^is_|_score$|order$|^value$/.test(column)) return 1;
		return "stuffed";
	};
	const names = [...columns, ...more].flatMap((column) => [column, camel(column)]);
	return Object.fromEntries(names.map((name) => [name, valueFor(snake(name))]));
}

/**
 * The body with all that it does not declare, in it and in the things of its lists. The server reads
 * `userId` and `organization_id` of any body, by rules of their own that the isolation matrix tries.
 */
function stuff(
	body: unknown,
	undeclared: Record<string, unknown>,
	declared: readonly string[],
): unknown {
	const fits =
		(known: readonly string[]) =>
		([name]: [string, unknown]) =>
			!known.includes(name);
	if (Array.isArray(body)) {
		const known = body.flatMap((item) => (isObject(item) ? Object.keys(item) : []));
		const more = Object.fromEntries(Object.entries(undeclared).filter(fits(known)));
		return body.map((item) => (isObject(item) ? { ...more, ...item } : item));
	}
	const sent = Object.entries(body ?? {}).map(([name, value]) => [
		name,
		Array.isArray(value) ? stuff(value, undeclared, []) : value,
	]);
	const known = [...declared, "userId", "organization_id"];
	const more = Object.entries(undeclared).filter(fits(known));
	return { ...Object.fromEntries(more), ...Object.fromEntries(sent) };
}

/**
 * Names of files are random, some rows say by the wall clock when they were made, and rows with a
 * random key stand in its order.
 */
function withoutRandom(contents: ReadonlyMap<number, string>): string[] {
	return [...contents].map(([id, text]) => {
		const named = text
			.replaceAll(/[0-9a-f]{32,}/g, "random")
			.replaceAll(/"secret_hash":"[\w-]{43}"/g, "random")
			.replaceAll(/"token_hash":"[\w-]{43}","ending":"[\w-]{4}"/g, "random")
			.replaceAll(
				/"((?:letter|notice|delivery)_id":"[\da-f-]{36}|sealed_secret":"[\w-]+)"/g,
				"random",
			);
		const timeless = named.replaceAll(/"created_at":"20[\d-]+T[\d:.]+Z"/g, "now");
		return `${id} ${timeless.split("\n").toSorted().join("\n")}`;
	});
}

function withoutTrail(contents: ReadonlyMap<number, string>): string[] {
	return [...contents.values()].map((text) => text.replaceAll(/^audit_log .*\n/gm, ""));
}

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function camel(column: string): string {
	return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function snake(name: string): string {
	return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
