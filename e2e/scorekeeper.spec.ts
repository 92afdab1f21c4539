import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const home = "Hawks";
const away = "Owls";

/** A game of today between two small teams: axe looks at every field of a box score. */
async function withGame(): Promise<{ club: Club; id: number }> {
	const club = await foundClub({ "Monday D1": [home, away] });
	for (const team of [home, away]) {
		await club.addPlayer(team, team, "One");
		await club.addPlayer(team, team, "Two");
	}
	return { club, id: await club.addGame(away, home, 0) };
}

/** The writes that the server answered from now on. */
function writesOf(page: Page): string[] {
	const writes: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (response.request().method() === "PUT") writes.push(`${response.status()} ${pathname}`);
	});
	return writes;
}

const open = async (page: Page, id: number) => {
	await page.goto(`${rootUrl}/games/${id}`);
	await expect(page.getByRole("heading", { level: 2, name: "Box score" })).toBeVisible();
};
const tableOf = (page: Page, team: string) =>
	page.getByRole("table", { name: `Box score of ${team}.` });
const cell = (table: Locator, row: number, column: number) =>
	table.locator(`[data-place="${row} ${column}"]`);
const editBoxScore = (page: Page) =>
	page
		.getByRole("button", { name: /^(Edit|Enter) box score$/ })
		.first()
		.click();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("a scorekeeper's evening: tonight's game, its line score, and a box score that outlives the connection", async ({
		page,
		context,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		const { club, id } = await withGame();
		await signIn(page, club.username, { to: "/dashboard" });
		await page.getByRole("navigation").getByRole("link", { name: "Games" }).first().click();
		await expect(page).toHaveURL(/\/dashboard\/games/);
		await page.locator(`main a[href$="/games/${id}"]`).first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${away} at ${home}`);
		const writes = writesOf(page);

		await test.step("writes the line score, and the public standings move", async () => {
			const visitor = await context.newPage();
			const standings = async () => {
				await visitor.goto(`${rootUrl}/${club.slug}/teamList`);
				return visitor.getByRole("table").first().textContent();
			};
			const before = await standings();
			await page.getByRole("button", { name: "Edit score" }).click();
			const field = (name: string) => page.getByRole("textbox", { name, exact: true });
			await expect(field(`Q1, ${away}`)).toBeFocused();
			for (const points of ["20", "18", "21", "17"]) {
				await page.keyboard.type(points);
				await page.keyboard.press("Tab");
			}
			await expect(field(`Final, ${away}`)).toHaveValue("76");
			await field(`Final, ${home}`).fill("60");
			await page.getByRole("button", { name: "Save as final" }).click();
			await expect(page.getByText("Score updated successfully", { exact: true })).toBeVisible();
			await expect(page.getByRole("button", { name: "Edit score" })).toBeFocused();
			expect(await standings()).not.toBe(before);
			await visitor.close();
		});

		await editBoxScore(page);
		await page.getByRole("group", { name: "Team" }).getByRole("button", { name: home }).tap();
		const table = tableOf(page, home);
		const key = (name: string) => page.getByRole("button", { name, exact: true });
		const expectTyped = async () => {
			await expect(cell(table, 0, 0)).toHaveValue("14");
			await expect(cell(table, 0, 1)).toHaveValue("6");
			await expect(cell(table, 0, 2)).toHaveValue("1");
			await expect(cell(table, 1, 0)).toHaveValue("9");
		};

		await test.step("types with the thumb", async () => {
			await expect(tableOf(page, away)).toBeHidden();
			await cell(table, 0, 0).tap();
			await expect(cell(table, 0, 0)).toBeFocused();
			for (const name of ["1", "4", "Next field", "6", "Next field"]) await key(name).tap();
			await key("One more").tap();
			await key("One more").tap();
			await key("One less").tap();
			await key("Next player").tap();
			await key("9").tap();
			await expectTyped();
		});

		await test.step("finds it again after the connection was lost, and it is sent once", async () => {
			await key("Done").tap();
			await expect(key("Done")).toBeHidden();
			writes.length = 0;
			await context.setOffline(true);
			await save(page).click();
			await expect(
				page.getByText("No connection. Your input is kept on this device."),
			).toBeVisible();
			await page.goto("about:blank");
			await context.setOffline(false);
			await page.route("**/box-score", (route) => route.abort());
			await open(page, id);
			await expect(page.getByText(/^Unsaved input from \d+:\d\d [AP]M/)).toBeVisible();
			await page.getByRole("group", { name: "Team" }).getByRole("button", { name: home }).tap();
			await expectTyped();
			expect(writes).toEqual([]);
			await page.unroute("**/box-score");
			await page.evaluate(() => window.dispatchEvent(new Event("online")));
			await expect(page.getByText("Stats updated successfully")).toBeVisible();
			expect(writes).toEqual([`200 /api/gamesv2/${id}/box-score`]);
		});

		await test.step("meets no barrier with everything open, and the keypad", async () => {
			for (const name of ["Edit score", "Edit details"]) {
				await page.getByRole("button", { name }).click();
			}
			await cell(table, 0, 0).fill("1.5");
			await cell(table, 1, 0).fill("999");
			await cell(table, 0, 1).tap();
			await expect(cell(table, 0, 1)).toBeFocused();
			await expect(key("Next player")).toBeVisible();
			await toTheEnd(page);
			await expectFine(page);
		});
	});
});

test("keys move and edit as in a spreadsheet: one key and Tab a cell", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const { club, id } = await withGame();
	await signIn(page, club.username, { to: null });
	await open(page, id);
	await editBoxScore(page);
	const table = tableOf(page, away);
	const press = (...keys: string[]) =>
		keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
	await expect(cell(table, 0, 0)).toBeFocused();
	await press("2", "Tab", "2", "Tab");
	await expect(cell(table, 0, 2)).toBeFocused();
	await cell(table, 0, 0).focus();
	await press("1", "2", "ArrowRight", "3", "Enter", "4", "ArrowUp");
	await expect(cell(table, 0, 0)).toHaveValue("12");
	await expect(cell(table, 0, 1)).toHaveValue("3");
	await expect(cell(table, 1, 1)).toHaveValue("4");
	await expect(cell(table, 0, 1)).toBeFocused();
	await press("Home", "F2", "5");
	await expect(cell(table, 0, 0)).toHaveValue("125");
	await press("ArrowLeft", "ArrowLeft", "0");
	await expect(cell(table, 0, 0), "F2 lets the cursor in").toHaveValue("1025");
	await press("Escape");
	await expect(cell(table, 0, 0)).toHaveValue("12");
	await press("Delete");
	await expect(cell(table, 0, 0)).toHaveValue("");
	await press("End");
	await expect(table.locator("[data-place]:focus")).toHaveAttribute("data-place", /^0 1\d$/);
	await press("Tab");
	await expect(cell(table, 1, 0)).toBeFocused();
	await press("Shift+Tab", "Control+Home");
	await expect(cell(table, 0, 0)).toBeFocused();

	for (const name of ["Edit score", "Edit details"]) {
		await page.getByRole("button", { name }).click();
	}
	await cell(table, 0, 0).fill("1.5");
	await cell(table, 1, 0).fill("999");
	await toTheEnd(page);
	await expectFine(page);
});

/** What sticks to the window's edge may lie over half a row; at the page's end it lies over none. */
const toTheEnd = (page: Page) =>
	page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
