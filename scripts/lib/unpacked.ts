import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./child.ts";

/**
 * Unpacks Debian's packages into a folder of the project's cache; answers whether the program is there
 * then. Downloading a package needs no rights, unlike installing it, and leaves the machine as it is.
 */
export async function isUnpacked(
	name: string,
	packages: readonly string[],
	folder: string,
	isThere: () => boolean,
): Promise<boolean> {
	if (!existsSync("/usr/bin/apt-get")) return false;
	process.stdout.write(`Fetching ${name} (this once)… `);
	mkdirSync(folder, { recursive: true });
	const download = ["-c", `cd "${folder}" && apt-get download ${packages.join(" ")}`];
	const { code } = await runQuietly("sh", download);
	if (code !== 0 && process.getuid?.() === 0) {
		await runQuietly("apt-get", ["update"]);
		await runQuietly("sh", download);
	}
	for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb"))) {
		await runQuietly("dpkg-deb", ["-x", join(folder, file), folder]);
	}
	process.stdout.write(isThere() ? "done.\n" : "that failed.\n");
	return isThere();
}
