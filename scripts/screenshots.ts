/**
 * `npm run screenshots`: makes the pictures of the README and of docs/tour.md from the demonstration
 * leagues, on a server of its own. To be run when the look has changed; the pictures are committed.
 */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { rootUrl } from "../e2e/settings.ts";
import { inProject, runQuietly } from "./lib/child.ts";
import { chromiumArguments, ensureChromium } from "./lib/chromium.ts";
import { type Picture, pictures, type View } from "./lib/pictures.ts";

/** Between two views, and around them. */
const gap = 24;

const executablePath = await ensureChromium();
const { code, output } = await runQuietly("node", ["scripts/build.ts"]);
if (code !== 0) throw new Error(output);
const server = spawn(process.execPath, ["scripts/lib/journeys-server.ts"], { stdio: "inherit" });
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
	await untilReady();
	mkdirSync(inProject("docs/images"), { recursive: true });
	for (const picture of pictures) await takeAll(browser, picture);
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

/** All views of one picture side by side. */
async function takeAll(browser: Browser, { name, views, arrange }: Picture): Promise<void> {
	const images: string[] = [];
	for (const view of views) {
		const shot = await take(browser, view, arrange);
		images.push(`<img src="data:image/png;base64,${shot.toString("base64")}">`);
	}
	const width = views.reduce((sum, { viewport }) => sum + viewport.width + gap, gap);
	const height = Math.max(...views.map(({ viewport }) => viewport.height)) + 2 * gap;
	const sheet = await browser.newPage({ viewport: { width, height } });
	await sheet.setContent(
		`<style>body{display:flex;gap:${gap}px;margin:${gap}px;background:#d9dde3}img{border-radius:12px}</style>${images.join("")}`,
	);
	await sheet.screenshot({ path: inProject(`docs/images/${name}.png`) });
	await sheet.close();
	console.log(`docs/images/${name}.png`);
}

async function take(browser: Browser, view: View, arrange: Picture["arrange"]): Promise<Buffer> {
	const page = await browser.newPage({ ...view, reducedMotion: "reduce" });
	await arrange(page);
	// The administration shows the theme of its user, whatever the device prefers.
	if (view.colorScheme === "dark")
		await page.evaluate("document.documentElement.dataset.theme = 'dark'");
	await page.waitForLoadState("networkidle");
	// Nothing is pointed at.
	await page.mouse.move(0, 0);
	const shot = await page.screenshot({ animations: "disabled" });
	await page.close();
	return shot;
}
