import { DatabaseSync } from "node:sqlite";
import { signIn } from "./administrator.ts";
import { quantile } from "./busy.ts";
import { ask, browserHeaders, requestText, visit } from "./http.ts";
import type { MadeDatabase } from "./make-database.ts";
import type { Measured, startVisitors } from "./processes.ts";
import { type Findings, fixed, table, thousands } from "./report.ts";

type Setting = {
	/** Who signs up, and who looks at pages meanwhile. */
	teams: ReturnType<typeof startVisitors>;
	visitors: ReturnType<typeof startVisitors>;
	server: Measured;
	file: string;
	made: MadeDatabase;
	count: number;
};

const goals = { withinMs: 1000, pace: 1.1, leastMs: 50 };
const openingMs = 60_000;
const pagesPerSecond = 20;
/** Longer than a form has to be filled in for (rule `forms-take-time`). */
const leastQuietMs = 2500;

/**
 * A registration opens, and captains sign up at the same pace over a minute, each with the form as a browser sends it,
 * while visitors look at a page that nobody changes. As many are counted in the database as were answered.
 */
export async function signUps(setting: Setting): Promise<Findings> {
	const { teams, visitors, server, file, made, count } = setting;
	const { port } = server;
	const registrationId = await openRegistration(setting);
	const { body: form } = await ask(port, `/${made.slug}/sign-up/${registrationId}/1`, "identity");
	const begun = /name="begun" value="([^"]+)"/.exec(String(form))?.[1] ?? "";
	const forms = Array.from({ length: count }, (_, index) =>
		signUpRequest(made.slug, { registration: String(registrationId), begun }, index),
	);
	const pages = [{ name: "page", requests: [visit(`/${made.slug}/teamList`, "br")] }];
	const visiting = { port, connections: 8, perSecond: pagesPerSecond, kinds: pages };
	const ms = Math.min(openingMs, count * 100);
	const alone =
		(await visitors.run({ ...visiting, ms: Math.max(ms / 10, leastQuietMs) })).took["page"] ?? [];
	const before = await server.usage();
	let isDone = () => {};
	const until = new Promise<void>((resolve) => {
		isDone = resolve;
	});
	const beside = visitors.run({ ...visiting, ms: openingMs * 2 }, until);
	const sent = await teams.run({
		port,
		connections: 8,
		areApart: true,
		perSecond: (count / ms) * 1000,
		ms,
		kinds: [{ name: "team", requests: forms }],
	});
	isDone();
	const cpuMs = (await server.usage()).cpuMs - before.cpuMs;
	const meanwhile = (await beside).took["page"] ?? [];
	const kept = countTeams(file, registrationId);
	const taken = sent.refused.filter((line) => / 303$/.test(line)).length;
	const slow = quantile(sent.took["team"] ?? [], 0.99);
	const [quiet, busy] = [quantile(alone, 0.99), quantile(meanwhile, 0.99)];
	return {
		tables: [
			table(
				["sign-ups", "kept", "core, ms each", "99 %, ms", "page alone, 99 %, ms", "beside, ms"],
				[
					[
						thousands(taken),
						thousands(kept),
						fixed(cpuMs / count, 1),
						fixed(slow, 0),
						fixed(quiet, 0),
						fixed(busy, 0),
					],
				],
			),
		],
		goals: [
			{
				goal: `${thousands(count)} sign-ups in the minute of the opening, none lost`,
				measured: `${thousands(taken)} answered, ${thousands(kept)} kept`,
				isReached: taken === count && kept === count,
			},
			{
				goal: `99 % of them answered within ${goals.withinMs} ms`,
				measured: `${fixed(slow, 0)} ms`,
				isReached: slow <= goals.withinMs,
			},
			{
				goal: `meanwhile 99 % of pages as fast as before, or within ${goals.leastMs} ms`,
				measured: `${fixed(busy, 0)} ms, ${fixed(quiet, 0)} before`,
				isReached: busy <= Math.max(goals.leastMs, quiet * goals.pace),
			},
		],
	};
}

async function openRegistration({ teams, server, file, made }: Setting): Promise<number> {
	const owner = await signIn(server.port, made.slug);
	const seasonId = one(file, "select max(id) as found from seasons where organization_id = ?", [
		made.organizationId,
	]);
	const wanted = JSON.stringify({
		seasonId,
		name: "Spring",
		isPublished: true,
		offers: [{ kind: "team", label: "Team", fee: { price: 80_000 } }],
		waivers: [{ title: "Waiver", text: "At my own risk." }],
	});
	const kinds = [
		{ name: "open", requests: [requestText("POST", "/api/registrations", owner, wanted)] },
	];
	const opened = await teams.run({
		port: server.port,
		connections: 1,
		perSecond: 1000,
		ms: 1,
		kinds,
	});
	if (opened.refused.length > 0) throw new Error(`Nothing was opened: ${opened.refused[0]}`);
	return one(file, "select max(id) as found from registrations where organization_id = ?", [
		made.organizationId,
	]);
}

function signUpRequest(slug: string, hidden: Record<string, string>, index: number): string {
	const form = new URLSearchParams({
		...hidden,
		offer: "1",
		teamName: `Team ${index}`,
		firstName: "Captain",
		lastName: `Number ${index}`,
		mail: `captain-${index}@example.com`,
	});
	const headers = {
		...browserHeaders,
		"content-type": "application/x-www-form-urlencoded",
		origin: `http://${browserHeaders.host}`,
	};
	return requestText("POST", `/${slug}/sign-up`, headers, form.toString());
}

const countTeams = (file: string, registrationId: number) =>
	one(file, "select count(*) as found from sign_ups where registration_id = ?", [registrationId]);

function one(file: string, statement: string, parameters: number[]): number {
	const database = new DatabaseSync(file, { readOnly: true });
	const row = database.prepare(statement).get(...parameters);
	database.close();
	return Number(row?.["found"]);
}
