import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

describe.each(engines)("$name: sign-ups", (engine) => {
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	beforeEach(async () => {
		office = await startSignUpOffice(engine);
	});
	afterEach(() => office.database.close());

	const read = async (answer: Promise<Response>) => {
		const response = await answer;
		return { status: response.status, body: await response.json() };
	};
	const list = async (who = office.stan) =>
		(await read(who.get(`/api/registrations/${office.registration.id}/sign-ups`))).body.signUps;
	const post = (path: string, sent: unknown = {}, who = office.stan) =>
		read(who.post(`/api/sign-ups/${path}`, sent));
	/** A team with its captain and Ana on it; answers the ids of the three sign-ups. */
	const aTeam = async (name: string) => {
		await office.team(name, { field: "#112233", letters: "#ffffff" });
		const [team] = (await office.signUps()).filter(({ teamName }) => teamName === name);
		const link = office.teamLink(team?.id ?? 0);
		for (const first of ["Cap", "Ana"]) {
			const sent = { link, ...office.person(first), signature: first };
			await office.send({ ...sent, ...(await office.accepted()) }, "/sign-up/team");
		}
		return team?.id ?? 0;
	};
	const roster = async (entryId: number) =>
		(await office.store.players.listByEntries([entryId])).map(({ firstName }) => firstName);

	test("one click puts a team into its league with roster, captain and colours", async () => {
		const id = await aTeam("Terns");
		const { status, body } = await post(`${id}/acceptance`, {
			seasonLeagueId: office.made.seasonLeague.id,
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ message: "Terns is accepted", signUp: { state: "accepted" } });
		const { entryId, teamId } = body.signUp;
		expect((await roster(entryId)).toSorted()).toEqual(["Ana", "Cap"]);
		const [entry] = await office.store.teams.listEntriesOfTeam(teamId);
		expect(entry).toMatchObject({
			id: entryId,
			captainName: "Cap Reyes",
			captainId: expect.any(Number),
			team: { name: "Terns", colors: ["#112233", "#ffffff"] },
		});
		expect((await list()).map(({ state }: { state: string }) => state)).toEqual([
			"accepted",
			"accepted",
			"accepted",
		]);
		const letters = await office.letters();
		expect(letters.map(({ told }) => told["letter"])).toContain("accepted");
	});

	test("a team without a league is asked for one, and nothing is done", async () => {
		const id = await aTeam("Terns");
		const { status, body } = await post(`${id}/acceptance`);
		expect(status).toBe(422);
		expect(body.fields).toHaveProperty("seasonLeagueId");
		expect((await office.store.teams.list()).map(({ name }) => name)).not.toContain("Terns");
	});

	test("players who come later are added by the same click", async () => {
		const id = await aTeam("Terns");
		const place = { seasonLeagueId: office.made.seasonLeague.id };
		const { body } = await post(`${id}/acceptance`, place);
		const link = office.teamLink(id);
		const late = { link, ...office.person("Bo"), signature: "Bo", ...(await office.accepted()) };
		await office.send(late, "/sign-up/team");
		expect((await list())[0]).toMatchObject({ players: 3, newPlayers: 1 });
		await post(`${id}/acceptance`);
		expect(await roster(body.signUp.entryId)).toContain("Bo");
	});

	test("who comes after the roster was closed asks, and is accepted or refused alone", async () => {
		const id = await aTeam("Terns");
		const rules = Object.assign({ ...office.registration.rules }, { rosterUntil: "2026-01-05" });
		const path = `/api/registrations/${office.registration.id}`;
		const fee = { price: 100 };
		const offers = [...office.registration.offers, { kind: "player", label: "Player", fee }];
		const closed = { rules, offers, closesOn: "2026-01-05" };
		await office.olga.put(path, Object.assign({ ...office.registration }, closed));
		const place = { seasonLeagueId: office.made.seasonLeague.id };
		const { body } = await post(`${id}/acceptance`, place);
		// Whoever looks in between stays signed in.
		for (const hour of ["05T20", "06T06", "06T12"]) {
			office.setClock(`2026-01-${hour}:00:00Z`);
			await list();
		}
		const link = office.teamLink(id);
		const form = await office.visit(`/sign-up/team?link=${encodeURIComponent(link)}`);
		expect(form.html).toContain("You can still ask to join");
		for (const first of ["Bo", "Cleo"]) {
			const sent = { link, ...office.person(first), signature: first };
			const { location } = await office.send(
				Object.assign(sent, await office.accepted()),
				"/sign-up/team",
			);
			const { html } = await office.visit(location.replace("/hoops", ""));
			expect(html).toContain("The league decides whether you can still join");
		}
		const [team, , , bo, cleo] = await list();
		expect([bo, cleo]).toMatchObject([
			{ isLate: true, owed: null },
			{ isLate: true, owed: null },
		]);
		expect(team).toMatchObject({ isLate: false, newPlayers: 0 });
		await post(`${id}/acceptance`);
		expect(await roster(body.signUp.entryId)).not.toContain("Bo");
		expect((await post(`${bo.id}/acceptance`)).body.signUp).toMatchObject({
			state: "accepted",
			isLate: false,
			owed: 100,
		});
		await post(`${cleo.id}/refusal`, { reason: "Too late." });
		expect((await roster(body.signUp.entryId)).toSorted()).toEqual(["Ana", "Bo", "Cap"]);
		expect((await office.team("Owls")).status).toBe(422);
	});

	test("who is called like somebody who is known is asked about, and becomes that one", async () => {
		const [known] = await office.store.players.insertAll([
			{ firstName: "Ana", lastName: "Reyes", imageUrl: null },
		]);
		const id = await aTeam("Hawks");
		const place = { seasonLeagueId: office.made.seasonLeague.id };
		expect((await post(`${id}/acceptance`, place)).body.fields).toHaveProperty("known");
		const all = await list();
		const hawks = await office.store.teams.list();
		expect(all[0].likely).toMatchObject([{ name: "Hawks" }]);
		const ana = all.find(({ likely }: { likely: { id: number }[] }) => likely[0]?.id === known?.id);
		const answers = [
			{ signUpId: id, is: null },
			{ signUpId: ana.id, is: known?.id },
		];
		const { body } = await post(`${id}/acceptance`, { ...place, known: answers });
		expect(body.signUp.state).toBe("accepted");
		expect((await office.store.teams.list()).length).toBe(hawks.length + 1);
		const players = await office.store.players.listByEntries([body.signUp.entryId]);
		expect(players.map((one) => one.id)).toContain(known?.id);
	});

	test("a team and a player who were here before by the same proved mail are the same again", async () => {
		const id = await aTeam("Terns");
		const place = { seasonLeagueId: office.made.seasonLeague.id };
		for (const signUp of await office.signUps()) {
			const link = office.mailLink(signUp.id);
			await office.send({ link, do: "confirm" }, "/sign-up/mine");
		}
		const { body } = await post(`${id}/acceptance`, place);
		const next = Object.assign({ ...office.wanted }, { name: "Summer" });
		const { registration } = (await read(office.olga.post("/api/registrations", next))).body;
		const again = { registration: String(registration.id), offer: "1", teamName: "Terns" };
		await office.send({ ...again, ...office.person("Cap") });
		const [team] = await office.store.signUps.list(registration.id);
		expect(team?.teamId).toBeNull();
		const link = office.mailLink(team?.id ?? 0);
		await office.send({ link, do: "confirm" }, "/sign-up/mine");
		const [known] = await office.store.signUps.list(registration.id);
		expect(known?.teamId).toBe(body.signUp.teamId);
	});

	test("a refusal has a reason, which the person reads", async () => {
		await office.agent("Ana", await office.accepted());
		const [{ id }] = await list();
		expect((await post(`${id}/refusal`, { reason: " " })).status).toBe(422);
		await post(`${id}/refusal`, { reason: "We are full." });
		const [letter] = (await office.letters()).filter(({ told }) => told["letter"] === "refused");
		const written = letter && (await office.api.services.mail.write(letter));
		expect(written?.paragraphs).toContain("We are full.");
		const note = (await office.store.audit.list({ limit: 1, offset: 0 }))[0];
		expect(note).toMatchObject({ action: "signUp.change", after: { state: "refused" } });
		expect(JSON.stringify(note)).not.toMatch(/Reyes|home\.test/);
	});

	test("a free agent whom a captain asks joins the team", async () => {
		const captain = await office.team("Terns");
		await office.agent("Zoe", await office.accepted());
		const [team, agent] = await office.signUps();
		const ask = { link: captain.link, do: "invite", id: String(agent?.id) };
		const stranger = { link: office.mailLink(agent?.id ?? 0), do: "join", id: String(team?.id) };
		expect((await office.send(stranger, "/sign-up/mine")).status).toBe(404);
		await office.send(ask, "/sign-up/mine");
		const page = await office.visit(`/sign-up/mine?link=${encodeURIComponent(stranger.link)}`);
		expect(page.html).toContain("Join Terns");
		await office.send(stranger, "/sign-up/mine");
		expect((await office.signUps())[1]?.teamSignUpId).toBe(team?.id);
		const seen = await office.visit(`/sign-up/mine?link=${encodeURIComponent(captain.link)}`);
		expect(seen.html).toContain("Zoe Reyes");
	});

	test("players say whether they come, and the captain asks those who have not", async () => {
		const id = await aTeam("Terns");
		const { made, store } = office;
		const { body } = await post(`${id}/acceptance`, { seasonLeagueId: made.seasonLeague.id });
		const { entryId } = body.signUp;
		const [gameId = 0] = await store.games.insertAll([
			{
				seasonLeagueId: made.seasonLeague.id,
				homeEntryId: entryId,
				awayEntryId: made.entryId("Hawks"),
				date: "2026-02-02",
				time: null,
				location: null,
				videoUrl: null,
				externalId: null,
				status: "scheduled",
				forfeitedBy: null,
				score: null,
			},
		]);
		const [, cap, ana] = (await office.signUps()).map(({ id }) => office.mailLink(id));
		const captain = office.mailLink(id);
		const say = (link = "", answer = "", game = gameId) =>
			office.send({ link, do: "answer", id: String(game), answer }, "/sign-up/mine");
		const page = async (link = "") =>
			(await office.visit(`/sign-up/mine?link=${encodeURIComponent(link)}`)).html;
		expect((await say(ana, "yes")).status).toBe(303);
		expect((await say(ana, "maybe")).status).toBe(303);
		expect((await say(ana, "perhaps")).status).toBe(404);
		expect((await say(ana, "yes", made.gameId(0))).status).toBe(404);
		expect(await page(captain)).toContain("0 yes, 1 maybe, 0 no, 1 open");
		const ask = (link = "") =>
			office.send({ link, do: "askWhoComes", id: String(gameId) }, "/sign-up/mine");
		expect((await ask(ana)).status).toBe(404);
		await office.letters();
		expect((await ask(captain)).location).toContain("said=reminded");
		const asked = (await office.letters()).filter(({ told }) => told.letter === "game");
		expect(asked.map(({ address }) => address)).toEqual(["cap@home.test"]);
		await say(cap, "no");
		expect(await page(captain)).not.toContain("not answered");
	});

	test("a captain reminds those whose signature is missing, and nobody else", async () => {
		const id = await aTeam("Terns");
		const { olga, registration } = office;
		const waivers = [{ title: "Waiver", text: "At nobody's risk." }];
		await olga.put(`/api/registrations/${registration.id}`, { ...registration, waivers });
		const [, , ana] = await office.signUps();
		const sign = { link: office.mailLink(ana?.id ?? 0), do: "sign", signature: "Ana Reyes" };
		await office.send(sign, "/sign-up/mine");
		await office.letters();
		await office.send({ link: office.mailLink(id), do: "remind" }, "/sign-up/mine");
		const reminded = (await office.letters()).filter(({ told }) => told.letter === "reminder");
		expect(reminded.map(({ address }) => address)).toEqual(["cap@home.test"]);
	});

	test("what a player entered and signed stands in the personal export", async () => {
		const id = await aTeam("Terns");
		await post(`${id}/acceptance`, { seasonLeagueId: office.made.seasonLeague.id });
		const ana = (await office.signUps()).find(({ person }) => person.firstName === "Ana");
		const { body } = await read(office.olga.post(`/api/players/${ana?.playerId}/personal-data`));
		expect(JSON.stringify(body)).toContain("ana@home.test");
		expect(JSON.stringify(body)).toContain("Waiver");
	});

	test("what goes back to who leaves is proposed by the day, and said before anybody pays", async () => {
		const { olga, registration } = office;
		const refunds = [
			{ until: "2026-01-05", percent: 100 },
			{ until: "2026-02-01", percent: 50 },
		];
		const [team] = registration.offers;
		const offers = [{ ...team, fee: { price: 80_000, refunds } }];
		const changed = await olga.put(`/api/registrations/${registration.id}`, {
			...registration,
			offers,
		});
		expect(changed.status).toBe(200);
		const { html } = await office.visit(`/sign-up/${registration.id}/1`);
		expect(html).toContain("Leave until February 1, 2026: 50% of what you paid goes back.");
		await office.team("Terns");
		const [signUp] = await office.signUps();
		const path = `/api/ledger/signUp/${signUp?.id}`;
		const money = { amount: 60_001, why: "Fee", method: "cash" };
		expect((await read(olga.post(path, { entry: "payment", ...money }))).body.refund).toBe(60_001);
		office.setClock("2026-01-06T20:00:00Z");
		const again = await office.api.signedIn("olga");
		expect((await read(again.get(path))).body.refund).toBe(30_001);
	});

	test("data of a minor are the owners' to see, and a guardian signs", async () => {
		const rules = Object.assign({ ...office.registration.rules }, { hasMinors: true });
		const sent = Object.assign({ ...office.registration }, { rules });
		await office.olga.put(`/api/registrations/${office.registration.id}`, sent);
		const young = { birthDate: "2012-05-05", ...(await office.accepted()) };
		expect((await office.agent("Ana", young)).html).toContain("needs a parent or guardian");
		await office.agent("Ana", { ...young, guardianName: "Mia Reyes" });
		expect((await list())[0]).toMatchObject({
			isHidden: true,
			isMinor: true,
			person: { mail: "", birthDate: null, guardianName: null },
			answers: {},
		});
		expect((await list(office.olga))[0]).toMatchObject({
			isHidden: false,
			person: { mail: "ana@home.test", birthDate: "2012-05-05", guardianName: "Mia Reyes" },
		});
		const captain = await office.team("Terns");
		expect((await office.visit(captain.location.replace("/hoops", ""))).html).not.toContain("Ana");
	});

	test("what an offer costs today stands in the ledger, with a code and in parts, until somebody leaves", async () => {
		const fee = {
			price: 80_000,
			instalments: [
				{ percent: 50, due: null },
				{ percent: 50, due: "2026-02-01" },
			],
			discounts: [{ code: "CLUB", off: 10, unit: "percent" }],
		};
		const [team, agent] = office.registration.offers;
		const offers = [Object.assign({ ...team }, { fee }), agent];
		const sent = Object.assign({ ...office.registration }, { offers });
		await office.olga.put(`/api/registrations/${office.registration.id}`, sent);
		const { link, location } = await office.team("Terns", { code: " club " });
		const [{ id, owed }] = await list();
		expect(owed).toBe(72_000);
		const debtor = { kind: "signUp", id } as const;
		expect(await office.store.ledger.list({ debtor })).toMatchObject([
			{ kind: "charge", amount: 36_000, due: "2026-01-05" },
			{ kind: "charge", amount: 36_000, due: "2026-02-01", why: "Spring: Team" },
		]);
		expect((await office.visit(location.replace("/hoops", ""))).html).toContain("$720.00 to pay");
		await office.send({ link, do: "withdraw" }, "/sign-up/mine");
		expect((await list())[0].owed).toBe(0);
	});

	test("somebody without a team joins none after the roster was closed", async () => {
		const captain = await office.team("Terns");
		await office.agent("Zoe", await office.accepted());
		const [team, agent] = await office.signUps();
		await office.send({ link: captain.link, do: "invite", id: String(agent?.id) }, "/sign-up/mine");
		const rules = Object.assign({ ...office.registration.rules }, { rosterUntil: "2026-01-04" });
		const path = `/api/registrations/${office.registration.id}`;
		await office.olga.put(path, Object.assign({ ...office.registration }, { rules }));
		const join = { link: office.mailLink(agent?.id ?? 0), do: "join", id: String(team?.id) };
		const { status, html } = await office.send(join, "/sign-up/mine");
		expect(status).toBe(422);
		expect(html).toContain("Rosters are closed. Ask the league.");
		expect((await office.signUps())[1]?.teamSignUpId).toBeNull();
	});

	test("who waits owes nothing until there is a place", async () => {
		const [team, agent] = office.registration.offers;
		const offers = [Object.assign({ ...team }, { places: 1, fee: { price: 500 } }), agent];
		const sent = Object.assign({ ...office.registration }, { offers });
		await office.olga.put(`/api/registrations/${office.registration.id}`, sent);
		const first = await office.team("Terns", { mail: "1@home.test" });
		const second = await office.team("Elks", { mail: "2@home.test" });
		const owed = async () => (await list()).map((one: { owed: number | null }) => one.owed);
		expect(await owed()).toEqual([500, null]);
		await office.send({ link: first.link, do: "withdraw" }, "/sign-up/mine");
		expect(await owed()).toEqual([0, null]);
		await office.send({ link: second.link, do: "take" }, "/sign-up/mine");
		expect(await owed()).toEqual([0, 500]);
	});

	test("are deleted with the players of the team, come back, and are nobody else's", async () => {
		const id = await aTeam("Terns");
		const { body } = await read(office.stan.del(`/api/sign-ups/${id}`));
		expect(await office.signUps()).toEqual([]);
		await office.stan.post(`/api/trash/${body.trashId}/restore`, {});
		expect(await office.signUps()).toHaveLength(3);
		for (const path of ["acceptance", "waitlist", "link"]) {
			expect((await post(`999999/${path}`)).status).toBe(404);
		}
	});
});
