/**
 * `npm run bench [-- --quick]`: measures this version on data it makes itself and prints goals and
 * tables as they stand in docs/performance.md. `--quick` does all of it with next to no data for a
 * few milliseconds each and fails when a part does not run; its figures mean nothing. `--listeners`,
 * `--letters`, `--sign-ups` and `--neighbours` measure the part of that name alone; with `--twice`
 * the league beside whom neighbours are watched does twice as much of everything.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { jsonAgainstBare, pagesAgainstBare } from "./bench/against-bare.ts";
import { buildServer } from "./bench/build-server.ts";
import { busyDay } from "./bench/busy.ts";
import { crowd } from "./bench/crowd.ts";
import { startEngines } from "./bench/engines.ts";
import { floors } from "./bench/floors.ts";
import { growth } from "./bench/growth.ts";
import { addFollowers, letters } from "./bench/letters.ts";
import { listeners } from "./bench/listeners.ts";
import { makeDatabase } from "./bench/make-database.ts";
import { makeDatabases, makeShared } from "./bench/make-databases.ts";
import { memory } from "./bench/memory.ts";
import { neighbours } from "./bench/neighbours.ts";
import {
	startBare,
	startDriver,
	startListening,
	startLoad,
	startMailServer,
	startServer,
	startVisitors,
} from "./bench/processes.ts";
import { type Findings, goalsTable } from "./bench/report.ts";
import { signUps } from "./bench/sign-ups.ts";
import { standings } from "./bench/standings.ts";
import { weights } from "./bench/weights.ts";
import { writes } from "./bench/writes.ts";

const isQuick = process.argv.includes("--quick");
/** Twelve teams that play 114 games a season, as a city league does. */
const size = isQuick
	? { teams: 4, rounds: 9, seasons: 4, organizations: 3 }
	: { teams: 12, rounds: 19, seasons: 60, organizations: 1000 };
const effort = isQuick ? { rounds: 1, ms: 10, warmUpMs: 1 } : { rounds: 7, ms: 700, warmUpMs: 400 };
/** What one league does while its neighbour is watched. */
const times = process.argv.includes("--twice") ? 2 : 1;
const worstSeasons = isQuick ? 2 : 32 * times;
const much = isQuick
	? {
			lines: 200,
			schedules: 1,
			weeks: 2,
			teams: 6,
			pictures: 1,
			pictureWidth: 600,
			times: 0.25,
			// Once.
			watchedMs: 1,
		}
	: {
			lines: 20_000,
			schedules: 6 * times,
			weeks: 52,
			teams: 40,
			pictures: 24 * times,
			pictureWidth: 6000,
			times,
			watchedMs: 12_000,
		};
const busyEffort = isQuick ? { ms: 300, warmUpMs: 100 } : { ms: 120_000, warmUpMs: 3000 };

