import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainFormat, type StageFormat } from "#domain/stage/stage.ts";
import { startSession } from "#server/identity/session.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import type { Store } from "#store/store.ts";
import { keepCookie, openBrowser } from "#testing/browser.ts";
import { aLeague, anAccount } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { frozenBy, longestFreezeMs } from "./size/heartbeat.ts";

const host = "fieldhouse.test";
const names = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);

/** The largest of their kind (rule `thousand-games-a-stage`). */
const largest: [string, StageFormat][] = [
	[
		"64 teams that have to lose twice, best of seven",
		{
			...plainFormat(64),
			kind: "double",
			bestOf: { final: 7, semiFinal: 7, earlier: 7 },
			hasReset: true,
		},
	],
	[
		"two groups of 32 teams",
		{ ...plainFormat(64), kind: "groups", groups: { count: 2, advance: 1, meetings: 1 } },
	],
];

test.each(largest)(
	"a stage of a thousand games lets others in between: %s",
	{ timeout: 600_000 },
	async (_, format) => {
		// On PostgreSQL whoever waits for it waits elsewhere. A database in memory lets nobody in between.
		const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-stage-"));
		const database = openDatabase({ databaseUrl: null, dataDir });
		await migrate(database.db, database.dialect);
		const now = () => new Date("2026-03-01T12:00:00Z");
		const { app, services, get } = await startApp({ database, now });
		const made = await aLeague(database, {
			organization: { slug: "hoops" },
			season: { isActive: true, isVisible: true },
			teams: Object.fromEntries(names.map((name) => [name, []])),
			games: names.slice(1).map((name, at) => ["Team 1", 80 + at, name, 70] as const),
		});
		const { id: userId } = await anAccount(database, { organizationId: made.organization.id });
		const staff = openBrowser((path, init) => app.request(`http://${host}${path}`, init));
		keepCookie(staff.cookies, (await startSession(services, { userId, host })).cookie);
		await staff.get("/api/auth/check-auth");

		const freezes: Record<string, number> = {};
		const ask = async (name: string, answer: () => Response | Promise<Response>) => {
			let text = "";
			const ms = await frozenBy(async () => {
				const response = await answer();
				text = await response.text();
				expect(response.status, `${name}: ${text.slice(0, 300)}`).toBe(200);
			});
			if (ms > longestFreezeMs) freezes[name] = Math.round(ms);
			return text;
		};
		const json = async (...asked: Parameters<typeof ask>) => JSON.parse(await ask(...asked));
		const stages = `/api/seasonsv2/${made.season.id}/leagues/${made.seasonLeague.league.id}/stages`;
		const { stage } = await json("plans it", () =>
			staff.post(stages, { name: randomUUID(), format }),
		);
		const of = `/api/stages/${stage.id}`;
		await ask("plans it anew", () => staff.put(of, { format: { ...format, hosting: "2-2-1" } }));
		await ask("looks at the table", () => staff.get(`${of}/seeding`));
		const seeds = names.map((name) => ({ teamId: made.teamId(name) }));
		await ask("seeds it", () => staff.put(`${of}/seeds`, { seeds }));
		await ask("turns all seeds", () => staff.put(`${of}/seeds`, { seeds: seeds.toReversed() }));
		await ask("publishes it", () => staff.put(`${of}/publication`, { isPublished: true }));
		const when = "gameDays=Saturday,Sunday&times=10:00,12:00,14:00&courts=A,B,C,D";
		const { games } = await json("lays its games", () =>
			staff.get(`${of}/laying?firstDay=2026-04-01&${when}`),
		);
		await ask("places them", () => staff.put(`${of}/games`, { games }));
		const played = await playAll(made.store, stage.id, now().toISOString());
		await ask("moves winners on", () => staff.put(`${of}/games`, { games: [] }));
		const other = { score_home: 60, score_away: 80, status: "completed" };
		await ask("says what another result changes", () =>
			staff.post(`/api/gamesv2/${played}/effect`, other),
		);
		await ask("corrects a result", () => staff.put(`/api/gamesv2/${played}/scores`, other));
		await ask("lets a team withdraw", () =>
			staff.put(`${of}/withdrawals`, { teamId: made.teamId("Team 9"), reason: "Too few players." }),
		);
		await ask("tells it", () => staff.get(of));
		await ask("tells all", () => staff.get("/api/stages"));
		for (const path of ["", `/playoffs/${stage.id}`, "/playoffs", "/schedule", "/embed/playoffs"])
			await ask(`shows /hoops${path}`, () => get(`/hoops${path}`));
		// A second time there is nothing to throw away.
		const { trashId } = JSON.parse(await (await staff.del(of)).text());
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
		await database.close();
		rmSync(dataDir, { recursive: true });
		expect(freezes).toEqual({});
	},
);

/** Every game whose teams are known gets a result, which nobody has told the stage yet; answers the last. */
async function playAll(store: Store, stageId: number, at: string): Promise<number> {
	const planned = await store.stages.listPlanned([stageId]);
	const ids = planned.flatMap(({ game }) => game?.id ?? []);
	for (const id of ids) await store.games.saveScore(id, { home: 80, away: 60 });
	await store.games.saveStatuses(ids, "completed", at);
	return ids.at(-1) ?? 0;
}
