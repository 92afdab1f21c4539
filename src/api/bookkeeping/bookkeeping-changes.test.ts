import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Item = { id: number; name: string };

const books = [
	{
		list: "gamePeriods",
		one: "gamePeriod",
		base: "/gamePeriods",
		used: "Q1",
		other: "Q2",
		listPath: (sportId: number) => `/gamePeriods/${sportId}`,
		create: (sportId: number, name: string) => ({ sportId, name }),
	},
	{
		list: "attributes",
		one: "attribute",
		base: "/playerAttributes",
		used: "Number",
		other: "Height",
		listPath: () => "/playerAttributes",
		create: (_: number, name: string) => ({ name, type: "string" }),
	},
] as const;

const cases = engines.flatMap((engine) => books.map((book) => ({ ...book, engine })));

describe.each(cases)("$engine.name: changing one of $base", (book) => {
	let league: LeagueApi;
	let sportId: number;
	beforeAll(async () => {
		league = await startLeagueApi(book.engine, { hasBoxScores: true });
		sportId = league.own.sport.id;
	});
	afterAll(() => league.database.close());

	const list = async () =>
		(await league.get(book.listPath(sportId))).body[book.list] as (Item & { order: number })[];
	const named = async (name: string) => {
		const found = (await list()).find((item) => item.name === name);
		if (found === undefined) throw new Error(`There is no ${name}.`);
		return found;
	};
	const foreignId = async () => {
		const { store } = league.foreign;
		const shelf = book.one === "gamePeriod" ? store.periods : store.playerAttributes;
		return (await shelf.list(sportId))[0]?.id ?? 0;
	};

	test("another name stays with its place, and the audit tells it", async () => {
		const before = await named(book.other);
		const path = `${book.base}/${before.id}`;
		const { status, body } = await league.put(path, { name: "  Renamed " });
		expect(status).toBe(200);
		expect(body).toMatchObject({ success: true, message: "Renamed updated" });
		expect(await named("Renamed")).toEqual({ ...before, ...namesOf("Renamed") });
		expect((await league.lastNote())?.action).toBe(
			book.one === "gamePeriod" ? "gamePeriod.change" : "playerAttribute.change",
		);
		expect((await league.put(path, { name: book.other })).status).toBe(200);
	});

	test("a name that another one has in any case is a conflict; its own in another case is not", async () => {
		const { id } = await named(book.other);
		const taken = await league.put(`${book.base}/${id}`, { name: book.used.toUpperCase() });
		expect(taken.status).toBe(409);
		expect(Object.keys(taken.body.fields as object)).toEqual(["name"]);
		const own = await league.put(`${book.base}/${id}`, { name: book.other.toLowerCase() });
		expect(own.status).toBe(200);
		await league.put(`${book.base}/${id}`, { name: book.other });
	});

	test("without a name people are told that it is missing", async () => {
		const { id } = await named(book.other);
		const { status, body } = await league.put(`${book.base}/${id}`, { name: " " });
		expect([status, body.message]).toEqual([422, "Please enter a name."]);
	});

	test("one that nothing was written down for can be deleted", async () => {
		const added = await league.post(book.base, book.create(sportId, "Short-lived"));
		const { id } = added.body[book.one] as Item;
		const { status, body } = await league.del(`${book.base}/${id}`);
		expect(status).toBe(200);
		expect(body).toMatchObject({ success: true, message: "Short-lived deleted" });
		expect(body[book.list]).toEqual(await list());
		expect((await list()).some((item) => item.id === id)).toBe(false);
		expect((await league.del(`${book.base}/${id}`)).status).toBe(404);
	});

	test("one that something was written down for stays", async () => {
		const { id } = await named(book.used);
		const { store, playerId } = league.own;
		if (book.one === "attribute") {
			await store.players.saveAttributeValues([
				{ playerId: playerId("Hawks One"), attributeId: id, value: "7" },
			]);
		}
		const { status, body } = await league.del(`${book.base}/${id}`);
		expect([status, body.message]).toEqual([
			409,
			`${book.used} is in use and cannot be deleted. Hide it instead.`,
		]);
		expect(await named(book.used)).toBeDefined();
	});

	test("a foreign one is missing and stays as it is", async () => {
		const id = await foreignId();
		expect((await league.put(`${book.base}/${id}`, { name: "Mine" })).status).toBe(404);
		expect((await league.del(`${book.base}/${id}`)).status).toBe(404);
		expect(await foreignId()).toBe(id);
	});

	const namesOf = (name: string) =>
		book.one === "attribute" ? { name, attribute_name: name } : { name };
});
