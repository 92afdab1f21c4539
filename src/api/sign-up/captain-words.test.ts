import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

type Sent = Record<string, string>;

describe.each(engines)("$name: what captains say of their games", (engine) => {
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	let gameId: number;
	/** Private links of the two captains. */
	let terns: string;
	let gulls: string;

	beforeEach(async () => {
		office = await startSignUpOffice(engine);
		const { made, stan } = office;
		const entries: number[] = [];
		for (const name of ["Terns", "Gulls"]) {
			await office.team(name);
			const id = (await office.signUps()).find(({ teamName }) => teamName === name)?.id ?? 0;
			const sent = { seasonLeagueId: made.seasonLeague.id };
			const accepted = await (await stan.post(`/api/sign-ups/${id}/acceptance`, sent)).json();
			entries.push(accepted.signUp.entryId);
		}
		const [tern = 0, gull = 0] = (await office.signUps()).map(({ id }) => id);
		terns = office.mailLink(tern);
		gulls = office.mailLink(gull);
		gameId = await addGame(entries, "2026-01-08");
	});
	afterEach(() => office.database.close());

	const addGame = async ([home = 0, away = 0]: number[], date: string) => {
		const [id = 0] = await office.store.games.insertAll([
			{
				seasonLeagueId: office.made.seasonLeague.id,
				homeEntryId: home,
				awayEntryId: away,
				date,
				time: "19:00",
				location: null,
				videoUrl: null,
				externalId: null,
				status: "scheduled",
				forfeitedBy: null,
				score: null,
			},
		]);
		return id;
	};
	const send = (link: string, what: string, more: Sent = {}) =>
		office.send({ link, do: what, id: String(gameId), ...more }, "/sign-up/mine");
	const page = async (link: string) =>
		(await office.visit(`/sign-up/mine?link=${encodeURIComponent(link)}`)).html;
	const asked = { date: "2026-01-14", time: "20:30", note: "Our coach is away" };
	const words = async () =>
		(await (await office.stan.get("/api/captain-words")).json()).words as Record<string, unknown>[];
	const answerOf = async (id: unknown, sent: object) => {
		const answer = await office.stan.post(`/api/captain-words/${id}/decision`, sent);
		return { status: answer.status, body: await answer.json() };
	};
	const letters = async () => (await office.letters()).map(({ told }) => told["letter"]);

	test("another time is asked for, agreed to by the other captain and given by the league", async () => {
		expect((await send(terns, "proposeTime", asked)).status).toBe(303);
		expect(await letters()).toContain("newTime");
		expect(await page(terns)).toContain("The other captain has not answered yet.");
		const other = await page(gulls);
		expect(other).toContain("The other team asks for Wednesday, January 14, 8:30 PM.");
		expect(other).toContain("They say: Our coach is away");
		const [{ id } = { id: 0 }] = await words();
		expect((await send(gulls, "agreeToTime", { id: String(id) })).status).toBe(303);
		expect(await words()).toMatchObject([
			{ kind: "time", team: "Terns", date: "2026-01-14", time: "20:30", other: "agrees" },
		]);
		const { status, body } = await answerOf(id, { isGranted: true });
		expect([status, body.message]).toEqual([
			200,
			"The game is moved, and who it concerns hears of it",
		]);
		expect(await office.store.games.find(gameId)).toMatchObject({
			date: "2026-01-14",
			time: "20:30",
		});
		expect(await words()).toEqual([]);
		expect((await answerOf(id, { isGranted: true })).status).toBe(409);
		const [change, answered] = await office.store.audit.list({ limit: 2, offset: 0 });
		expect([change?.action, answered?.action]).toEqual(["game.change", "captainWord.change"]);
		expect(JSON.stringify(answered)).not.toContain("coach");
	});

	test("who refuses ends it, and the league needs a reason that the captain reads", async () => {
		await send(terns, "proposeTime", asked);
		const [{ id } = { id: 0 }] = await words();
		expect((await send(terns, "refuseTime", { id: String(id) })).status).toBe(404);
		await send(gulls, "refuseTime", { id: String(id) });
		expect(await page(terns)).toContain("The other captain can’t.");
		expect(await words()).toEqual([]);
		expect(await letters()).toContain("timeRefused");
		// Asked again, it replaces what was asked before.
		await send(terns, "proposeTime", { ...asked, time: "21:00" });
		const [again] = await words();
		expect((await answerOf(again?.["id"], { isGranted: false })).status).toBe(422);
		await answerOf(again?.["id"], { isGranted: false, reason: "The hall is taken" });
		expect(await page(terns)).toContain("The league says no: The hall is taken");
		expect(await office.store.games.find(gameId)).toMatchObject({ time: "19:00" });
	});

	test("it can be taken back, and asks for a time to come of an own game that is not played", async () => {
		await send(terns, "proposeTime", asked);
		const [{ id } = { id: 0 }] = await words();
		expect((await send(gulls, "takeTimeBack", { id: String(id) })).status).toBe(404);
		expect((await send(terns, "takeTimeBack", { id: String(id) })).status).toBe(303);
		expect(await words()).toEqual([]);
		for (const [sent, sentence] of [
			[{ ...asked, date: "2026-01-04" }, "Please choose a day that is still to come."],
			[{ ...asked, time: "25:00" }, "Please choose a time."],
			[{ ...asked, note: "x".repeat(201) }, "This is longer than 200 characters."],
			[{ ...asked, date: "2026-01-08", time: "19:00" }, "That is when the game is now."],
		] as const) {
			const { status, html } = await send(terns, "proposeTime", sent);
			expect([status, html]).toEqual([422, expect.stringContaining(sentence)]);
		}
		const foreign = { ...asked, id: String(office.made.gameId(0)) };
		expect((await send(terns, "proposeTime", foreign)).status).toBe(404);
		await office.stan.put(`/api/gamesv2/${gameId}/scores`, {
			score_home: 60,
			score_away: 50,
			status: "completed",
		});
		expect((await send(terns, "proposeTime", asked)).status).toBe(422);
	});

	test("a result is confirmed, or found wrong with a sentence that the league reads", async () => {
		expect((await send(terns, "resultRight")).status).toBe(422);
		await office.stan.put(`/api/gamesv2/${gameId}/scores`, {
			score_home: 60,
			score_away: 50,
			status: "completed",
		});
		expect((await send(terns, "resultRight")).status).toBe(303);
		expect(await page(terns)).toContain("You confirmed it");
		expect((await send(gulls, "resultWrong")).status).toBe(422);
		await send(gulls, "resultWrong", { note: "We had 52" });
		expect(await words()).toMatchObject([{ kind: "wrong", team: "Gulls", note: "We had 52" }]);
		const [{ id } = { id: 0 }] = await words();
		expect((await answerOf(id, { isGranted: true })).body.message).toBe("Marked as done");
		office.setClock("2026-02-13T12:00:00Z");
		expect(await page(terns)).not.toContain("Results to confirm");
	});

	test("a captain who asked to be forgotten is no longer named by the team, nor in what was said", async () => {
		const [team] = await office.signUps();
		const link = office.teamLink(team?.id ?? 0);
		const signed = { link, ...office.person("Cap"), signature: "Cap" };
		await office.send({ ...signed, ...(await office.accepted()) }, "/sign-up/team");
		await office.stan.post(`/api/sign-ups/${team?.id}/acceptance`, {});
		await send(terns, "proposeTime", asked);
		const player = (await office.store.players.list()).find(({ firstName }) => firstName === "Cap");
		const sent = { confirm: "Cap Reyes" };
		const answer = await office.olga.post(`/api/players/${player?.id}/anonymize`, sent);
		expect(answer.status).toBe(200);
		const people = (await office.signUps()).map(({ teamName, person }) => [
			teamName,
			person.firstName,
		]);
		// The same captain leads both.
		expect(people).toEqual([
			["Terns", "Former player"],
			["Gulls", "Former player"],
			[null, "Former player"],
		]);
		expect(await words()).toMatchObject([{ note: "" }]);
	});

	test("somebody without a team is asked to help out in one game, and plays for the team that was told yes", async () => {
		for (const name of ["Zoe", "Ann"]) await office.agent(name, await office.accepted());
		const [tern, gull, zoe, ann] = await office.signUps();
		const agent = office.mailLink(zoe?.id ?? 0);
		const ask = (link: string, player = zoe?.id) =>
			send(link, "askSubstitute", { player: String(player) });
		expect((await ask(terns)).status).toBe(303);
		expect((await ask(gulls)).status).toBe(303);
		expect((await ask(terns, gull?.id)).status).toBe(404);
		expect(await letters()).toContain("substitute");
		expect(await page(agent)).toContain("Gulls needs a player");
		expect(await page(office.mailLink(ann?.id ?? 0))).not.toContain("needs a player");
		expect((await send(agent, "playFor", { team: String(ann?.id) })).status).toBe(404);
		expect((await send(agent, "playFor", { team: String(tern?.id) })).status).toBe(303);
		expect(await office.store.substitutes.list([gameId])).toMatchObject([
			{ teamSignUpId: tern?.id, answer: "yes" },
			{ teamSignUpId: gull?.id, answer: "no" },
		]);
		expect(await page(terns)).toContain("Plays");
		expect(await page(gulls)).not.toContain("Plays");
	});

	test("the captain reads who is suspended for which game, and the other captain does not", async () => {
		const link = office.teamLink((await office.signUps())[0]?.id ?? 0);
		const signed = { link, ...office.person("Ana"), signature: "Ana" };
		await office.send({ ...signed, ...(await office.accepted()) }, "/sign-up/team");
		const [team] = await office.signUps();
		await office.stan.post(`/api/sign-ups/${team?.id}/acceptance`, {});
		const ana = (await office.store.players.list()).find(({ firstName }) => firstName === "Ana");
		await addGame([team?.entryId ?? 0, office.made.entryId("Hawks")], "2026-01-15");
		const { season, seasonLeague } = office.made;
		const place = `/api/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/suspensions`;
		const sent = {
			playerId: ana?.id,
			teamId: team?.teamId,
			games: 1,
			startsOn: "2026-01-05",
			note: "",
		};
		expect((await office.stan.post(place, sent)).status).toBe(200);
		expect((await page(terns)).match(/Suspended: Ana Reyes/g)).toHaveLength(1);
		expect(await page(gulls)).not.toContain("Suspended");
	});
});
