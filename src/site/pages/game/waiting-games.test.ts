import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { startApp } from "#testing/start-app.ts";

const now = () => new Date("2026-03-07T20:00:00Z");

type Game = { id: number; home_side: "home" | "away" };
type Stage = { id: number; series: { number: number; games: Game[] }[] };

describe.each(engines)("$name: a game that waits for its teams", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let league: MadeLeague;
	let staff: Browser;
	let stage: Stage;
	const day = "2026-03-10";

	beforeAll(async () => {
		api = await startApi({
			database: await open(),
			now,
		});
		const names = ["Ants", "Bears", "Crows", "Ducks"];
		const games = names.flatMap((home, at) =>
			names.slice(at + 1).map((away) => [home, 80, away, 70] as const),
		);
		league = await aLeague(api.database, {
			organization: { slug: "waits" },
			games: games.map(([home, h, away, a]) => [home, h, away, a, { date: "2026-02-02" }]),
		});
		const organizationId = league.organization.id;
		await addUser(api, { username: "staff", role: "staff", organizationId });
		staff = await api.signedIn("staff");
		const stages = `/api/seasonsv2/${league.season.id}/leagues/${league.seasonLeague.league.id}/stages`;
		const format = { kind: "single", teams: 4 };
		const added = await staff.post(stages, { name: "Playoffs", format });
		({ stage } = (await added.json()) as { stage: Stage });
		const places = [
			{ id: gameOf(1).id, date: "2026-03-08", time: "18:00" },
			{ id: gameOf(2).id, date: "2026-03-08", time: "20:00" },
			{ id: gameOf(3).id, date: day, time: "19:00", location: "Main Gym" },
		];
		expect((await staff.put(`/api/stages/${stage.id}/games`, { games: places })).status).toBe(200);
	});
	afterAll(() => api.database.close());

	const gameOf = (series: number) => stage.series[series - 1]?.games[0] as Game;
	const visit = async (path: string) =>
		(await startApp({ database: api.database, now })).get(`/waits${path}`);
	const page = async (path: string) => {
		const answer = await visit(path);
		const text = (await answer.text())
			.replaceAll(/<(script|style|head)[\s\S]*?<\/\1>/g, " ")
			.replaceAll(/<[^>]*>/g, " ")
			.replaceAll(/\s+/g, " ");
		return { status: answer.status, text };
	};
	const events = async (path: string) =>
		readCalendar(await (await visit(`/calendar/${path}`)).text()).events;
	const final = async (path = "organization.ics") =>
		(await events(path)).find(({ uid }) => uid.startsWith(`game-${gameOf(3).id}@`));
	const publish = (isPublished: boolean) =>
		staff.put(`/api/stages/${stage.id}/publication`, { isPublished });
	const homeWins = (series: number) =>
		staff.put(`/api/gamesv2/${gameOf(series).id}/scores`, {
			score_home: 80,
			score_away: 70,
			status: "completed",
		});
	const unknown = "Winner of semi-final 2 at Winner of semi-final 1";

	test("is known to nobody as long as its stage is a draft", async () => {
		expect((await page(`/schedule?date=${day}`)).text).not.toContain("Winner of");
		expect((await page("/schedule?by=all")).text).toContain("6 games");
		expect((await page(`/games/${gameOf(3).id}`)).status).toBe(404);
		expect(await final()).toBeUndefined();
		const one = await visit(`/calendar/games/${gameOf(3).id}.ics`);
		expect(one.status).toBe(404);
	});

	test("stands in the schedule once it is published, on days of its own too", async () => {
		await publish(true);
		for (const query of [
			`date=${day}`,
			"by=week&on=2026-03-10",
			"by=month&on=2026-03-01",
			"by=all",
		])
			expect((await page(`/schedule?${query}`)).text, query).toContain(
				"7:00 PM Winner of semi-final 2 Winner of semi-final 1 Monday D1 · Playoffs: Final · Main Gym",
			);
		const { id } = league.seasonLeague.league;
		const inLeague = (await page(`/schedule?league=${id}&by=all`)).text;
		expect(inLeague).toContain("9 games");
		expect(inLeague).toContain("Seed 4 Seed 1");
		const results = (await page("/schedule?status=completed&by=all")).text;
		expect(results).not.toContain("Winner of");
		const ofTeam = (await page(`/schedule?team=${league.teamId("Ants")}&by=all`)).text;
		expect(ofTeam).not.toContain("Winner of");
	});

	test("counts in the week of the front page", async () => {
		expect((await page("")).text).toMatch(/Sun 8 2 games Mon 9 – Tue 10 1 game/);
	});

	test("stands in the frames of other websites, with its bracket", async () => {
		const frame = (await page("/embed/schedule")).text;
		expect(frame).toContain("Winner of semi-final 2 Winner of semi-final 1");
		// What was last stands before what is next, the semi-finals that wait.
		expect(frame.match(/Monday, February 2/g)).toHaveLength(1);
		expect((await page("/embed/playoffs")).text).toMatch(
			/Playoffs.*Semi-finals.*Final.*Full bracket/,
		);
		const { id } = league.seasonLeague.league;
		expect((await page(`/embed/playoffs?league=${id}`)).text).toContain("Semi-final 2");
		expect((await page(`/embed/playoffs?stage=${stage.id}`)).text).toContain("Semi-final 2");
		expect((await page("/embed/playoffs?stage=4711")).status).toBe(404);
	});

	test("has a page that leads to its bracket", async () => {
		const { status, text } = await page(`/games/${gameOf(3).id}`);
		expect(status).toBe(200);
		expect(text).toContain(unknown);
		expect(text).toContain("March 10, 2026, 7:00 PM Main Gym");
		expect(text).toContain("It is not known yet who plays here.");
		const html = await (await visit(`/games/${gameOf(3).id}`)).text();
		expect(html).toContain(`href="/waits/playoffs/${stage.id}"`);
	});

	test("is one event of calendars, from its plan until its teams are known", async () => {
		const before = await final();
		expect(before).toMatchObject({ title: unknown, location: "Main Gym", status: "CONFIRMED" });
		expect(before?.description).toContain("Playoffs: Final");
		const leagueId = league.seasonLeague.league.id;
		expect(await final(`leagues/${leagueId}.ics`)).toEqual(before);
		expect(await final(`games/${gameOf(3).id}.ics`)).toEqual(before);
		const ofAnts = `teams/${league.teamId("Ants")}.ics`;
		expect(await final(ofAnts)).toBeUndefined();

		await staff.post(`/api/stages/${stage.id}/seeding`, {});
		await homeWins(1);
		const half = await final();
		expect(half?.title).toBe("Winner of semi-final 2 at Ants");
		expect(await final(ofAnts)).toEqual(half);
		const ofTeam = (await page(`/schedule?team=${league.teamId("Ants")}&by=all`)).text;
		expect(ofTeam).toMatch(/Winner of semi-final 2 \w+ Ants/);

		await homeWins(2);
		const after = await final();
		expect(after).toMatchObject({ title: "Bears at Ants", uid: before?.uid, start: before?.start });
		const revisions = [before, half, after].map((event) => event?.sequence ?? -1);
		expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
		expect((await page(`/games/${gameOf(3).id}`)).text).toContain("Bears at Ants");
	});
});
