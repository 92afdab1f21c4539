import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrganization, addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Attribute = { id: number; name: string; is_visible: boolean };

describe.each(engines)("$name: player attributes", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
	});
	afterAll(() => league.database.close());

	const find = async (name: string) =>
		((await league.get("/playerAttributes")).body.attributes as Attribute[]).find(
			(attribute) => attribute.name === name,
		);

	test("answer with both spellings", async () => {
		expect(await find("Number")).toEqual({
			id: expect.any(Number),
			name: "Number",
			attribute_name: "Number",
			type: "number",
			attribute_type: "number",
			order: 1,
			is_visible: true,
			hidden: false,
			sportId: league.own.sport.id,
			sport_id: league.own.sport.id,
			userId: null,
		});
	});

	test("are of type string, number or date, and nothing else", async () => {
		for (const type of ["string", "number", "date"]) {
			const { status, body } = await league.post("/playerAttributes", { name: `My ${type}`, type });
			expect(status).toBe(200);
			expect(body.attribute).toMatchObject({ type, attribute_type: type });
		}
		for (const type of ["text", "", null, undefined, "Date"]) {
			const { status } = await league.post("/playerAttributes", { name: "Wrong", type });
			expect(status, String(type)).toBe(422);
		}
	});

	test("that are dates are hidden at first", async () => {
		await league.post("/playerAttributes", { name: "Joined", type: "date" });
		expect(await find("Joined")).toMatchObject({ is_visible: false });
	});

	test("`is_visible` sets what it says, and without it the flag flips", async () => {
		const { id } = (await find("Height")) as Attribute;
		const toggle = async (body: unknown) =>
			(await league.put(`/playerAttributes/${id}/toggleAttributeVisibility`, body)).body.attribute;
		expect(await toggle({ is_visible: true })).toMatchObject({ is_visible: true, hidden: false });
		expect(await toggle({ is_visible: false })).toMatchObject({ is_visible: false, hidden: true });
		expect(await toggle({})).toMatchObject({ is_visible: true });
		expect(await toggle({})).toMatchObject({ is_visible: false });
	});

	test("of strangers are missing", async () => {
		const [foreign] = await league.foreign.store.playerAttributes.list(league.foreign.sport.id);
		const path = `/playerAttributes/${foreign?.id}/toggleAttributeVisibility`;
		const { status, body } = await league.put(path, {});
		expect([status, body.message]).toEqual([404, "Attribute not found."]);
	});

	test("of an organization without a sport: no sport is found", async () => {
		const { api } = league;
		const empty = await addOrganization(api, { name: "Empty", slug: "empty" });
		await addUser(api, { username: "emma", role: "staff", organizationId: empty.id });
		const emma = await api.signedIn("emma");
		for (const response of [
			await emma.get("/api/playerAttributes"),
			await emma.post("/api/playerAttributes", { name: "Number", type: "number" }),
			await emma.post("/api/playerAttributes/reset", {}),
		]) {
			const { message } = (await response.json()) as { message: string };
			expect([response.status, message]).toEqual([404, "No sport found."]);
		}
	});

	test("are those of the user's first sport, else of the organization's", async () => {
		const { api, own } = league;
		const { organizations, accounts } = api.platform;
		const volleyball = await organizations.insertSport({ name: "Volleyball", type: "team" });
		const { id } = await addUser(api, {
			username: "vera",
			role: "staff",
			organizationId: own.organization.id,
		});
		await accounts.replaceSports(id, [volleyball.id, own.sport.id]);
		const vera = await api.signedIn("vera");
		const list = async () => {
			const body = (await (await vera.get("/api/playerAttributes")).json()) as {
				attributes: { name: string; sportId: number }[];
			};
			return body.attributes.map(({ name, sportId }) => [name, sportId]);
		};
		expect(await list()).toEqual([]);
		await vera.post("/api/playerAttributes", { name: "Reach", type: "number" });
		expect(await list()).toEqual([["Reach", volleyball.id]]);
		expect(await find("Reach")).toBeUndefined();
		await accounts.replaceSports(id, []);
		expect(await list()).toContainEqual(["Number", own.sport.id]);
	});

	test("are for members only", async () => {
		expect((await league.visit("/playerAttributes")).status).toBe(401);
	});
});
