import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, parse } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pageSheets } from "#site/page-sheets.ts";

/** Where a server keeps what it has to keep, and listens in all of its lives. */
export type Home = { folder: string; databaseUrl: string | null; port: number };

export type ServerProcess = {
	origin: string;
	/** How long it took from the start of the process to the first "ready". */
	readyMs: number;
	/** What it reported on standard error so far. */
	complaints: () => string;
	isRunning: () => boolean;
	/** SIGKILL: nothing in the process is asked, nothing is written any more. */
	kill: () => Promise<void>;
};

/** A start that takes longer has failed; PostgreSQL takes half a minute to be seeded among other work. */
const longestStartMs = 150_000;

/** What the server reads of the browser's files: where they would be. */
const manifest = {
	"src/site/enhance/site.ts": { file: "assets/site.js" },
	"src/site/enhance/embed.ts": { file: "assets/embed.js" },
	"src/site/enhance/my-teams-places.ts": { file: "assets/places.js" },
	"src/site/enhance/element.ts": { file: "embed/v1.js" },
	"src/site/enhance/screen.ts": { file: "assets/screen.js" },
	"src/site/enhance/follow.ts": { file: "assets/follow.js" },
	"src/site/enhance/preview.ts": { file: "assets/preview.js" },
	...Object.fromEntries(
		Object.values(pageSheets).map((source) => [
			source,
			{ file: `assets/${parse(source).name}.js` },
		]),
	),
	"src/admin/main.tsx": { file: "assets/admin.js" },
	"src/admin/languages/en.ts": { file: "assets/en.js" },
	"src/admin/languages/fr.ts": { file: "assets/fr.js" },
	"src/admin/languages/es.ts": { file: "assets/es.js" },
};

export const dataDirOf = ({ folder }: Home): string => join(folder, "data");

/** Starts the built server as `npm start` does, and waits until it says that it is ready. */
export async function startServer(
	main: string,
	home: Home,
	env: Record<string, string> = {},
): Promise<ServerProcess> {
	const begun = performance.now();
	const { child, complaints, kill } = spawnServer(main, home, env);
	const origin = `http://localhost:${home.port}`;
	while (!(await isReady(origin))) {
		if (child.exitCode !== null || performance.now() - begun > longestStartMs) {
			await kill();
			throw new Error(`The server did not start: ${complaints()}`);
		}
		await wait(10);
	}
	const isRunning = () => child.exitCode === null && child.signalCode === null;
	return { origin, readyMs: performance.now() - begun, complaints, isRunning, kill };
}

/** Starts the server and kills it after so long, wherever it has come to. */
export async function killedStart(
	main: string,
	home: Home,
	{ afterMs, env = {} }: { afterMs: number; env?: Record<string, string> },
): Promise<void> {
	const { child, complaints, kill } = spawnServer(main, home, env);
	await wait(afterMs);
	if (child.exitCode !== null) throw new Error(`The server did not start: ${complaints()}`);
	await kill();
}

function spawnServer(main: string, home: Home, env: Record<string, string>) {
	const client = join(home.folder, "build/client/.vite");
	mkdirSync(client, { recursive: true });
	writeFileSync(join(client, "manifest.json"), JSON.stringify(manifest));
	const child = spawn(process.execPath, [main], {
		cwd: home.folder,
		env: {
			NODE_ENV: "production",
			PORT: String(home.port),
			DATA_DIR: dataDirOf(home),
			DATABASE_URL: home.databaseUrl ?? "",
			SEED: "none",
			ADMIN_PASSWORD: "made for this trial",
			WRITES_PER_MINUTE: "1000000",
			...env,
		},
		stdio: ["ignore", "ignore", "pipe"],
	});
	const printed: string[] = [];
	child.stderr.setEncoding("utf8").on("data", (text: string) => printed.push(text));
	const orphan = () => child.kill("SIGKILL");
	process.once("exit", orphan);
	return {
		child,
		complaints: () => printed.join(""),
		kill: async () => {
			process.off("exit", orphan);
			await killed(child);
		},
	};
}

async function killed(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, "exit");
	child.kill("SIGKILL");
	await gone;
}

async function isReady(origin: string): Promise<boolean> {
	return fetch(`${origin}/readyz`).then(
		({ status }) => status === 200,
		() => false,
	);
}

/** A port for a server's lives, below those that systems hand out to clients in between. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(20_000, 32_000);
		const server = createServer();
		const isFree = await new Promise<boolean>((resolve) => {
			server.once("error", () => resolve(false)).listen(port, () => resolve(true));
		});
		if (!isFree) continue;
		server.close();
		await once(server, "close");
		return port;
	}
}
