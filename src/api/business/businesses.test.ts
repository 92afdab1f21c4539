import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainBusiness } from "#domain/business/business.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const whole = {
	name: "Hoop Dreams",
	phone: "+1 310 555 0100",
	email: "hello@hoops.test",
	website: "https://hoops.test",
	city: "Los Angeles,New York City",
	state: "California",
	location: "1 Court St",
	facebook: "https://facebook.com/hoops",
	instagram: "@hoops",
	sport: "basketball,tennis",
	category: "men,women,co-ed",
	season: "Spring",
	nextSeason: "Summer",
	signupDeadline: "2026-03-01",
	signupStatus: "closed",
	cost: "$120 a team",
	skillLevel: "D1 to D3",
};

describe.each(engines)("$name: /businesses", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
	});
	afterAll(() => league.database.close());

	type Business = typeof whole & { id: number };
	const add = async (body: Record<string, unknown>) => {
		const said = await league.post("/businesses", { name: "Any", ...body });
		expect(said.status, said.body.message).toBe(200);
		return said.body.business as Business;
	};
	const list = async () => (await league.get("/businesses")).body.businesses as Business[];

	test("all eighteen fields come back as they were given", async () => {
		const { body } = await league.post("/businesses", whole);
		expect(body).toEqual({
			success: true,
			message: "Hoop Dreams created",
			business: { id: expect.any(Number), ...whole },
		});
		expect(await list()).toContainEqual(body.business);
		expect(await league.lastNote()).toMatchObject({ action: "business.add", username: "olive" });
	});

	test("a name is all it takes; people can sign up, and the rest is null", async () => {
		const { id, ...business } = await add({ name: " Plain " });
		const rest = Object.fromEntries(Object.keys(whole).map((key) => [key, null]));
		expect(business).toEqual({ ...rest, name: "Plain", signupStatus: "active" });
		expect((await league.post("/businesses", {})).body.message).toBe("Please enter a name.");
	});

	test("choices are a list or text with commas, in any case, each once", async () => {
		const fromList = await add({ category: ["Men", "co-ed", "men"], city: ["new york city"] });
		expect(fromList).toMatchObject({ category: "men,co-ed", city: "New York City" });
		const fromText = await add({ category: "men, women ,", sport: "", state: [] });
		expect(fromText).toMatchObject({ category: "men,women", sport: null, state: null });
	});

	test.each([
		["category", "men,kids"],
		["category", ["coed"]],
		["sport", "curling"],
		["state", ["Nevada"]],
		["city", "Boston"],
		["city", [7]],
		["signupStatus", "open"],
		["signupDeadline", "03/01/2026"],
		["email", "hello"],
		["cost", "x".repeat(101)],
		["website", "javascript:alert(1)"],
		["facebook", "data:text/html,x"],
		["instagram", "ftp://hoops.test"],
	])("%s: %j is refused", async (field, value) => {
		const before = await list();
		const { status, body } = await league.post("/businesses", { name: "Bad", [field]: value });
		expect(status).toBe(422);
		expect(body.fields).toHaveProperty(field);
		expect(await list()).toEqual(before);
	});

	test("a change keeps what it does not name, and empty text is none", async () => {
		const { id } = await add(whole);
		const { status, body } = await league.put(`/businesses/${id}`, {
			phone: "",
			category: "",
			signupStatus: "",
			cost: "free",
		});
		expect(status).toBe(200);
		expect(body.business).toEqual({
			...whole,
			id,
			phone: null,
			category: null,
			signupStatus: "active",
			cost: "free",
		});
		expect(body.message).toBe("Hoop Dreams updated");
		expect((await league.put(`/businesses/${id}`, { name: "" })).status).toBe(422);
		const { body: same } = await league.put(`/businesses/${id}`, {});
		expect(same.business).toEqual(body.business);
	});

	test("a deleted one is gone and can come back", async () => {
		const business = await add({ ...whole, name: "Closing down" });
		expect((await league.del(`/businesses/${business.id}`)).status).toBe(200);
		expect((await league.del(`/businesses/${business.id}`)).status).toBe(404);
		expect(await list()).not.toContainEqual(business);
		const { store } = league.own;
		const [newest] = await store.trash.list("2026-01-01");
		expect(newest).toMatchObject({ kind: "business", label: "Closing down" });
		await store.transaction((inside) => inside.trash.restore(newest?.id ?? 0, "2026-01-01"));
		expect(await list()).toContainEqual(business);
	});

	test("are listed by name", async () => {
		await add({ name: "League 10" });
		await add({ name: "League 9" });
		const names = (await list()).map(({ name }) => name).filter((name) => /^League/.test(name));
		expect(names).toEqual(["League 9", "League 10"]);
		const { body } = await league.get("/businesses?limit=1&offset=1");
		expect(body.businesses).toEqual((await list()).slice(1, 2));
	});

	test("those of another organization are missing, and strangers see none", async () => {
		const { store } = league.foreign;
		const { id } = await store.businesses.insert({ ...plainBusiness, name: "Canary" });
		expect((await league.put(`/businesses/${id}`, { name: "Mine" })).status).toBe(404);
		expect((await league.del(`/businesses/${id}`)).status).toBe(404);
		expect(await store.businesses.find(id)).toMatchObject({ name: "Canary" });
		expect(JSON.stringify(await list())).not.toContain("Canary");
		expect((await league.visit("/businesses")).status).toBe(401);
	});
});
