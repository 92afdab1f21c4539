import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFee } from "#domain/fee/fee.ts";
import { writeFeeReminders } from "#server/mail/write-fee-reminders.ts";
import { engines } from "#testing/databases.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

/** The office's clock is on 2026-01-05 at noon in UTC until it is set. */
describe.each(engines)("$name: reminders of what is owed", (engine) => {
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	let terns = 0;
	beforeAll(async () => {
		const instalments = [
			{ percent: 50, due: "2026-01-04" },
			{ percent: 50, due: "2026-02-01" },
		];
		const fee = { ...noFee, price: 80_000, instalments };
		const offers = [
			{ kind: "team" as const, label: "Team", note: "", fee, places: null, divisions: [] },
		];
		office = await startSignUpOffice(engine, { offers });
		await office.team("Terns");
		terns = (await office.signUps())[0]?.id ?? 0;
	});
	afterAll(() => office.database.close());

	const letters = async () => {
		await writeFeeReminders(office.api.services);
		const all = await office.api.services.platform.outbox.listOf(office.made.organization.id, 100);
		const own = all.filter(({ kind }) => kind === "owes");
		return Promise.all(own.map((letter) => office.api.services.mail.write(letter)));
	};
	/** A session ends with the days that pass. */
	const olga = () => office.api.signedIn("olga");
	const stan = () => office.api.signedIn("stan");
	const remind = async (kind = "signUp", id = terns) =>
		(await (await stan()).post("/api/ledger/reminders", { debtors: [{ kind, id }] })).json();
	const pay = async (amount: number) =>
		(await stan()).post(`/api/ledger/signUp/${terns}`, {
			entry: "payment",
			amount,
			why: "Fee",
			method: "cash",
		});

	test("staff have the captain written to, once a day, with what is due since when and the way to pay", async () => {
		expect(await remind()).toMatchObject({ message: "Reminders on their way: 1", reminded: 1 });
		expect(await remind()).toMatchObject({ reminded: 0, unreached: 1 });
		const [letter, ...more] = await letters();
		expect(more).toEqual([]);
		expect(letter).toMatchObject({
			subject: "Terns: $400.00 to pay",
			paragraphs: [expect.stringContaining("$400.00 is due since January 5, 2026.")],
			action: { address: expect.stringMatching(/\/hoops\/sign-up\/mine\?link=m/) },
		});
	});

	test("a team entered by hand is written to at its captain's address, and nobody without one", async () => {
		const { store, made } = office;
		const hawks = made.teamId("Hawks");
		await office.stan.post(`/api/ledger/team/${hawks}`, {
			entry: "charge",
			amount: 100,
			why: "Fee",
			due: "2026-01-05",
		});
		expect(await remind("team", hawks)).toMatchObject({ reminded: 0, unreached: 1 });
		const [player] = await store.players.insertAll([
			{ firstName: "Ana", lastName: "Ruiz", imageUrl: null },
		]);
		const captainId = player?.id ?? 0;
		await store.teams.setCaptain(made.entryId("Hawks"), { captainId, captainName: "Ana Ruiz" });
		await (await olga()).put(`/api/players/${captainId}/contact`, { address: "ana@home.test" });
		expect(await remind("team", hawks)).toMatchObject({ reminded: 1 });
		expect((await letters()).map(({ subject }) => subject)).toContain("Hawks: $1.00 to pay");
	});

	test("nothing goes by itself until an owner says so, and then at nine as often as was said", async () => {
		const before = (await letters()).length;
		office.setClock("2026-01-12T12:00:00Z");
		expect((await letters()).length).toBe(before);
		const rule = { daysBefore: 3, everyDays: 7 };
		expect((await (await stan()).put("/api/ledger/reminders", rule)).status).toBe(403);
		expect((await (await olga()).put("/api/ledger/reminders", rule)).status).toBe(200);
		office.setClock("2026-01-13T16:59:00Z");
		await letters();
		office.setClock("2026-01-13T18:00:00Z");
		const after = (await letters()).length;
		expect(after).toBeGreaterThan(before);
		expect((await letters()).length).toBe(after);
		office.setClock("2026-01-14T18:00:00Z");
		expect((await letters()).length).toBe(after);
	});

	test("what was paid meanwhile is not told, and what comes is told before its day", async () => {
		await pay(40_000);
		const subjects = async () => (await letters()).filter(({ isOver }) => !isOver);
		expect((await subjects()).map(({ subject }) => subject)).toContain("Terns: $400.00 to pay");
		office.setClock("2026-01-29T18:00:00Z");
		expect((await subjects()).map(({ paragraphs }) => paragraphs[0])).toContain(
			"$400.00 has to be paid by February 1, 2026.",
		);
		await pay(40_000);
		expect((await letters()).filter(({ isOver }) => isOver).length).toBeGreaterThan(0);
	});

	test("a schedule waits for those who owe, until whoever publishes says that it may be so", async () => {
		const { made, store } = office;
		const secretary = await stan();
		const place = `/api/seasonsv2/${made.season.id}/leagues/${made.seasonLeague.league.id}`;
		const rules = { forfeitFine: 0, barredFrom: null, isPaidFirst: true };
		expect((await (await olga()).put(`${place}/fees`, rules)).status).toBe(200);
		const added = await secretary.post("/api/schedules", {
			name: "Spring",
			leagueId: made.seasonLeague.id,
			startDate: "2026-03-02",
			numWeeks: 2,
			gameDays: ["Monday"],
			sameSlot: true,
			timeSlots: ["19:00"],
		});
		const { schedule } = await added.json();
		const publish = (more = {}) =>
			secretary.put(`/api/schedules/${schedule.id}/publication`, { isPublished: true, ...more });
		const refused = await publish();
		expect(refused.status).toBe(409);
		expect(await refused.json()).toMatchObject({
			message: "Not everybody has paid what is due: Hawks.",
			fields: { isDespiteFees: "Not everybody has paid what is due: Hawks." },
		});
		expect(await store.schedules.find(schedule.id)).toMatchObject({ isPublished: false });
		expect((await publish({ isDespiteFees: true })).status).toBe(200);
	});
});
