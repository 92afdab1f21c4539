import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

type Wire = Record<string, unknown>;
type Asked = {
	until: string | null;
	teams: (Wire & {
		teamId: number;
		name: string;
		link: string;
		note: string;
		asks: (Wire & { key: string; state: string; lost: number; alike: number })[];
	})[];
};

describe.each(engines)("$name: when teams can play", (engine) => {
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	let scheduleId: number;

	beforeEach(async () => {
		office = await startSignUpOffice(engine);
		const { schedule } = await (
			await office.stan.post("/api/schedules", {
				name: "Winter",
				leagueId: office.made.seasonLeague.league.id,
				seasonId: office.made.season.id,
				startDate: "2026-02-02",
				numWeeks: 2,
				gameDays: ["Monday"],
				timeSlots: ["19:00", "20:00"],
				gamesPerTeam: 2,
			})
		).json();
		scheduleId = schedule.id;
	});
	afterEach(async () => {
		expect(office.api.errors).toEqual([]);
		await office.database.close();
	});

	const path = () => `/api/schedules/${scheduleId}/availability`;
	const asked = async (): Promise<Asked> => (await office.stan.get(path())).json();
	const ask = async (more: Wire = {}): Promise<Asked> =>
		(await office.stan.put(path(), { until: "2026-01-10", ...more })).json();
	const teamOf = (name: string, { teams }: Asked) =>
		present(
			teams.find((team) => team.name === name),
			name,
		);
	const linkOf = (team: { link: string }) => new URL(team.link).searchParams.get("link") ?? "";
	const say = (link: string, more: Record<string, string> = {}) =>
		office.send({ link, ...more }, "/schedule/availability");
	const visit = (link: string) =>
		office.visit(`/schedule/availability?link=${encodeURIComponent(link)}`);
	const decide = (decisions: Wire[]) => office.stan.post(`${path()}/decisions`, { decisions });
	const rules = async () => {
		const { schedule } = await (await office.stan.get(`/api/schedules/${scheduleId}/plan`)).json();
		return { blackouts: schedule.blackouts, wishes: schedule.wishes };
	};

	test("each team has a link of its own, on which a captain ticks dates and says wishes", async () => {
		expect(await asked()).toEqual({ until: null, teams: [] });
		const hawks = teamOf("Hawks", await ask());
		const page = await visit(linkOf(hawks));
		expect(page.html).toContain("When Hawks can play");
		expect(page.html).toContain("Mon, Feb 9");
		const sent = { "date 2026-02-09": "1", "time 20:00": "avoids", note: "We have a tournament." };
		expect(await say(linkOf(hawks), sent)).toMatchObject({ status: 303 });
		const told = teamOf("Hawks", await asked());
		expect(told.note).toBe("We have a tournament.");
		expect(told.asks).toMatchObject([
			{ key: "date 2026-02-09", isLiked: null, state: "open", lost: 1, alike: 0 },
			{ key: "time 20:00", isLiked: false, state: "open", lost: 0 },
		]);
	});

	test("what is accepted is planned with, and not any more once it is refused", async () => {
		const hawks = teamOf("Hawks", await ask());
		await say(linkOf(hawks), { "date 2026-02-09": "1", "time 19:00": "likes" });
		const { teamId } = hawks;
		await decide([
			{ teamId, key: "date 2026-02-09", state: "accepted" },
			{ teamId, key: "time 19:00", state: "accepted" },
		]);
		const wish = { kind: "time", team: teamId, isLiked: true, from: "19:00", until: "20:00" };
		expect(await rules()).toMatchObject({
			blackouts: [{ teamId, dates: ["2026-02-09"] }],
			wishes: [{ ...wish, weight: 2 }],
		});
		// What is decided stays, whatever is sent.
		await say(linkOf(hawks), { "date 2026-02-02": "1" });
		expect(teamOf("Hawks", await asked()).asks.map(({ key, state }) => [key, state])).toEqual([
			["date 2026-02-09", "accepted"],
			["time 19:00", "accepted"],
			["date 2026-02-02", "open"],
		]);
		await decide([
			{ teamId, key: "date 2026-02-09", state: "refused" },
			{ teamId, key: "time 19:00", state: "open" },
		]);
		expect(await rules()).toEqual({ blackouts: [], wishes: [] });
		expect((await visit(linkOf(hawks))).html).toContain("not possible");
	});

	test("says how many other teams ask the same", async () => {
		const both = await ask();
		for (const name of ["Hawks", "Owls"])
			await say(linkOf(teamOf(name, both)), { "date 2026-02-02": "1", "time 20:00": "avoids" });
		const { asks } = teamOf("Owls", await asked());
		expect(asks.map(({ alike }) => alike)).toEqual([1, 1]);
	});

	test("a link opens its team until it is made anew, and no sign-up", async () => {
		const hawks = teamOf("Hawks", await ask());
		const old = linkOf(hawks);
		const anew = linkOf(teamOf("Hawks", await ask({ renewTeamId: hawks.teamId })));
		expect((await visit(old)).status).toBe(404);
		expect((await say(old, { "date 2026-02-02": "1" })).status).toBe(404);
		expect((await visit(anew)).status).toBe(200);
		expect((await office.visit(`/sign-up/mine?link=${encodeURIComponent(anew)}`)).status).toBe(404);
		await office.team("Terns");
		const [terns] = await office.signUps();
		const own = office.mailLink(terns?.id ?? 0);
		expect((await visit(own)).status).toBe(404);
		expect((await visit(`${anew}x`)).status).toBe(404);
	});

	test("a captain who signed the team up finds the link on the own page while it is asked", async () => {
		const { stan, made } = office;
		await office.team("Terns");
		const [terns] = await office.signUps();
		const own = office.mailLink(terns?.id ?? 0);
		const page = async () =>
			(await office.visit(`/sign-up/mine?link=${encodeURIComponent(own)}`)).html;
		await stan.post(`/api/sign-ups/${terns?.id}/acceptance`, {
			seasonLeagueId: made.seasonLeague.id,
		});
		expect(await page()).not.toContain("When can your team play?");
		const team = teamOf("Terns", await ask());
		expect(await page()).toContain(encodeURIComponent(linkOf(team)));
		office.setClock("2026-01-12T12:00:00Z");
		expect(await page()).not.toContain("When can your team play?");
	});

	test("a team asks for at most 200 things, and a schedule takes at most 200 wishes", async () => {
		const { stan } = office;
		await stan.put(`/api/schedules/${scheduleId}`, { numWeeks: 104 });
		await stan.put(`/api/schedules/${scheduleId}/rules`, {
			gameDays: ["Monday", "Tuesday", "Friday"],
		});
		const hawks = teamOf("Hawks", await ask());
		const { html } = await visit(linkOf(hawks));
		const dates = [...html.matchAll(/name="(date [^"]+)"/g)].map(([, name = ""]) => name);
		const tick = (names: readonly string[]) =>
			say(linkOf(hawks), Object.fromEntries(names.map((name) => [name, "1"])));
		expect([dates.length, (await tick(dates.slice(0, 201))).status]).toEqual([312, 422]);
		expect((await tick(dates.slice(0, 200))).status).toBe(303);
		expect(teamOf("Hawks", await asked()).asks).toHaveLength(200);

		const wish = { kind: "time", team: hawks.teamId, isLiked: true, weight: 1 };
		const wishes = Array.from({ length: 200 }, (_, at) => {
			return { ...wish, from: `1${at % 10}:${String(Math.floor(at / 10)).padStart(2, "0")}` };
		});
		await stan.put(`/api/schedules/${scheduleId}/rules`, { wishes });
		await say(linkOf(hawks), { "day Tuesday": "avoids" });
		const one = { teamId: hawks.teamId, key: "day Tuesday", state: "accepted" };
		const refused = await decide([one]);
		expect([refused.status, (await refused.json()).message]).toEqual([
			409,
			"A schedule has at most 200 wishes.",
		]);
		expect(teamOf("Hawks", await asked()).asks).toMatchObject([{ state: "open" }]);
	});

	test("what costs nothing alone is not all told to cost nothing together", async () => {
		await office.stan.put(`/api/schedules/${scheduleId}`, { numWeeks: 3 });
		const both = await ask();
		await say(linkOf(teamOf("Hawks", both)), { "date 2026-02-02": "1" });
		await say(linkOf(teamOf("Owls", both)), { "date 2026-02-09": "1" });
		const { teams } = await asked();
		expect(teams.flatMap(({ asks }) => asks.map(({ lost }) => lost)).toSorted()).toEqual([0, 1]);
	});

	test("is said until the day has gone by", async () => {
		const hawks = teamOf("Hawks", await ask());
		await say(linkOf(hawks), { "date 2026-02-09": "1" });
		office.setClock("2026-01-12T12:00:00Z");
		const late = await say(linkOf(hawks), {});
		expect([late.status, late.html.includes("has gone by")]).toEqual([422, true]);
	});

	test("refuses a day that has gone by, strangers' teams and what nobody asks for", async () => {
		const past = await office.stan.put(path(), { until: "2026-01-01" });
		expect([past.status, Object.keys((await past.json()).fields)]).toEqual([422, ["until"]]);
		const { teamId } = teamOf("Hawks", await ask());
		const accepted = { key: "date 2026-02-09", state: "accepted" };
		expect((await decide([{ teamId, ...accepted }])).status).toBe(404);
		expect((await decide([{ teamId: 999_999, ...accepted }])).status).toBe(404);
		expect((await ask({ renewTeamId: 999_999 })).teams).toBeUndefined();
		const hawks = teamOf("Hawks", await asked());
		await say(linkOf(hawks), {
			"date 2026-03-09": "1",
			"time 23:00": "likes",
			"day Monday": "likes",
		});
		expect(teamOf("Hawks", await asked()).asks).toEqual([]);
		const long = await say(linkOf(hawks), { note: "x".repeat(501) });
		expect(long.status).toBe(422);
	});
});
