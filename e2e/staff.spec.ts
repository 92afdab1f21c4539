import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const monday = { "Monday D1": ["Hawks", "Owls", "Elks", "Bears"] };

/** Signs in as the club's staff and opens the games. */
async function openGames(page: Page, club: Club, view: "Card View" | "Table View" = "Table View") {
	await signIn(page, club.username, { to: "/dashboard/games" });
	await choose(page, view);
}

async function choose(page: Page, view: "Card View" | "Table View") {
	const option = page.getByRole("radio", { name: view });
	if (await option.isChecked()) return;
	const saved = page.waitForResponse(
		(response) => response.url().includes("/view-mode") && response.request().method() === "POST",
	);
	// The list may just be opening at its week, and the button out of sight then.
	await option.dispatchEvent("click");
	await saved;
}

const said = (page: Page, text: string) =>
	page.getByRole("status").getByText(text, { exact: true });

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("staff enter a quick result on a card: the public standings move, and the focus stays", async ({
		page,
		context,
	}) => {
		const club = await foundClub(monday);
		const id = await club.addGame("Owls", "Hawks", -1);
		await club.addGame("Bears", "Elks", -1);
		await openGames(page, club, "Card View");
		const visitor = await context.newPage();
		const standings = `${rootUrl}/${club.slug}/teamList`;
		await visitor.goto(standings);
		const hawks = visitor.getByRole("row", { name: /Hawks/ }).first();
		await expect(hawks).not.toContainText("1.000");
		await page.getByLabel("Team").selectOption("Owls");
		await expect(page.getByRole("article")).toHaveCount(1);
		await page.getByRole("button", { name: "Enter result of Owls at Hawks" }).click();
		const dialog = page.getByRole("dialog", { name: "Final score" });
		await expect(dialog.getByRole("textbox", { name: /Owls/ })).toBeFocused();
		await page.keyboard.type("58");
		await page.keyboard.press("Tab");
		await page.keyboard.type("61");
		await page.keyboard.press("Enter");
		await expect(said(page, "Score updated successfully")).toBeVisible();
		await expect(dialog).toBeHidden();
		const result = { name: "Change result of Owls at Hawks: 58–61" };
		await expect(page.getByRole("button", result)).toBeFocused();
		// A card says "Final", whatever status is stored; the choices above it still say "Scheduled".
		await expect(page.getByText("Scheduled", { exact: true })).toHaveCount(1);
		await visitor.goto(standings);
		await expect(hawks).toContainText("1.000");
		await visitor.close();

		await page.getByRole("article").getByRole("link").click();
		await expect(page).toHaveURL(`${rootUrl}/games/${id}`);
		await page.goBack();
		await expect(page.getByLabel("Team").locator("option:checked")).toHaveText("Owls");
	});
});

test.describe("the list of games", () => {
	test("opens at the current week without taking the focus, and finds back to it", {
		tag: "@layout",
	}, async ({ page }) => {
		test.slow();
		const club = await foundClub(monday);
		const weeks = [...Array(12).keys()].map((week) => 7 * week + 7);
		// More than a list draws at once stand before the week.
		const hours = ["15:00", "16:00", "17:00", "18:00"];
		await Promise.all([
			...hours.flatMap((hour) => weeks.map((days) => club.addGame("Owls", "Hawks", -days, hour))),
			...hours.flatMap((hour) => weeks.map((days) => club.addGame("Bears", "Elks", -days, hour))),
			club.addGame("Hawks", "Bears", 0),
			...weeks.slice(0, 7).map((days) => club.addGame("Elks", "Owls", days)),
		]);
		await openGames(page, club);
		for (const view of ["Table View", "Card View"] as const) {
			await choose(page, view);
			// A tab of its own: this one comes back to where it was.
			const fresh = await page.context().newPage();
			await fresh.goto(`${rootUrl}/dashboard/games`);
			const game = fresh.getByRole("link", { name: /Hawks.*Bears/ });
			await expect(game).toBeInViewport();
			await expect(fresh.getByRole("link", { name: /Bears.*Elks/ })).toHaveCount(48);
			await expect(game).toBeInViewport();
			await expect(fresh.getByRole("link", { name: /Bears.*Elks/ }).first()).not.toBeInViewport();
			await expect(game).not.toBeFocused();
			await fresh.evaluate(() => window.scrollTo(0, 0));
			await expect(game).not.toBeInViewport();
			await fresh.getByRole("button", { name: "Today" }).click();
			await expect(game).toBeInViewport();
			await expect(game).toBeFocused();
			await fresh.close();
		}
	});
});

