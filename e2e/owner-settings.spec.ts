import { type Club, foundClub } from "./club.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

/** The lists an organization keeps of a sport: statistics, game periods, player attributes. */
test.describe("an owner", () => {
	test("puts statistics in order with the keyboard and the mouse", async ({ page }) => {
		const club = await foundClub({});
		await signIn(page, club.username, { to: "/stats" });
		await expect.poll(() => firstOf(page)).toEqual(["PTS", "2PM", "2PA"]);

		// A row is reached with Tab and the arrows, what is in it with Tab.
		await row(page, "2-pointers made").focus();
		await page.keyboard.press("ArrowUp");
		await expect(row(page, "Points")).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: "Drag Points" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.locator("[data-drop-target]")).toHaveCount(1);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect.poll(() => firstOf(page)).toEqual(["2PM", "2PA", "PTS"]);
		await expect.poll(() => keptOrder(club)).toEqual(["2PM", "2PA", "PTS"]);

		const at = (name: string) => page.getByRole("row", { name, exact: true });
		await at("Points").dragTo(at("2-pointers made"), {
			sourcePosition: { x: 300, y: 20 },
			targetPosition: { x: 300, y: 4 },
		});
		await expect.poll(() => firstOf(page)).toEqual(["PTS", "2PM", "2PA"]);
		await expect.poll(() => keptOrder(club)).toEqual(["PTS", "2PM", "2PA"]);
	});

	test("reads what is hidden at half opacity, and mends a formula", async ({ page }) => {
		const club = await foundClub({}, { sports: ["Soccer"] });
		await signIn(page, club.username, { to: "/stats" });
		await page.getByRole("switch", { name: "Show Shots", exact: true }).click();
		await expectSaid(page, "Shots updated");
		const opacityOf = (name: string) => page.getByText(name, { exact: true }).locator("..");
		await expect(opacityOf("Shots")).toHaveCSS("opacity", "0.5");
		await expect(opacityOf("Goals")).toHaveCSS("opacity", "1");
		await expectFine(page);
		await page.getByRole("button", { name: "Edit Points" }).click();
		const dialog = page.getByRole("dialog", { name: "Edit Points" });
		await dialog.getByRole("textbox", { name: "Formula" }).fill("3 *");
		// A button puts its word where the text stands, and gives the focus back to it.
		await dialog.getByRole("button", { name: "G, Goals" }).click();
		await expect(dialog.getByRole("textbox", { name: "Formula" })).toHaveValue("3 * G ");
		await expect(dialog.getByRole("textbox", { name: "Formula" })).toBeFocused();
		await expectFine(page);
	});
});

async function expectSaid(page: Page, sentence: string) {
	await expect(page.getByText(sentence, { exact: true }).last()).toBeVisible();
}

const list = (page: Page): Locator => page.getByRole("grid");
const row = (page: Page, name: string) => list(page).getByRole("row", { name, exact: true });

/** The abbreviations of the first three. */
async function firstOf(page: Page): Promise<string[]> {
	const all = await list(page).locator("[data-id] p > :first-child").allTextContents();
	return all.slice(0, 3);
}

async function keptOrder(club: Club): Promise<string[]> {
	const { stats } = await club.call("GET", "/statsv2/1");
	return stats.slice(0, 3).map(({ abbreviation }: { abbreviation: string }) => abbreviation);
}
