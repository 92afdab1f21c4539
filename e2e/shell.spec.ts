import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectFine } from "./site.ts";
import { expect, test } from "./test.ts";

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("the navigation is a drawer, which closes when something is chosen", async ({ page }) => {
		const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
		await club.addGame("Owls", "Hawks", -1);
		await signIn(page, club.username, { to: "/dashboard" });
		await expect(page.getByRole("heading", { name: "Games without a result (1)" })).toBeVisible();
		await expectFine(page);
		const menu = page.getByRole("button", { name: "Menu" });
		await menu.click();
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await expect(drawer).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(menu).toBeFocused();
		await menu.click();
		await drawer.getByRole("link", { name: "Recently deleted" }).click();
		await expect(page).toHaveURL(`${rootUrl}/dashboard/trash`);
		await expect(drawer).toBeHidden();
		const shortcuts = page.getByRole("navigation", { name: "Shortcuts" });
		await shortcuts.getByRole("link", { name: "Games" }).click();
		await expect(page).toHaveURL(`${rootUrl}/dashboard/games`);
		await expect(shortcuts.locator("[aria-current]")).toHaveText("Games");
	});
});

test("a screen whose code does not come leaves the navigation, and is there with the next try", async ({
	page,
}) => {
	await signIn(page, "harborline-staff");
	await page.route("**/assets/trash-*.js", (route) => route.abort());
	await page.goto(`${rootUrl}/dashboard/trash`);
	await expect(page.getByText("Nothing to show right now")).toBeVisible();
	await page.unroute("**/assets/trash-*.js");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recently deleted");
});
