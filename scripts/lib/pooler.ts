import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inProject } from "./child.ts";
import { otherUser, type TestServer, untilSaid } from "./postgres.ts";
import { isUnpacked } from "./unpacked.ts";

const folder = inProject("node_modules/.cache/pgbouncer");
const libraries = ["x86_64", "aarch64"].map((kind) => join(folder, `usr/lib/${kind}-linux-gnu`));
const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(":") };
const programs = ["pgbouncer", "/usr/sbin/pgbouncer", join(folder, "usr/sbin/pgbouncer")];

/**
 * PgBouncer in transaction mode in front of a server of tests: one that is installed, else Debian's package
 * in the project's cache. Without one `url` is undefined, and the description says why.
 */
export async function startPooler(serverUrl: string | undefined): Promise<TestServer> {
	const nothing = { stop: async () => {} };
	if (serverUrl === undefined) return { ...nothing, description: "no PostgreSQL to stand before" };
	const program = await findProgram();
	if (program === undefined) return { ...nothing, description: "no PgBouncer found" };
	const own = mkdtempSync(join(tmpdir(), "fieldhouse-pooler-"));
	const user = otherUser();
	if (user) chownSync(own, user.uid, user.gid);
	writeFileSync(join(own, "settings.ini"), settingsOf(serverUrl, own), { mode: 0o644 });
	// It ends with its standard input, however the run of tests ends.
	const script = `"$1" "$2/settings.ini" & cat >/dev/null; kill $!; wait`;
	const shell = spawn("/bin/sh", ["-c", script, "sh", program, own], {
		...user,
		cwd: own,
		env,
		detached: true,
		stdio: ["pipe", "ignore", "pipe"],
	});
	const stop = async () => {
		const ended = once(shell, "close");
		shell.stdin.end();
		if (shell.exitCode === null) await ended;
		rmSync(own, { recursive: true, force: true });
	};
	const url = `postgres://postgres@/postgres?host=${encodeURIComponent(own)}`;
	await untilSaid(shell, "process up");
	if (await answers(url)) return { url, stop, description: `PgBouncer ${versionOf(program)}` };
	await stop();
	return { ...nothing, description: "PgBouncer did not start" };
}

/** Any database of the server, by whoever may use that; a connection is lent for a transaction and no longer. */
function settingsOf(serverUrl: string, own: string): string {
	const { host, port, user, password } = new pg.Client({ connectionString: serverUrl });
	const server = [`host=${host}`, `port=${port}`, `user=${user}`];
	if (password) server.push(`password=${password}`);
	return [
		"[databases]",
		`* = ${server.join(" ")}`,
		"[pgbouncer]",
		"pool_mode = transaction",
		"auth_type = any",
		"listen_addr =",
		"listen_port = 5432",
		`unix_socket_dir = ${own}`,
		"default_pool_size = 21",
		"max_client_conn = 500",
		// Databases of tests come and go.
		"server_idle_timeout = 5",
	].join("\n");
}

async function findProgram(): Promise<string | undefined> {
	const found = () => programs.find((program) => versionOf(program) !== undefined);
	if (found() === undefined) {
		const packages = ["pgbouncer", "libevent-2.1-7", "libc-ares2"];
		await isUnpacked("PgBouncer", packages, folder, () => found() !== undefined);
	}
	return found();
}

function versionOf(program: string): string | undefined {
	const { status, stdout } = spawnSync(program, ["--version"], { env, encoding: "utf8" });
	return status === 0 ? /[\d.]+/.exec(stdout)?.[0] : undefined;
}

async function answers(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	try {
		await client.connect();
		await client.query("select 1");
		return true;
	} catch {
		return false;
	} finally {
		await client.end();
	}
}
