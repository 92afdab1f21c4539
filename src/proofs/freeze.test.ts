import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mostAsks } from "#domain/availability/availability.ts";
import { noFeeRules } from "#domain/ledger/fee-rules.ts";
import { plainOfficial } from "#domain/official/official.ts";
import { weekdays } from "#domain/schedule/schedule.ts";
import { addDays } from "#domain/time/calendar.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { clearDeadRows } from "#store/engine/planner/statistics.ts";
import { addUser, startApi } from "#testing/api.ts";
import { engines, places } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { newOrganization } from "#testing/import-fixtures.ts";
import { present } from "#testing/present.ts";
import { frozenBy, heartbeat, longestFreezeMs } from "./size/heartbeat.ts";
import { inputsOfAnybody, inputsOfStaff } from "./size/inputs.ts";
import { listsAndTexts } from "./size/lists-and-texts.ts";
import { proofWorld } from "./world/proof-world.ts";

/** The sizes of the inputs are sixteenths of what a request may have. */
const largest = 16;
/** As many lines as a spreadsheet may have. */
const mostLines = 20_000;

async function staffOf(api: Awaited<ReturnType<typeof startApi>>) {
	const { store, sport } = await newOrganization(api.database);
	await addUser(api, { username: "staff", role: "staff", organizationId: store.organizationId });
	return { staff: await api.signedIn("staff"), sport };
}

test("no large input keeps everybody waiting, whoever sends it", { timeout: 300_000 }, async () => {
	const api = await startApi();
	const { staff } = await staffOf(api);
	const anybody = api.browser();
	await anybody.get("/api/auth/check-auth");
	const world = await proofWorld(present(engines[0], "an engine"));
	const freezes: string[] = [];
	for (const [name, work] of [
		...inputsOfAnybody(anybody),
		...inputsOfStaff(staff),
		...listsAndTexts(world),
	]) {
		const ms = await frozenBy(work(largest));
		if (ms > longestFreezeMs) freezes.push(`${name} (${Math.round(ms)} ms)`);
	}
	await world.close();
	expect(freezes).toEqual([]);
});

test("neither do all that teams can ask, nor the officials of a year", {
	timeout: 120_000,
}, async () => {
	const teams = Array.from({ length: 40 }, (_, at) => `Team ${at}`);
	const { database, close } = await openPlace(present(places[0], "a place"));
	const made = await aLeague(database, {
		teams: Object.fromEntries(teams.map((name) => [name, []])),
		games: [],
	});
	const { store, seasonLeague } = made;
	const api = await startApi({ database, now: () => new Date("2026-01-01T12:00:00Z") });
	await addUser(api, { username: "stan", role: "staff", organizationId: made.organization.id });
	const stan = await api.signedIn("stan");
	const freezes: Record<string, number> = {};
	const ask = async (name: string, work: () => Promise<Response>) => {
		const statuses = new Set<number>();
		const ms = await frozenBy(async () => {
			const answer = await work();
			await answer.text();
			statuses.add(answer.status);
		});
		expect([name, ...statuses]).toEqual([name, 200]);
		if (ms > longestFreezeMs) freezes[name] = Math.round(ms);
	};
	const days = Array.from({ length: 728 }, (_, at) => addDays("2026-01-05", at));
	const hours = ["18:00", "19:00", "20:00", "21:00", "22:00"];
	const scheduleId = await store.schedules.insert({
		seasonLeagueId: seasonLeague.id,
		name: "Every day",
		startDate: "2026-01-05",
		numWeeks: 104,
		gameDays: [...weekdays],
		hasSameSlots: true,
		timeSlots: hours,
		weeklyTimeSlots: [],
	});
	const path = `/api/schedules/${scheduleId}/availability`;
	await ask("asks all teams", () => stan.put(path, { until: "2026-02-01" }));
	const dates = days.slice(0, mostAsks);
	for (const one of await store.availabilities.listOfSchedule(scheduleId)) {
		const asks = dates.map((date) => ({
			ask: { kind: "date" as const, date },
			state: "open" as const,
		}));
		await store.availabilities.save({ ...one, asks, saidAt: "2026-01-01T12:00:00Z" });
	}
	await ask("sees what all ask", () => stan.get(path));
	const decisions = teams.flatMap((name) =>
		dates.slice(0, 25).map((date) => {
			return { teamId: made.teamId(name), key: `date ${date}`, state: "accepted" };
		}),
	);
	await ask("decides a thousand", () => stan.post(`${path}/decisions`, { decisions }));
	for (let at = 0; at < 60; at += 1) {
		await store.officials.insert({ ...plainOfficial, name: `Official ${at}` });
	}
	await store.games.insertAll(
		days.slice(0, 364).flatMap((date) =>
			["East", "West"].flatMap((location) =>
				hours.map((time) => ({
					seasonLeagueId: seasonLeague.id,
					homeEntryId: made.entryId("Team 0"),
					awayEntryId: made.entryId("Team 1"),
					date,
					time,
					location,
					videoUrl: null,
					externalId: null,
					status: "completed" as const,
					forfeitedBy: null,
					score: { home: 2, away: 1 },
				})),
			),
		),
	);
	const year = { from: "2026-01-05", to: "2027-01-04" };
	await ask("fills a year", () => stan.post("/api/officials/assignment", { ...year, referees: 2 }));
	await ask("sees a year", () => stan.get(`/api/officials/games?${new URLSearchParams(year)}`));
	await store.feeRules.save(seasonLeague.id, {
		...noFeeRules,
		officialFees: { referee: 4_000, scorer: 1_500 },
	});
	await ask("enters the fees of a year", () => stan.post("/api/ledger/officials", year));
	const games = Array.from({ length: 100 }, (_, at) => ({
		homeTeamId: made.teamId("Team 2"),
		awayTeamId: made.teamId("Team 3"),
		date: days[at],
		time: "12:00",
	}));
	const moves = (body: object) =>
		stan.put(`/api/schedules/${scheduleId}/moves`, { moves: [], ...body });
	await ask("adds a hundred games", () => moves({ added: games }));
	const added = await store.games.listWithTeams({ scheduleId });
	expect(added).toHaveLength(100);
	await ask("throws them away", () => moves({ removed: added.slice(1).map(({ id }) => id) }));
	await close();
	expect(freezes).toEqual({});
});

