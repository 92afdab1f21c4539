import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { noFee } from "#domain/fee/fee.ts";
import { lookForLost } from "#server/payments/hear-payments.ts";
import { engines } from "#testing/databases.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";
import { startStripeServer, stripeSecrets } from "#testing/servers/stripe-server.ts";

vi.setConfig({ testTimeout: 60_000 });

describe.each(engines)("$name: payments by card", (engine) => {
	let now = new Date("2026-01-05T12:00:00Z");
	let stripe: Awaited<ReturnType<typeof startStripeServer>>;
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	beforeAll(async () => {
		stripe = await startStripeServer({ now: () => now });
		const fee = {
			...noFee,
			price: 80_000,
			instalments: [
				{ percent: 50, due: null },
				{ percent: 50, due: "2026-03-01" },
			],
		};
		const offers = [
			{ kind: "team" as const, label: "Team", note: "", fee, places: null, divisions: [] },
		];
		office = await startSignUpOffice(
			engine,
			{ offers },
			{ stripe: { ...stripeSecrets, api: stripe.url, feePercent: 0 } },
		);
	});
	afterAll(async () => {
		await stripe.close();
		await office.database.close();
	});

	const at = async (instant: string) => {
		now = new Date(instant);
		office.setClock(instant);
	};
	const hear = (event: Parameters<typeof stripe.messageOf>[0], secret?: string) =>
		office.sendHook("/cards/stripe", stripe.messageOf(event, secret));
	const hearAll = async () => {
		for (const event of stripe.events) expect((await hear(event)).status).toBe(200);
	};
	/** A team that signed up, with what its page and its books say. */
	const aTeam = async (name: string) => {
		const { link } = await office.team(name);
		const id = (await office.signUps()).find(({ teamName }) => teamName === name)?.id ?? 0;
		const page = async (said = "") =>
			(await office.visit(`/sign-up/mine?${new URLSearchParams({ link, said })}`)).html;
		const books = async () =>
			(await office.olga.get(`/api/ledger/signUp/${id}`)).json() as Promise<{
				debtor: { owed: number };
				sums: { paid: number; refunded: number; kept: number };
				entries: { id: number; kind: string; amount: number; fee: number | null; why: string }[];
			}>;
		const begin = async (all = "") => {
			const sent = await office.send({ link, do: "pay", ...(all && { all }) }, "/sign-up/mine");
			return { ...sent, session: sent.location.split("/").at(-1) ?? "" };
		};
		const intentOf = async (session: string) => {
			await stripe.pay(session);
			return stripe.sessions.get(session)?.intent ?? "";
		};
		return { id, link, page, books, begin, intentOf };
	};

	test("nobody pays by card before an owner has set it up with the provider", async () => {
		const { page, begin } = await aTeam("Early");
		expect(await page()).not.toContain("By card");
		expect((await begin()).status).toBe(422);
		expect((await office.stan.get("/api/ledger/cards")).status).toBe(403);
		expect(await (await office.olga.get("/api/ledger/cards")).json()).toEqual({
			isOffered: true,
			isTest: true,
			account: null,
		});
		const { address } = await (await office.olga.post("/api/ledger/cards")).json();
		expect(await page()).not.toContain("By card");
		expect((await fetch(address, { redirect: "manual" })).headers.get("location")).toBe(
			"http://fieldhouse.test/dashboard/ledger?cards=back",
		);
		const { account } = await (await office.olga.get("/api/ledger/cards")).json();
		expect(account).toMatchObject({ isReady: true, isOn: true });
		expect(await page()).toContain("By card");
		// A second time it is the same account.
		await office.olga.post("/api/ledger/cards");
		expect(stripe.accounts.size).toBe(1);
	});

	test("the next part or all of it is paid on the provider's page, to the league's own account", async () => {
		const { page, begin, books, intentOf } = await aTeam("Terns");
		expect(await page()).toContain("Pay $400.00");
		expect(await page()).toContain("Pay all $800.00");
		const { status, location, session } = await begin();
		expect([status, location]).toEqual([303, `${stripe.url}/pay/${session}`]);
		const made = stripe.sessions.get(session);
		expect(made).toMatchObject({ amount: 40_000, currency: "usd", name: "Spring · Terns" });
		expect([...stripe.accounts.keys()]).toEqual([made?.account]);
		await intentOf(session);
		await hearAll();
		const { debtor, entries } = await books();
		expect(debtor.owed).toBe(40_000);
		expect(entries[0]).toMatchObject({ amount: -40_000, fee: 1_190, why: "Paid by card" });
		expect(await page()).toContain("Pay $400.00");
	});

	test("whoever comes back sees the payment although its message was lost", async () => {
		const { page, begin, books } = await aTeam("Plovers");
		const { session } = await begin("1");
		expect(await page("paid")).toContain("Your payment is on its way.");
		await stripe.pay(session);
		expect(await page("paid")).toContain("Thank you, your payment came in.");
		expect((await books()).debtor.owed).toBe(0);
		expect(await page()).toContain("Nothing left to pay.");
		await hearAll();
		expect((await books()).sums.paid).toBe(80_000);
	});

	test("two taps open one page, and who pays another amount ends the page of before", async () => {
		const { begin } = await aTeam("Stilts");
		const first = await begin();
		expect((await begin()).session).toBe(first.session);
		const all = await begin("1");
		expect(all.session).not.toBe(first.session);
		expect(stripe.sessions.get(first.session)?.status).toBe("expired");
	});

	test("a tap that was looking at the page of before gets the page another tap opened meanwhile", async () => {
		const { begin } = await aTeam("Knots of Two");
		const first = await begin();
		// The provider is slow to tell the first tap about the page of before; all the others overtake it.
		const { asked, release } = stripe.holdNext(`/v1/checkout/sessions/${first.session}`);
		const slow = begin("1");
		await asked;
		const others = await Promise.all(Array.from({ length: 10 }, () => begin("1")));
		release();
		const taps = [await slow, ...others];
		expect(new Set(taps.map(({ status }) => status))).toEqual(new Set([303]));
		expect(new Set(taps.map(({ session }) => session)).size).toBe(1);
	});

	test("who pays twice nevertheless has it in the books, and gets it back to the card", async () => {
		const { begin, books, intentOf, link, page } = await aTeam("Rails");
		const { session } = await begin("1");
		await intentOf(session);
		// The message has not come, so a second page is opened for the same.
		const second = await begin("1");
		expect(second.session).not.toBe(session);
		await intentOf(second.session);
		await hearAll();
		const { debtor, entries } = await books();
		expect(debtor.owed).toBe(-80_000);
		expect(await page()).toContain("$800.00 too much came in");
		expect((await office.send({ link, do: "pay" }, "/sign-up/mine")).status).toBe(422);
		const id = entries[0]?.id;
		const refund = (amount: number, who = office.olga) =>
			who.post(`/api/ledger/entries/${id}/refund`, { amount, why: "Paid twice" });
		expect((await refund(80_000, office.stan)).status).toBe(403);
		expect((await refund(80_001)).status).toBe(422);
		expect((await refund(80_000)).status).toBe(200);
		expect((await books()).debtor.owed).toBe(0);
		expect((await refund(1)).status).toBe(422);
		await hearAll();
		const after = await books();
		expect(after.sums).toMatchObject({ paid: 160_000, refunded: 80_000, kept: 80_000 });
		expect(after.entries[0]).toMatchObject({ kind: "refund", why: "Paid twice" });
	});

	test("an entry of the provider is refunded and not taken back by hand, one by hand is not refunded to a card", async () => {
		const { id, begin, books, intentOf } = await aTeam("Coots");
		await intentOf((await begin()).session);
		await hearAll();
		const paid = (await books()).entries[0]?.id;
		const back = await office.olga.post(`/api/ledger/entries/${paid}/reversal`, { why: "Oops" });
		expect(back.status).toBe(409);
		await office.olga.post(`/api/ledger/signUp/${id}`, {
			entry: "payment",
			amount: 100,
			why: "At the door",
			method: "cash",
		});
		const cash = (await books()).entries[0]?.id;
		const refund = { amount: 100, why: "Back" };
		expect((await office.olga.post(`/api/ledger/entries/${cash}/refund`, refund)).status).toBe(409);
	});

	test("parts that are paid at one moment are in the books once each, however many tell of them at once", async () => {
		const { page, begin, books, intentOf } = await aTeam("Dunlins");
		// Ten taps at once open one page.
		const taps = await Promise.all(Array.from({ length: 10 }, () => begin()));
		expect(new Set(taps.map(({ session }) => session)).size).toBe(1);
		const before = stripe.events.length;
		await intentOf(taps[0]?.session ?? "");
		const told = stripe.events.slice(before);
		const tellings = Array.from({ length: 10 }, () => told.map((event) => hear(event))).flat();
		const [answers] = await Promise.all([
			Promise.all(tellings),
			Promise.all([page("paid"), page("paid"), page("paid")]),
			lookForLost(office.api.services),
		]);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect((await books()).sums.paid).toBe(40_000);
		await intentOf((await begin()).session);
		await Promise.all([...stripe.events].map((event) => hear(event)));
		const { sums, debtor, entries } = await books();
		expect([sums.paid, debtor.owed]).toEqual([80_000, 0]);
		expect(entries.filter(({ kind }) => kind === "payment")).toHaveLength(2);
	});

	test("forged, doubled, late and lost messages change nothing that the provider does not have", async () => {
		const { begin, books, intentOf } = await aTeam("Grebes");
		const intent = await intentOf((await begin("1")).session);
		const before = stripe.events.length;
		const own = stripe.events.slice(-2);
		for (const event of own) expect((await hear(event, "whsec_other")).status).toBe(400);
		expect((await office.sendHook("/cards/stripe", { body: "{}", headers: {} })).status).toBe(400);
		expect((await books()).sums.paid).toBe(0);
		const open = await stripe.dispute(intent, 80_000);
		await stripe.decide(open.id, "won");
		const refund = await stripe.refund(intent, 30_000);
		await stripe.decide(refund.id, "failed");
		await stripe.refund(intent, 20_000);
		const late = stripe.events.slice(before);
		// The last first, each twice, and the payment's own not at all.
		for (const event of [...late.reverse(), ...late]) {
			expect((await hear(event)).status).toBe(200);
		}
		expect((await books()).sums).toMatchObject({ paid: 80_000, refunded: 20_000, kept: 60_000 });
		expect((await books()).debtor.owed).toBe(20_000);
		await hearAll();
		expect((await books()).entries.filter(({ kind }) => kind === "payment")).toHaveLength(1);
	});

	test("messages that never came are found by looking", async () => {
		const { begin, books, intentOf } = await aTeam("Avocets");
		const intent = await intentOf((await begin("1")).session);
		await stripe.refund(intent, 5_000);
		await lookForLost(office.api.services);
		expect((await books()).sums.paid).toBe(0);
		await at("2026-01-05T12:11:00Z");
		stripe.setDown(true);
		await lookForLost(office.api.services);
		stripe.setDown(false);
		await lookForLost(office.api.services);
		expect((await books()).sums).toMatchObject({ paid: 80_000, refunded: 5_000 });
	});

	test("while the provider is away nothing is begun, and its messages are to be sent again", async () => {
		const { begin, books, intentOf } = await aTeam("Snipes");
		const { session } = await begin("1");
		await intentOf(session);
		const event = stripe.events.at(-1);
		stripe.setDown(true);
		expect((await begin()).status).toBe(422);
		if (event) expect((await hear(event)).status).toBe(503);
		stripe.setDown(false);
		if (event) expect((await hear(event)).status).toBe(200);
		expect((await books()).debtor.owed).toBe(0);
	});

	test("a payment of the account that is none of ours is left alone, whatever it is called", async () => {
		const { begin, books, intentOf } = await aTeam("Godwits");
		const intent = await intentOf((await begin("1")).session);
		const known = stripe.intents.get(intent);
		if (known === undefined) throw new Error("no payment");
		const stolen = { ...known, id: "pi_other", amount: 1 };
		stripe.intents.set("pi_other", stolen);
		await hearAll();
		await stripe.refund("pi_other", 1);
		await hearAll();
		expect((await books()).sums).toMatchObject({ paid: 80_000, refunded: 0 });
	});

	test("switched off, nobody begins a payment, and what was paid can go back", async () => {
		const { begin, page } = await aTeam("Knots");
		await office.olga.put("/api/ledger/cards", { isOn: false });
		expect((await begin()).status).toBe(422);
		expect(await page()).toContain("The league tells you how.");
		await office.olga.put("/api/ledger/cards", { isOn: true });
		expect(await page()).toContain("By card");
	});

	test("the ledger agrees with the provider to the cent after many payments, refunds and disputes at random", async () => {
		let seed = 20_260_105;
		const random = (below: number) => {
			seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
			return Math.floor((seed / 2_147_483_648) * below);
		};
		const teams = await Promise.all(["A", "B", "C"].map((name) => aTeam(`Random ${name}`)));
		const intents: string[] = [];
		for (const team of teams) intents.push(await team.intentOf((await team.begin("1")).session));
		const backs: string[] = [];
		for (let step = 0; step < 60; step++) {
			const intent = intents[random(intents.length)] ?? "";
			const left = stripe.leftOf(intent);
			const does = random(4);
			if (does === 0 && left > 1) backs.push((await stripe.refund(intent, 1 + random(left))).id);
			if (does === 1 && left > 1) backs.push((await stripe.dispute(intent, 1 + random(left))).id);
			if (does === 2 && backs.length > 0) {
				const id = backs.splice(random(backs.length), 1)[0] ?? "";
				await stripe.decide(id, id.startsWith("re") ? "failed" : "won");
			}
			const event = stripe.events[random(stripe.events.length)];
			if (does === 3 && event) await hear(event);
		}
		await hearAll();
		for (const [at, team] of teams.entries()) {
			const { sums } = await team.books();
			expect(sums.kept).toBe(stripe.leftOf(intents[at] ?? ""));
		}
	});
});
