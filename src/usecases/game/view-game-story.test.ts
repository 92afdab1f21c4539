import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { refreshTotals } from "../stats/totals.ts";
import { viewGameStory } from "./view-game-story.ts";

describe.each(engines)("the story of a game on $name", ({ open }) => {
	let database: Database;
	let spring: MadeLeague;

	beforeAll(async () => {
		database = await open();
		spring = await aLeague(database, {
			teams: { Hawks: ["Ann Ash", "Bo Birch"], Owls: ["Cy Cedar"], Bears: ["Dee Dogwood"] },
			games: [
				["Hawks", 60, "Owls", 50, { date: "2026-01-05" }],
				["Owls", 70, "Hawks", 65, { date: "2026-01-12" }],
				["Bears", 30, "Owls", 29, { date: "2026-01-13" }],
				["Owls", 20, "Hawks", 10, { date: "2026-01-14", status: "postponed" }],
				["Hawks", "Owls", { date: "2026-01-19" }],
				["Hawks", 1, "Bears", 0, { date: "2026-01-20", status: "forfeit", forfeitedBy: "away" }],
			],
			hasBoxScores: true,
		});
		const { store, season } = spring;
		await refreshTotals(store, { seasonId: season.id, playerIds: "all", isDecidedAnew: true });
		await aLeague(database, {
			in: spring.organization,
			season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
			games: [["Owls", 41, "Hawks", 40, { date: "2025-10-06" }]],
		});
		await aLeague(database, {
			in: spring.organization,
			season: { name: "Secret", startDate: "2027-01-01", isActive: false, isVisible: false },
			games: [["Owls", 9, "Hawks", 8, { date: "2026-01-18" }]],
		});
	});
	afterAll(() => database.close());

	const story = (game: number) => viewGameStory(visitorOf(spring), { id: spring.gameId(game) });

	test("of a game to come is who meets: records, last meetings of visible seasons, leaders", async () => {
		const { rows, meetings, leaders, effect, totals, best } = await story(4);
		expect(rows).toMatchObject({
			home: { name: "Hawks", wins: 2, losses: 1, form: ["win", "loss", "win"] },
			away: { name: "Owls", wins: 1, losses: 2 },
		});
		expect(meetings.map(({ date }) => date)).toEqual(["2026-01-12", "2026-01-05", "2025-10-06"]);
		const [first] = leaders.home;
		expect([first?.stat.short, first?.games]).toEqual(["PTS", 3]);
		expect(leaders.away.map(({ player }) => player.firstName)).toContain("Cy");
		expect([effect, totals, best.home]).toEqual([null, null, []]);
	});

	test("of a finished game is what it came to: the best, both teams' numbers, the table", async () => {
		const { effect, totals, best, meetings, leaders } = await story(1);
		expect(effect).toEqual({ home: { before: 2, after: 1 }, away: { before: 1, after: 1 } });
		expect([totals?.home.points, totals?.away.points]).toEqual([70, 65]);
		expect(best.home.map(({ totals: { points } }) => points)).toEqual([70]);
		expect(best.away).toHaveLength(2);
		expect([meetings, leaders.home]).toEqual([[], []]);
	});

	test("of a forfeit is its place in the table, and of a postponed game nothing", async () => {
		expect((await story(5)).effect?.home.after).toBe(1);
		const postponed = await story(3);
		expect(postponed.effect).toBeNull();
		expect(postponed.meetings).toHaveLength(3);
	});
});
