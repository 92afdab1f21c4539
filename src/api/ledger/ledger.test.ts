import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { startLeagueApi } from "#testing/league-api.ts";
import { present } from "#testing/present.ts";

type LeagueApi = Awaited<ReturnType<typeof startLeagueApi>>;

/** The clock of the league is on 2026-01-05. */
describe.each(engines)("$name: the ledger", (engine) => {
	let league: LeagueApi;
	let owner: Awaited<ReturnType<LeagueApi["api"]["signedIn"]>>;
	let hawks: number;
	let owls: number;
	let season: number;
	let leagueId: number;

	beforeAll(async () => {
		league = await startLeagueApi(engine);
		const { api, own } = league;
		await addUser(api, {
			username: "owen",
			role: "org_owner",
			organizationId: own.organization.id,
		});
		owner = await api.signedIn("owen");
		const teams = await own.store.teams.list();
		const idOf = (name: string) => present(teams.find((it) => it.name === name)?.id, name);
		[hawks, owls] = [idOf("Hawks"), idOf("Owls")];
		season = present((await own.store.seasons.list())[0]?.id, "season");
		leagueId = present((await own.store.leagues.list())[0]?.id, "league");
	});
	afterAll(() => league.database.close());

	const charge = { entry: "charge", amount: 80_000, why: "League fee", due: "2026-01-01" };
	const payment = { entry: "payment", amount: 30_000, why: "First half", method: "cash" };
	const asOwner = async (path: string, body: unknown) => {
		const response = await owner.post(`/api${path}`, body);
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};

	test("says who owes what since when, and what came in", async () => {
		await league.post(`/ledger/team/${hawks}`, { ...charge, seasonId: season });
		const paid = await league.post(`/ledger/team/${hawks}`, { ...payment, seasonId: season });
		expect(paid.body).toMatchObject({
			message: "Entered",
			currency: "USD",
			debtor: { name: "Hawks", owed: 50_000, due: 50_000, since: "2026-01-01" },
		});
		expect((await league.get("/ledger")).body).toMatchObject({
			sums: { charged: 80_000, paid: 30_000, kept: 30_000, owed: 50_000 },
			seasons: [{ id: season, sums: { paid: 30_000 } }],
			debtors: [{ kind: "team", id: hawks, name: "Hawks", due: 50_000 }],
		});
	});

	test("keeps who entered what, why, and in the trail too", async () => {
		const { body } = await league.get(`/ledger/team/${hawks}`);
		expect(body.entries).toMatchObject([
			{ kind: "payment", amount: -30_000, why: "First half", method: "cash", by: "olive" },
			{ kind: "charge", amount: 80_000, due: "2026-01-01" },
		]);
		expect(await league.lastNote()).toMatchObject({
			action: "ledger.pay",
			username: "olive",
			after: { name: "Hawks", amount: -30_000, why: "First half" },
		});
	});

	test("charges all teams of a league at once, in instalments that are due on their days", async () => {
		const charged = await league.post("/ledger/charges", {
			seasonId: season,
			teamIds: [hawks, owls, owls],
			why: "Court time",
			parts: [
				{ amount: 1_000, due: "2026-01-05" },
				{ amount: 1_001, due: "2026-02-05" },
			],
		});
		expect(charged.body).toMatchObject({ message: "Teams charged: 2", charged: 2 });
		expect((await league.get(`/ledger/team/${owls}`)).body.debtor).toMatchObject({
			owed: 2_001,
			due: 1_000,
			since: "2026-01-05",
			coming: [{ amount: 1_001, due: "2026-02-05" }],
		});
		const nobody = await league.post("/ledger/charges", {
			seasonId: season,
			teamIds: [owls, 99_999],
			why: "Court time",
			parts: [{ amount: 1, due: "2026-01-05" }],
		});
		expect(nobody).toMatchObject({ status: 404, body: { message: "Team not found." } });
		expect((await league.get(`/ledger/team/${owls}`)).body.debtor).toMatchObject({ owed: 2_001 });
	});

	test("takes an entry back by another one, once", async () => {
		const { body } = await league.post(`/ledger/team/${owls}`, { ...payment, amount: 500 });
		const [{ id }] = body.entries as [{ id: number }];
		const back = await league.post(`/ledger/entries/${id}/reversal`, { why: "Typed twice" });
		expect(back.body).toMatchObject({
			message: "Taken back",
			debtor: { owed: 2_001, due: 1_000 },
		});
		const [first] = back.body.entries as [{ id: number }];
		expect(first).toMatchObject({ kind: "payment", amount: 500, reverses: id, why: "Typed twice" });
		const again = await league.post(`/ledger/entries/${id}/reversal`, { why: "Again" });
		expect(again).toMatchObject({
			status: 409,
			body: { message: "This entry was taken back already." },
		});
		expect(await league.post(`/ledger/entries/${first.id}/reversal`, { why: "No" })).toMatchObject({
			status: 409,
		});
	});

	test("lets owners alone give money up or back, and take back what others entered", async () => {
		for (const entry of ["refund", "waiver", "correction"]) {
			const sent = { entry, amount: 100, why: "Kind", method: entry === "refund" ? "cash" : null };
			expect((await league.post(`/ledger/team/${hawks}`, sent)).status).toBe(403);
			expect((await asOwner(`/ledger/team/${hawks}`, sent)).status).toBe(200);
		}
		const { body } = await league.get(`/ledger/team/${hawks}`);
		const [{ id }] = body.entries as [{ id: number }];
		expect((await league.post(`/ledger/entries/${id}/reversal`, { why: "No" })).status).toBe(403);
	});

	test.each([
		[{ ...payment, amount: 0 }, "An entry of nothing changes nothing."],
		[{ ...payment, amount: -5 }, "The amount is above nothing."],
		[{ ...payment, method: null }, "Say how the money changed hands."],
		[{ ...charge, due: null }, "Say by which day it has to be paid."],
		[{ ...charge, method: "cash" }, "Only money that changed hands has a method."],
		[{ ...payment, due: "2026-01-01" }, "Only a charge has a day to be paid by."],
		[{ ...payment, why: " " }, "Please say what it is for."],
		[
			{ ...payment, amount: 1.5 },
			"An amount is a whole number of cents, or of the smallest units of the currency.",
		],
		[{ ...payment, seasonId: 99_999 }, "Season not found."],
	])("refuses %j: %s", async (sent, message) => {
		const before = await league.get(`/ledger/team/${hawks}`);
		const refused = await league.post(`/ledger/team/${hawks}`, sent);
		expect(refused.body.message).toBe(message);
		expect(await league.get(`/ledger/team/${hawks}`)).toEqual(before);
	});

	test("pays back no more than was paid, and waives no more than is owed", async () => {
		const sent = { why: "Too much", amount: 9_999_999 };
		expect(
			await asOwner(`/ledger/team/${owls}`, { ...sent, entry: "refund", method: "cash" }),
		).toMatchObject({
			status: 422,
			body: { message: "No more than 0.00 was paid that can be refunded." },
		});
		expect(await asOwner(`/ledger/team/${owls}`, { ...sent, entry: "waiver" })).toMatchObject({
			body: { message: "No more than 20.01 is owed that can be waived." },
		});
	});

	test("keeps its currency once there are amounts in it", async () => {
		const path = `/api/organizations/${league.own.organization.id}`;
		const refused = await owner.put(path, { currency: "CAD" });
		expect(refused.status).toBe(409);
		expect(await refused.json()).toMatchObject({
			message: "The ledger has amounts in USD already, so the currency stays.",
		});
		expect((await owner.put(path, { currency: "USD" })).status).toBe(200);
		expect((await owner.put(path, { currency: "XYZ" })).status).toBe(422);
	});

	test("fines a forfeit by itself, and takes the fine back with it, as often as it is decided", async () => {
		const { own } = league;
		const place = `/seasonsv2/${season}/leagues/${leagueId}/fees`;
		expect((await league.put(place, { forfeitFine: 5_000 })).status).toBe(403);
		expect((await owner.put(`/api${place}`, { forfeitFine: 5_000, barredFrom: 2 })).status).toBe(
			200,
		);
		const game = own.gameId(1);
		const fines = async () => {
			const { body } = await league.get(`/ledger/team/${hawks}`);
			const entries = body.entries as { why: string; amount: number; reverses: number | null }[];
			return entries.filter(({ amount }) => Math.abs(amount) === 5_000);
		};
		const decide = (body: object) => league.put(`/gamesv2/${game}/details`, body);
		expect((await decide({ status: "forfeit", forfeited_by: "away" })).status).toBe(200);
		await decide({ status: "forfeit", forfeited_by: "away", location: "Gym" });
		expect(await fines()).toMatchObject([{ amount: 5_000 }]);
		await decide({ status: "scheduled" });
		expect((await fines()).map(({ amount }) => amount)).toEqual([-5_000, 5_000]);
		await decide({ status: "forfeit", forfeited_by: "both" });
		expect((await fines()).map(({ amount }) => amount)).toEqual([5_000, -5_000, 5_000]);
	});

	test("says on game day who owes, and who does not play because of it", async () => {
		const { own } = league;
		const { body } = await league.get(`/gamesv2/${own.gameId(0)}/fees`);
		const teams = body.teams as { name: string; isBarred: boolean }[];
		expect(teams.find(({ name }) => name === "Hawks")).toMatchObject({ isBarred: false });
		await owner.put(`/api/seasonsv2/${season}/leagues/${leagueId}/fees`, {
			forfeitFine: 0,
			barredFrom: 1,
		});
		const after = await league.get(`/gamesv2/${own.gameId(0)}/fees`);
		expect(after.body.teams).toMatchObject([{ isBarred: true }, { isBarred: true }]);
	});

	test("keeps each of many payments that are entered at one moment, and takes one back once", async () => {
		const before = (await league.get(`/ledger/team/${owls}`)).body.debtor as { owed: number };
		const entering = Array.from({ length: 12 }, () =>
			league.post(`/ledger/team/${owls}`, { ...payment, amount: 100 }),
		);
		const answers = await Promise.all(entering);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		const { body } = await league.get(`/ledger/team/${owls}`);
		expect((body.debtor as { owed: number }).owed).toBe(before.owed - 1_200);
		const [{ id }] = body.entries as [{ id: number }];
		const taking = Array.from({ length: 6 }, () =>
			league.post(`/ledger/entries/${id}/reversal`, { why: "Typed twice" }),
		);
		const taken = (await Promise.all(taking)).map(({ status }) => status);
		expect(taken.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
	});

	test("stands when the team and the season are gone, under the name it had", async () => {
		const { own } = league;
		await asOwner(`/ledger/team/${owls}`, { ...charge, entry: "charge" });
		await owner.del(`/api/teams/${owls}`);
		expect((await own.store.teams.find(owls)) === undefined).toBe(true);
		expect((await league.get(`/ledger/team/${owls}`)).body.debtor).toMatchObject({ name: "Owls" });
	});

	test("cannot be changed or deleted, not even past the code", async () => {
		const { database } = league;
		const entries = database.db.updateTable("ledger_entries").set({ amount: 1 });
		await expect(entries.execute()).rejects.toThrow("entries of the ledger stay");
		await expect(database.db.deleteFrom("ledger_entries").execute()).rejects.toThrow(
			"entries of the ledger stay",
		);
	});

	test("is nobody else's", async () => {
		const { foreign } = league;
		const [team] = await foreign.store.teams.list();
		const path = `/ledger/team/${present(team, "team").id}`;
		expect((await league.get(path)).status).toBe(404);
		expect((await league.post(path, charge)).status).toBe(404);
		expect((await league.visit("/ledger")).status).toBe(401);
		expect(leagueId).toBeGreaterThan(0);
	});
});
