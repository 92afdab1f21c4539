import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Item = { id: number; name: string; order: number; userId: number | null };

const books = [
	{
		list: "stats",
		base: "/statsv2",
		reset: () => "/statsv2/reset",
		undo: () => "/statsv2/reset/undo",
		listPath: (id: number) => `/statsv2/${id}`,
		create: (sport_id: number, name: string) => ({ sport_id, name, abbreviation: name }),
	},
	{
		list: "gamePeriods",
		base: "/gamePeriods",
		reset: (id: number) => `/gamePeriods/reset/${id}`,
		undo: (id: number) => `/gamePeriods/reset/${id}/undo`,
		listPath: (id: number) => `/gamePeriods/${id}`,
		create: (sportId: number, name: string) => ({ sportId, name }),
	},
	{
		list: "attributes",
		base: "/playerAttributes",
		reset: () => "/playerAttributes/reset",
		undo: () => "/playerAttributes/reset/undo",
		listPath: () => "/playerAttributes",
		create: (_: number, name: string) => ({ name, type: "string" }),
	},
] as const;

const cases = engines.flatMap((engine) => books.map((book) => ({ ...book, engine })));

describe.each(cases)("$engine.name: undoing a reset of $base", (book) => {
	let league: LeagueApi;
	let sportId: number;
	beforeAll(async () => {
		league = await startLeagueApi(book.engine, { hasBoxScores: true });
		sportId = league.own.sport.id;
	});
	afterAll(() => league.database.close());

	const list = async () => (await league.get(book.listPath(sportId))).body[book.list] as Item[];
	const add = (name: string) => league.post(book.base, book.create(sportId, name));
	const reset = () => league.post(book.reset(sportId), { sport_id: sportId });
	const undo = () => league.post(book.undo(sportId), { sport_id: sportId });
	const withoutIds = (items: readonly Item[]) => items.map(({ id: _, ...item }) => item);

	test("without a reset there is nothing to undo", async () => {
		expect((await undo()).status).toBe(409);
	});

	test("names, places, visibility and what was taken away come back", async () => {
		await add("Canasta");
		const all = await list();
		await league.put(
			`${book.base}/reorder`,
			all.toReversed().map(({ id }, index) => ({ id, order: index + 1 })),
		);
		const before = await list();
		await reset();
		expect((await list()).map(({ name }) => name)).not.toContain("Canasta");
		const { status, body } = await undo();
		expect(status).toBe(200);
		expect(withoutIds(await list())).toEqual(withoutIds(before));
		expect(body[book.list]).toEqual(await list());
		expect((await league.lastNote())?.action).toMatch(/\.restore$/);
		expect((await undo()).status).toBe(409);
	});

	test("a list that was changed since stays as it is", async () => {
		await reset();
		await add("Later");
		const before = await list();
		const { status, body } = await undo();
		expect([status, body.message]).toEqual([
			409,
			"The list has changed since, so the reset cannot be undone any more.",
		]);
		expect(await list()).toEqual(before);
	});

	test("strangers may not, and another organization's reset is not undone", async () => {
		await reset();
		expect((await league.stranger.post(`/api${book.undo(sportId)}`, {})).status).not.toBe(200);
		expect((await undo()).status).toBe(200);
	});
});
