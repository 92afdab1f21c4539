import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainFormat } from "#domain/stage/stage.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

const now = () => new Date("2026-03-07T20:00:00Z");

type Game = { id: number; home_side: "home" | "away" };
type Stage = { id: number; series: { games: Game[] }[] };

describe.each(engines)("$name: the third game of a series", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let league: MadeLeague;
	let staff: Browser;
	let games: Game[];

	beforeAll(async () => {
		api = await startApi({ database: await open(), now });
		league = await aLeague(api.database, {
			organization: { slug: "series" },
			games: [["Ants", 80, "Bears", 70, { date: "2026-02-02" }]],
		});
		const organizationId = league.organization.id;
		await addUser(api, { username: "staff", role: "staff", organizationId });
		staff = await api.signedIn("staff");
		const stages = `/api/seasonsv2/${league.season.id}/leagues/${league.seasonLeague.league.id}/stages`;
		const format = { ...plainFormat(2), bestOf: { final: 3, semiFinal: 1, earlier: 1 } };
		const added = await staff.post(stages, { name: "Final", format });
		const { stage } = (await added.json()) as { stage: Stage };
		games = stage.series.flatMap((series) => series.games);
		const places = games.map(({ id }, at) => ({ id, date: `2026-03-1${at}`, time: "18:00" }));
		await staff.put(`/api/stages/${stage.id}/games`, { games: places });
		await staff.post(`/api/stages/${stage.id}/seeding`, {});
		await staff.put(`/api/stages/${stage.id}/publication`, { isPublished: true });
	});
	afterAll(() => api.database.close());

	const saidOn = async (path: string) => {
		const app = await startApp({ database: api.database, now });
		const text = await (await app.get(`/series${path}`)).text();
		// The bracket on the front page says so in a part of its own.
		const apart = text.replaceAll("<span>if necessary</span>", "");
		return /(>|· )if necessary|\\nif necessary/.test(apart);
	};
	const team = () => league.teamId("Ants");
	const places = () => [
		"",
		"/schedule",
		`/teams/${team()}`,
		`/leagues/${league.seasonLeague.league.id}`,
		"/calendar/organization.ics",
		"/embed/schedule",
		`/games/${games[2]?.id}`,
	];
	const everywhere = () => Promise.all(places().map(saidOn));
	const win = (at: number, isHome: boolean) =>
		staff.put(`/api/gamesv2/${games[at]?.id}/scores`, {
			score_home: isHome ? 80 : 70,
			score_away: isHome ? 70 : 80,
			status: "completed",
		});

	test("is tentative in calendars, as long as it may fall away", async () => {
		const app = await startApp({ database: api.database, now });
		const calendar = await (await app.get("/series/calendar/organization.ics")).text();
		const [, ...events] = calendar.split("BEGIN:VEVENT");
		const statuses = events.map((event) => /STATUS:(\w+)/.exec(event)?.[1]);
		expect(statuses).toEqual(["CONFIRMED", "CONFIRMED", "CONFIRMED", "TENTATIVE"]);
	});

	test("is said to be played only if it is needed, until it is", async () => {
		expect(await everywhere()).toEqual(places().map(() => true));
		await win(0, true);
		expect(await everywhere()).toEqual(places().map(() => true));
		await win(1, false);
		expect(await everywhere()).toEqual(places().map(() => false));
	});
});
