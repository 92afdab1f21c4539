import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chancesOf } from "#domain/standings/outlook/chances.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { keepChances, type Simulate } from "#usecases/standings/table-chances.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Answer = { status: number; body: { message?: string; table: Table; fields?: object } };
type Table = {
	preset: string | null;
	rules: { criteria: { by: string }[]; points: unknown };
	rulings: unknown[];
	playoffs: object | null;
	rows: {
		name: string;
		teamId: number;
		rank: number;
		position: number;
		points: number;
		draws: number;
		penalties: unknown[];
		outlook: string | null;
		chances: { playoffs: number } | null;
		steps: { by: string; value: number }[];
	}[];
};

describe.each(engines)("$name: the table of a league in a season", ({ open }) => {
	let api: Api;
	let league: MadeLeague;
	let other: MadeLeague;
	let staff: Browser;
	let path: string;

	beforeAll(async () => {
		api = await startApi({ database: await open() });
		league = await aLeague(api.database, {
			organization: { slug: "kickers" },
			games: [
				["Ants", 1, "Bears", 1],
				["Ants", 2, "Crows", 0],
				["Bears", 3, "Crows", 0],
			],
		});
		other = await aLeague(api.database);
		const organizationId = league.organization.id;
		await addUser(api, { username: "staff", role: "staff", organizationId });
		staff = await api.signedIn("staff");
		path = `/api/seasonsv2/${league.season.id}/leagues/${league.seasonLeague.league.id}/table`;
	});
	afterAll(() => api.database.close());

	const answerOf = async (response: Response): Promise<Answer> => ({
		status: response.status,
		body: (await response.json()) as Answer["body"],
	});
	const get = async () => (await answerOf(await staff.get(path))).body.table;
	const put = async (body: unknown) => answerOf(await staff.put(path, body));
	const lines = ({ rows }: Table) =>
		rows.map(({ position, rank, name, points }) => `${position} ${rank} ${name} ${points}`);

	test("is that of the specification until something else is chosen", async () => {
		const table = await get();
		expect([table.preset, table.rulings]).toEqual(["plain", []]);
		expect(lines(table)).toEqual(["1 1 Ants 0", "2 1 Bears 0", "3 3 Crows 0"]);
		expect(table.rows[0]?.steps.map(({ by }) => by)).toEqual(["winShare", "losses", "wins"]);
	});

	test("is tried without a change, then made by a preset", async () => {
		const tried = await answerOf(await staff.post(`${path}/preview`, { preset: "uefa" }));
		expect(lines(tried.body.table)).toEqual(["1 1 Bears 4", "2 2 Ants 4", "3 3 Crows 0"]);
		expect((await get()).preset).toBe("plain");
		const { status, body } = await put({ preset: "uefa" });
		expect([status, body.message, body.table.preset]).toEqual([200, "Table rules updated", "uefa"]);
		expect(lines(await get())).toEqual(lines(tried.body.table));
	});

	test("takes points from a team for a reason that visitors read, and gives them back", async () => {
		const [bears] = (await get()).rows;
		const penalty = {
			kind: "penalty",
			teamId: bears?.teamId,
			of: "points",
			amount: 2,
			reason: "Fielded a player without a card.",
		};
		const { body } = await put({ rulings: [penalty] });
		expect(lines(body.table)).toEqual(["1 1 Ants 4", "2 2 Bears 2", "3 3 Crows 0"]);
		expect(body.table.rulings).toEqual([penalty]);
		await put({ rulings: [] });
		expect(lines(await get())).toEqual(["1 1 Bears 4", "2 2 Ants 4", "3 3 Crows 0"]);
	});

	test("goes by rules of the league's own", async () => {
		const { rules } = await get();
		const criteria = [{ by: "points" }, { by: "difference", cap: 2 }, { by: "lot" }];
		const { body } = await put({ rules: { ...rules, criteria }, rulings: [] });
		expect([body.table.preset, body.table.rules.criteria]).toEqual([null, criteria]);
		expect(lines(body.table)).toEqual(["1 1 Ants 4", "2 1 Bears 4", "3 3 Crows 0"]);
		const teamIds = [body.table.rows[1]?.teamId, body.table.rows[0]?.teamId];
		const lot = { kind: "lot", teamIds };
		const drawn = await put({ rulings: [lot] });
		expect(lines(drawn.body.table)).toEqual(["1 1 Bears 4", "2 2 Ants 4", "3 3 Crows 0"]);
		expect(drawn.body.table.rulings).toEqual([{ ...lot, date: null, by: null }]);
		const drawing = { date: "2026-05-03", by: "Kim Lee" };
		const written = (await put({ rulings: [{ ...lot, ...drawing }] })).body.table;
		expect(written.rulings).toEqual([{ ...lot, ...drawing }]);
		expect(written.rows[1]?.steps.at(-1)).toEqual({ by: "lot", value: 2, drawn: drawing });
	});

	test("says what is certain once it knows how many go on and that no game is missing", async () => {
		const outlooks = ({ rows }: Table) => rows.map(({ name, outlook }) => `${name} ${outlook}`);
		await put({ preset: "uefa", rulings: [] });
		expect((await get()).playoffs).toBeNull();
		const goOn = async (playoffs: object | null) => (await put({ playoffs })).body.table;
		const open = await goOn({ teams: 1, knowsAllGames: false });
		expect(outlooks(open)).toEqual(["Bears null", "Ants null", "Crows null"]);
		const whole = { teams: 1, knowsAllGames: true };
		expect((await put({ playoffs: whole, rulings: [] })).body.table.playoffs).toEqual({
			...whole,
			showsChances: false,
		});
		expect(outlooks(await get())).toEqual([
			"Bears clinchedFirst",
			"Ants eliminated",
			"Crows eliminated",
		]);
		const { body } = await put({ playoffs: { teams: 0, knowsAllGames: true } });
		expect(Object.values(body.fields ?? {})).toEqual(["From 1 to 64 teams go on."]);
		expect(outlooks(await goOn(null))).toEqual(["Bears null", "Ants null", "Crows null"]);
	});

	test("tells how likely each team is to go on once that was worked out from these very games", async () => {
		const { store, organization, seasonLeague } = league;
		const [home, away] = await store.teams.listEntries([seasonLeague.id]);
		const [id = 0] = await store.games.insertAll([
			{
				seasonLeagueId: seasonLeague.id,
				homeEntryId: home?.id ?? 0,
				awayEntryId: away?.id ?? 0,
				date: "2027-02-01",
				time: null,
				location: null,
				videoUrl: null,
				status: "postponed",
				forfeitedBy: null,
				score: null,
				externalId: null,
			},
		]);
		const simulate: Simulate = async (position, asked) =>
			chancesOf(position, { ...asked, runs: 200 });
		const shares = async () => (await get()).rows.map(({ chances }) => chances?.playoffs ?? null);
		await put({ playoffs: { teams: 1, knowsAllGames: true } });
		await keepChances({ organization, store }, simulate);
		expect(await shares()).toEqual([null, null, null]);
		const shown = await put({ playoffs: { teams: 1, knowsAllGames: true, showsChances: true } });
		expect(shown.body.table.playoffs).toMatchObject({ showsChances: true });
		expect(await shares()).toEqual([null, null, null]);
		await keepChances({ organization, store }, simulate);
		const told = await shares();
		expect(told.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(1);
		// With a score they are chances of other games.
		const running = { score_home: 3, score_away: 2, status: "in_progress" };
		await staff.put(`/api/gamesv2/${id}/scores`, running);
		expect(await shares()).toEqual([null, null, null]);
		await keepChances({ organization, store }, simulate);
		const newer = await shares();
		expect(newer).not.toContain(null);
		// Minors play here now: nothing is told of them before somebody says so again.
		const { league: it } = seasonLeague;
		await store.leagues.setYouth(it.id, true);
		expect(await shares()).toEqual([null, null, null]);
		expect((await get()).playoffs).toMatchObject({ showsChances: false });
		await put({ playoffs: { teams: 1, knowsAllGames: true, showsChances: true } });
		expect(await shares()).toEqual(newer);
		await store.leagues.setYouth(it.id, false);
		await put({ playoffs: null });
	});

	test("says nothing for certain while games of it stand in a draft, to members either", async () => {
		const { store, seasonLeague } = league;
		await put({ playoffs: { teams: 1, knowsAllGames: true } });
		const [home, away] = await store.teams.listEntries([seasonLeague.id]);
		const scheduleId = await store.schedules.insert({
			seasonLeagueId: seasonLeague.id,
			name: "Spring",
			startDate: "2027-03-01",
			numWeeks: 1,
			gameDays: [],
			hasSameSlots: true,
			timeSlots: [],
			weeklyTimeSlots: [],
			isPublished: false,
		});
		await store.games.insertAll([
			{
				seasonLeagueId: seasonLeague.id,
				homeEntryId: home?.id ?? 0,
				awayEntryId: away?.id ?? 0,
				date: "2027-03-01",
				time: null,
				location: null,
				videoUrl: null,
				status: "scheduled",
				forfeitedBy: null,
				score: null,
				externalId: null,
				scheduleId,
			},
		]);
		const outlooksFor = async (browser: Browser) => {
			const answer = await answerOf(await browser.get(`${path}?slug=kickers`));
			return answer.body.table.rows.map(({ outlook }) => outlook);
		};
		expect(await outlooksFor(api.browser())).toEqual([null, null, null]);
		expect(await outlooksFor(staff)).toEqual([null, null, null]);
	});

	test("refuses with a sentence what makes no table", async () => {
		const { rules } = await get();
		const sentenceFor = async (body: unknown) => {
			const { status, body: said } = await put(body);
			return [status, Object.values(said.fields ?? {})[0] ?? said.message];
		};
		expect(await sentenceFor({ rules: { ...rules, criteria: [] } })).toEqual([
			422,
			"A table needs something to go by.",
		]);
		const twice = [{ by: "points" }, { by: "points" }];
		expect(await sentenceFor({ rules: { ...rules, criteria: twice } })).toEqual([
			422,
			"Each criterion can stand in the order once.",
		]);
		const entries = await other.store.teams.listEntries([other.seasonLeague.id]);
		const foreign = entries[0]?.id ?? 2_000_000;
		const rulings = [{ kind: "penalty", teamId: foreign, of: "wins", amount: 1, reason: "No" }];
		expect(await sentenceFor({ rulings })).toEqual([404, "Team not found."]);
		const points = [{ kind: "penalty", teamId: 1, of: "points", amount: 1, reason: "" }];
		expect((await sentenceFor({ rulings: points }))[1]).toBe("Please say why: visitors read it.");
	});

	test("is for members to change, and who did stands in the audit", async () => {
		const visitor = api.browser();
		expect((await visitor.get(`${path}?slug=kickers`)).status).toBe(200);
		expect((await visitor.put(path, { preset: "fiba" })).status).toBeGreaterThanOrEqual(401);
		await addUser(api, {
			username: "owner",
			role: "org_owner",
			organizationId: league.organization.id,
		});
		const owner = await api.signedIn("owner");
		const trail = (await (await owner.get("/api/audit")).json()) as {
			entries: { action: string }[];
		};
		expect(trail.entries[0]?.action).toBe("table.change");
	});

	test("refuses a final score without a winner where no game ends level", async () => {
		await put({ preset: "fiba", rulings: [] });
		const [game] = await league.store.games.listByLeagues([league.seasonLeague.id]);
		const score = async (home: number, away: number, status: string) => {
			const sent = { score_home: home, score_away: away, status };
			const { status: code, body } = await answerOf(
				await staff.put(`/api/gamesv2/${game?.id}/scores`, sent),
			);
			return [code, body.message];
		};
		expect(await score(2, 2, "completed")).toEqual([
			422,
			"No game of this league ends level. Enter the score that says who won.",
		]);
		expect((await score(2, 2, "in_progress"))[0]).toBe(200);
		expect((await score(2, 1, "completed"))[0]).toBe(200);
	});

	test("goes along to the next season, without what was ruled", async () => {
		await put({ preset: "fifa", rulings: [] });
		const season = await staff.post("/api/seasonsv2", {
			name: "Next",
			copyFromSeasonId: league.season.id,
		});
		expect(season.status).toBeLessThan(300);
		const [next] = (await league.store.leagues.listByLeague(league.seasonLeague.league.id)).filter(
			({ seasonId }) => seasonId !== league.season.id,
		);
		const copied = path.replace(`/${league.season.id}/`, `/${next?.seasonId}/`);
		expect((await answerOf(await staff.get(copied))).body.table).toMatchObject({
			preset: "fifa",
			rulings: [],
		});
	});
});
