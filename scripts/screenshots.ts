/**
 * `npm run screenshots`: makes the pictures of the README from the demonstration leagues, on a
 * server of its own. To be run when the look has changed; the pictures are committed.
 */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { rootUrl } from "../e2e/settings.ts";
import { inProject, runQuietly } from "./lib/child.ts";
import { chromiumArguments, ensureChromium } from "./lib/chromium.ts";

const pictures = [
	{ name: "standings", path: "/hoops/teamList" },
	{
		name: "box-score",
		path: "/hoops/schedule?status=completed",
		follow: 'main a[href*="/games/"]',
	},
];
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

const executablePath = await ensureChromium();
const { code, output } = await runQuietly("node", ["scripts/build.ts"]);
if (code !== 0) throw new Error(output);
const server = spawn(process.execPath, ["scripts/lib/journeys-server.ts"], { stdio: "inherit" });
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
	await untilReady();
	mkdirSync(inProject("docs/images"), { recursive: true });
	for (const picture of pictures) await takePair(browser, picture);
} finally {
	await browser.close();
	server.kill("SIGTERM");
}

async function untilReady(): Promise<void> {
	for (let attempt = 0; attempt < 120; attempt += 1) {
		const answer = await fetch(rootUrl.replace(/\/\/[^:]+/, "//127.0.0.1")).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error("The server for the pictures did not start.");
}

/** Desktop in light and phone in dark, side by side in one picture. */
async function takePair(
	browser: Browser,
	{ name, path, follow }: (typeof pictures)[number],
): Promise<void> {
	const shots = [
		await take(browser, { path, follow, viewport: desktop, colorScheme: "light" }),
		await take(browser, { path, follow, viewport: phone, colorScheme: "dark" }),
	];
	const sheet = await browser.newPage({ viewport: { width: 1740, height: 848 } });
	const images = shots.map(
		(shot) => `<img src="data:image/png;base64,${shot.toString("base64")}">`,
	);
	await sheet.setContent(
		`<style>body{display:flex;gap:24px;margin:24px;background:#d9dde3}img{border-radius:12px}</style>${images.join("")}`,
	);
	await sheet.screenshot({ path: inProject(`docs/images/${name}.png`) });
	await sheet.close();
	console.log(`docs/images/${name}.png`);
}

async function take(
	browser: Browser,
	options: {
		path: string;
		follow: string | undefined;
		viewport: { width: number; height: number };
		colorScheme: "light" | "dark";
	},
): Promise<Buffer> {
	const { viewport, colorScheme } = options;
	const page = await browser.newPage({ viewport, colorScheme });
	await page.goto(rootUrl + options.path);
	if (options.follow !== undefined) {
		const href = await page.locator(options.follow).first().getAttribute("href");
		await page.goto(rootUrl + href);
	}
	const shot = await page.screenshot();
	await page.close();
	return shot;
}
