import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const usual = {
	answersTo: null,
	holdMinutes: 1,
	digestMinutes: 60,
	quietFrom: "22:00",
	quietUntil: "07:00",
};

describe.each(engines)("$name: how an organization writes", (engine) => {
	let it: LeagueApi;
	let owner: Browser;
	let path: string;
	beforeAll(async () => {
		it = await startLeagueApi(engine, { teams: { Hawks: ["Bo Archer"] } });
		const organizationId = it.own.organization.id;
		await addUser(it.api, { username: "oona", role: "org_owner", organizationId });
		owner = await it.api.signedIn("oona");
		path = `/api/organizations/${organizationId}/letters`;
	});
	afterAll(() => it.database.close());

	test("is as usual until its owner says otherwise", async () => {
		expect((await (await owner.get(path)).json()).letters).toEqual(usual);
		const letters = {
			answersTo: "office@hoops.test",
			holdMinutes: 5,
			digestMinutes: 0,
			quietFrom: "12:00",
			quietUntil: "13:00",
		};
		expect((await owner.put(path, letters)).status).toBe(200);
		expect((await (await owner.get(path)).json()).letters).toEqual(letters);
		expect((await it.olive.get(path)).status).toBe(403);
		const { body } = await it.get("/organizations");
		expect(JSON.stringify(body)).not.toContain("office@hoops.test");
	});

	test.each([
		{ answersTo: "a\nb@c.test" },
		{ answersTo: "nobody" },
		{ holdMinutes: 0 },
		{ digestMinutes: 2000 },
		{ quietFrom: "25:00" },
	])("refuses %j", async (wrong) => {
		expect((await owner.put(path, Object.assign({}, usual, wrong))).status).toBe(422);
	});
});