test.describe("no barrier, in light and in dark, have the dialogs", { tag: "@layout" }, () => {
	test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

	/** Looks at what is open above the screen, and closes it. */
	async function lookAt(page: Page, opened: Locator): Promise<void> {
		await expect(opened).toBeVisible();
		await expectFine(page);
		await page.keyboard.press("Escape");
		await expect(opened).toBeHidden();
	}

	const dialog = (page: Page) => page.getByRole("dialog");
	const press = (page: Page, name: string) =>
		page.getByRole("button", { name, exact: true }).click();

	test("of games", async ({ page }) => {
		const club = await foundClub(monday);
		await club.addGame("Owls", "Hawks", -1);
		await club.addGame("Elks", "Bears", 2);
		await openGames(page, club);
		await page.getByRole("checkbox", { name: "Select all" }).check();
		await expectFine(page);
		await press(page, "Change");
		await lookAt(page, dialog(page));
		await press(page, "Delete");
		await lookAt(page, page.getByRole("alertdialog"));
		await press(page, "Enter result of Owls at Hawks");
		await dialog(page).getByRole("button", { name: "Save as final" }).click();
		await expect(dialog(page).getByText("Please enter both")).toHaveCount(2);
		await lookAt(page, dialog(page));
		await press(page, "Add game");
		await lookAt(page, dialog(page));
		await press(page, "More for Owls at Hawks");
		await lookAt(page, page.getByRole("menu"));
	});

	test("of teams, and of players, who have round photos of 60 pixels", async ({ page }) => {
		const club = await foundClub(monday);
		const id = await club.addPlayer("Hawks", "Ida", "May");
		const hawks = club.leagues["Monday D1"];
		const roster = `leagues/${hawks?.id}/teams/${hawks?.teams.Hawks}`;
		await signIn(page, club.username, { to: "/dashboard/teams" });
		await choose(page, "Table View");
		await page.getByLabel("Select Hawks").check();
		await press(page, "Assign");
		await dialog(page).getByRole("button", { name: "Assign", exact: true }).click();
		await expect(dialog(page).getByText("Please select a league first.")).toBeVisible();
		await lookAt(page, dialog(page));
		await page.goto(`${rootUrl}/dashboard/seasons/${club.seasonId}/${roster}`);
		await press(page, "Add player");
		await dialog(page).getByText("New player", { exact: true }).click();
		await lookAt(page, dialog(page));

		await page.goto(`${rootUrl}/dashboard/players`);
		await press(page, "Add player");
		await dialog(page).getByLabel("First name").fill("Ann");
		await expectFine(page);
		await dialog(page).getByRole("button", { name: "Add player" }).click();
		await lookAt(page, page.getByRole("alertdialog"));
		// Keys mean the dialog again once the focus is back in it.
		await expect(dialog(page).locator(":focus")).toBeVisible();
		await page.keyboard.press("Escape");
		await press(page, "Discard");
		await choose(page, "Card View");
		const photo = page.getByRole("article").locator("img");
		await expect(photo).toHaveCSS("width", "60px");
		await expect(photo).toHaveCSS("height", "60px");
		const isRound = await photo.evaluate((element) => {
			const { width, height } = element.getBoundingClientRect();
			const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
			return width === 60 && height === 60 && radius >= 30;
		});
		expect(isRound).toBe(true);
		const picture = await photo.getAttribute("src");
		await photo.evaluate((element: HTMLImageElement) => {
			element.src = "/files/gone.webp";
		});
		await expect(photo).toHaveAttribute("src", picture ?? "");
		await page.getByRole("article").getByRole("link").click();
		await page.waitForURL(`${rootUrl}/dashboard/players/${id}`);

		await page.getByLabel("Number").fill("seven");
		await press(page, "Save");
		await expect(page.getByLabel("Number")).toBeFocused();
		await expectFine(page);
		await press(page, "Add to a team");
		await lookAt(page, dialog(page));
	});
});
