import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instantOf } from "#domain/time/wall-clock.ts";
import { seedDue } from "#server/operations/scheduled-publishing.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { startApp } from "#testing/start-app.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Team = { id: number; name: string; seasons_leagues_team_id: number };
type Side = { team: Team | null; wins: number; seed: number | null };
type Game = { id: number; number: number; home_side: "home" | "away"; status: string } & Record<
	"isKnown" | "isSpare" | "isIfNecessary",
	boolean
> & { date: string | null; score_home: number | null };
type Series = { number: number; part: string; home: Side; away: Side; games: Game[] } & {
	winner: "home" | "away" | null;
	isOver: boolean;
	endedBy: string | null;
};
type Stage = { id: number; name: string; isOver: boolean; isProjected: boolean } & {
	champion: Team | null;
	seeds: { seed: number; team: Team }[];
	series: Series[];
	places: { place: number; team: Team }[];
	groups: { rows: { team: Team; points: number }[] }[];
	eligibility: unknown;
};
type Body = { message?: string; stage: Stage; trashId?: number; id?: number };

const teams = ["Ants", "Bears", "Crows", "Ducks", "Eels", "Foxes", "Goats", "Hares"];

describe.each(engines)("$name: a stage", ({ open }) => {
	let api: Api;
	let now = new Date();
	let league: MadeLeague;
	let staff: Browser;
	let stranger: Browser;
	let stages: string;

	beforeAll(async () => {
		api = await startApi({ database: await open(), now: () => now });
		// Each beats all behind it, so that the table is in the order of the letters.
		const games = teams.flatMap((home, at) =>
			teams.slice(at + 1).map((away) => [home, 80, away, 70] as const),
		);
		league = await aLeague(api.database, { organization: { slug: "bracket" }, games });
		const organizationId = league.organization.id;
		await addUser(api, { username: "staff", role: "staff", organizationId });
		staff = await api.signedIn("staff");
		stranger = api.browser();
		stages = `/api/seasonsv2/${league.season.id}/leagues/${league.seasonLeague.league.id}/stages`;
	});
	afterAll(() => api.database.close());

	const answerOf = async (response: Response | Promise<Response>) => {
		const answer = await response;
		return { status: answer.status, body: (await answer.json()) as Body };
	};
	let made = 0;
	const add = async (format: object, more: object = {}) => {
		const { status, body } = await answerOf(
			staff.post(stages, { name: `Playoffs ${++made}`, format, ...more }),
		);
		expect([status, body.message]).toEqual([200, "Stage created successfully"]);
		return body.stage;
	};
	const view = async (id: number) => (await answerOf(staff.get(`/api/stages/${id}`))).body.stage;
	const seeded = async (format: object) => {
		const { id } = await add(format);
		const { status, body } = await answerOf(staff.post(`/api/stages/${id}/seeding`, {}));
		expect([status, body.message]).toEqual([200, "Seeded from the table"]);
		return body.stage;
	};
	const names = ({ home, away }: Series) => `${home.team?.name ?? "?"}-${away.team?.name ?? "?"}`;
	const at = ({ series }: Stage, number: number) => series[number - 1] as Series;
	const gameAt = (stage: Stage, series: number, number: number) =>
		at(stage, series).games[number - 1] as Game;
	/** Lets a side of a series win one of its games. */
	const win = async (stage: Stage, series: number, number: number, side: "home" | "away") => {
		const game = gameAt(stage, series, number);
		const isHome = game.home_side === side;
		return answerOf(
			staff.put(`/api/gamesv2/${game.id}/scores`, {
				score_home: isHome ? 80 : 70,
				score_away: isHome ? 70 : 80,
				status: "completed",
			}),
		);
	};
	const best = { kind: "single", teams: 8, bestOf: { final: 3, semiFinal: 3, earlier: 3 } };

	test("is shown as if the season ended today, until it is seeded; visitors know nothing of it", async () => {
		const stage = await add(best);
		expect(stage.isProjected).toBe(true);
		expect(stage.series.map(names).slice(0, 4)).toEqual([
			"Ants-Hares",
			"Ducks-Eels",
			"Bears-Goats",
			"Crows-Foxes",
		]);
		expect(stage.series.flatMap(({ games }) => games).every(({ isKnown }) => !isKnown)).toBe(true);
		const asked = `/api/stages/${stage.id}?slug=bracket`;
		expect((await stranger.get(asked)).status).toBe(404);
		await staff.put(`/api/stages/${stage.id}/publication`, { isPublished: true });
		const { status, body } = await answerOf(stranger.get(asked));
		expect([status, body.stage.eligibility]).toEqual([200, null]);
		const gone = await answerOf(staff.del(`/api/stages/${stage.id}`));
		expect((await stranger.get(asked)).status).toBe(404);
		await staff.post(`/api/trash/${gone.body.trashId}/restore`, {});
		expect((await stranger.get(asked)).status).toBe(200);
		await staff.del(`/api/stages/${stage.id}`);
	});

	test("seeds no team that owes what is due where fees have to be paid, unless the league says why", async () => {
		const final = { kind: "single", teams: 2 };
		const rules = { eligibility: { needsFeesPaid: true } };
		const [unasked, stage] = [await add(final), await add(final, rules)];
		const ants = present(unasked.seeds[0], "the best seed").team;
		const enter = (entry: object) => staff.post(`/api/ledger/team/${ants.id}`, entry);
		const charge = { entry: "charge", amount: 800_00, why: "Fee" };
		await enter({ ...charge, due: "2020-01-01" });
		await enter({ ...charge, due: "2999-01-01" });
		const seedsNow = async ({ id }: Stage) => (await view(id)).seeds.map(({ team }) => team.name);
		expect(await seedsNow(unasked)).toEqual(["Ants", "Bears"]);
		expect(await seedsNow(stage)).toEqual(["Bears", "Crows"]);
		const { candidates, currency } = await (
			await staff.get(`/api/stages/${stage.id}/seeding`)
		).json();
		expect(candidates[0]).toMatchObject({
			name: "Ants",
			isEligible: false,
			reasons: [{ because: "fees", due: 800_00, since: "2020-01-01" }],
		});
		expect(currency).toBe("USD");
		const byHand = (seed: object) =>
			answerOf(staff.put(`/api/stages/${stage.id}/seeds`, { seeds: [seed] }));
		const refused = await byHand({ teamId: ants.id });
		expect([refused.status, refused.body.message]).toEqual([
			422,
			"Ants is not eligible. Say why it plays all the same.",
		]);
		const overruled = "The transfer is on its way.";
		const taken = await byHand({ teamId: ants.id, overruled });
		expect(taken.body.stage.seeds).toMatchObject([{ team: { name: "Ants" }, overruled }]);
		await enter({ entry: "payment", amount: 800_00, why: "Fee", method: "transfer" });
		const later = await add(final, rules);
		expect(await seedsNow(later)).toEqual(["Ants", "Bears"]);
	});

	test("shows who would play from the midnight a fee falls due, though nothing was written", async () => {
		const day = "2031-05-02";
		const stage = await add({ kind: "single", teams: 2 }, { eligibility: { needsFeesPaid: true } });
		await staff.put(`/api/stages/${stage.id}/publication`, { isPublished: true });
		const best = present(stage.seeds[0], "the best seed").team;
		const charge = { entry: "charge", amount: 50_00, why: "Referees", due: day };
		await staff.post(`/api/ledger/team/${best.id}`, charge);
		const midnight = new Date(instantOf(day, "00:00", league.organization.timeZone)).getTime();
		const before = now;
		const site = await startApp({ database: api.database, now: () => now });
		const shown = async (at: number) => {
			now = new Date(at);
			const page = await (await site.get(`/bracket/playoffs/${stage.id}`)).text();
			const { body } = await answerOf(stranger.get(`/api/stages/${stage.id}?slug=bracket`));
			const names = body.stage.seeds.map(({ team }) => team.name);
			return [names, names.every((name) => page.includes(name)), page.includes(best.name)];
		};
		try {
			expect(await shown(midnight - 60_000)).toEqual([["Ants", "Bears"], true, true]);
			expect(await shown(midnight + 1)).toEqual([["Bears", "Crows"], true, false]);
		} finally {
			now = before;
		}
		await staff.del(`/api/stages/${stage.id}`);
		const payment = { entry: "payment", amount: 50_00, why: "Referees", method: "cash" };
		await staff.post(`/api/ledger/team/${best.id}`, payment);
	});

	test("has at most a thousand games, and says so before it makes any", async () => {
		const groups = { count: 1, advance: 2, meetings: 4 };
		const format = { kind: "groups", teams: 64, groups };
		const { status, body } = await answerOf(staff.post(stages, { name: "Endless", format }));
		expect([status, body.message]).toEqual([422, "A stage has at most 1,000 games."]);
		expect(api.errors).toEqual([]);
	});

	test("goes from its seeds to its champion, with a correction and a withdrawal", async () => {
		let stage = await seeded(best);
		const { id } = stage;
		expect(gameAt(stage, 1, 1)).toMatchObject({ isKnown: true, isIfNecessary: false });
		expect(gameAt(stage, 1, 3)).toMatchObject({ isKnown: true, isIfNecessary: true });
		for (const series of [1, 2, 3, 4]) {
			await win(stage, series, 1, "home");
			expect((await win(stage, series, 2, "home")).status).toBe(200);
		}
		stage = await view(id);
		expect([5, 6].map((number) => names(at(stage, number)))).toEqual(["Ants-Ducks", "Bears-Crows"]);
		expect(gameAt(stage, 1, 3)).toMatchObject({ isSpare: true, status: "cancelled" });
		expect(gameAt(stage, 5, 1).isKnown).toBe(true);

		// A correction opens the series again: its spare game comes back, and the semi-final waits.
		const game = gameAt(stage, 1, 2);
		const isHome = game.home_side === "away";
		const other = { score_home: isHome ? 80 : 70, score_away: isHome ? 70 : 80 };
		const effect = await staff.post(`/api/gamesv2/${game.id}/effect`, other);
		expect(await effect.json()).toMatchObject({
			stage: { id },
			series: [{ number: 5, before: { home: { name: "Ants" } }, after: { home: null } }],
			isRefused: false,
		});
		await win(stage, 1, 2, "away");
		stage = await view(id);
		expect(names(at(stage, 5))).toBe("?-Ducks");
		expect(gameAt(stage, 1, 3)).toMatchObject({ isSpare: false, status: "scheduled" });
		expect(gameAt(stage, 5, 1).isKnown).toBe(false);
		await win(stage, 1, 3, "away");
		stage = await view(id);
		expect(names(at(stage, 5))).toBe("Hares-Ducks");

		// What was played behind it is not taken away silently.
		await win(stage, 5, 1, "home");
		const refused = await win(stage, 1, 3, "home");
		expect([refused.status, refused.body.message]).toEqual([
			409,
			expect.stringContaining("have already played"),
		]);

		const withdrawn = await answerOf(
			staff.put(`/api/stages/${id}/withdrawals`, {
				teamId: at(stage, 5).home.team?.id,
				reason: "Flu",
			}),
		);
		stage = withdrawn.body.stage;
		expect(at(stage, 5)).toMatchObject({ endedBy: "walkover", isOver: true });
		expect(names(at(stage, 7))).toBe("Ducks-?");
		for (const number of [1, 2]) await win(stage, 6, number, "home");
		stage = await view(id);
		expect(names(at(stage, 7))).toMatch(/Ducks-Bears/);
		const bears = at(stage, 7).home.team?.name === "Bears" ? "home" : "away";
		for (const number of [1, 2]) await win(stage, 7, number, bears);
		stage = await view(id);
		expect([stage.isOver, stage.champion?.name]).toEqual([true, "Bears"]);
		expect(stage.places.slice(0, 2).map(({ team }) => team.name)).toEqual(["Bears", "Ducks"]);
		// None of it counts in the table.
		const table = await (
			await staff.get(
				`/api/seasonsv2/${league.season.id}/leagues/${league.seasonLeague.league.id}/table`,
			)
		).json();
		expect(table.table.rows.map((row: { gamesPlayed: number }) => row.gamesPlayed)).toEqual(
			teams.map(() => 7),
		);
	});

	test("counts its groups by the league's rules, overtime too, and without what was ruled on the league's table", async () => {
		const own = await aLeague(api.database, {
			in: league.organization,
			season: { name: "Ice", isActive: false },
			league: "Ice",
			games: [["Ants", 3, "Bears", 1]],
		});
		const path = `/api/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}`;
		const taken = { kind: "penalty", of: "points", amount: 5, reason: "A late form." };
		const rulings = [{ ...taken, teamId: own.teamId("Ants") }];
		expect((await staff.put(`${path}/table`, { preset: "hockey", rulings })).status).toBe(200);
		const groups = { count: 1, advance: 2, meetings: 1 };
		const format = { kind: "groups", teams: 2, groups };
		const { body } = await answerOf(staff.post(`${path}/stages`, { name: "Cup", format }));
		const seeds = ["Ants", "Bears"].map((name) => ({ teamId: own.teamId(name) }));
		const { stage } = (await answerOf(staff.put(`/api/stages/${body.stage.id}/seeds`, { seeds })))
			.body;
		expect(names(at(stage, 1))).toBe("Bears-Ants");
		const { id } = gameAt(stage, 1, 1);
		const overtime = { gamePeriodId: own.periodId("OT"), team_id: own.teamId("Ants"), score: 1 };
		const score = { score_home: 3, score_away: 2, status: "completed" };
		await staff.put(`/api/gamesv2/${id}/scores`, { ...score, periodScores: [overtime] });
		const { rows } = (await view(stage.id)).groups[0] ?? {};
		expect(rows?.map(({ team, points }) => [team.name, points])).toEqual([
			["Bears", 2],
			["Ants", 1],
		]);
	});

	test("is made once where two people make it at once, whatever the case of its name", async () => {
		const format = { kind: "single", teams: 2 };
		const answers = await Promise.all(
			["Cup", "CUP"].map((name) => answerOf(staff.post(stages, { name, format }))),
		);
		const [one, other] = answers.toSorted((a, b) => a.status - b.status);
		expect([one?.status, other?.status]).toEqual([200, 409]);
		const { name } = one?.body.stage ?? {};
		expect(other?.body.message).toBe(
			`This league already has a stage called ${name} in this season. Give this one another name.`,
		);
		const again = await answerOf(staff.put(`/api/stages/${one?.body.stage.id}`, { name: "cup" }));
		expect(again.status).toBe(200);
		const next = await add(format);
		const renamed = await answerOf(staff.put(`/api/stages/${next.id}`, { name: "Cup" }));
		expect(renamed.status).toBe(409);
	});

	test("is laid and seeded by one of two people who do it at once; the other is told", async () => {
		const stage = await add({ kind: "single", teams: 4 });
		const path = `/api/stages/${stage.id}`;
		const seen = async (of: string) =>
			(await (await staff.get(`${path}/${of}`)).json()).lastChangeId;
		const both = async (send: (which: 0 | 1) => Promise<Response>) => {
			const answers = await Promise.all([answerOf(send(0)), answerOf(send(1))]);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
			const lost = answers.find(({ status }) => status === 409);
			expect(lost?.body.message).toBe(
				"You have changed this stage in another window. Please check it, then save again.",
			);
			return answers.findIndex(({ status }) => status === 200);
		};

		const orders = [teams.slice(0, 4), teams.slice(1, 5)].map((names) =>
			names.map((name) => ({ teamId: league.teamId(name) })),
		);
		const lastSeeding = await seen("seeding");
		const seeded = await both((which) =>
			staff.put(`${path}/seeds`, { seeds: orders[which], lastChangeId: lastSeeding }),
		);
		const { seeds, series } = await view(stage.id);
		expect(seeds.map(({ team }) => ({ teamId: team.id }))).toEqual(orders[seeded]);

		const dates = ["2026-05-04", "2026-05-11"];
		const games = series.flatMap((one) => one.games.map(({ id }) => id));
		const lastLaying = await seen("laying");
		const laid = await both((which) =>
			staff.put(`${path}/games`, {
				games: games.map((id) => ({ id, date: dates[which] })),
				lastChangeId: lastLaying,
			}),
		);
		const { series: after } = await view(stage.id);
		expect(after.flatMap((one) => one.games.map(({ date }) => date))).toEqual(
			games.map(() => dates[laid]),
		);
	});

	test("takes two results that feed one series at once", async () => {
		const four = { kind: "single", teams: 4 };
		let stage = await seeded(four);
		await Promise.all([win(stage, 1, 1, "home"), win(stage, 2, 1, "away")]);
		stage = await view(stage.id);
		expect(names(at(stage, 3))).toBe("Ants-Crows");
		expect(gameAt(stage, 3, 1).isKnown).toBe(true);
	});

	test("tells what a forfeit, another status or no result would move, and changes nothing", async () => {
		let stage = await seeded({ kind: "single", teams: 4 });
		await win(stage, 1, 1, "home");
		const game = gameAt(stage, 1, 1);
		const score = { score_home: 80, score_away: 70 };
		const moved = async (body: object) => {
			const told = await staff.post(`/api/gamesv2/${game.id}/effect`, body);
			const { series } = (await told.json()) as {
				series: { before: Record<"home", Team | null>; after: Record<"home", Team | null> }[];
			};
			return series.map(({ before, after }) => [before.home?.name, after.home?.name]);
		};
		const forfeit = { ...score, status: "forfeit" };
		expect(await moved({ ...forfeit, forfeited_by: "home" })).toEqual([["Ants", "Ducks"]]);
		expect(await moved({ ...forfeit, forfeited_by: "away" })).toEqual([]);
		expect(await moved({ ...score, status: "cancelled" })).toEqual([["Ants", undefined]]);
		expect(await moved({ score_home: null, score_away: null })).toEqual([["Ants", undefined]]);
		stage = await view(stage.id);
		expect(names(at(stage, 3))).toBe("Ants-?");
	});

	test("keeps a game's id, date and place while its teams become known and unknown", async () => {
		let stage = await seeded({ kind: "single", teams: 4 });
		const final = gameAt(stage, 3, 1);
		const place = { id: final.id, date: "2026-04-20", time: "19:00", location: "Arena" };
		await staff.put(`/api/stages/${stage.id}/games`, { games: [place] });
		await win(stage, 1, 1, "home");
		await win(stage, 2, 1, "home");
		stage = await view(stage.id);
		expect(gameAt(stage, 3, 1)).toMatchObject({ ...place, isKnown: true });
		const games = await (await staff.get("/api/games?date=2026-04-20")).json();
		expect(games.games.map((game: { id: number }) => game.id)).toEqual([final.id]);
		const first = gameAt(stage, 1, 1).id;
		const cleared = await staff.put(`/api/gamesv2/${first}/details`, { clearScore: true });
		expect(cleared.status).toBe(200);
		stage = await view(stage.id);
		expect(gameAt(stage, 3, 1)).toMatchObject({ ...place, isKnown: false });
	});

	test("is laid on free slots of its league's schedule, round by round, around whatever is there", async () => {
		const { season, seasonLeague } = league;
		const planning = { gameDays: ["Monday"], timeSlots: ["19:00", "20:00"], courts: ["North"] };
		const made = await staff.post("/api/schedules", {
			leagueId: seasonLeague.id,
			seasonId: season.id,
			name: "Spring",
			startDate: "2026-02-02",
			numWeeks: 2,
			...planning,
		});
		expect(made.status).toBe(200);
		const stage = await seeded({ kind: "single", teams: 4, hasThirdPlace: true });
		const ids = stage.series.flatMap(({ games }) => games.map(({ id }) => id));
		const lay = async (asked = "") => {
			const response = await staff.get(
				`/api/stages/${stage.id}/laying?firstDay=2098-01-01${asked}`,
			);
			const laid = await response.json();
			const inWords = laid.games.map(
				(game: { id: number; date: string; time: string; location: string }) =>
					`${ids.indexOf(game.id) + 1}: ${game.date.slice(5)} ${game.time} ${game.location}`,
			);
			return { ...laid, inWords };
		};
		const laid = await lay();
		expect(laid).toMatchObject({
			gameDays: ["Monday"],
			times: planning.timeSlots,
			courts: ["North"],
		});
		expect(laid.inWords).toEqual([
			"1: 01-06 19:00 North",
			"2: 01-06 20:00 North",
			"3: 01-13 19:00 North",
			"4: 01-13 20:00 North",
		]);
		// A waiting game of another stage and a game of another league stand in the way.
		const other = await add({ kind: "single", teams: 2 });
		const place = { date: "2098-01-06", time: "19:00", location: "north" };
		const id = gameAt(other, 1, 1).id;
		await staff.put(`/api/stages/${other.id}/games`, { games: [{ id, ...place }] });
		const friday = await aLeague(api.database, {
			in: league.organization,
			season: { name: "Other", isActive: false },
			league: "Friday",
			games: [["Ants", "Bears"]],
		});
		await staff.put(`/api/gamesv2/${friday.gameId(0)}/details`, {
			date: "2098-01-13",
			time: "19:30",
			location: "North",
		});
		expect((await lay()).inWords).toEqual([
			"1: 01-06 20:00 North",
			"2: 01-20 19:00 North",
			"3: 01-27 19:00 North",
			"4: 01-27 20:00 North",
		]);
		// What has its date stays, unless it may be moved; days, times and courts can be others.
		const { games } = await lay();
		await staff.put(`/api/stages/${stage.id}/games`, { games: games.slice(0, 1) });
		expect((await lay("&courts=South&times=10:00&gameDays=Sunday")).inWords).toEqual([
			"2: 01-05 10:00 South",
			"3: 01-12 10:00 South",
			"4: 01-19 10:00 South",
		]);
		const moved = await lay(
			"&movesDated=true&courts=&times=10:00,10:00&gameDays=Sunday&restDays=7",
		);
		expect(moved.inWords).toEqual([
			"1: 01-05 10:00 Court 1",
			"2: 01-05 10:00 Court 2",
			"3: 01-19 10:00 Court 1",
			"4: 01-26 10:00 Court 1",
		]);
		expect((await lay("&gameDays=")).missing).toBe(3);
		expect((await stranger.get(`/api/stages/${stage.id}/laying`)).status).toBe(401);
	});

	test("takes no place at which another game is at the time, unless both fit there", async () => {
		const cup = { kind: "single", teams: 2 };
		const [one, other] = [await add(cup), await add(cup)];
		const place = { date: "2026-11-07", time: "18:00", location: "North Hall" };
		const put = (stage: Stage, more: object, rest: object = {}) =>
			answerOf(
				staff.put(`/api/stages/${stage.id}/games`, {
					games: [{ id: gameAt(stage, 1, 1).id, ...place, ...more }],
					...rest,
				}),
			);
		const both = await Promise.all([put(one, {}), put(other, { time: "18:30" })]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const [second, name] = both[0]?.status === 409 ? [one, other.name] : [other, one.name];
		const time = second === one ? "6:00 PM" : "6:30 PM";
		const taken = `North Hall is taken on Saturday, November 7 at ${time}: ${name}, Monday D1 is played there.`;
		expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
			message: taken,
			fields: { sharesPlaces: taken },
		});
		const more = second === one ? {} : { time: "18:30" };
		expect(gameAt(await view(second.id), 1, 1).date).toBeNull();
		expect((await put(second, more, { sharesPlaces: true })).status).toBe(200);
		// What stays where it is is not asked about again.
		expect((await put(second, more)).status).toBe(200);
		const publish = (rest: object) =>
			answerOf(staff.put(`/api/stages/${second.id}/publication`, { isPublished: true, ...rest }));
		expect((await publish({})).body.message).toBe(taken);
		expect((await publish({ sharesPlaces: true })).status).toBe(200);
		await staff.del(`/api/stages/${one.id}`);
		await staff.del(`/api/stages/${other.id}`);
	});

	test("refuses a draw, a deletion of a game, and what is level in the table", async () => {
		const stage = await seeded({ kind: "single", teams: 2 });
		const { id } = gameAt(stage, 1, 1);
		const draw = { score_home: 70, score_away: 70, status: "completed" };
		const drawn = await answerOf(staff.put(`/api/gamesv2/${id}/scores`, draw));
		expect([drawn.status, drawn.body.message]).toEqual([
			422,
			"A game of an elimination does not end level. Enter the score that says who won.",
		]);
		const deleted = await answerOf(staff.del(`/api/games/${id}`));
		expect([deleted.status, deleted.body.message]).toEqual([
			409,
			"This game belongs to a stage and goes with it. Cancel it, or take its result away.",
		]);
		const level = await aLeague(api.database, {
			in: league.organization,
			season: { name: "Fall", isActive: false },
			league: "Level",
			games: [["Ants", 1, "Bears", 1]],
		});
		const path = `/api/seasonsv2/${level.season.id}/leagues/${level.seasonLeague.league.id}/stages`;
		const body = { name: "Cup", format: { kind: "single", teams: 2 } };
		const other = (await answerOf(staff.post(path, body))).body.stage;
		const refused = await answerOf(staff.post(`/api/stages/${other.id}/seeding`, {}));
		expect([refused.status, refused.body.message]).toEqual([
			409,
			"Ants and Bears are level: draw a lot in the rules of the table, or seed by hand.",
		]);
		const seeds = ["Bears", "Ants"].map((name) => ({ teamId: level.teamId(name) }));
		const byHand = await answerOf(staff.put(`/api/stages/${other.id}/seeds`, { seeds }));
		expect(byHand.body.stage.series.map(names)).toEqual(["Bears-Ants"]);
		const decided = await answerOf(
			staff.put(`/api/stages/${other.id}/series/1`, {
				teamId: level.teamId("Ants"),
				reason: "Bears played with somebody else's player.",
			}),
		);
		expect(decided.body.stage.champion?.name).toBe("Ants");
	});

	test("is seeded by itself as its day begins where the league plays, once, and stays open while teams are level", async () => {
		const on = { seedsBy: "table", seedsOn: "2099-04-02" };
		const due = await add({ kind: "single", teams: 4 }, on);
		const byHand = await add({ kind: "single", teams: 4 }, { ...on, seedsBy: "hand" });
		const level = await aLeague(api.database, {
			in: league.organization,
			season: { name: "Far", isActive: false },
			league: "Level again",
			games: [["Ants", 1, "Bears", 1]],
		});
		const path = `/api/seasonsv2/${level.season.id}/leagues/${level.seasonLeague.league.id}/stages`;
		const body = { name: "Cup", format: { kind: "single", teams: 2 }, ...on };
		const open = (await answerOf(staff.post(path, body))).body.stage;
		const projected = async () =>
			Promise.all([due, byHand, open].map(async ({ id }) => (await view(id)).isProjected));
		const seedingAt = async (instant: string) => {
			const before = now;
			now = new Date(instant);
			try {
				// As two processes do it in one minute.
				await Promise.all([seedDue(api.services), seedDue(api.services)]);
			} finally {
				now = before;
			}
			return projected();
		};
		// In Los Angeles it is seven hours earlier.
		expect(await seedingAt("2099-04-02T06:59:00Z")).toEqual([true, true, true]);
		expect(await seedingAt("2099-04-02T07:00:00Z")).toEqual([false, true, true]);
		const { series } = await view(due.id);
		expect(series.map(names).slice(0, 2)).toEqual(["Ants-Ducks", "Bears-Crows"]);
		const noted = await league.store.audit.list({ limit: 100, offset: 0, subjects: ["stage"] });
		const seedings = noted.filter(
			({ action, subjectId }) => action === "stage.seed" && subjectId === due.id,
		);
		expect(seedings.map(({ userId }) => userId)).toEqual([null]);
		expect(api.errors).toEqual([]);
	});
});
