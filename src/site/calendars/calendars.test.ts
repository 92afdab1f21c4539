import { beforeAll, describe, expect, test } from "vitest";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { reserved } from "#server/tenancy/reserved.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let hoops: MadeLeague;
let hidden: MadeLeague;
let strangers: MadeLeague;
let now = new Date("2026-01-06T20:00:00Z");
const host = "hoops.test";

beforeAll(async () => {
	const database = await openMemory();
	hoops = await aLeague(database, {
		organization: { name: "Hoops", slug: "hoops", domain: host, timeZone: "Europe/Berlin" },
		games: [
			["Hawks", 81, "Owls", 70],
			["Owls", "Hawks", { location: "Gym, A" }],
			["Kites", "Doves", { time: null }],
			["Kites", "Owls", { date: null }],
		],
	});
	hidden = await aLeague(database, {
		in: hoops.organization,
		league: "Secret league",
		season: { name: "Next", startDate: "2026-02-02", isActive: false, isVisible: false },
		games: [["Hawks", "Ghosts", { date: "2026-02-02" }]],
	});
	await aLeague(database, {
		in: hoops.organization,
		league: "Old league",
		season: { name: "Old", startDate: "2024-06-01", isActive: false },
		games: [["Hawks", 50, "Elders", 40, { date: "2024-06-03" }]],
	});
	strangers = await aLeague(database, {
		organization: { name: "Spikes", slug: "spikes", timeZone: "Australia/Lord_Howe" },
		games: [["Reds", "Blues", { date: "2026-04-05" }]],
	});
	app = await startApp({ database, now: () => now });
});

async function read(path: string, at = host) {
	const response = await app.get(path, at);
	expect(response.status, path).toBe(200);
	return readCalendar(await response.text());
}
const titles = ({ events }: { events: { title: string }[] }) => events.map(({ title }) => title);

describe("a calendar", () => {
	test("of an organization has the dated games of its visible seasons since a year ago", async () => {
		const { name, events } = await read("/calendar/organization.ics");
		expect(name).toBe("Hoops");
		expect(events.map(({ title, start, uid }) => [title, start, uid])).toEqual([
			["Owls 70, Hawks 81 (final)", "2026-01-05T18:00:00Z", uidOf(0)],
			["Hawks at Owls", "2026-01-06T18:00:00Z", uidOf(1)],
			["Doves at Kites", "2026-01-07", uidOf(2)],
		]);
		expect(events[1]).toMatchObject({
			location: "Gym, A",
			url: `http://hoops.test/games/${hoops.gameId(1)}`,
			description: `Monday D1, Spring 2026\nhttp://hoops.test/games/${hoops.gameId(1)}`,
		});
	});

	test("of a league or a team has its games alone", async () => {
		const ofLeague = await read(`/calendar/leagues/${hoops.seasonLeague.league.id}.ics`);
		expect(ofLeague.name).toBe("Monday D1 · Hoops");
		expect(ofLeague.events).toHaveLength(3);
		const ofTeam = await read(`/calendar/teams/${hoops.teamId("Kites")}.ics`);
		expect([ofTeam.name, ...titles(ofTeam)]).toEqual(["Kites · Hoops", "Doves at Kites"]);
		// A team goes by the id of its entry as well (rule `one-counter-for-ids`).
		expect(await read(`/calendar/teams/${hoops.entryId("Kites")}.ics`)).toEqual(ofTeam);
	});

	test("is the same under every address, and names the one that counts", async () => {
		const own = await (await app.get("/calendar/organization.ics", host)).text();
		for (const path of [
			"/hoops/calendar/organization.ics",
			"/calendar/organization.ics?slug=hoops",
		]) {
			const headers = { "x-forwarded-host": "evil.test" };
			expect(await (await app.get(path, "fieldhouse.test", headers)).text()).toBe(own);
		}
		const [event] = (await read("/spikes/calendar/organization.ics", "fieldhouse.test")).events;
		expect(event).toMatchObject({
			url: `http://fieldhouse.test/spikes/games/${strangers.gameId(0)}`,
			start: "2026-04-05T08:30:00Z",
		});
	});

	test("is missing where there is no such league or team here", async () => {
		for (const path of [
			`teams/${strangers.teamId("Reds")}`,
			`leagues/${strangers.seasonLeague.league.id}`,
			`leagues/${hidden.seasonLeague.league.id}`,
			`teams/${hidden.teamId("Ghosts")}`,
			"teams/2000000000",
			"leagues/0",
			"teams/x",
			`games/${hidden.gameId(0)}`,
			"games/2000000000",
			"players/1",
			"everything",
		]) {
			const response = await app.get(`/calendar/${path}.ics`, host);
			expect([response.status, response.headers.get("content-type")], path).toEqual([
				404,
				"text/html; charset=utf-8",
			]);
		}
		expect((await app.get("/calendar/organization.ics")).status).toBe(404);
	});

	test("is sent as a calendar, and not again while nothing changes", async () => {
		const path = "/calendar/organization.ics";
		const first = await app.get(path, host);
		expect(Object.fromEntries(first.headers)).toMatchObject({
			"content-type": "text/calendar; charset=utf-8",
			"cache-control": "public, max-age=0, must-revalidate",
			"x-content-type-options": "nosniff",
		});
		const known = { "if-none-match": first.headers.get("etag") ?? "" };
		expect((await app.get(path, host, known)).status).toBe(304);
		now = new Date("2026-01-06T22:40:00Z");
		expect((await app.get(path, host, known)).status).toBe(304);
		const { store } = hoops;
		await store.transaction(async ({ games }) => {
			const game = await games.find(hoops.gameId(1));
			if (game) await games.saveDetails(game.id, { ...game, time: "21:00" }, now.toISOString());
		});
		const changed = await app.get(path, host, known);
		expect(changed.status).toBe(200);
		expect(readCalendar(await changed.text()).events[1]).toMatchObject({
			uid: uidOf(1),
			sequence: 1,
			start: "2026-01-06T20:00:00Z",
			stamp: "2026-01-06T22:40:00Z",
			lastModified: "2026-01-06T22:40:00Z",
		});
	});

	test("takes as long as its schedule says", async () => {
		const { store, seasonLeague } = hoops;
		const [game] = await store.games.findMany([hoops.gameId(1)]);
		const { id: _, ...rest } = game ?? ({} as never);
		await store.transaction(async ({ games, schedules }) => {
			const scheduleId = await schedules.insert({
				seasonLeagueId: seasonLeague.id,
				name: "Plan",
				startDate: "2026-01-05",
				numWeeks: 2,
				gameDays: ["Monday"],
				hasSameSlots: true,
				timeSlots: ["19:00"],
				weeklyTimeSlots: [],
				rules: { ...plainRules, gameMinutes: 45 },
			});
			const planned = { ...rest, date: "2026-01-12", time: "19:00", externalId: null };
			await games.insertAll([{ ...planned, scheduleId, weekIndex: 1 }]);
		});
		const { events } = await read("/calendar/organization.ics");
		expect(events.at(-1)).toMatchObject({
			start: "2026-01-12T18:00:00Z",
			end: "2026-01-12T18:45:00Z",
		});
	});
});

test("no organization can be called like the calendars", () => {
	expect(reserved).toContain("calendar");
});

function uidOf(game: number): string {
	return `game-${hoops.gameId(game)}@fieldhouse.test`;
}
