import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Item = { id: number; name: string; order: number; hidden: boolean; is_visible: boolean };

/** The three lists an organization keeps of a sport, and where their calls are. */
const books = [
	{
		list: "stats",
		one: "stat",
		base: "/statsv2",
		missing: "Please fill all fields",
		noun: "statDefinitions",
		listPath: (sportId: number) => `/statsv2/${sportId}`,
		create: (sport_id: number, name: string) => ({ sport_id, name, abbreviation: name }),
		resetPath: () => "/statsv2/reset",
		first: ["Points", "2-pointers made"],
		used: "Points",
	},
	{
		list: "gamePeriods",
		one: "gamePeriod",
		base: "/gamePeriods",
		missing: "Please enter a name.",
		noun: "periods",
		listPath: (sportId: number) => `/gamePeriods/${sportId}`,
		create: (sportId: number, name: string) => ({ sportId, name }),
		resetPath: (sportId: number) => `/gamePeriods/reset/${sportId}`,
		first: ["Q1", "Q2"],
		used: "Q1",
	},
	{
		list: "attributes",
		one: "attribute",
		base: "/playerAttributes",
		missing: "Please enter a name.",
		noun: "playerAttributes",
		listPath: () => "/playerAttributes",
		create: (_: number, name: string) => ({ name, type: "string" }),
		resetPath: () => "/playerAttributes/reset",
		first: ["Number", "Position"],
		used: "Number",
	},
] as const;

const cases = engines.flatMap((engine) => books.map((book) => ({ ...book, engine })));

