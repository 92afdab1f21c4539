import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Club, dayFromToday, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

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
	await option.check({ force: true });
	await saved;
}

const rowOf = (page: Page, matchup: string) =>
	page.getByRole("row").filter({ has: page.getByRole("link", { name: matchup }) });
const statuses = (page: Page) => page.getByRole("row").getByRole("cell", { name: wordOfStatus });
const wordOfStatus = /^(Scheduled|Postponed|Completed|Cancelled|Forfeit|In progress)$/;
const said = (page: Page, text: string) =>
	page.getByRole("status").getByText(text, { exact: true });
const refused = (page: Page, text: string) =>
	page.getByRole("alert").getByText(text, { exact: true });

/** What is written on the server from now on, such as "PUT /api/gamesv2/5/scores". */
function writesOf(page: Page): string[] {
	const writes: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
	});
	return writes;
}

/** A gate at which requests wait until they are let go. */
function gate() {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	return { held, letGo };
}

test.describe("staff and many games", { tag: "@any-size" }, () => {
	let club: Club;
	test.beforeEach(async ({ page }) => {
		club = await foundClub(monday);
		await club.addGame("Owls", "Hawks", 1, "18:00");
		await club.addGame("Bears", "Elks", 1, "19:00");
		await club.addGame("Hawks", "Elks", 8, "18:00");
		await club.addGame("Owls", "Bears", 8, "19:00");
		await openGames(page, club);
	});

	const select = (page: Page, matchup: string) =>
		page.getByRole("checkbox", { name: `Select ${matchup}` });

	test("postpones a range of them at once, and takes it back", async ({ page }) => {
		await select(page, "Owls at Hawks").check();
		await select(page, "Hawks at Elks").click({ modifiers: ["Shift"] });
		await expect(page.getByText("3 selected")).toBeVisible();
		await page.getByRole("button", { name: "Change", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Change 3 games" });
		await dialog.getByLabel("Status").selectOption("Postponed");
		await dialog.getByRole("button", { name: "Change 3 games" }).click();
		await expect(said(page, "3 games changed")).toBeVisible();
		await expect(dialog).toBeHidden();
		const four = ["Postponed", "Postponed", "Postponed", "Scheduled"];
		await expect(statuses(page)).toHaveText(four);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(said(page, "3 games are as they were")).toBeVisible();
		await expect(statuses(page)).toHaveText(four.map(() => "Scheduled"));
		await page.reload();
		await expect(statuses(page)).toHaveText(four.map(() => "Scheduled"));
	});

	test("learns which game was refused, and why", async ({ page }) => {
		await page.route("**/api/gamesv2/*/details", async (route) => {
			const isFirst = route.request().url().includes(`/gamesv2/${firstId}/`);
			if (!isFirst) return route.continue();
			const body = '{"message":"Somebody else was quicker."}';
			return route.fulfill({ status: 409, body, contentType: "application/json" });
		});
		const { games } = await club.call("GET", "/gamesv2");
		const firstId: number = games[0].id;
		await page.getByRole("checkbox", { name: "Select all" }).check();
		await page.getByRole("button", { name: "Change", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Change 4 games" });
		await dialog.getByLabel("Location").fill("Annex");
		await dialog.getByRole("button", { name: "Change 4 games" }).click();
		await expect(dialog.getByRole("alert")).toHaveText("1 of 4 games were not changed.");
		await expect(dialog.getByRole("listitem")).toHaveText(
			"Owls at HawksSomebody else was quicker.",
		);
		await dialog.getByRole("button", { name: "Close" }).last().click();
		await expect(page.getByRole("cell", { name: "Annex" })).toHaveCount(3);
	});

	test("moves one to another day, where it then stands", async ({ page }) => {
		await page.getByRole("button", { name: "More for Owls at Hawks" }).click();
		await page.getByRole("menuitem", { name: "Change date, time, place" }).click();
		const dialog = page.getByRole("dialog", { name: "Change game" });
		await expect(dialog.getByLabel("Date")).toHaveValue(dayFromToday(1));
		await dialog.getByLabel("Date").fill(dayFromToday(20));
		await dialog.getByLabel("Location").fill("Main gym");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(said(page, "Game updated successfully")).toBeVisible();
		await expect(page.getByRole("row").last()).toContainText("Owls at Hawks");
		await expect(page.getByRole("row").last()).toContainText("Main gym");
	});

	test("plans a postponed one again by giving it a new day", async ({ page }) => {
		const more = page.getByRole("button", { name: "More for Owls at Hawks" });
		await more.click();
		await page.getByRole("menuitemradio", { name: "Postponed" }).click();
		await expect(said(page, "Game updated successfully")).toBeVisible();
		await more.click();
		await page.getByRole("menuitem", { name: "Change date, time, place" }).click();
		const dialog = page.getByRole("dialog", { name: "Change game" });
		await expect(dialog.getByLabel("Status")).toHaveValue("postponed");
		await dialog.getByLabel("Date").fill(dayFromToday(20));
		await expect(dialog.getByLabel("Status")).toHaveValue("scheduled");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("row").last()).toContainText("Owls at Hawks");
		await expect(page.getByRole("row").last()).toContainText("Scheduled");
	});

	test("cancels one from its menu: it shows at once and can be undone", async ({ page }) => {
		const { held, letGo } = gate();
		await page.route("**/api/gamesv2/*/details", async (route) => {
			await held;
			await route.continue();
		});
		const row = rowOf(page, "Owls at Hawks");
		await row.getByRole("button", { name: "More for Owls at Hawks" }).click();
		await page.getByRole("menuitemradio", { name: "Cancelled" }).click();
		await expect(row.getByRole("cell", { name: "Cancelled" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
		letGo();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(said(page, "The game is as it was")).toBeVisible();
		await expect(row.getByRole("cell", { name: "Scheduled" })).toBeVisible();
	});

	test("names the side that forfeited", async ({ page }) => {
		const row = rowOf(page, "Owls at Hawks");
		await row.getByRole("button", { name: "More for Owls at Hawks" }).click();
		await page.getByRole("menuitemradio", { name: "Forfeit by Owls" }).click();
		await expect(row.getByRole("cell", { name: "Forfeit", exact: true })).toBeVisible();
		await expect(row).toContainText("Owls forfeited");
		await expect(said(page, "Game updated successfully")).toBeVisible();
	});

	test("deletes two and brings them back", async ({ page }) => {
		await select(page, "Owls at Hawks").check();
		await select(page, "Bears at Elks").check();
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		const question = page.getByRole("alertdialog", { name: "Delete 2 games" });
		await expect(question).toContainText("Delete this game?");
		await question.getByRole("button", { name: "Delete" }).click();
		await expect(said(page, "Games deleted successfully")).toBeVisible();
		await expect(page.getByRole("rowheader")).toHaveCount(2);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("rowheader")).toHaveCount(4);
		await expect(rowOf(page, "Owls at Hawks")).toBeVisible();
	});

	test("is told when nothing is selected, and nothing is sent", async ({ page }) => {
		const writes = writesOf(page);
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await expect(refused(page, "Please select at least one game to delete.")).toBeVisible();
		await page.getByRole("button", { name: "Change", exact: true }).click();
		await expect(refused(page, "Please select at least one game to change.")).toBeVisible();
		expect(writes).toEqual([]);
	});

	test("sees the columns of the list, and games by date and time", async ({ page }) => {
		await expect(page.getByRole("columnheader")).toHaveText([
			...["", /^ID/, /^Date/, /^Matchup/, /^League/, /^Location/, /^Time/, /^Status/, /^Results/],
			"Actions",
		]);
		await expect(page.getByRole("rowheader")).toHaveText([
			...["Owls at Hawks", "Bears at Elks", "Hawks at Elks", "Owls at Bears"],
		]);
	});
});

test.describe("a quick result", () => {
	const scoreOf = (dialog: Locator, team: RegExp) => dialog.getByRole("textbox", { name: team });

	for (const view of ["Card View", "Table View"] as const) {
		test(`from ${view} moves the public standings at once`, async ({ page, browser }) => {
			const club = await foundClub(monday);
			await club.addGame("Owls", "Hawks", -1);
			await openGames(page, club, view);
			const visitor = await browser.newPage();
			const standings = `${rootUrl}/${club.slug}/teamList`;
			await visitor.goto(standings);
			const hawks = visitor.getByRole("row", { name: /Hawks/ }).first();
			await expect(hawks).not.toContainText("1.000");
			await page.getByRole("button", { name: "Enter result of Owls at Hawks" }).click();
			const dialog = page.getByRole("dialog", { name: "Final score" });
			await expect(scoreOf(dialog, /Owls/)).toBeFocused();
			await expect(scoreOf(dialog, /Owls/)).toHaveAttribute("inputmode", "numeric");
			await page.keyboard.type("58");
			await page.keyboard.press("Tab");
			await page.keyboard.type("61");
			await page.keyboard.press("Enter");
			await expect(said(page, "Score updated successfully")).toBeVisible();
			await expect(dialog).toBeHidden();
			const result = { name: "Change result of Owls at Hawks: 58–61" };
			await expect(page.getByRole("button", result)).toBeFocused();
			// The score rewrites no stored status (R4.10); the table shows that, a card says "Final".
			const isTable = view === "Table View";
			await expect(page.getByText("Scheduled", { exact: true })).toHaveCount(isTable ? 2 : 1);
			await visitor.goto(standings);
			await expect(hawks).toContainText("1.000");
			await page.getByRole("button", result).click();
			await expect(scoreOf(dialog, /Owls/)).toHaveValue("58");
			await expect(scoreOf(dialog, /Hawks/)).toHaveValue("61");
			await visitor.close();
		});
	}

	test("needs two numbers from 0 to 999; nothing else is sent", async ({ page }) => {
		const club = await foundClub(monday);
		await club.addGame("Owls", "Hawks", -1);
		await openGames(page, club);
		const writes = writesOf(page);
		await page.getByRole("button", { name: "Enter result of Owls at Hawks" }).click();
		const dialog = page.getByRole("dialog", { name: "Final score" });
		const save = dialog.getByRole("button", { name: "Save" });
		await save.click();
		await expect(dialog.getByText("Please enter both scores.")).toHaveCount(2);
		for (const wrong of ["abc", "1000", "-1", "1.5"]) {
			await scoreOf(dialog, /Owls/).fill(wrong);
			await scoreOf(dialog, /Hawks/).fill("0");
			await save.click();
			await expect(dialog.getByText("A score is a whole number from 0 to 999.")).toHaveCount(1);
			await expect(scoreOf(dialog, /Owls/)).toBeFocused();
		}
		expect(writes).toEqual([]);
		await page.route("**/api/gamesv2/*/scores", (route) =>
			route.fulfill({ status: 500, body: "" }),
		);
		await scoreOf(dialog, /Owls/).fill("0");
		await save.click();
		await expect(refused(page, "Failed to update final score.")).toBeVisible();
	});
});

test.describe("a new game", { tag: "@any-size" }, () => {
	const two = { ...monday, "Friday D2": ["Reds", "Blues"] };
	const openDialog = async (page: Page) => {
		await page.getByRole("button", { name: "Add game" }).click();
		return page.getByRole("dialog", { name: "Add game" });
	};
	const choicesOf = (dialog: Locator, label: string) => dialog.getByLabel(label).locator("option");

	test("is of two teams, which is said before anything is sent", async ({ page }) => {
		const club = await foundClub(two);
		await openGames(page, club);
		await expect(page.getByText("No games available.")).toBeVisible();
		await expect(page.getByRole("link", { name: /import a season/ })).toBeVisible();
		const writes = writesOf(page);
		const dialog = await openDialog(page);
		await dialog.getByLabel("League").selectOption("Monday D1");
		await dialog.getByLabel("Home team").selectOption("Hawks");
		await dialog.getByLabel("Away team").selectOption("Hawks");
		const add = dialog.getByRole("button", { name: "Add game" });
		await add.click();
		await expect(dialog.getByLabel("Date")).toBeFocused();
		await dialog.getByLabel("Date").fill(dayFromToday(3));
		await add.click();
		await expect(dialog.getByRole("alert")).toHaveText("Teams must be different.");
		expect(writes).toEqual([]);
		await dialog.getByLabel("Away team").selectOption("Owls");
		await add.click();
		await expect(said(page, "Game created successfully")).toBeVisible();
		await expect(rowOf(page, "Owls at Hawks")).toBeVisible();
		expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/games/)]);
	});

	test("offers the teams of the chosen league alone, however late others arrive", async ({
		page,
	}) => {
		const club = await foundClub(two);
		await openGames(page, club);
		const { held, letGo } = gate();
		const mondays = `**/leagues/${club.leagues["Monday D1"]?.id}/teams*`;
		const dialog = await openDialog(page);
		await dialog.getByLabel("League").selectOption("Friday D2");
		await dialog.getByLabel("Home team").selectOption("Reds");
		await page.route(mondays, async (route) => {
			await held;
			await route.continue();
		});
		await dialog.getByLabel("League").selectOption("Monday D1");
		await expect(choicesOf(dialog, "Home team")).toHaveText(["Loading teams…"]);
		await expect(dialog.getByLabel("Home team")).toHaveValue("");
		await dialog.getByLabel("League").selectOption("Friday D2");
		const fridays = ["Choose a team", "Blues", "Reds"];
		await expect(choicesOf(dialog, "Home team")).toHaveText(fridays);
		await expect(dialog.getByLabel("Home team")).toHaveValue("");
		const late = page.waitForResponse(mondays);
		letGo();
		await (await late).finished();
		await expect(choicesOf(dialog, "Home team")).toHaveText(fridays);
		await expect(choicesOf(dialog, "Away team")).toHaveText(fridays);
	});

	test("that fails without a sentence sends people to the console", async ({ page }) => {
		const club = await foundClub(two);
		await openGames(page, club);
		await page.route("**/api/games*", (route) =>
			route.request().method() === "POST"
				? route.fulfill({ status: 500, body: "" })
				: route.continue(),
		);
		const dialog = await openDialog(page);
		await dialog.getByLabel("League").selectOption("Friday D2");
		await dialog.getByLabel("Home team").selectOption("Reds");
		await dialog.getByLabel("Away team").selectOption("Blues");
		await dialog.getByLabel("Date").fill(dayFromToday(3));
		const logged = page.waitForEvent(
			"console",
			(message) => message.type() === "error" && !message.text().startsWith("Failed to load"),
		);
		await dialog.getByRole("button", { name: "Add game" }).click();
		await logged;
		const sentence = "Failed to create game. Check the console for more details.";
		await expect(refused(page, sentence)).toBeVisible();
	});
});

test.describe("the list of games", () => {
	test("is as it was looked at last", async ({ page }) => {
		const club = await foundClub(monday);
		const id = await club.addGame("Owls", "Hawks", 1);
		await openGames(page, club);
		await choose(page, "Card View");
		await page.getByLabel("Team").selectOption("Owls");
		await page.reload();
		await expect(page.getByRole("radio", { name: "Card View" })).toBeChecked();
		await expect(page.getByRole("table")).toBeHidden();
		await expect(page.getByLabel("Team").locator("option:checked")).toHaveText("Owls");
		const game = page.getByRole("article").getByRole("link");
		await game.click();
		await expect(page).toHaveURL(`${rootUrl}/games/${id}`);
		await page.goBack();
		await expect(page.getByLabel("Team").locator("option:checked")).toHaveText("Owls");
	});

	test("opens at the current week without taking the focus, and finds back to it", async ({
		page,
	}) => {
		test.slow();
		const club = await foundClub(monday);
		for (let week = 12; week > 0; week -= 1) {
			await club.addGame("Owls", "Hawks", -7 * week, "18:00");
			await club.addGame("Bears", "Elks", -7 * week, "19:00");
		}
		await club.addGame("Hawks", "Bears", 0);
		for (let week = 1; week < 8; week += 1) await club.addGame("Elks", "Owls", 7 * week);
		await openGames(page, club);
		for (const view of ["Table View", "Card View"] as const) {
			await choose(page, view);
			// A tab of its own: this one comes back to where it was.
			const fresh = await page.context().newPage();
			await fresh.goto(`${rootUrl}/dashboard/games`);
			const game = fresh.getByRole("link", { name: /Hawks.*Bears/ });
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

	test("finds what was played without a result", async ({ page }) => {
		const club = await foundClub(monday);
		await club.addGame("Owls", "Hawks", -1);
		const scored = await club.addGame("Bears", "Elks", -1);
		await club.call("PUT", `/gamesv2/${scored}/scores`, { score_home: 3, score_away: 0 });
		await club.addGame("Elks", "Owls", 1);
		await openGames(page, club);
		await page.getByLabel("Status").selectOption("Without a result");
		await expect(page.getByRole("rowheader")).toHaveText(["Owls at Hawks"]);
		await page.getByRole("searchbox", { name: "Search games" }).fill("elks");
		await expect(page.getByText("No games available.")).toBeVisible();
		await page.getByRole("button", { name: "Show all games" }).click();
		await expect(page.getByRole("rowheader")).toHaveCount(3);
	});

	test("and its dialogs have no barrier, in light and in dark", async ({ page }) => {
		test.slow();
		const club = await foundClub(monday);
		await club.addGame("Owls", "Hawks", -1);
		await club.addGame("Elks", "Bears", 2);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openGames(page, club);
		const lookAt = async (dialog: Locator) => {
			await expect(dialog).toBeVisible();
			await expectFine(page);
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
		};
		await expectFine(page);
		await page.getByRole("checkbox", { name: "Select all" }).check();
		await expectFine(page);
		await page.getByRole("button", { name: "Change", exact: true }).click();
		await lookAt(page.getByRole("dialog"));
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await lookAt(page.getByRole("alertdialog"));
		await page.getByRole("button", { name: "Enter result of Owls at Hawks" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("dialog").getByText("Please enter both")).toHaveCount(2);
		await lookAt(page.getByRole("dialog"));
		await page.getByRole("button", { name: "Add game" }).click();
		await lookAt(page.getByRole("dialog"));
		await page.getByRole("button", { name: "More for Owls at Hawks" }).click();
		await lookAt(page.getByRole("menu"));
		await choose(page, "Card View");
		await expectFine(page);
	});
});
