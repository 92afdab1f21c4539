import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type FrameLocator, test } from "./test.ts";

/** A phone, where one either chooses or looks. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A club with an owner and a game with a box score. */
async function foundPlayed(): Promise<Club> {
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] }, { hasOwner: true });
	const [league] = Object.values(club.leagues);
	const place = `/seasonsv2/${club.seasonId}/leagues/${league?.id}/teams/${league?.teams.Hawks}`;
	const { player } = await club.call("POST", `${place}/players`, {
		firstName: "Jo",
		lastName: "Diaz",
	});
	const gameId = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${gameId}/scores`, { score_home: 51, score_away: 40 });
	const { allStats } = await club.call("GET", `/gamesv2/${gameId}`);
	const points = allStats.find((it: { abbreviation: string }) => it.abbreviation === "2PM");
	await club.call("PUT", `/gamesv2/${gameId}/box-score`, {
		lines: [{ player_id: player.id, stats: [{ stat_id: points.id, value: 9 }] }],
	});
	return club;
}

test("an owner sees the real pages in a look before it is saved, and visitors get it", async ({
	page,
}) => {
	const { organizationId, owner, slug } = await foundPlayed();
	await signIn(page, owner, { to: "/dashboard/site/look" });
	const preview = page.frameLocator("iframe[title=Preview]");

	await test.step("begins with a preset and sees the real pages in it", async () => {
		await page.getByRole("radio", { name: /^Heritage/ }).check({ force: true });
		await page.getByRole("button", { name: "See it" }).click();
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
		await page.getByRole("button", { name: "Choose" }).click();
	});

	await test.step("is told what is corrected, and has an icon drawn", async () => {
		await page.getByRole("textbox", { name: "Accent, as #rrggbb" }).fill("#757a7d");
		await expect(page.getByText(/^The accent was made a little lighter/)).toBeVisible();
		await page.getByRole("radio", { name: "Round", exact: true }).check({ force: true });
		await page.getByRole("button", { name: "Make it from the initials" }).click();
		await expect(page.getByRole("button", { name: "Remove the icon" })).toBeVisible();
		await expectFine(page);
	});

	await test.step("saves, and visitors see it", async () => {
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByText(`Look of Club ${slug} updated`)).toBeVisible();
		const visitor = await page.context().browser()?.newPage();
		if (visitor === undefined) throw new Error("no browser");
		const refused: string[] = [];
		visitor.on("console", (it) => it.type() === "error" && refused.push(it.text()));
		const fonts: string[] = [];
		visitor.on("request", (it) => it.resourceType() === "font" && fonts.push(it.url()));
		await visitor.goto(`${rootUrl}/${slug}`);
		expect(await visitor.locator("link[href^='/theme/']").first().getAttribute("href")).toMatch(
			new RegExp(`^/theme/${organizationId}\\.\\w{10}\\.(css|webmanifest)$`),
		);
		await expect(visitor.getByRole("banner")).toHaveCSS("background-color", "rgb(20, 38, 74)");
		await expect(visitor.locator("link[rel=icon]")).toHaveAttribute(
			"href",
			/^\/files\/\d+\/.*\.png$/,
		);
		await visitor.evaluate(() => document.fonts.ready.then(() => null));
		await expect
			.poll(() => [...new Set(fonts)])
			.toEqual([expect.stringMatching(/roboto-slab-latin-wght/)]);
		expect(refused).toEqual([]);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("radio", { name: /^Arena/ })).toBeChecked();
		await visitor.reload();
		await expect(visitor.getByRole("banner")).toHaveCSS("background-color", "rgb(194, 65, 12)");
		await visitor.close();
	});
});

/** What a token is in the preview. */
function token(preview: FrameLocator, name: string): Promise<string> {
	return preview
		.locator("html")
		.evaluate((html, name) => getComputedStyle(html).getPropertyValue(name).trim(), name);
}
