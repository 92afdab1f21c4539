import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { followsNothing } from "#domain/follower/follower.ts";
import { usualLetters } from "#domain/notice/letter-settings.ts";
import { signIn } from "./administrator.ts";
import { quantile } from "./busy.ts";
import { requestText, visit } from "./http.ts";
import type { MadeDatabase } from "./make-database.ts";
import type { Measured, startMailServer, startVisitors } from "./processes.ts";
import { type Findings, fixed, table, thousands } from "./report.ts";

type Setting = {
	mailServer: Awaited<ReturnType<typeof startMailServer>>;
	visitors: ReturnType<typeof startVisitors>;
	server: Measured;
	made: MadeDatabase;
	followers: number;
};

const goals = { allMs: 60_000, answerMs: 300, pagesMs: 100 };
const pagesPerSecond = 20;
/** Longer than anybody waits for the last letter. */
const mostMs = 300_000;

/** Lets so many follow a league whose first game is still to come, and holds nothing back. */
export function addFollowers(file: string, made: MadeDatabase, count: number): void {
	const database = new DatabaseSync(file);
	database.exec("begin");
	const at = new Date().toISOString();
	const follows = JSON.stringify({ ...followsNothing, leagues: [made.leagueId] });
	const insert = database.prepare(
		`insert into followers (id, organization_id, way, address, language, follows, created_at, confirmed_at)
			values (?, ?, 'mail', ?, 'en', ?, ?, ?)`,
	);
	for (let id = 1; id <= count; id += 1) {
		insert.run(id, made.organizationId, `follower-${id}@example.com`, follows, at, at);
	}
	const letters = JSON.stringify({ ...usualLetters, holdMinutes: 0, quietUntil: "22:00" });
	database.prepare("update organizations set letters = ?").run(letters);
	database
		.prepare(
			"update games set status = 'scheduled', home_score = null, away_score = null where id = ?",
		)
		.run(made.gameId);
	database.exec("commit");
	database.close();
}

/** One process moves a game that thousands follow, writes to each of them, and shows pages meanwhile. */
export async function letters(setting: Setting): Promise<Findings> {
	const { mailServer, visitors, server, made, followers } = setting;
	const { port } = server;
	const administrator = await signIn(port, made.slug);
	const save = (location: string) =>
		requestText(
			"PUT",
			`/api/gamesv2/${made.gameId}/details`,
			administrator,
			JSON.stringify({ location }),
		);
	const once = { port, connections: 1, perSecond: 1000, ms: 1 };
	const pages = [{ name: "page", requests: [visit(`/${made.slug}/teamList`, "br")] }];
	const visiting = { port, connections: 8, perSecond: pagesPerSecond, kinds: pages };
	const alone = (await visitors.run({ ...visiting, ms: 3000 })).took["page"] ?? [];
	const before = await server.usage();
	const start = performance.timeOrigin + performance.now();
	const answered = await visitors.run({
		...once,
		kinds: [{ name: "save", requests: [save("Another Hall")] }],
	});
	if (answered.refused.length > 0) throw new Error(`The game was refused: ${answered.refused[0]}`);
	let enough = () => {};
	const until = new Promise<void>((resolve) => {
		enough = resolve;
	});
	const beside = visitors.run({ ...visiting, ms: mostMs }, until);
	let taken = await mailServer.taken();
	while (taken.letters < followers && performance.timeOrigin + performance.now() < start + mostMs) {
		await setTimeout(200);
		taken = await mailServer.taken();
	}
	enough();
	const cpuMs = (await server.usage()).cpuMs - before.cpuMs;
	const meanwhile = (await beside).took["page"] ?? [];
	const tookMs = taken.lastAt - start;
	const [answerMs = 0] = answered.took["save"] ?? [];
	const slow = quantile(meanwhile, 0.99);
	return {
		tables: [
			table(
				[
					"letters",
					"seconds",
					"core, ms each",
					"bytes each",
					"action, ms",
					"page alone, 99 %, ms",
					"beside, ms",
				],
				[
					[
						thousands(taken.letters),
						fixed(tookMs / 1000, 1),
						fixed(cpuMs / taken.letters, 2),
						thousands(taken.bytes / taken.letters),
						fixed(answerMs, 0),
						fixed(quantile(alone, 0.99), 0),
						fixed(slow, 0),
					],
				],
			),
		],
		goals: [
			{
				goal: `${thousands(followers)} letters handed to a mail server within 60 seconds by one process`,
				measured: `${thousands(taken.letters)} in ${fixed(tookMs / 1000, 1)} s`,
				isReached: taken.letters === followers && tookMs <= goals.allMs,
			},
			{
				goal: `what ${thousands(followers)} hear of is answered within ${goals.answerMs} ms`,
				measured: `${fixed(answerMs, 0)} ms`,
				isReached: answerMs <= goals.answerMs,
			},
			{
				goal: `meanwhile 99 % of pages within ${goals.pagesMs} ms`,
				measured: `${fixed(slow, 0)} ms`,
				isReached: slow <= goals.pagesMs,
			},
		],
	};
}
