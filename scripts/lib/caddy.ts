import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inProject, runQuietly } from "./child.ts";

/**
 * The Caddy that the test of certificates runs: CADDY_PATH, else one that is installed, else Debian's
 * package unpacked into the project's cache. Nothing is installed and no service is started. What it
 * answers without one is why, as a sentence for people.
 */
export async function ensureCaddy(): Promise<{ path?: string; description: string }> {
	const found = findCaddy() ?? (await unpackPackage());
	if (found === undefined) {
		return {
			description: "no Caddy found, so certificates are not tested: install it or set CADDY_PATH",
		};
	}
	return { path: found, description: `Caddy ${versionOf(found)}` };
}

/** A Caddy that answers when asked for its version, or undefined. */
export function findCaddy(): string | undefined {
	const chosen = process.env.CADDY_PATH;
	const places = chosen ? [chosen] : ["caddy", "/usr/bin/caddy", "/usr/local/bin/caddy", unpacked];
	return places.find((place) => versionOf(place) !== undefined);
}

const folder = inProject("node_modules/.cache/caddy");
const unpacked = join(folder, "usr/bin/caddy");

function versionOf(path: string): string | undefined {
	const { status, stdout } = spawnSync(path, ["version"], { encoding: "utf8", timeout: 20_000 });
	return status === 0 ? stdout.trim().split(" ")[0] : undefined;
}

/** Downloading a package needs no rights, unlike installing it, and leaves the machine as it is. */
async function unpackPackage(): Promise<string | undefined> {
	if (!existsSync("/usr/bin/apt-get") || process.env.CADDY_PATH) return undefined;
	process.stdout.write("Fetching Caddy (this once)… ");
	mkdirSync(folder, { recursive: true });
	const download = ["-c", `cd "${folder}" && apt-get download caddy`];
	let { code } = await runQuietly("sh", download);
	if (code !== 0 && process.getuid?.() === 0) {
		await runQuietly("apt-get", ["update"]);
		({ code } = await runQuietly("sh", download));
	}
	const file = readdirSync(folder).find((name) => name.endsWith(".deb"));
	if (file !== undefined) await runQuietly("dpkg-deb", ["-x", join(folder, file), folder]);
	const isThere = versionOf(unpacked) !== undefined;
	process.stdout.write(isThere ? "done.\n" : "that failed.\n");
	return isThere ? unpacked : undefined;
}
