import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inProject } from "./child.ts";
import { isUnpacked } from "./unpacked.ts";

/**
 * The Caddy that the test of certificates runs: CADDY_PATH, else one that is installed, else Debian's
 * package unpacked into the project's cache. Nothing is installed and no service is started. What it
 * answers without one is why, as a sentence for people.
 */
export async function ensureCaddy(): Promise<{ path?: string; description: string }> {
	const found = findCaddy() ?? (await fetched());
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
	const places = chosen ? [chosen] : ["caddy", "/usr/bin/caddy", "/usr/local/bin/caddy", inFolder];
	return places.find((place) => versionOf(place) !== undefined);
}

const folder = inProject("node_modules/.cache/caddy");
const inFolder = join(folder, "usr/bin/caddy");

async function fetched(): Promise<string | undefined> {
	if (process.env.CADDY_PATH) return undefined;
	const isThere = () => versionOf(inFolder) !== undefined;
	return (await isUnpacked("Caddy", ["caddy"], folder, isThere)) ? inFolder : undefined;
}

function versionOf(path: string): string | undefined {
	const { status, stdout } = spawnSync(path, ["version"], { encoding: "utf8", timeout: 20_000 });
	return status === 0 ? stdout.trim().split(" ")[0] : undefined;
}
