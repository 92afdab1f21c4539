import { scoreRequest, signIn, signInRequest } from "./administrator.ts";
import type { Engine } from "./engines.ts";
import type { Landmarks } from "./league-data.ts";
import type { LoadOrder } from "./load.ts";
import { type Effort, inTurns, median, medianRatio, type Rate, underLoad } from "./measure.ts";
import type { Driver, Measured, startLoad } from "./processes.ts";
import type { Statement } from "./recorder.ts";
import { type Findings, fixed, table, thousands } from "./report.ts";

type Setting = {
	load: ReturnType<typeof startLoad>;
	driver: Driver;
	engines: readonly (Engine & { server: Measured })[];
	made: Landmarks;
	effort: Effort;
};

type Line = { name: string; ours: Rate[]; bare: Rate[] };

/** As many administrators at once, each with a game of his own. */
const connections = 16;
/** There are only some hundred writes a second, and it takes a thousand until V8 has compiled them. */
const warmUps = 6;
/** More than are hashed at once, fewer than one address may try. */
const signingIn = 6;
/** passwords.ts hashes so many at once. */
const hashedAtOnce = 3;

/** Scores by which the same side wins, and by which the sides take turns to win. */
const scores = {
	"score, same winner": [
		{ home: 81, away: 70 },
		{ home: 82, away: 70 },
	],
	"score, other winner": [
		{ home: 81, away: 70 },
		{ home: 70, away: 82 },
	],
} as const;

/** What is written, against the bare driver that does the same statements just as durably. */
export async function writes(setting: Setting): Promise<Findings> {
	const { load, driver, engines, made, effort } = setting;
	const lines: Line[] = [];
	for (const { name, database, server } of engines) {
		const administrator = await signIn(server.port, made.slug);
		for (const [kind, [first, second]] of Object.entries(scores)) {
			const requestsFor = (gameId: number) =>
				[first, second].map((score) => scoreRequest(administrator, gameId, score));
			const asks = made.gameIds.slice(0, connections).map(requestsFor);
			const statements = await recordEach(load, server, requestsFor(made.gameId));
			const atOnce = connections;
			const [ours = [], bare = []] = await inTurns(
				[
					(ms) => underLoad(load, server, { asks, isSteady: false }, ms),
					(ms) => driven(driver, { ms, database, writes: statements, atOnce }),
				],
				{ ...effort, warmUpMs: warmUps * effort.warmUpMs },
			);
			lines.push({ name: `${kind}, ${name}`, ours, bare });
		}
	}
	lines.push(await signingInAgainstHashing(setting));
	return {
		tables: [
			table(
				["write", "of bare", "a second", "bare a second", "CPU ms", "bare CPU ms"],
				lines.map((line) => [
					line.name,
					fixed(ofBare(line), 2),
					thousands(median(perSecond(line.ours))),
					thousands(median(perSecond(line.bare))),
					fixed(median(line.ours.map(({ cpuMs }) => cpuMs)), 3),
					fixed(median(line.bare.map(({ cpuMs }) => cpuMs)), 3),
				]),
			),
		],
		goals: engines.map(({ name: engine }) => {
			const scores = lines.filter(({ name }) => name.startsWith("score") && name.endsWith(engine));
			return {
				goal: `a durable score on ${engine}, at least 0.50 of the bare driver`,
				measured: scores.map((line) => fixed(ofBare(line), 2)).join(" and "),
				isReached: scores.every((line) => ofBare(line) >= 0.5),
			};
		}),
	};
}

const ofBare = ({ ours, bare }: Line) => medianRatio(perSecond(ours), perSecond(bare));

/** What the server asks its database for each of the requests; the first time it may ask more. */
async function recordEach(
	load: Setting["load"],
	server: Measured,
	requests: readonly string[],
): Promise<Statement[][]> {
	await send(load, server, requests);
	const recorded: Statement[][] = [];
	for (const request of requests) {
		recorded.push(await server.record(() => send(load, server, [request])));
	}
	return recorded;
}

async function send(load: Setting["load"], { port }: Measured, requests: readonly string[]) {
	for (const request of requests)
		await load.run({ port, asks: [[request]], isSteady: false, ms: 0 });
}

async function signingInAgainstHashing({ load, driver, engines, made, effort }: Setting) {
	const [{ server }] = engines as [Setting["engines"][number]];
	const request = await signInRequest(server.port, made.slug);
	const asks: LoadOrder["asks"] = Array.from({ length: signingIn }, () => [request]);
	const [ours = [], bare = []] = await inTurns(
		[
			(ms) => underLoad(load, server, { asks, isSteady: false }, ms),
			(ms) => driven(driver, { ms, writes: [], atOnce: hashedAtOnce }),
		],
		effort,
	);
	return { name: "signing in", ours, bare };
}

async function driven(driver: Driver, order: Parameters<Driver["run"]>[0]): Promise<Rate> {
	const before = await driver.usage();
	const { done, ms } = await driver.run(order);
	const after = await driver.usage();
	return { requestsPerSecond: (done / ms) * 1000, cpuMs: (after.cpuMs - before.cpuMs) / done };
}

const perSecond = (rates: readonly Rate[]) =>
	rates.map(({ requestsPerSecond }) => requestsPerSecond);
