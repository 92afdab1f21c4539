import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { encode } from "uqr";
import { type Club, foundClub } from "./club.ts";
import { port, rootDomain, rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

/** A club with an owner, a league and a game to come. */
async function foundShared(): Promise<Club & { siteUrl: string; gameId: number }> {
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] }, { hasOwner: true });
	const gameId = await club.addGame("Hawks", "Owls", 3);
	return { ...club, siteUrl: `${rootUrl}/${club.slug}`, gameId };
}

/** Opens a page of a website that is not ours and holds this code. */
async function openPartner(page: Page, code: string, policy?: string): Promise<void> {
	const server = createServer((_, response) => {
		if (policy !== undefined) response.setHeader("content-security-policy", policy);
		response.setHeader("content-type", "text/html");
		response.end(`<!doctype html><title>Northside Gym</title><h1>Our team</h1>${code}`);
	});
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as AddressInfo;
	await page.goto(`http://northside-gym.test:${port}/`);
}

const servers: Server[] = [];
test.afterEach(() => {
	for (const server of servers.splice(0)) server.close();
});

test("an owner lets a website show the table, and nobody else's shows it", async ({ page }) => {
	const { siteUrl, owner } = await foundShared();
	const pasted = `<iframe src="${siteUrl}/embed/standings" title="Standings"></iframe>`;
	await openPartner(page, pasted);
	const table = page.frameLocator("iframe").getByRole("table");
	await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
	await expect(table).toHaveCount(0);

	await signIn(page, owner, { to: "/dashboard/site/sharing" });
	await expect(page.getByRole("heading", { level: 1, name: "Sharing" })).toBeVisible();
	// The owner sees beforehand what the website will show.
	await expect(table).toContainText("Hawks");
	await page.getByRole("textbox", { name: "Website" }).fill("https://www.northside-gym.test/teams");
	await page.getByRole("button", { name: "Allow", exact: true }).click();
	await expect(page.getByRole("button", { name: "Remove northside-gym.test" })).toBeVisible();
	await expectFine(page);
	const code = (await page.locator("pre").first().textContent()) ?? "";
	expect(code).toContain(`src="${siteUrl}/embed/standings?league=`);

	await openPartner(page, code);
	await expect(table).toContainText("Owls");
	const link = page.frameLocator("iframe").getByRole("link", { name: "Full standings" });
	await expect(link).toHaveAttribute("target", "_blank");
	await page.goto(`${rootUrl}/dashboard/site/sharing`);
	await page.getByRole("button", { name: "Remove northside-gym.test" }).click();
	await expect(page.getByText("No website is allowed yet.")).toBeVisible();
	await openPartner(page, code);
	await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test("an element takes the height of what it shows, on a website with a policy of its own", async ({
	page,
}) => {
	const { call, siteUrl } = await foundShared();
	await call("PUT", "/embeds", { hosts: ["northside-gym.test"] });
	const violations: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy/.test(message.text())) violations.push(message.text());
	});
	const code = `<script async src="${rootUrl}/embed/v1.js"></script>
		<fieldhouse-schedule site="${siteUrl}"></fieldhouse-schedule>
		<fieldhouse-standings site="${siteUrl}" theme="dark"></fieldhouse-standings>`;
	await openPartner(page, code, `default-src 'none'; script-src ${rootUrl}; frame-src ${rootUrl}`);
	const schedule = page.frameLocator("fieldhouse-schedule iframe");
	await expect(schedule.getByText("Hawks")).toBeVisible();
	const standings = page.frameLocator("fieldhouse-standings iframe");
	await expect(standings.locator("html")).toHaveAttribute("data-theme", "dark");
	for (const name of ["schedule", "standings"]) {
		const frame = page.locator(`fieldhouse-${name} iframe`);
		const content = page.frameLocator(`fieldhouse-${name} iframe`).locator("main");
		await expect
			.poll(async () => {
				const [outside, inside] = [await frame.boundingBox(), await content.boundingBox()];
				return Math.abs((outside?.height ?? 0) - (inside?.height ?? 9999));
			})
			.toBeLessThan(4);
	}
	expect(violations).toEqual([]);
	// What a stranger says is not believed.
	const before = await page.locator("fieldhouse-schedule iframe").getAttribute("height");
	await page.evaluate(() => postMessage({ fieldhouse: "height", height: 9000 }, "*"));
	await expect(page.locator("fieldhouse-schedule iframe")).toHaveAttribute("height", before ?? "");
});

