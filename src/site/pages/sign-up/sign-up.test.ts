import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { noFee } from "#domain/fee/fee.ts";
import { engines } from "#testing/databases.ts";
import { hostileTexts } from "#testing/hostile.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

type Office = Awaited<ReturnType<typeof startSignUpOffice>>;

const plain = { note: "", fee: noFee, places: null, divisions: [] };

describe.each(engines)("$name: signing up", (engine) => {
	let office: Office;
	beforeEach(async () => {
		office = await startSignUpOffice(engine);
	});
	afterEach(() => office.database.close());

	test("begins at the registration's address, and at a block, with one and the same price", async () => {
		const fee = Object.assign({ ...noFee }, { price: 80_000 });
		const team = { key: "1", kind: "team", label: "Team", ...plain, fee };
		const sent = Object.assign({ ...office.registration }, { offers: [team] });
		await office.olga.put(`/api/registrations/${office.registration.id}`, sent);
		const blocks = [{ id: "a1", kind: "registration", title: "Join us" }];
		await office.store.pages.save({ key: "youth", title: "Youth", isPublished: true, blocks });
		for (const path of [`/sign-up/${office.registration.id}`, "/sign-up", "/youth"]) {
			const { html } = await office.visit(path);
			expect(html, path).toContain("$800");
			expect(html, path).toContain(`/hoops/sign-up/${office.registration.id}/1"`);
		}
	});

	test("of a draft is nowhere, and of what is closed there is no form", async () => {
		const path = `/api/registrations/${office.registration.id}`;
		await office.olga.put(path, Object.assign({ ...office.registration }, { isPublished: false }));
		expect((await office.visit(`/sign-up/${office.registration.id}`)).status).toBe(404);
		expect((await office.team("Terns")).status).toBe(404);
		const closed = Object.assign({ ...office.registration }, { closesOn: "2026-01-04" });
		await office.olga.put(path, closed);
		expect((await office.visit(`/sign-up/${office.registration.id}`)).html).toContain(
			"Sign-up is closed.",
		);
		expect(await office.team("Terns")).toMatchObject({ status: 422 });
		expect(await office.signUps()).toEqual([]);
	});

	test("gives a captain a private page with the link for players", async () => {
		const { status, location } = await office.team("Terns");
		expect(status).toBe(303);
		const { html } = await office.visit(location.replace("/hoops", ""));
		expect(html).toContain("You are signed up");
		expect(html).toContain("/hoops/sign-up/team?link=");
		expect(html).toContain('content="noindex"');
		expect(html).toContain("<svg");
		expect((await office.visit("/sign-up/mine?link=o1-1.made-up")).status).toBe(404);
	});

	test("players enter their own data and sign, and the captain sees them", async () => {
		const captain = await office.team("Terns");
		const [team] = await office.signUps();
		const link = office.teamLink(team?.id ?? 0);
		const form = await office.visit(`/sign-up/team?link=${encodeURIComponent(link)}`);
		expect(form.html).toContain("Join the team: Terns");
		const unsigned = await office.send({ link, ...office.person("Ana") }, "/sign-up/team");
		expect(unsigned.status).toBe(422);
		expect(unsigned.html).toContain("Please accept this to play.");
		expect(unsigned.html).toContain('value="Ana"');
		const sent = {
			link,
			...office.person("Ana"),
			...(await office.accepted()),
			signature: "Ana R",
		};
		const joined = await office.send(sent, "/sign-up/team");
		expect(joined.status).toBe(303);
		const { html } = await office.visit(captain.location.replace("/hoops", ""));
		expect(html).toContain("Ana Reyes");
		const copy = await office.visit(`/sign-up/signed?link=${encodeURIComponent(joined.link)}`);
		expect(copy.html).toMatch(/Signed by Ana R on .* from 203\.0\.\d+\.\d+/);
		expect(copy.html).toMatch(/[\da-f]{64}/);
		expect(copy.html).toContain("At my own risk.");
		expect((await office.visit(`/sign-up/mine?link=${encodeURIComponent(link)}`)).status).toBe(404);
	});

	test("a text that changed is asked for again, and what was signed stays as it was read", async () => {
		await office.agent("Ana", await office.accepted());
		const [agent] = await office.signUps();
		const changed = { waivers: [{ title: "Waiver", text: "At nobody's risk." }] };
		const sent = Object.assign({ ...office.registration }, changed);
		await office.olga.put(`/api/registrations/${office.registration.id}`, sent);
		const link = office.mailLink(agent?.id ?? 0);
		const path = `/sign-up/mine?link=${encodeURIComponent(link)}`;
		expect((await office.visit(path)).html).toContain("At nobody’s risk.".replace("’", "&#x27;"));
		await office.send({ link, do: "sign", signature: "Ana R" }, "/sign-up/mine");
		const { html } = await office.visit(`/sign-up/signed?link=${encodeURIComponent(link)}`);
		expect(html).toContain("Waiver, version 1");
		expect(html).toContain("Waiver, version 2");
		expect(html).toContain("At my own risk.");
	});

	test("sent twice makes one, and who sends it again sees nothing of the first", async () => {
		await office.team("Terns");
		const again = await office.team("terns");
		expect(again.location).toBe("/hoops/sign-up?said=known");
		expect(await office.signUps()).toHaveLength(1);
	});

	test("sooner than anybody fills it in is asked once more, with all that was written", async () => {
		const path = `/sign-up/${office.registration.id}/1`;
		const stampIn = (html: string) => /name="begun" value="([^"]+)"/.exec(html)?.[1] ?? "";
		const begun = stampIn((await office.visit(path)).html);
		const made = begun.replace(/^[0-9]+/, "1");
		for (const stamp of [begun, made, "", "1.", "x".repeat(5000)]) {
			const refused = await office.team("Terns", { begun: stamp });
			expect(refused.status).toBe(422);
			expect(refused.html).toContain("Please press the button once more.");
			expect(refused.html).toContain('value="Terns"');
			expect(stampIn(refused.html)).toBe(begun);
		}
		expect(await office.signUps()).toEqual([]);
		office.setClock("2026-01-05T12:00:02Z");
		expect(await office.team("Terns", { begun })).toMatchObject({ status: 303 });
		const { store } = office;
		const elsewhere = office.api.services.mail.privateLinks(store.organizationId + 1);
		const foreign = elsewhere.stampOf(new Date("2026-01-05T11:00:00Z"));
		expect(await office.team("Owls", { begun: foreign })).toMatchObject({ status: 422 });
	});

	test("by a program makes none, and the program is told the same as people", async () => {
		const { location } = await office.team("Terns", { homepage: "x" });
		expect(location).toBe("/hoops/sign-up?said=known");
		expect(await office.signUps()).toEqual([]);
	});

	test("writes to the captain, whose link proves the address; a new link ends those before", async () => {
		await office.team("Terns");
		const [letter] = await office.letters();
		expect(letter).toMatchObject({ address: "cap@home.test", told: { letter: "received" } });
		const written = letter && (await office.api.services.mail.write(letter));
		expect(written?.subject).toBe("Signed up: Terns");
		const link = new URL(written?.action?.address ?? "").searchParams.get("link") ?? "";
		expect((await office.visit(`/sign-up/mine?link=${encodeURIComponent(link)}`)).html).toContain(
			"Is this you?",
		);
		await office.send({ link, do: "confirm" }, "/sign-up/mine");
		const [team] = await office.signUps();
		expect(team?.confirmedAt).toBe("2026-01-05T12:00:00.000Z");
		await office.stan.post(`/api/sign-ups/${team?.id}/link`, {});
		expect((await office.visit(`/sign-up/mine?link=${encodeURIComponent(link)}`)).status).toBe(404);
	});

	test("sends lost links to their address, and tells nobody whether there are any", async () => {
		await office.team("Terns");
		await office.letters();
		office.setClock("2026-01-05T12:05:00Z");
		for (const mail of ["nobody@home.test", "cap@home.test"]) {
			const { location } = await office.send({ mail }, "/sign-up/link");
			expect(location).toBe("/hoops/sign-up/link?said=sent");
		}
		const links = (await office.letters()).filter(({ told }) => told["letter"] === "link");
		expect(links.map(({ address }) => address)).toEqual(["cap@home.test"]);
	});

	test("with hostile texts in every field harms no page", async () => {
		for (const [at, text] of hostileTexts.slice(0, 8).entries()) {
			const sent = { teamName: text, firstName: text.slice(0, 60), lastName: `x${at}`, phone: "" };
			const { status, location, html } = await office.team(text, sent);
			const page =
				status === 303 ? (await office.visit(location.replace("/hoops", ""))).html : html;
			expect(page).not.toMatch(/<script>window|<img src=x|<svg onload/);
		}
	});
});

