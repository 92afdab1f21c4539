import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

type Wire = Record<string, unknown>;
type Shown = { id: number; officials: (Wire & { officialId: number; name: string })[] };

describe.each(engines)("$name: officials", (engine) => {
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	let gameIds: number[];

	beforeEach(async () => {
		office = await startSignUpOffice(engine);
		const { made, store } = office;
		const [home = 0, away = 0] = ["Hawks", "Owls"].map((name) => made.entryId(name));
		gameIds = await store.games.insertAll(
			["18:00", "19:00", "20:00", "21:00"].map((time) => ({
				seasonLeagueId: made.seasonLeague.id,
				homeEntryId: home,
				awayEntryId: away,
				date: "2026-01-12",
				time,
				location: "North Gym",
				videoUrl: null,
				externalId: null,
				status: "scheduled" as const,
				forfeitedBy: null,
				score: null,
			})),
		);
	});
	afterEach(async () => {
		expect(office.api.errors).toEqual([]);
		await office.database.close();
	});

	const add = async (name: string, more: Wire = {}) => {
		const answer = await office.stan.post("/api/officials", { name, ...more });
		return { status: answer.status, ...(await answer.json()) };
	};
	const days = { from: "2026-01-12", to: "2026-01-12" };
	const fill = async (more: Wire = {}): Promise<{ games: Shown[]; open: Wire[] }> =>
		(await office.stan.post("/api/officials/assignment", { ...days, referees: 1, ...more })).json();
	const games = async (): Promise<Shown[]> =>
		(await (await office.stan.get("/api/officials/games?from=2026-01-12&to=2026-01-12")).json())
			.games;
	const namesOf = (shown: Shown[]) =>
		shown.map(({ officials }) => officials.map(({ name }) => name).join());
	const linkOf = ({ link }: { link: string }) => new URL(link).searchParams.get("link") ?? "";
	const visit = (link: string) =>
		office.visit(`/schedule/officials?link=${encodeURIComponent(link)}`);
	const answer = (link: string, game: number, said: string) =>
		office.send({ link, game: String(game), answer: said }, "/schedule/officials");

	test("all games of an evening get their referees, everybody equally and without waiting", async () => {
		await add("Ann");
		await add("Ben");
		const { games: filled, open } = await fill();
		expect(open).toEqual([]);
		const names = namesOf(filled);
		expect([names.slice(0, 2), names.slice(2)].toSorted()).toEqual([
			["Ann", "Ann"],
			["Ben", "Ben"],
		]);
		// Filling again changes nothing of what stands.
		expect(namesOf((await fill()).games)).toEqual(names);
	});

	test("who officiates has the games in the own calendar, those to be answered as not sure yet, without the refused", async () => {
		const { official } = await add("Ann", { mostGames: 4 });
		await fill();
		const link = linkOf(official);
		const [first = 0, second = 0, third = 0] = gameIds;
		await answer(link, first, "yes");
		await answer(link, second, "no");
		await office.stan.put(`/api/gamesv2/${third}/details`, { status: "postponed" });
		const at = `/calendar/officials.ics?link=${encodeURIComponent(link)}`;
		expect((await visit(link)).html).toContain(at.replaceAll("&", "&amp;"));
		const { status, html: file, headers } = await office.visit(at);
		expect(status).toBe(200);
		expect(headers.get("cache-control")).toBe("private, no-store");
		expect(headers.get("content-type")).toContain("text/calendar");
		const states = [...file.matchAll(/UID:game-(\d+)@[\s\S]*?STATUS:(\w+)/g)].map(
			([, id, state]) => [Number(id), state],
		);
		expect(states).toEqual([
			[first, "CONFIRMED"],
			[third, "CANCELLED"],
			[gameIds[3], "TENTATIVE"],
		]);
		expect(file).toContain("Referee · You will be there");
		expect((await office.visit("/calendar/officials.ics?link=made-up")).status).toBe(404);
	});

	test("reads on the own page what was earned and is still to come, once there are fees", async () => {
		const { official } = await add("Ann");
		const page = async () => (await visit(linkOf(official))).html;
		expect(await page()).not.toContain("Fees:");
		const enter = (entry: Wire) =>
			office.olga.post(`/api/ledger/official/${official.id}`, { why: "January", ...entry });
		await enter({ entry: "fee", amount: 9_000 });
		await enter({ entry: "payout", amount: 5_000, method: "cash" });
		expect(await page()).toContain("Fees: $90.00 earned, $40.00 still to come.");
	});

	test("visitors read who officiates once it is accepted, of those whom the league names", async () => {
		const [game = 0] = gameIds;
		const page = async () => (await office.visit(`/games/${game}`)).html;
		const named = (await add("Ann Baker", { isNamed: true })).official;
		const unnamed = (await add("Ben Carter", { jobs: ["scorer"] })).official;
		await office.stan.put(`/api/gamesv2/${game}/officials`, {
			officials: [
				{ officialId: named.id, job: "referee" },
				{ officialId: unnamed.id, job: "scorer" },
			],
		});
		expect(await page()).not.toContain("Ann Baker");
		await answer(linkOf(named), game, "yes");
		await answer(linkOf(unnamed), game, "yes");
		expect(await page()).toContain("Referee: Ann Baker<");
		expect(await page()).not.toContain("Ben Carter");
		await office.stan.put(`/api/officials/${unnamed.id}`, { isNamed: true });
		expect(await page()).toContain("Referee: Ann Baker · Scorer: Ben Carter<");
		await answer(linkOf(named), game, "no");
		expect(await page()).not.toContain("Ann Baker");
	});

	test("nobody is assigned against what is known of him, and open places say why", async () => {
		const { official } = await add("Ann", { mostGames: 1 });
		await add("Ben", { days: ["Tuesday"] });
		await add("Cem", { notTeamIds: [office.made.teamId("Hawks")] });
		await add("Dee", { jobs: ["scorer"] });
		const { games: filled, open } = await fill({ scorers: 1 });
		const refereed = filled
			.flatMap(({ officials }) => officials)
			.filter((it) => it.job === "referee");
		expect(refereed.map(({ officialId }) => officialId)).toEqual([official.id]);
		expect(open.filter(({ job }) => job === "referee").map(({ why }) => why)).toEqual(
			Array.from({ length: 3 }, () => "busy"),
		);
		await office.stan.put(`/api/officials/${official.id}`, { datesOff: ["2026-01-12"] });
		await office.stan.put(`/api/gamesv2/${gameIds[0]}/officials`, { officials: [] });
		expect((await fill()).open.every(({ why }) => why === "nobody")).toBe(true);
	});

	test("are told of games in the order they are played, whichever was entered last", async () => {
		const [game] = await office.store.games.findMany(gameIds);
		const [early] = await office.store.games.insertAll([
			{ ...present(game, "game"), time: "17:00", externalId: null },
		]);
		expect((await games()).map(({ id }) => id)).toEqual([early, ...gameIds]);
	});

	test("is set by hand against every rule, and what stands against it is told", async () => {
		const { official } = await add("Ann", { days: ["Tuesday"] });
		const set = (officials: Wire[]) =>
			office.stan.put(`/api/gamesv2/${gameIds[0]}/officials`, { officials });
		expect((await set([{ officialId: official.id, job: "referee" }])).status).toBe(200);
		const [first] = await games();
		expect(present(first, "game").officials).toMatchObject([{ name: "Ann", against: "rule" }]);
		const twice = [
			{ officialId: official.id, job: "referee" },
			{ officialId: official.id, job: "scorer" },
		];
		expect((await set(twice)).status).toBe(422);
		expect((await set([{ officialId: 999_999, job: "referee" }])).status).toBe(404);
		expect(namesOf(await games())[0]).toBe("Ann");
	});

	test("accepts and refuses by a link without an account; who refused is not asked again", async () => {
		const { official } = await add("Ann");
		await fill();
		const link = linkOf(official);
		const page = await visit(link);
		expect(page.html).toContain("Ann: games");
		expect(page.html).toContain("Please answer");
		const [first = 0, second = 0, third = 0] = gameIds;
		expect(await answer(link, first, "yes")).toMatchObject({ status: 303 });
		await answer(link, second, "no");
		const states = async () =>
			(await games()).map(({ officials }) => officials.map(({ state }) => state).join());
		expect(await states()).toEqual(["accepted", "refused", "asked", ""]);
		expect((await fill()).open).toEqual([{ gameId: second, job: "referee", why: "nobody" }]);
		expect(await states()).toEqual(["accepted", "refused", "asked", "asked"]);
		expect((await answer(link, 999_999, "yes")).status).toBe(404);
		await office.stan.put(`/api/gamesv2/${third}/officials`, { officials: [] });
		expect((await answer(link, third, "yes")).status).toBe(404);
	});

	test("a link opens its official until it is made anew, and nothing else", async () => {
		const { official } = await add("Ann");
		const old = linkOf(official);
		expect((await visit(old)).status).toBe(200);
		const anew = await office.stan.put(`/api/officials/${official.id}`, { renewsLink: true });
		expect((await visit(old)).status).toBe(404);
		expect((await visit(linkOf((await anew.json()).official))).status).toBe(200);
		expect((await office.visit(`/sign-up/mine?link=${encodeURIComponent(old)}`)).status).toBe(404);
		expect(
			(await office.visit(`/schedule/availability?link=${encodeURIComponent(old)}`)).status,
		).toBe(404);
	});

	test("comes back from the trash with the games", async () => {
		const { official } = await add("Ann");
		await fill();
		const gone = await (await office.stan.del(`/api/officials/${official.id}`)).json();
		expect(namesOf(await games())).toEqual(["", "", "", ""]);
		await office.stan.post(`/api/trash/${gone.trashId}/restore`, {});
		expect(namesOf(await games()).filter((name) => name === "Ann")).toHaveLength(3);
	});

	test.each([
		["no name", { name: "" }],
		["no job", { name: "Ann", jobs: [] }],
		["another job", { name: "Ann", jobs: ["coach"] }],
		["another day", { name: "Ann", days: ["Someday"] }],
		["no date", { name: "Ann", datesOff: ["soon"] }],
		["no game an evening", { name: "Ann", mostGames: 0 }],
	])("refuses %s with a sentence", async (_, sent) => {
		const answered = await office.stan.post("/api/officials", sent);
		expect(answered.status).toBe(422);
		expect((await (await office.stan.get("/api/officials")).json()).officials).toEqual([]);
	});

	test("refuses days the wrong way round, and more than a year", async () => {
		const view = (from: string, to: string) =>
			office.stan.get(`/api/officials/games?from=${from}&to=${to}`);
		expect((await view("2026-01-12", "2026-01-11")).status).toBe(400);
		expect((await view("2026-01-12", "2027-06-01")).status).toBe(400);
		const sent = { from: "2026-01-12", to: "2026-01-11", referees: 1 };
		expect((await office.stan.post("/api/officials/assignment", sent)).status).toBe(422);
	});
});
