import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainBusiness } from "#domain/business/business.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: a spreadsheet of businesses", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
	});
	afterAll(() => league.database.close());

	const bring = (businesses: unknown, isTrial = false) =>
		league.post("/businesses/import", { businesses, isTrial });
	const list = async () => (await league.get("/businesses")).body.businesses;

	test("adds what is new, changes what is called the same, and leaves the rest", async () => {
		const { store } = league.own;
		await store.businesses.insert({ ...plainBusiness, name: "Café Hoops", cost: "free" });
		await store.businesses.insert({ ...plainBusiness, name: "Net Club" });
		const { status, body } = await bring([
			{ name: "cafe hoops", phone: "310" },
			{ name: "Net Club" },
			{ name: "Bay Ball", sport: "tennis, basketball", category: "", signupDeadline: null },
		]);
		expect([status, body.message]).toEqual([200, "1 business added, 1 changed"]);
		expect(body).toMatchObject({ added: 1, changed: 1, unchanged: 1, isTrial: false });
		expect(await list()).toMatchObject([
			{ name: "Bay Ball", sport: "tennis,basketball", category: null, signupStatus: "active" },
			{ name: "cafe hoops", phone: "310", cost: "free" },
			{ name: "Net Club", phone: null },
		]);
		expect(await league.lastNote()).toMatchObject({ action: "business.add", username: "olive" });
		const again = await bring([{ name: "Bay Ball", sport: "tennis,basketball" }]);
		expect(again.body.message).toBe("Nothing new: the directory has all of this.");
	});

	test("finds businesses that are called the same again one after the other", async () => {
		const { store } = league.own;
		const [north, south] = [
			await store.businesses.insert({ ...plainBusiness, name: "Twin", location: "North" }),
			await store.businesses.insert({ ...plainBusiness, name: "Twin", location: "South" }),
		];
		const { body } = await bring([
			{ name: "Twin", location: "North", cost: "$5" },
			{ name: "Twin", location: "South" },
		]);
		expect(body).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
		expect(await store.businesses.find(north.id)).toEqual({ ...north, cost: "$5" });
		expect(await store.businesses.find(south.id)).toEqual(south);
	});

	test("is tried without anything being written", async () => {
		const before = await list();
		const { body } = await bring([{ name: "Trial" }, { name: "trial", cost: "1" }], true);
		expect(body.message).toBe("This would be: 1 business added, 1 changed.");
		expect(await list()).toEqual(before);
	});

	test("with a mistake is refused as a whole, by line and column", async () => {
		const before = await list();
		const { status, body } = await bring([
			{ name: "Fine" },
			{ name: "", sport: "curling" },
			{ name: "Late", signupDeadline: "soon", line: 7 },
		]);
		expect(status).toBe(422);
		expect(body.message).toBe(
			[
				"Line 3, Name: Please enter a name.",
				"Line 3, Sport: The choices are basketball, baseball, tennis, volleyball.",
				"Line 7, Signup deadline: A date is written as YYYY-MM-DD.",
			].join("\n"),
		);
		expect(await list()).toEqual(before);
		for (const wrong of [[], "x", undefined, Array.from({ length: 1001 }, () => ({ name: "x" }))]) {
			expect((await bring(wrong)).status).toBe(422);
		}
	});

	test("never touches another organization's, whatever they are called", async () => {
		const { store } = league.foreign;
		const { id } = await store.businesses.insert({ ...plainBusiness, name: "Bay Ball" });
		await bring([{ name: "Bay Ball", cost: "mine" }]);
		expect(await store.businesses.find(id)).toMatchObject({ cost: null });
	});
});