describe.each(engines)("$name: the last places", (engine) => {
	let office: Office;
	beforeEach(async () => {
		const team = { kind: "team" as const, label: "Team", ...plain, places: 1 };
		office = await startSignUpOffice(engine, { offers: [team] });
	});
	afterEach(() => office.database.close());

	test("the last one is given once to a hundred at the same moment", async () => {
		const names = Array.from({ length: 100 }, (_, at) => `Team ${at}`);
		const answers = await Promise.all(
			names.map((name, at) => office.team(name, { mail: `cap${at}@home.test` })),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
		const states = (await office.signUps()).map(({ state }) => state);
		expect(states).toHaveLength(100);
		expect(states.filter((state) => state === "applied")).toHaveLength(1);
		expect(states.filter((state) => state === "waiting")).toHaveLength(99);
	});

	test("one that becomes free is offered to the first who waits, for some days, then to the next", async () => {
		const first = await office.team("First", { mail: "1@home.test" });
		const second = await office.team("Second", { mail: "2@home.test" });
		await office.team("Third", { mail: "3@home.test" });
		expect((await office.visit(second.location.replace("/hoops", ""))).html).toContain(
			"You are number 1",
		);
		await office.send({ link: first.link, do: "withdraw" }, "/sign-up/mine");
		const states = async () => (await office.signUps()).map(({ state }) => state);
		expect(await states()).toEqual(["withdrawn", "offered", "waiting"]);
		office.setClock("2026-01-08T12:00:00Z");
		const late = await office.send({ link: second.link, do: "take" }, "/sign-up/mine");
		expect(late.status).toBe(422);
		const told = (await office.letters()).map((letter) => [letter.address, letter.told["letter"]]);
		expect(await states()).toEqual(["withdrawn", "withdrawn", "offered"]);
		expect(told).toContainEqual(["2@home.test", "expired"]);
		expect(told).toContainEqual(["3@home.test", "offered"]);
		const [, , third] = await office.signUps();
		const link = office.mailLink(third?.id ?? 0);
		expect((await office.send({ link, do: "take" }, "/sign-up/mine")).status).toBe(303);
		expect(await states()).toEqual(["withdrawn", "withdrawn", "applied"]);
	});
});
