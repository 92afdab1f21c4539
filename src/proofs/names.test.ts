import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { readingOf } from "#api/openapi.ts";
import { apiRows } from "#api/routes.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import { engines } from "#testing/databases.ts";
import { callOf, keyOf, roleOf } from "./world/calls.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";

const names = [
	"🏀 Ballers 👩‍👩‍👧‍👦",
	"فريق الأسود",
	"‏אריות‎",
	"Ωmegá ß İı ǅ",
	"e\u0301lan 漢字",
	'O\'Neil "Doc" <b>& \\',
];

const fieldsOf = (row: Row) => readingOf(row).rest.map(([name]) => name);
/**
 * There it says whose name stays, and who has forgotten a password; a token answers with itself alone,
 * a webhook with a sentence, a guest is read on the game, and a passkey needs a device.
 */
const choosingNames = [
	"POST /players/:id/merge",
	"POST /auth/forgotten",
	"POST /auth/passkeys",
	"POST /gamesv2/:id/guests",
	"POST /tokens",
	"POST /webhooks",
	"PUT /webhooks/:id",
];
const named = (apiRows as readonly Row[])
	.filter((row) => row.method !== "GET" && !choosingNames.includes(keyOf(row)))
	.filter((row) => fieldsOf(row).some((name) => name === "name" || name === "firstName"));

/** Without what says that somebody known is meant. */
const nobodyKnown = { copyFromTeamId: undefined, player_id: undefined };

describe.each(engines)("$name: names of all the world", ({ open }) => {
	let world: ProofWorld;

	beforeAll(async () => {
		world = await proofWorld({ open });
	});
	afterAll(() => world.close());

	test.each(named.map((row) => [keyOf(row), row] as const))(
		"%s gives them back",
		async (_, row) => {
			const isPerson = fieldsOf(row).includes("firstName");
			for (const name of names) {
				await world.restore();
				const { a } = world.leagues;
				const asked = callOf(row).ask(a);
				const given = isPerson ? { firstName: name, lastName: name } : { name };
				const body = { ...(asked.body as object), ...nobodyKnown, ...given };
				const answer = await world.ask(row, asked, { as: roleOf(row), of: a, body });
				expect([answer.status, await answer.text()]).toEqual([
					200,
					expect.stringContaining(JSON.stringify(plainLine(name))),
				]);
			}
		},
	);
});