test("a printed page leads back to itself, and a link to it has a picture", async ({ page }) => {
	const { siteUrl, gameId, leagues } = await foundShared();
	const violations: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy/.test(message.text())) violations.push(message.text());
	});
	const teamId = leagues["Monday D1"]?.teams.Hawks;
	for (const path of [`/teams/${teamId}`, "/schedule", `/games/${gameId}`]) {
		await page.emulateMedia({ media: "screen" });
		await page.goto(siteUrl + path);
		const code = page.locator("main svg[shape-rendering=crispEdges]");
		await expect(code).toBeHidden();
		await page.emulateMedia({ media: "print" });
		await expect(code).toBeVisible();
		expect(darkModules(await code.locator("path").getAttribute("d"))).toEqual(
			darkModulesOf(siteUrl + path),
		);
		await expect(page.getByText(`${siteUrl}${path}`.replace("http://", ""))).toBeVisible();
	}
	await page.emulateMedia({ media: "screen" });
	const size = await page.evaluate(async () => {
		const address = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
		const response = await fetch(address ?? "");
		const { width, height } = await createImageBitmap(await response.blob());
		return { type: response.headers.get("content-type"), width, height };
	});
	expect(size).toEqual({ type: "image/png", width: 1200, height: 630 });
	const data = await page.locator('script[type="application/ld+json"]').textContent();
	expect(JSON.parse(data ?? "")["@context"]).toBe("https://schema.org");
	expect(violations).toEqual([]);
});

test("an embed weighs at most 10 kB, and the script of the element 2 kB", async () => {
	for (const kind of ["standings", "schedule", "next-game", "playoffs"]) {
		const { weight, text } = await weigh(`/hoops/embed/${kind}`);
		const styles = [...text.matchAll(/rel="stylesheet" href="(.*?)"/g)].map(([, href]) => href);
		const weights = await Promise.all(styles.map(async (href) => (await weigh(href ?? "")).weight));
		expect(weights.length).toBeGreaterThan(1);
		const sum = weights.reduce((all, one) => all + one, weight);
		expect(sum, kind).toBeLessThan(10_000);
	}
	expect((await weigh("/embed/v1.js")).weight).toBeLessThan(2000);
});

/** What comes over the wire, compressed as for every browser behind https. */
async function weigh(path: string): Promise<{ weight: number; text: string }> {
	const headers = { host: rootDomain, "accept-encoding": "br" };
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		get({ host: "127.0.0.1", port, path, headers }, resolve).on("error", reject);
	});
	const bytes = await buffer(answer);
	const isSmall = answer.headers["content-encoding"] === "br";
	return { weight: bytes.length, text: (isSmall ? brotliDecompressSync(bytes) : bytes).toString() };
}

/** The dark modules that are drawn, as "x y", out of runs such as "M3 4h2v1h-2z". */
function darkModules(path: string | null): string[] {
	return [...(path ?? "").matchAll(/M(\d+) (\d+)h(\d+)/g)]
		.flatMap(([, x, y, count]) =>
			Array.from({ length: Number(count) }, (_, step) => `${Number(x) + step} ${y}`),
		)
		.toSorted();
}

function darkModulesOf(address: string): string[] {
	return encode(address, { ecc: "L", border: 2 })
		.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])))
		.toSorted();
}