describe.each(places)("$name: the work of a season", (place) => {
	test("lets others in between", { timeout: 600_000 }, async () => {
		const { database, close } = await openPlace(place);
		const api = await startApi({ database });
		const { staff, sport } = await staffOf(api);
		const freezes: Record<string, number> = {};
		const ask = async (name: string, answer: () => Promise<Response>) => {
			const { end } = heartbeat();
			const response = await answer();
			const text = await response.text();
			const ms = Math.round(end());
			expect(response.status, `${name}: ${text.slice(0, 300)}`).toBe(200);
			if (ms > longestFreezeMs) freezes[name] = ms;
			return JSON.parse(text);
		};
		const [trial, real] = [season("true"), season("false")];
		await ask("tries an import", () => staff.post("/api/imports", trial));
		// As PostgreSQL does by itself within a minute; the tables are empty then.
		await clearDeadRows(database);
		const imported = await ask("imports", () => staff.post("/api/imports", real));
		const { seasonId, leagueId } = imported.place;
		const of = `/api/seasonsv2/${seasonId}`;
		await ask("exports", () => staff.get(`${of}/leagues/${leagueId}/box-scores`));
		await staff.post("/api/statsv2/reset", { sport_id: sport.id });
		const formula = { name: "Efficiency", abbreviation: "EFX", formula: "PTS + REB" };
		const { stat } = await ask("adds a formula", () =>
			staff.post("/api/statsv2", { ...formula, sport_id: sport.id }),
		);
		await ask("changes it", () => staff.put(`/api/statsv2/${stat.id}`, { formula: "PTS + AST" }));
		const { trashId } = await ask("deletes the season", () => staff.del(of));
		await ask("restores it", () => staff.post(`/api/trash/${trashId}/restore`));
		await close();
		expect(freezes).toEqual({});
	});
});

/** As installations have it: a database in memory lets nobody in between, for nobody else asks it anything. */
async function openPlace({ make }: (typeof places)[number]) {
	const home = await make();
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-freeze-"));
	const database = openDatabase({ databaseUrl: home.databaseUrl, dataDir });
	await migrate(database.db, database.dialect);
	const close = async () => {
		await database.close();
		await home.remove();
		rmSync(dataDir, { recursive: true });
	};
	return { database, close };
}

/** As many games as ten lines a game make. */
function season(isTrial: string): FormData {
	const team = (index: number) => `Guest ${index % 24}`;
	const games = Array.from({ length: mostLines / 10 }, (_, game) => {
		const day = new Date(Date.UTC(2024, 8, 1 + (game % 240))).toISOString().slice(0, 10);
		return `${game},${day},${team(game)},${team(game + 1)},${70 + (game % 30)},61`;
	});
	const lines = Array.from({ length: mostLines }, (_, line) => {
		const [game, at] = [Math.floor(line / 10), line % 10];
		const side = at < 5 ? game : game + 1;
		return `${game},${team(side)},First${at},Last${side % 24},${4 + at},${at},2,1`;
	});
	const form = new FormData();
	const sheet = (head: string, rows: string[]) => new File([[head, ...rows].join("\n")], "a.csv");
	form.append("season", "Brought along");
	form.append("league", "Brought along");
	form.append("isTrial", isTrial);
	form.append("games", sheet("game_id,date,home_team,away_team,home_score,away_score", games));
	form.append("boxScores", sheet("game_id,team,first_name,last_name,PTS,REB,AST,STL", lines));
	return form;
}