describe.each(cases)("$engine.name: $base", (book) => {
	let league: LeagueApi;
	let sportId: number;
	beforeAll(async () => {
		league = await startLeagueApi(book.engine, { hasBoxScores: true });
		sportId = league.own.sport.id;
		await league.stranger.get("/api/auth/check-auth");
	});
	beforeEach(async () => {
		await league.post(book.resetPath(sportId), { sport_id: sportId });
	});
	afterAll(() => league.database.close());

	const list = async () => {
		const { body } = await league.get(book.listPath(sportId));
		return body[book.list] as Item[];
	};
	const names = async () => (await list()).map(({ name }) => name);
	const add = async (name: string) => {
		const { status, body } = await league.post(book.base, book.create(sportId, name));
		expect(status).toBe(200);
		return body[book.one] as Item & { userId: number };
	};
	const reorder = (items: unknown) => league.put(`${book.base}/reorder`, items);
	const foreignId = async () => {
		const [first] = await league.foreign.store[book.noun].list(sportId);
		return first?.id ?? 0;
	};

	test("a new one stands at the end, is shown, and tells who made it", async () => {
		const added = await add("Canasta");
		const all = await list();
		expect(all.at(-1)).toMatchObject({ name: "Canasta", hidden: false, is_visible: true });
		expect(added.order).toBe(Math.max(...all.map(({ order }) => order)));
		const olive = await league.api.platform.accounts.findByUsernameKey("olive");
		expect(added).toMatchObject({ userId: olive?.id, sportId, sport_id: sportId });
		expect(await league.lastNote()).toMatchObject({ subjectId: added.id, username: "olive" });
	});

	test("a name that is there in any case is a conflict", async () => {
		await add("Canasta");
		const { status } = await league.post(book.base, book.create(sportId, "CANASTA"));
		expect(status).toBe(409);
		expect((await names()).filter((name) => /canasta/i.test(name))).toHaveLength(1);
	});

	test("of ten that come at once with one name, one is added", async () => {
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => league.post(book.base, book.create(sportId, "Canasta"))),
		);
		const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
		expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
	});

	test("a part of the list can be asked for", async () => {
		const all = await list();
		const { body } = await league.get(`${book.listPath(sportId)}?limit=2&offset=1`);
		expect(body[book.list]).toEqual(all.slice(1, 3));
	});

	test("without a name people are told that it is missing", async () => {
		for (const name of ["", "  "]) {
			const { status, body } = await league.post(book.base, book.create(sportId, name));
			expect([status, body.message]).toEqual([422, book.missing]);
		}
		expect((await league.post(book.base, {})).body.message).toBe(book.missing);
	});

	test("a new order is kept as it was given, in either shape of the body", async () => {
		const all = await list();
		const places = all.toReversed().map(({ id }, index) => ({ id, order: index }));
		const { status, body } = await reorder(places);
		expect([status, body.success]).toEqual([200, true]);
		expect((await list()).map(({ id, order }) => ({ id, order }))).toEqual(places);
		expect((body[book.list] as Item[]).map(({ id }) => id)).toEqual(places.map(({ id }) => id));
		const back = all.map(({ id, order }) => ({ id: String(id), order: String(order) }));
		expect((await reorder({ [book.list]: back })).status).toBe(200);
		expect(await list()).toEqual(all);
	});

	test("a partial order comes first and the others keep theirs", async () => {
		const before = await list();
		const last = before.at(-1);
		await reorder([{ id: last?.id, order: 1 }]);
		const [first, ...others] = await list();
		expect(first?.id).toBe(last?.id);
		expect(others.map(({ id }) => id)).toEqual(before.slice(0, -1).map(({ id }) => id));
	});

	test("an order with a foreign or missing id, an id twice, or a wrong place changes nothing", async () => {
		const before = await list();
		const [first, second] = before;
		const good = { id: second?.id, order: 0 };
		const refused = [
			[404, [good, { id: await foreignId(), order: 1 }]],
			[404, [good, { id: 2_000_000_000, order: 1 }]],
			[422, [good, { id: first?.id, order: 1 }, good]],
			[422, [good, { id: first?.id, order: -1 }]],
			[422, [good, { id: first?.id, order: 1.5 }]],
			[422, [good, { id: first?.id, order: 100_001 }]],
			[422, [good, { id: first?.id }]],
			[422, []],
			[422, [null]],
		] as const;
		for (const [expected, body] of refused) {
			expect((await reorder(body)).status, JSON.stringify(body)).toBe(expected);
		}
		expect(await list()).toEqual(before);
	});

	test("a reset brings the first ones back and loses no value", async () => {
		const { store } = league.own;
		const custom = await add("Kept");
		await add("Unused");
		await giveValue(custom.id);
		const before = await list();
		await reorder(before.toReversed().map(({ id }, index) => ({ id, order: index })));
		const values = await recorded();
		const { status, body } = await league.post(book.resetPath(sportId), { sport_id: sportId });
		expect([status, body.success]).toEqual([200, true]);
		const after = await list();
		expect(body[book.list]).toEqual(after);
		expect(after.slice(0, 2).map(({ name }) => name)).toEqual(book.first);
		expect(after.at(-1)).toMatchObject({ id: custom.id, hidden: true, is_visible: false });
		expect(after.some(({ name }) => name === "Unused")).toBe(false);
		const usedBefore = before.find(({ name }) => name === book.used);
		expect(after.find(({ name }) => name === book.used)).toEqual(usedBefore);
		expect(await recorded()).toEqual(values);
		expect(await store[book.noun].usedAmong([custom.id])).toEqual([custom.id]);
		expect((await league.lastNote())?.action).toMatch(/\.reset$/);
	});

	test("a reset of one organization leaves another's alone", async () => {
		const { store } = league.foreign;
		await store[book.noun].remove([await foreignId()]);
		const before = await store[book.noun].list(sportId);
		await league.post(book.resetPath(sportId), { sport_id: sportId });
		expect(await store[book.noun].list(sportId)).toEqual(before);
	});

	test("strangers may not write, and a sport the organization does not have is missing", async () => {
		const { stranger, api } = league;
		expect((await stranger.post(`/api${book.base}`, book.create(sportId, "X"))).status).toBe(401);
		expect((await stranger.put(`/api${book.base}/reorder`, [])).status).toBe(401);
		expect((await stranger.post(`/api${book.resetPath(sportId)}`, {})).status).toBe(401);
		if (book.one === "attribute") return;
		const curling = await api.platform.organizations.insertSport({ name: "Curling", type: "x" });
		for (const said of [
			await league.get(book.listPath(curling.id)),
			await league.post(book.base, book.create(curling.id, "X")),
			await league.post(book.resetPath(curling.id), { sport_id: curling.id }),
		]) {
			expect([said.status, said.body.message]).toEqual([404, "No sport found."]);
		}
	});

	async function giveValue(id: number) {
		const { store, gameId, playerId } = league.own;
		if (book.one === "stat") {
			const lines = await store.boxScores.linesOfGame(gameId(0));
			await store.boxScores.replace(
				[gameId(0)],
				lines.map((line) => ({ ...line, values: new Map([...line.values, [id, 7]]) })),
			);
		} else if (book.one === "gamePeriod") {
			await store.periods.saveScores([{ gameId: gameId(0), periodId: id, home: 3, away: 4 }]);
		} else {
			await store.players.saveAttributeValues([
				{ playerId: playerId("Hawks One"), attributeId: id, value: "left" },
			]);
		}
	}

	async function recorded() {
		const { db } = league.database;
		return Promise.all([
			db.selectFrom("player_game_stats").selectAll().orderBy("stat_id").execute(),
			db.selectFrom("period_scores").selectAll().orderBy("period_id").execute(),
			db.selectFrom("player_attribute_values").selectAll().orderBy("attribute_id").execute(),
		]).then((tables) => tables.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted()));
	}
});
