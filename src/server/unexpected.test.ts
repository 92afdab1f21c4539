import { sql } from "kysely";
import { expect, test } from "vitest";
import { openPostgres } from "#store/postgres.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import { openMemory } from "#testing/databases.ts";
import { startApp } from "#testing/start-app.ts";

test("a database that is not reached answers 503 and when to come back, never 500", async () => {
	// Nobody listens on this port.
	const database = openPostgres("postgres://nobody@127.0.0.1:1/nothing");
	const app = await startApp({ database });
	for (const path of ["/api/organizations", "/", "/hoops/teamList"]) {
		const answer = await app.get(path);
		expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "2"]);
		expect(await answer.text()).toContain("Our database does not answer.");
	}
	await database.close();
});

test("a full disk refuses a write with 503, changes nothing, and is over when there is room", async () => {
	const database = await openMemory();
	const api = await startApi({ database });
	const organization = await addOrganization(api, { slug: "hoops" });
	await addUser(api, { username: "owner", role: "org_owner", organizationId: organization.id });
	const owner = await api.signedIn("owner");
	const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
	await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.db);
	const name = "x".repeat(120);
	const statuses: number[] = [];
	while (statuses.length < 200 && statuses.at(-1) !== 503) {
		statuses.push((await owner.post("/api/seasons", { name })).status);
	}
	expect(statuses.at(-1)).toBe(503);
	const { seasons } = await (await owner.get("/api/seasons")).json();
	expect(seasons).toHaveLength(statuses.length - 1);
	await sql`pragma max_page_count = 1000000`.execute(database.db);
	expect((await owner.post("/api/seasons", { name })).status).toBe(200);
	await database.close();
});
