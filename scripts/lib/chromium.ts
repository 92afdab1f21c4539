import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runQuietly } from "./child.ts";

/**
 * The Chromium that journeys and screenshots run in: CHROMIUM_PATH, else one that is installed,
 * else one installed here and now (Debian's package as root, Playwright's download elsewhere).
 * Throws a sentence for people when there is none.
 */
export async function ensureChromium(): Promise<string> {
	const found = findChromium();
	if (found) return found;
	const chosen = process.env.CHROMIUM_PATH;
	if (chosen) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not answer as Chromium.`);
	process.stdout.write("Installing Chromium (this once)… ");
	const outputs: string[] = [];
	for (const [command, ...args] of waysToInstall()) {
		const { output } = await runQuietly(command, args);
		outputs.push(`$ ${[command, ...args].join(" ")}\n${output}`);
		const installed = findChromium();
		if (installed) {
			process.stdout.write("done.\n");
			return installed;
		}
	}
	throw new Error(
		`\n${outputs.join("\n")}\nThere is no Chromium and installing one failed: install it, or set CHROMIUM_PATH.`,
	);
}

/** Hosts of any name lead to this machine, so organizations have their real domains in journeys. */
export const chromiumArguments = [
	"--no-sandbox",
	"--host-resolver-rules=MAP * 127.0.0.1",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
];

/** A Chromium that answers when asked for its version, or undefined. */
export function findChromium(): string | undefined {
	const chosen = process.env.CHROMIUM_PATH;
	const places = chosen ? [chosen] : [...installedPlaces, chromium.executablePath()];
	return places.find(answers);
}

/**
 * Chromium without what makes a window of it: a page takes it a fifth less of the processor.
 * HEADLESS_SHELL_PATH, else Debian's beside its `whole` Chromium, installed here and now in the same version
 * where there is one. Undefined where there is none: a whole Chromium does the same.
 */
export async function ensureHeadlessShell(whole: string): Promise<string | undefined> {
	const chosen = process.env.HEADLESS_SHELL_PATH;
	if (chosen) return answers(chosen) ? chosen : undefined;
	if (whole !== debian) return undefined;
	if (!answers(debianShell) && isRoot()) {
		const asked = ["-W", "-f", "${Version}", "chromium"];
		const { stdout: version } = spawnSync("dpkg-query", asked, { encoding: "utf8" });
		const [program, ...args] = debianInstall(`chromium-headless-shell=${version}`);
		await runQuietly(program, args);
	}
	return answers(debianShell) ? debianShell : undefined;
}

const debian = "/usr/bin/chromium";
const debianShell = "/usr/bin/chromium-headless-shell";

const installedPlaces = [
	debian,
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Ubuntu has a file of this name that only says where to get Chromium, so being there is not enough. */
function answers(path: string): boolean {
	const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
	return status === 0 && /Chrom/.test(stdout);
}

/**
 * Debian's package only where that is new to the machine: a browser that is there and does not
 * answer has a reason, and replacing the system's packages is not for a test run to do.
 */
function waysToInstall(): [string, ...string[]][] {
	const download: [string, ...string[]] = [
		"node",
		"node_modules/@playwright/test/cli.js",
		"install",
		"chromium",
	];
	if (!isRoot() || installedPlaces.some((place) => existsSync(place))) return [download];
	return [["apt-get", "update"], debianInstall("chromium", "fonts-liberation"), download];
}

const isRoot = () => process.getuid?.() === 0;

function debianInstall(...packages: string[]): [string, ...string[]] {
	return ["apt-get", "install", "-y", "--no-install-recommends", ...packages];
}