const start = performance.now();
const folder = mkdtempSync(join(tmpdir(), "fieldhouse-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, () => process.exit(1));
}

await buildServer();
await measureAlone("Listeners", listenersOnly);
await measureAlone("Letters", lettersOnly);
await measureAlone("Sign-ups", signUpsOnly);
await measureAlone("Neighbours", neighboursOnly);
const databases = await makeDatabases(folder, size);
const { engines, stop } = await startEngines(databases.small);
const load = startLoad();
const bare = await startBare();
const [small, crowded, old] = await Promise.all([
	startServer(databases.small.file),
	startServer(databases.crowded.file),
	startServer(databases.old.file),
]);
const servers = await Promise.all(
	engines.map(async (engine) => ({
		...engine,
		server: engine.name === "SQLite" ? small : await startServer(engine.database),
		floors: await startServer(engine.database),
	})),
);

const { made } = databases.small;
// First, while none of the three has been asked more than the others: what is asked often gets quicker.
const grown = await run("Growth", () =>
	growth({
		load,
		effort,
		small: { server: small, made },
		crowded: { server: crowded, made: databases.crowded.made },
		old: { server: old, made: databases.old.made },
	}),
);
const weighed = await run("First view", () => weights(small.port, made));
const pages = await run("Pages", () =>
	pagesAgainstBare({ load, bare, server: small, made, effort }),
);
const json = await run("JSON", () => jsonAgainstBare({ load, bare, server: small, made, effort }));
const least = await run("Floors", () => floors({ load, engines: servers, made, effort }));
const held = await run("Memory", () => memory({ small, crowded, old }));
crowded.setCold(false);
const apart = await run("A crowd", () =>
	crowd({
		visitors: startVisitors(),
		scorekeepers: startVisitors(),
		server: crowded,
		made: databases.crowded.made,
		ms: busyEffort.ms / 2,
	}),
);
// Last, for it writes: what is read above is as it was made.
for (const { stop } of [crowded, old, ...servers.map(({ floors }) => floors)]) stop();
for (const { server } of servers) server.setCold(false);
const driver = startDriver();
const written = await run("Writing", () =>
	writes({ load, driver, engines: servers, made, effort }),
);
driver.stop();
const busy = await run("A busy day", () =>
	busyDay({ visitors: startVisitors(), engines: servers, made, ...busyEffort }),
);
for (const { server } of servers) server.stop();
await stop();
const shared = await neighboursOnly();
const followed = await listenersOnly();
const writtenTo = await lettersOnly();
const opened = await signUpsOnly();
const looked = await run("Tables of leagues", async () => standings(effort));
const goals = [
	looked,
	pages,
	least,
	json,
	written,
	busy,
	shared,
	followed,
	writtenTo,
	opened,
	apart,
	grown,
	held,
	weighed,
].flatMap((it) => it.goals);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
console.log(`Medians of ${effort.rounds} rounds of ${effort.ms} ms, 16 connections`);
print("Goals", [goalsTable(goals)]);
print("Against a bare server", [...pages.tables, ...json.tables]);
print("Against the floor", least.tables);
print("Writing", written.tables);
print("A busy day", busy.tables);
print("Listeners", followed.tables);
print("Letters", writtenTo.tables);
print("Sign-ups", opened.tables);
print("Neighbours", [...shared.tables, ...apart.tables]);
print("Tables of leagues", looked.tables);
print("Growth", [...grown.tables, ...held.tables]);
print("First view", weighed.tables);
const missed = goals.filter(({ isReached, isEverywhere }) => isEverywhere && !isReached);
for (const { goal, measured } of missed) console.error(`Missed: ${goal} (${measured})`);
process.exit(missed.length > 0 ? 1 : 0);

async function run(name: string, part: () => Promise<Findings>): Promise<Findings> {
	const findings = await part();
	const minutes = (performance.now() - start) / 60_000;
	console.error(`${name} measured, ${minutes.toFixed(1)} minutes since the start`);
	return findings;
}

/** Ends the bench after this part if that is all that is wanted. */
async function measureAlone(name: string, part: () => Promise<Findings>): Promise<void> {
	if (!process.argv.includes(`--${name.toLowerCase()}`)) return;
	const { tables, goals } = await part();
	console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
	print(name, [goalsTable(goals), ...tables]);
	process.exit(0);
}

/** On a database of its own, so that it can be measured by itself. */
async function neighboursOnly(): Promise<Findings> {
	const database = await makeShared(folder, size, worstSeasons);
	const { engines, stop } = await startEngines(database);
	const started = await Promise.all(
		engines.map(async (engine) => ({ ...engine, server: await startServer(engine.database) })),
	);
	const { made } = database;
	const found = await run("Neighbours", () =>
		neighbours({
			visitors: startVisitors(),
			scorekeepers: startVisitors(),
			engines: started,
			made,
			visited: made.others[0] ?? made,
			scored: made.others[1] ?? made,
			much,
		}),
	);
	for (const { server } of started) server.stop();
	await stop();
	return found;
}

/** On a database of its own, so that it can be measured by itself. */
async function listenersOnly(): Promise<Findings> {
	const file = join(folder, "listeners.db");
	const made = await makeDatabase(file, [
		{ slug: "bench", seasons: 1, teams: size.teams, rounds: size.rounds, lastStart: "2026-01-05" },
	]);
	const server = await startServer(file);
	const listening = startListening();
	const found = await run("Listeners", () =>
		listeners({
			listening,
			table: startVisitors(),
			load: startLoad(),
			server,
			made,
			effort,
			much: isQuick
				? { listeners: 20, events: 4, comings: 40 }
				: { listeners: 2000, events: 120, comings: 20_000 },
		}),
	);
	listening.stop();
	server.stop();
	return found;
}

/** The same: a league of today's, which ten thousand follow by mail. */
async function lettersOnly(): Promise<Findings> {
	const file = join(folder, "letters.db");
	const lastStart = new Date().toISOString().slice(0, 10);
	const made = await makeDatabase(file, [
		{ slug: "bench", seasons: 1, teams: size.teams, rounds: size.rounds, lastStart },
	]);
	const followers = isQuick ? 20 : 10_000;
	addFollowers(file, made, followers);
	const mailServer = await startMailServer();
	const server = await startServer(file, mailServer.url);
	const visitors = startVisitors();
	const found = await run("Letters", () =>
		letters({ mailServer, visitors, server, made, followers }),
	);
	server.stop();
	mailServer.stop();
	return found;
}

/** The same: a league whose season opens for teams to sign up. */
async function signUpsOnly(): Promise<Findings> {
	const file = join(folder, "sign-ups.db");
	const made = await makeDatabase(file, [
		{ slug: "bench", seasons: 1, teams: size.teams, rounds: size.rounds, lastStart: "2026-01-05" },
	]);
	const server = await startServer(file);
	const found = await run("Sign-ups", () =>
		signUps({
			teams: startVisitors(),
			visitors: startVisitors(),
			server,
			file,
			made,
			count: isQuick ? 20 : 500,
		}),
	);
	server.stop();
	return found;
}

function print(heading: string, tables: readonly string[]): void {
	console.log([`\n## ${heading}`, ...tables].join("\n\n"));
}
