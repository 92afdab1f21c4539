import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	chownSync,
	existsSync,
	globSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statfsSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

/** A server that tests may create databases on. `url` is undefined when there is none. */
export type TestServer = { description: string; url?: string; stop: () => Promise<void> };

/** One that nobody else uses. `restart` breaks off whatever it does, as a crash would. */
export type OwnServer = TestServer & { url: string; restart: () => Promise<void> };

/**
 * The first of: TEST_DATABASE_URL, a server on the standard port, a temporary server of a local
 * PostgreSQL. Throws a sentence when TEST_DATABASE_URL does not answer or a temporary server does
 * not start, as tests that were meant to run on PostgreSQL must not pass without it.
 */
export async function findPostgres(): Promise<TestServer> {
	const chosen = process.env.TEST_DATABASE_URL;
	if (chosen) return await serverAt(chosen, "TEST_DATABASE_URL");
	for (const url of standardUrls()) {
		const server = await serverAt(url, "on port 5432").catch(() => undefined);
		if (server) return server;
	}
	const programs = programsFolder();
	if (programs) return await startTemporary(programs);
	const description = "no PostgreSQL found: install it or set TEST_DATABASE_URL";
	return { description, stop: async () => {} };
}

/**
 * A temporary server whose commits wait for the disk, to measure what people will get. Undefined
 * without a local PostgreSQL.
 */
export async function startDurable(): Promise<OwnServer | undefined> {
	const programs = programsFolder();
	return programs ? await startTemporary(programs, { isDurable: true }) : undefined;
}

async function serverAt(url: string, place: string): Promise<TestServer> {
	const { version, mayCreate } = await askServer(url).catch((error: unknown) => {
		throw new Error(`${place} does not answer: ${sentence(error)}`);
	});
	if (version < oldest) throw new Error(`PostgreSQL ${version} ${place} is older than ${oldest}.`);
	if (!mayCreate) throw new Error(`The user of PostgreSQL ${place} may not create databases.`);
	return { description: `PostgreSQL ${version} (${place})`, url, stop: async () => {} };
}

const oldest = 15;

async function askServer(url: string) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1500 });
	await client.connect();
	try {
		const { rows } = await client.query<{ version: number; may_create: boolean }>(
			`select current_setting('server_version_num')::int / 10000 as version,
				rolcreatedb or rolsuper as may_create from pg_roles where rolname = current_user`,
		);
		return { version: rows[0]?.version ?? 0, mayCreate: rows[0]?.may_create ?? false };
	} finally {
		await client.end();
	}
}

function standardUrls(): string[] {
	const users = [...new Set(["postgres", userInfo().username])];
	const hosts = ["localhost:5432/postgres", "/postgres?host=/var/run/postgresql"];
	return hosts.flatMap((host) => users.map((user) => `postgres://${user}@${host}`));
}

/** Where `initdb` and `postgres` are: on the PATH, or where Debian keeps them off it. */
function programsFolder(): string | undefined {
	const debian = globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) =>
		b.localeCompare(a, "en", { numeric: true }),
	);
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...debian];
	return folders.find(
		(folder) => existsSync(join(folder, "initdb")) && versionIn(folder) >= oldest,
	);
}

function versionIn(folder: string): number {
	const { stdout } = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
	return Number(/(\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}

/**
 * A server in a folder of its own that listens on a socket there and nowhere else, and whose folder
 * goes with it.
 */
async function startTemporary(programs: string, { isDurable = false } = {}): Promise<OwnServer> {
	const folder = mkdtempSync(join(isDurable ? tmpdir() : quickFolder(), "fieldhouse-postgres-"));
	const owner = otherUser();
	if (owner) chownSync(folder, owner.uid, owner.gid);
	const shell = spawn("/bin/sh", ["-c", script(isDurable ? "on" : "off"), "sh", folder, programs], {
		...owner,
		cwd: folder,
		// A Ctrl-C is for the tests; the server ends after them, by the end of its standard input.
		detached: true,
		stdio: ["pipe", "ignore", "pipe"],
	});
	const stop = () => stopTemporary(shell, folder);
	const url = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;
	const restart = () => restarted(join(programs, "pg_ctl"), { cwd: folder, ...owner });
	const said = await untilSaid(shell, "ready to accept connections");
	const server = await serverAt(url, "temporary server").catch(() => undefined);
	if (server) return { ...server, url, stop, restart };
	await stop();
	throw new Error(`The temporary PostgreSQL of ${programs} did not start. It says:\n${said}`);
}

/** In memory where there is room: tests copy a thousand databases of ten megabytes, a few at a time. */
function quickFolder(): string {
	const memory = "/dev/shm";
	if (!existsSync(memory)) return tmpdir();
	const { bavail, bsize } = statfsSync(memory);
	return bavail * bsize > 2 ** 31 ? memory : tmpdir();
}

/** The shell waits for its standard input to end, which it does however the test run ends. */
const script = (durability: "on" | "off") => `
	cd "$1" &&
	"$2/initdb" -D data -A trust -U postgres --no-sync -E UTF8 --locale=C.UTF-8 >/dev/null || exit
	"$2/postgres" -D data -c listen_addresses= -c unix_socket_directories="$1" -c fsync=${durability} \
		-c full_page_writes=${durability} -c synchronous_commit=${durability} -c max_connections=200 -c jit=off \
		-c fieldhouse.temporary=on -c autovacuum=${durability} &
	cat >/dev/null
	"$2/pg_ctl" stop -D data -m fast >/dev/null
	cd / && rm -rf "$1"
`;

/** Everything it was doing is broken off; it answers again when this is over. */
async function restarted(program: string, options: object): Promise<void> {
	const args = ["restart", "-D", "data", "-m", "immediate", "-w", "-l", "/dev/null"];
	const [code] = await once(spawn(program, args, { ...options, stdio: "ignore" }), "exit");
	if (code !== 0) throw new Error(`${program} restart ended with ${code}.`);
}

/** Reads what a program says of itself, up to these words or until it has ended; answers all of it. */
export function untilSaid(program: ChildProcess, words: string): Promise<string> {
	return new Promise((resolve) => {
		let said = "";
		const impatient = setTimeout(() => resolve(said), 30_000);
		const heard = () => {
			clearTimeout(impatient);
			resolve(said);
		};
		program.stderr?.setEncoding("utf8").on("data", (text: string) => {
			said += text;
			if (said.includes(words)) heard();
		});
		program.once("close", heard);
	});
}

async function stopTemporary(shell: ChildProcess, folder: string): Promise<void> {
	const ended = new Promise((resolve) => shell.once("close", resolve));
	shell.stdin?.end();
	if (shell.exitCode === null) await ended;
	rmSync(folder, { recursive: true, force: true });
}

/** Servers refuse to run as root; root starts them as `nobody`. */
export function otherUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const line = readFileSync("/etc/passwd", "utf8").match(/^nobody:[^:]*:(\d+):(\d+):/m);
	return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

function sentence(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map(sentence).join("; ");
	return error instanceof Error ? error.message : String(error);
}
