import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

describe.each(engines)("$name: a team's fee that three players share", (engine) => {
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	beforeEach(async () => {
		office = await startSignUpOffice(engine);
		await offer({});
	});
	afterEach(() => office.database.close());

	const offer = async (changes: object) => {
		const instalments = [
			{ percent: 50, due: null },
			{ percent: 50, due: "2026-02-01" },
		];
		const [team, agent] = office.registration.offers;
		const fee = { price: 10_000, instalments, shares: 3 };
		const offers = [Object.assign({ ...team }, { fee }, changes), agent];
		const sent = Object.assign({ ...office.registration }, { offers });
		return office.olga.put(`/api/registrations/${office.registration.id}`, sent);
	};
	const list = async () => {
		const path = `/api/registrations/${office.registration.id}/sign-ups`;
		return (await (await office.stan.get(path)).json()).signUps;
	};
	const owed = async () => (await list()).map((one: { owed: number | null }) => one.owed);
	const join = async (team: { id: number }, first: string) => {
		const sent = { link: office.teamLink(team.id), ...office.person(first), signature: first };
		return office.send(Object.assign(sent, await office.accepted()), "/sign-up/team");
	};
	const page = async ({ location }: { location: string }) =>
		(await office.visit(location.replace("/hoops", ""))).html;
	const withdraw = ({ link }: { link: string }) =>
		office.send({ link, do: "withdraw" }, "/sign-up/mine");
	const pay = (debtor: string, amount: number) =>
		office.olga.post(`/api/ledger/${debtor}`, {
			entry: "payment",
			amount,
			method: "cash",
			seasonId: office.made.season.id,
			why: "Cash",
		});

	test("goes to those who join first, in parts, to the unit, and says so before and after", async () => {
		const captain = await office.team("Terns");
		expect((await office.visit("/sign-up")).html).toContain(
			"Split among the first 3 players, $33.34 each.",
		);
		const [team] = await list();
		const form = await office.visit(`/sign-up/team?link=${encodeURIComponent(captain.link)}`);
		expect(form.status).toBe(404);
		const open = `/sign-up/team?link=${encodeURIComponent(office.teamLink(team.id))}`;
		expect((await office.visit(open)).html).toContain("Your share of the team’s fee: $33.34.");
		const ana = await join(team, "Ana");
		expect(await owed()).toEqual([6_666, 3_334]);
		expect(await page(ana)).toContain("$33.34 to pay");
		expect(await page(captain)).toContain("Split among 3 players: 1 has taken over a share.");
		for (const first of ["Bo", "Cleo", "Dan"]) await join(team, first);
		expect(await owed()).toEqual([0, 3_334, 3_333, 3_333, null]);
		expect((await office.visit(open)).html).not.toContain("Your share");
		const [, first] = await list();
		const debtor = { kind: "signUp", id: first.id } as const;
		expect(await office.store.ledger.list({ debtor })).toMatchObject([
			{
				kind: "charge",
				amount: 1_667,
				due: "2026-01-05",
				why: "Spring: Share of the fee of Terns",
			},
			{ kind: "charge", amount: 1_667, due: "2026-02-01" },
		]);
	});

	test("comes back to the team from who leaves, and the next to join takes it", async () => {
		await office.team("Terns");
		const [team] = await list();
		const ana = await join(team, "Ana");
		await join(team, "Bo");
		await withdraw(ana);
		expect(await owed()).toEqual([6_667, 0, 3_333]);
		await join(team, "Cleo");
		expect(await owed()).toEqual([3_333, 0, 3_333, 3_334]);
		await join(team, "Ana");
		expect(await owed()).toEqual([0, 0, 3_333, 3_334, 3_333]);
	});

	test("stays with the team as far as the captain has paid it", async () => {
		await office.team("Terns");
		const [team] = await list();
		await join(team, "Ana");
		await pay(`signUp/${team.id}`, 5_000);
		await join(team, "Bo");
		await join(team, "Cleo");
		expect(await owed()).toEqual([0, 3_334, 1_666, null]);
	});

	test("is shared by those who joined while the team waited for a place", async () => {
		await offer({ places: 1 });
		const first = await office.team("Terns", { mail: "1@home.test" });
		const second = await office.team("Elks", { mail: "2@home.test" });
		const [, team] = await list();
		await join(team, "Ana");
		expect(await owed()).toEqual([10_000, null, null]);
		await withdraw(first);
		await office.send({ link: second.link, do: "take" }, "/sign-up/mine");
		expect(await owed()).toEqual([0, 6_666, 3_334]);
	});

	test("is owed by nobody once the team has left, except by who has paid", async () => {
		const captain = await office.team("Terns");
		const [team] = await list();
		await join(team, "Ana");
		await join(team, "Bo");
		const [, ana] = await list();
		await pay(`signUp/${ana.id}`, 3_334);
		await withdraw(captain);
		expect(await owed()).toEqual([0, 0, 0]);
		const { sums } = await (await office.olga.get(`/api/ledger/signUp/${ana.id}`)).json();
		expect(sums).toMatchObject({ charged: 3_334, paid: 3_334 });
	});

	test("is kept when the team and its players stand in the league, and shared with who comes later", async () => {
		await office.team("Terns");
		const [team] = await list();
		await join(team, "Ana");
		const place = { seasonLeagueId: office.made.seasonLeague.id };
		await office.stan.post(`/api/sign-ups/${team.id}/acceptance`, place);
		await join(team, "Bo");
		expect(await owed()).toEqual([3_333, 3_334, 3_333]);
		const [{ teamId }] = await list();
		await pay(`team/${teamId}`, 3_333);
		await join(team, "Cleo");
		expect(await owed()).toEqual([0, 3_334, 3_333, null]);
	});

	test("can be nobody's but a team's", async () => {
		const answer = await offer({ kind: "freeAgent" });
		expect(answer.status).toBe(422);
		expect((await answer.json()).fields.offers).toBe("Only what a team pays can be split.");
	});
});
