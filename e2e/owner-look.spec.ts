import AxeBuilder from "@axe-core/playwright";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { presets } from "#domain/look/presets.ts";
import { type Club, foundClub } from "./club.ts";
import { memberPassword, rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

type Looked = Club & { organizationId: number; owner: string; gameId: number };

/** A club with an owner and a game with a box score. */
async function foundPlayed(): Promise<Looked> {
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
	const { organization } = await club.call("GET", `/organizations/slug/${club.slug}`);
	const owner = `${club.slug}-owner`;
	await club.call("POST", "/usersv2", {
		...{ username: owner, password: memberPassword, role: "org_owner" },
		organization_id: organization.id,
	});
	const [league] = Object.values(club.leagues);
	const place = `/seasonsv2/${club.seasonId}/leagues/${league?.id}/teams/${league?.teams.Hawks}`;
	const { player } = await club.call("POST", `${place}/players`, {
		...{ firstName: "Jo", lastName: "Diaz" },
	});
	const gameId = await club.addGame("Owls", "Hawks", -1);
	await club.addGame("Hawks", "Owls", 3);
	await club.call("PUT", `/gamesv2/${gameId}/scores`, { score_home: 51, score_away: 40 });
	const { allStats } = await club.call("GET", `/gamesv2/${gameId}`);
	const points = allStats.find((it: { abbreviation: string }) => it.abbreviation === "2PM");
	await club.call("PUT", `/gamesv2/${gameId}/box-score`, {
		lines: [{ player_id: player.id, stats: [{ stat_id: points.id, value: 9 }] }],
	});
	return { ...club, organizationId: organization.id, owner, gameId };
}

test("an owner chooses a look, sees it before it is saved, is corrected, saves and takes it back", async ({
	page,
	viewport,
}) => {
	test.slow();
	const isPhone = (viewport?.width ?? 0) < 960;
	const club = await foundPlayed();
	const { organizationId, owner, slug, gameId } = club;
	await signIn(page, owner, { to: "/dashboard/site/look" });
	const preview = page.frameLocator("iframe[title=Preview]");
	const see = async (isSeen: boolean) => {
		if (isPhone) await page.getByRole("button", { name: isSeen ? "See it" : "Choose" }).click();
	};

	await test.step("begins with a preset and sees the real pages in it", async () => {
		await page.getByRole("radio", { name: /^Heritage/ }).check({ force: true });
		await see(true);
		await expect.poll(() => token(preview, "--header")).toBe("#14264a");
		await expect(preview.getByRole("table").first()).toBeVisible();
		await page.getByRole("radio", { name: "Box score" }).check({ force: true });
		await expect(preview.getByText("Jo Diaz").first()).toBeVisible();
		await expect.poll(() => token(preview, "--header")).toBe("#14264a");
		await page.getByRole("radio", { name: "Home" }).check({ force: true });
		await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
		await page.getByRole("radio", { name: "Dark", exact: true }).check({ force: true });
		await expect(preview.locator("html")).toHaveAttribute("data-theme", "dark");
		await expect.poll(() => token(preview, "--radius-l")).toBe("0");
		await see(false);
	});

	await test.step("is told what is corrected, and why", async () => {
		await page.getByRole("textbox", { name: "Accent, as #rrggbb" }).fill("#777");
		await expect(page.getByText("A colour is written as #rrggbb.")).toBeVisible();
		await page.getByRole("textbox", { name: "Accent, as #rrggbb" }).fill("#757a7d");
		await expect(
			page.getByText(
				/^The accent was made a little lighter so that the text on it can be read: #757a7d → #\w{6}, 4\.5 to 1\.$/,
			),
		).toBeVisible();
		await page.getByRole("textbox", { name: "Accent, as #rrggbb" }).fill("0b63c4");
		await expect(page.getByText(/^The accent was made/)).toBeHidden();
		await page.getByRole("radio", { name: "Round", exact: true }).check({ force: true });
		await page.getByRole("button", { name: "Make it from the initials" }).click();
		await expect(page.getByRole("button", { name: "Remove the icon" })).toBeVisible();
	});

	await test.step("finds a screen without barriers", async () => {
		await expectFine(page);
	});

	const home = `${rootUrl}/${slug}`;
	await test.step("saves, and visitors see it", async () => {
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByText(`Look of Club ${slug} updated`)).toBeVisible();
		const visitor = await page.context().browser()?.newPage();
		if (visitor === undefined) throw new Error("no browser");
		const refused: string[] = [];
		visitor.on("console", (it) => it.type() === "error" && refused.push(it.text()));
		const fonts: string[] = [];
		visitor.on("request", (it) => it.resourceType() === "font" && fonts.push(it.url()));
		await visitor.goto(home);
		expect(await visitor.locator("link[href^='/theme/']").first().getAttribute("href")).toMatch(
			new RegExp(`^/theme/${organizationId}\\.\\w{10}\\.(css|webmanifest)$`),
		);
		await expect(visitor.getByRole("banner")).toHaveCSS("background-color", "rgb(20, 38, 74)");
		await expect(visitor.locator("link[rel=icon]")).toHaveAttribute(
			"href",
			/^\/files\/\d+\/.*\.png$/,
		);
		await visitor.evaluate(() => document.fonts.ready.then(() => null));
		expect(fonts).toEqual([expect.stringMatching(/roboto-slab-latin-wght/)]);
		expect(refused).toEqual([]);
		await visitor.close();
	});

	await test.step("takes it back", async () => {
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("radio", { name: /^Arena/ })).toBeChecked();
		const visitor = await page.context().browser()?.newPage();
		await visitor?.goto(`${home}/games/${gameId}`);
		if (visitor)
			await expect(visitor.getByRole("banner")).toHaveCSS("background-color", "rgb(194, 65, 12)");
		await visitor?.close();
	});
});

test("every preset can be read, by day and by night @any-size", async ({ page }) => {
	test.slow();
	const club = await foundPlayed();
	const home = `${rootUrl}/${club.slug}`;
	for (const { name, look } of presets) {
		await club.call("PUT", `/organizations/${club.organizationId}/look`, look);
		for (const path of ["", "/teamList", `/games/${club.gameId}`]) {
			await page.goto(home + path);
			for (const colorScheme of look.scheme === "dark" ? night : dayAndNight) {
				await page.emulateMedia({ colorScheme });
				await test.step(`${name}, ${colorScheme}, ${path || "home"}`, () => expectReadable(page));
			}
		}
	}
});

const night = ["dark"] as const;
const dayAndNight = ["light", "dark"] as const;

/** Only what a look can break is looked at; the pages themselves are visitor.spec.ts's subject. */
async function expectReadable(page: Page): Promise<void> {
	const rules = ["color-contrast", "link-in-text-block", "target-size"];
	const { violations } = await new AxeBuilder({ page })
		.withRules(rules)
		.setLegacyMode(true)
		.analyze();
	expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.html))).toEqual([]);
	const sideways = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(sideways).toBeLessThanOrEqual(0);
}

/** What a token is in the preview. */
function token(preview: FrameLocator, name: string): Promise<string> {
	return preview
		.locator("html")
		.evaluate((html, name) => getComputedStyle(html).getPropertyValue(name).trim(), name);
}
