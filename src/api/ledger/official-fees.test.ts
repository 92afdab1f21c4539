import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

/** The clock of the league is on 2026-01-05, when Hawks – Owls was played; Owls – Hawks is to come. */
describe.each(engines)("$name: fees of officials", (engine) => {
	let league: LeagueApi;
	let owner: Awaited<ReturnType<LeagueApi["api"]["signedIn"]>>;
	let ann: number;
	let ben: number;

	beforeAll(async () => {
		league = await startLeagueApi(engine);
		const { api, own } = league;
		await addUser(api, {
			username: "owen",
			role: "org_owner",
			organizationId: own.organization.id,
		});
		owner = await api.signedIn("owen");
		const add = async (name: string) =>
			((await league.post("/officials", { name })).body.official as { id: number }).id;
		[ann, ben] = [await add("Ann Whistle"), await add("Ben Card")];
		const { seasonId, league: of } = own.seasonLeague;
		const rules = { forfeitFine: 0, refereeFee: 4_000, scorerFee: 1_500 };
		const saved = await owner.put(`/api/seasonsv2/${seasonId}/leagues/${of.id}/fees`, rules);
		expect([saved.status, await saved.json()]).toMatchObject([200, rules]);
		await league.put(`/gamesv2/${own.gameId(0)}/officials`, {
			officials: [
				{ officialId: ann, job: "referee" },
				{ officialId: ben, job: "scorer" },
			],
		});
		await league.put(`/gamesv2/${own.gameId(1)}/officials`, {
			officials: [{ officialId: ann, job: "referee" }],
		});
	});
	afterAll(() => league.database.close());

	const days = { from: "2026-01-01", to: "2026-01-31" };
	const account = async (id: number) => (await league.get(`/ledger/official/${id}`)).body;
	const enter = (id: number, entry: Record<string, unknown>) =>
		league.post(`/ledger/official/${id}`, { why: "January", ...entry });

	test("are entered for games that were played, once, at what the league pays by the job", async () => {
		const first = await league.post("/ledger/officials", days);
		expect(first.body).toMatchObject({
			message: "Fees entered: 2, 55.00 USD in all",
			entered: 2,
			officials: 2,
			amount: 5_500,
		});
		expect((await league.post("/ledger/officials", days)).body).toMatchObject({
			message: "There are no fees that were not entered before.",
			entered: 0,
		});
		expect(await account(ann)).toMatchObject({
			debtor: { kind: "official", name: "Ann Whistle", owed: -4_000 },
			sums: { earned: 4_000, paidOut: 0, owed: 0 },
			entries: [{ kind: "fee", amount: -4_000, why: "Referee: Owls – Hawks, 2026-01-05" }],
		});
	});

	test("stay what they are where a program changes the rules without naming them", async () => {
		const { seasonId, league: of } = league.own.seasonLeague;
		const path = `/seasonsv2/${seasonId}/leagues/${of.id}/fees`;
		await owner.put(`/api${path}`, { forfeitFine: 5_000, scorerFee: 2_000 });
		expect((await league.get(path)).body).toMatchObject({
			forfeitFine: 5_000,
			refereeFee: 4_000,
			scorerFee: 2_000,
		});
	});

	test("are entered for a year at most, from the first day to the last", async () => {
		for (const [from, to, sentence] of [
			["2026-01-01", "2027-06-01", "At most a year at once."],
			["2026-01-31", "2026-01-01", "The last day is before the first one."],
		]) {
			expect(await league.post("/ledger/officials", { from, to })).toMatchObject({
				status: 422,
				body: { fields: { to: sentence } },
			});
		}
	});

	test("are paid out by staff, and no more than was earned", async () => {
		const payout = { entry: "payout", amount: 3_000, method: "transfer" };
		expect((await enter(ann, payout)).body).toMatchObject({ debtor: { owed: -1_000 } });
		expect(await enter(ann, { ...payout, amount: 1_001 })).toMatchObject({
			status: 422,
			body: { message: "No more than 10.00 was earned that is not paid out." },
		});
		expect((await league.get("/ledger")).body).toMatchObject({
			sums: { earned: 5_500, paidOut: 3_000, owed: 0, paid: 0 },
			debtors: [
				{ name: "Ann Whistle", owed: -1_000 },
				{ name: "Ben Card", owed: -1_500 },
			],
		});
	});

	test("are typed by owners alone, and nobody else has any", async () => {
		expect((await enter(ann, { entry: "fee", amount: 500 })).status).toBe(403);
		const typed = await owner.post(`/api/ledger/official/${ann}`, {
			entry: "fee",
			amount: 500,
			why: "Travel",
		});
		expect(typed.status).toBe(200);
		const sent = { amount: 1, why: "January", due: "2026-01-05" };
		expect(
			await league.post(`/ledger/official/${ann}`, { ...sent, entry: "charge" }),
		).toMatchObject({
			status: 422,
			body: { message: "Officials earn fees and are paid out, and nothing else." },
		});
		const hawks = league.own.teamId("Hawks");
		const ofTeam = { entry: "payout", amount: 1, why: "January", method: "cash" };
		expect(await league.post(`/ledger/team/${hawks}`, ofTeam)).toMatchObject({
			status: 422,
			body: { message: "Only officials earn fees and are paid out." },
		});
	});

	test("that were taken back are not entered again by themselves", async () => {
		const [fee] = (await account(ben)).entries as [{ id: number }];
		const back = await owner.post(`/api/ledger/entries/${fee.id}/reversal`, { why: "Not there" });
		expect(back.status).toBe(200);
		expect((await league.post("/ledger/officials", days)).body).toMatchObject({ entered: 0 });
		expect(await account(ben)).toMatchObject({ debtor: { owed: 0 }, sums: { earned: 0 } });
	});

	test("stay in the books without a name when an official is gone", async () => {
		expect((await league.del(`/officials/${ann}`)).status).toBe(200);
		expect((await account(ann)).debtor).toMatchObject({ name: null, owed: -1_500 });
		expect((await league.get("/ledger/official/99999")).status).toBe(404);
	});
});
