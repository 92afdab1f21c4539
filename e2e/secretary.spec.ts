import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

const monday = "Monday D1";
const names = [
	...["Hawks", "Owls", "Doves", "Crows", "Larks", "Wrens"],
	...["Swifts", "Kites", "Terns", "Gulls", "Rails", "Finches"],
];

const question = (page: Page) => page.getByRole("alertdialog");
const said = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** With the message of what was done. */
const undoOffered = (page: Page) => page.getByRole("status").getByRole("button", { name: "Undo" });
/** The games of the schedule on the screen, each of which can be chosen. */
const games = (page: Page) => page.locator("button[aria-pressed]");

type Row = Record<string, unknown>;

/** The league's first twelve Mondays of 2027, at three times on two courts. */
async function addSchedule(club: Club, changes: Row = {}): Promise<number> {
	const { schedule } = await club.call("POST", "/schedules", {
		...{ leagueId: club.leagues[monday]?.id, seasonId: club.seasonId, name: "Regular season" },
		...{ startDate: "2027-01-04", numWeeks: 4, gameDays: ["Monday"], courts: ["North", "South"] },
		...{ timeSlots: ["18:00", "19:00", "20:00"], ...changes },
	});
	return schedule.id;
}

/** Says that the games are made; that takes a second, and more while others work too. */
const generated = (page: Page, sentence: RegExp) =>
	expect(said(page, sentence)).toBeVisible({ timeout: 20_000 });

const planOf = (club: Club, id: number) => club.call("GET", `/schedules/${id}/plan`);

test("a secretary comes from the list of teams to a published schedule", async ({
	page,
	browser,
}) => {
	test.slow();
	const club = await foundClub({ [monday]: names, "Tuesday D2": [] });
	await signIn(page, club.username, { to: "/dashboard/teams" });

	await test.step("says when the Hawks cannot play", async () => {
		await page.getByRole("button", { name: "Edit Hawks" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Unavailable slots").fill("18:00");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(said(page, "Team updated successfully")).toBeVisible();
	});

	await test.step("finds no schedule yet, and begins the first", async () => {
		await openMenu(page);
		await page.getByRole("link", { name: "Schedule Builder" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schedule Builder");
		await expect(page.getByText("No schedules yet", { exact: true })).toBeVisible();
		await page.getByRole("link", { name: "Make the first schedule" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("New schedule");
	});

	await test.step("is told what is missing, at its field", async () => {
		await button(page, "Create schedule").click();
		await expect(page.getByText("Please enter a name.", { exact: true })).toBeVisible();
		await expect(page.getByText("Please select a league first.", { exact: true })).toBeVisible();
		await expect(page.getByLabel("Schedule name")).toBeFocused();
	});

	await test.step("fills the form, which says what it comes to", async () => {
		await page.getByLabel("Schedule name").fill("Regular season");
		await page.getByRole("combobox", { name: "League" }).selectOption(monday);
		await page.getByLabel("Start date").fill("2027-01-04");
		await expect(page.getByRole("checkbox", { name: "Monday" })).toBeChecked();
		await page.getByLabel("Number of weeks").fill("0");
		await page.getByLabel("Times", { exact: true }).fill("18:00, 7pm, 20:00, 24:00");
		await expect(page.getByText("6:00 PM · 7:00 PM · 8:00 PM")).toBeVisible();
		await button(page, "Create schedule").click();
		await expect(
			page.getByText("The number of weeks is a whole number from 1 to 104."),
		).toBeVisible();
		await expect(page.getByText("“24:00” is not a time such as 18:00.")).toBeVisible();
		await page.getByLabel("Number of weeks").fill("10");
		await page.getByLabel("Times", { exact: true }).fill("18:00, 19:00, 20:00,");
		await page.getByRole("combobox", { name: "Another team" }).selectOption("Owls");
		await page.getByLabel("Owls").fill("20:00");
		await page.getByText("More rules").click();
		await page.getByLabel("Games per team").fill("10");
		await expect(
			page.getByText("12 teams, 10 weeks × 3 games = 30 places; every team plays 5."),
		).toBeVisible();
		await expect(page.getByText(/there is room for only 30 in 10 weeks/)).toBeVisible();
		await expectFine(page);
		await button(page, "Create schedule").click();
		await expect(said(page, "Schedule created successfully!")).toBeVisible();
		await expect(page.getByText("This is a draft: only you and your staff see it.")).toBeVisible();
		const teams = await club.call("GET", "/teams");
		const owls = teams.teams.find(({ name }: Row) => name === "Owls");
		expect(owls.unavailableSlots).toEqual(["20:00"]);
	});

	await test.step("generates, and reads why games are missing", async () => {
		await button(page, "Generate games").click();
		await generated(page, /^Full schedule generated! 30 games for 12 teams/);
		const missing = page.getByRole("region", { name: "30 games are missing" });
		await expect(missing).toContainText("12 teams want 10 games each");
		await expectFine(page);
		await missing.getByRole("link", { name: "Change days, times or courts" }).click();
	});

	await test.step("adds the court, and generates again", async () => {
		await page.getByRole("combobox", { name: "Courts" }).selectOption("2");
		await expect(page.getByText("12 teams, 10 weeks × 6 games = 60 places")).toBeVisible();
		await button(page, "Save").click();
		await expect(said(page, "Schedule updated successfully")).toBeVisible();
		await button(page, "Generate").click();
		await expect(question(page)).toContainText(
			"This will overwrite all existing games for this schedule.",
		);
		await expect(question(page).getByLabel("Keep games that were played")).toBeHidden();
		await expectFine(page);
		await question(page).getByRole("button", { name: "Generate" }).click();
		await generated(page, /^Full schedule generated! 60 games for 12 teams/);
		await expect(page.getByRole("region", { name: /missing/ })).toBeHidden();
	});

	await test.step("swaps two games, and takes it back", async () => {
		const before = await namesOf(page, 2);
		await games(page).nth(0).click();
		await expect(games(page).nth(0)).toHaveAttribute("aria-pressed", "true");
		await games(page).nth(0).click();
		await expect(games(page).nth(0)).toHaveAttribute("aria-pressed", "false");
		await games(page).nth(0).click();
		await games(page).nth(1).click();
		await expect(said(page, "Matchups swapped!")).toBeVisible();
		expect(await namesOf(page, 2)).toEqual(before.toReversed());
		await page.getByRole("button", { name: /^Undo/ }).first().click();
		await expect.poll(() => namesOf(page, 2)).toEqual(before);
	});

	await test.step("publishes, and visitors see the games", async () => {
		await button(page, "Publish").click();
		await expect(question(page)).toContainText("60 games in 10 weeks");
		await expect(question(page)).toContainText("Monday, January 4");
		await expect(question(page)).toContainText("Monday, March 8");
		await expectFine(page);
		await question(page).getByRole("button", { name: "Publish" }).click();
		await expect(said(page, "Regular season is published")).toBeVisible();
		await expect(page.getByText("Visitors see these games")).toBeVisible();

		const address = await page.getByRole("link", { name: "Public schedule" }).getAttribute("href");
		const visitor = await browser.newPage();
		await visitor.goto(new URL(address ?? "", rootUrl).href);
		await expect(visitor.locator("main")).toContainText("60 games");
		// Without https there is no clipboard, so the address is said.
		await button(page, "Calendar link").click();
		const told = await said(page, /^The calendar link is /).textContent();
		const [download] = await Promise.all([
			visitor.waitForEvent("download"),
			visitor.goto(told?.split(" ").at(-1) ?? "").catch(() => null),
		]);
		const file = await readFile(await download.path(), "utf8");
		expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(60);
		// Six in the evening in Los Angeles.
		expect(file).toContain("DTSTART:20270105T020000Z");

		await button(page, "Withdraw").click();
		await question(page).getByRole("button", { name: "Withdraw" }).click();
		await expect(said(page, "Regular season is a draft again")).toBeVisible();
		await visitor.goto(new URL(address ?? "", rootUrl).href);
		await expect(visitor.locator("main")).toContainText("No games available.");
		await visitor.close();
	});
});

test.describe("with a schedule that is there", () => {
	// The same calls on a phone; how that looks is seen on the way to the first schedule.
	test.skip(({ viewport }) => viewport?.width !== 1280, "the size makes no difference");
	let club: Club;
	let id: number;
	test.beforeEach(async ({ page }) => {
		club = await foundClub({ [monday]: names.slice(0, 6) });
		id = await addSchedule(club);
		await signIn(page, club.username, { to: null });
	});

	test("a secretary without a mouse generates, keeps what was played, and publishes", async ({
		page,
	}) => {
		await club.call("POST", "/games/generate-full-schedule", { scheduleId: id });
		const { games: planned } = await planOf(club, id);
		const played = planned[0];
		await club.call("PUT", `/gamesv2/${played.id}/scores`, { score_home: 50, score_away: 40 });
		await page.goto(`${rootUrl}/scheduleBuilder`);
		await press(page, page.getByRole("link", { name: "Regular season" }));
		await press(page, button(page, "Generate"));
		await expect(button(page, "Cancel")).toBeFocused();
		const keep = question(page).getByLabel("Keep games that were played");
		await expect(keep).toBeChecked();
		await question(page).getByLabel("Try another draw").focus();
		await page.keyboard.press("Space");
		await press(page, question(page).getByRole("button", { name: "Generate" }));
		await generated(page, /^Full schedule generated! .* 1 game that had begun stayed\./);
		const after = await planOf(club, id);
		expect(after.games.find((game: Row) => game.id === played.id)).toMatchObject({
			...{ date: played.date, time: played.time, score_home: 50 },
		});

		// Overwritten games come back as they were.
		await press(page, undoOffered(page));
		const pairs = (plan: { games: Row[] }) =>
			plan.games
				.map((game) => `${game.date} ${game.time} ${game.homeTeamId}-${game.awayTeamId}`)
				.sort();
		await expect.poll(async () => pairs(await planOf(club, id))).toEqual(pairs({ games: planned }));

		await press(page, button(page, "Publish"));
		await expect(question(page).getByRole("button", { name: "Publish" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(said(page, "Regular season is published")).toBeVisible();
	});

	test("a secretary without a mouse swaps, moves, adds and removes games, and takes it all back", async ({
		page,
	}) => {
		await club.call("POST", "/games/generate-full-schedule", { scheduleId: id });
		const { games: planned } = await planOf(club, id);
		const [played] = planned;
		await club.call("PUT", `/gamesv2/${played.id}/scores`, { score_home: 50, score_away: 40 });
		const before = await planOf(club, id);
		await page.goto(`${rootUrl}/scheduleBuilder/${id}`);
		const week = page.getByRole("region", { name: "Week 2" });
		const cells = week.getByRole("gridcell").getByRole("button");
		const key = (name: string) => page.keyboard.press(name);
		const undone = async () => {
			await key("Control+z");
			await expect(said(page, /^Undone: /).first()).toBeVisible();
			await expect.poll(async () => (await planOf(club, id)).games).toEqual(before.games);
			await expect(page.locator("[data-pending]")).toHaveCount(0);
		};

		await test.step("goes from cell to cell with the arrows, and chooses none", async () => {
			await cells.nth(0).focus();
			await key("ArrowRight");
			await expect(cells.nth(1)).toBeFocused();
			await key("ArrowLeft");
			await key("PageDown");
			await key("PageUp");
			await expect(cells.nth(0)).toBeFocused();
			await key("Enter");
			await expect(week.getByRole("button", { pressed: true })).toHaveCount(1);
			await expect(page.getByRole("region", { name: "Chosen game" })).toBeVisible();
			await expectFine(page);
			await key("Escape");
			await expect(week.getByRole("button", { pressed: true })).toHaveCount(0);
			await expect(cells.nth(0)).toBeFocused();
		});

		await test.step("looks at one team all through the season, and at how many games all have", async () => {
			const select = page.getByLabel("Highlight a team");
			await select.selectOption("Hawks");
			await expect(page.locator("[data-at][data-own]")).toHaveCount(4);
			await expect(page.getByRole("term").getByText("4 games")).toBeVisible();
			await expect(page.getByRole("table", { name: "What every team gets" })).toBeVisible();
			await expectFine(page);
			await page.getByRole("button", { name: "Show all teams alike" }).click();
			await expect(select).toHaveValue("");
		});

		await test.step("prints all weeks and the report, and nothing else", async () => {
			await page.emulateMedia({ media: "print" });
			const paper = page.getByRole("article");
			await expect(paper.getByRole("heading", { name: "Week 4" })).toBeVisible();
			await expect(paper.getByRole("heading", { name: "Monday D1: how fair it is" })).toBeVisible();
			await expect(page.locator("#main")).toBeHidden();
			await page.emulateMedia({ media: "screen" });
			await expect(paper).toBeHidden();
		});

		await test.step("swaps across weeks, and reads what it costs", async () => {
			await cells.nth(0).focus();
			await key("Enter");
			await key("PageDown");
			await key("ArrowDown");
			await key("Space");
			await expect(said(page, "Matchups swapped!")).toBeVisible();
			await expect(said(page, /two games at once on|games in week/)).toBeVisible();
			await expect(page.locator("[data-broken]").first()).toBeVisible();
			await expect(page.getByRole("heading", { name: "Broken rules" })).toBeVisible();
			await undone();
		});

		await test.step("moves a game to a free slot", async () => {
			await cells.nth(0).focus();
			await key("Enter");
			const free = week.getByRole("button", { name: /^Move here on Mon, Jan 11/ }).first();
			await press(page, free);
			await expect(said(page, "Game moved.")).toBeVisible();
			await undone();
		});

		await test.step("adds a game, and removes one", async () => {
			await press(page, week.getByRole("button", { name: /^Free on Mon, Jan 11/ }).first());
			const dialog = page.getByRole("dialog", { name: "Add game" });
			await dialog.getByLabel("Away team").selectOption({ index: 1 });
			await dialog.getByLabel("Home team").selectOption({ index: 1 });
			await press(page, dialog.getByRole("button", { name: "Add game" }));
			await expect(said(page, "Game added.")).toBeVisible();
			await expect(dialog).toBeHidden();
			await undone();
			await cells.nth(0).focus();
			await key("Enter");
			await press(page, button(page, "Remove"));
			await expect(said(page, "Games deleted successfully")).toBeVisible();
			await undone();
		});

		await test.step("leaves alone what was played, and is told why a swap failed", async () => {
			const begun = page.getByRole("button", { name: /Has begun, stays here/ });
			await press(page, begun);
			await expect(page.getByRole("alert")).toContainText(
				"A game that has begun stays where it is.",
			);
			await expect(begun).toHaveAttribute("aria-pressed", "false");
			const other = before.games.find((game: Row) => game.weekIndex === 2);
			await club.call("PUT", `/gamesv2/${other.id}/scores`, { score_home: 1, score_away: 0 });
			await cells.nth(0).focus();
			await key("Enter");
			await press(
				page,
				page.getByRole("region", { name: "Week 3" }).locator("[aria-pressed]").first(),
			);
			await expect(page.getByRole("alert")).toContainText(/^Swap failed\. Games with scores/);
			await expect(page.locator("[data-at][aria-pressed=true]")).toHaveCount(0);
		});
	});

	test("a second draft is compared with the first, and the better one is published", async ({
		page,
	}) => {
		await club.call("POST", "/games/generate-full-schedule", { scheduleId: id });
		await club.call("PUT", `/schedules/${id}/publication`, { isPublished: true });
		await page.goto(`${rootUrl}/scheduleBuilder/${id}`);
		await button(page, "More").click();
		await page.getByRole("menuitem", { name: "Make another draft" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regular season, draft 2");
		await generated(page, /^Full schedule generated!/);
		await expect(games(page).first()).toBeVisible();
		await button(page, "More").click();
		await page.getByRole("menuitem", { name: "Compare" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare schedules");
		const measures = page.getByRole("table", { name: "Fairness of both schedules" });
		await expect(measures.getByRole("row", { name: /^Opponents/ })).toBeVisible();
		await expect(page.getByRole("rowheader", { name: "Hawks" })).toBeVisible();
		await expectFine(page);

		// What is published for the same weeks makes way.
		await page.getByRole("button", { name: /^Publish this one: Regular season, draft 2/ }).click();
		await expect(question(page).getByLabel("Withdraw Regular season")).toBeChecked();
		await question(page).getByRole("button", { name: "Publish" }).click();
		await expect(said(page, "Regular season, draft 2 is published")).toBeVisible();
		const { schedules } = await club.call("GET", "/schedules");
		const published = schedules.filter(({ isPublished }: Row) => isPublished);
		expect(published.map(({ name }: Row) => name)).toEqual(["Regular season, draft 2"]);
	});

	test("a schedule is deleted after a question, and comes back", async ({ page }) => {
		await page.goto(`${rootUrl}/scheduleBuilder`);
		await page.getByRole("button", { name: "Delete Regular season" }).click();
		await expect(question(page)).toContainText("Regular season is deleted with its rules.");
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(said(page, "Schedule deleted successfully!")).toBeVisible();
		await expect(page.getByText("No schedules yet", { exact: true })).toBeVisible();
		await undoOffered(page).click();
		await expect(page.getByRole("link", { name: "Regular season" })).toBeVisible();

		// From its own screen the list follows.
		await page.getByRole("link", { name: "Regular season" }).click();
		await button(page, "More").click();
		await page.getByRole("menuitem", { name: "Delete" }).click();
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(said(page, "Schedule deleted successfully!")).toBeVisible();
		await expect(page).toHaveURL(`${rootUrl}/scheduleBuilder`);
	});

	test("a server without a sentence leaves the screen's own", async ({ page }) => {
		await page.goto(`${rootUrl}/scheduleBuilder/${id}`);
		await page.route("**/api/**", (route) =>
			route.request().method() === "GET"
				? route.fallback()
				: route.fulfill({ status: 500, body: "" }),
		);
		const refused = (text: string) => page.getByRole("alert").getByText(text, { exact: true });
		await button(page, "Generate games").click();
		await expect(refused("Failed to generate full schedule")).toBeVisible();
		await page.getByRole("link", { name: "Edit", exact: true }).click();
		await page.getByLabel("Schedule name").fill("Playoffs");
		await button(page, "Save").click();
		await expect(refused("Failed to update schedule")).toBeVisible();
		await page.getByRole("link", { name: "Cancel" }).click();
		await question(page).getByRole("button", { name: "Leave" }).click();
		await button(page, "More").click();
		await page.getByRole("menuitem", { name: "Delete" }).click();
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(refused("Failed to delete schedule")).toBeVisible();
		await button(page, "More").click();
		await page.getByRole("menuitem", { name: "Make another draft" }).click();
		await expect(refused("Failed to create schedule")).toBeVisible();
	});
});

test("a generation that is cancelled leaves everything as it was", async ({ page, viewport }) => {
	test.skip(viewport?.width !== 1280, "the size makes no difference");
	test.slow();
	const many = Array.from({ length: 16 }, (_, at) => `Team ${at + 1}`);
	const club = await foundClub({ [monday]: many });
	const { teams = {} } = club.leagues[monday] ?? {};
	// Times at which few can play keep the search looking for the best there is.
	for (const team of many.slice(0, 7)) {
		const unavailableSlots = ["18:00", "19:00"];
		await club.call("PUT", `/teams/${teams[team]}`, { unavailableSlots });
	}
	const id = await addSchedule(club, {
		...{ numWeeks: 15, timeSlots: ["18:00", "19:00", "20:00", "21:00"] },
	});
	await club.call("POST", `/schedules/${id}/games`, {
		...{ homeTeamId: teams["Team 1"], awayTeamId: teams["Team 2"] },
		...{ date: "2027-01-04", time: "20:00" },
	});
	const before = await planOf(club, id);
	await signIn(page, club.username, { to: `/scheduleBuilder/${id}` });
	await button(page, "Generate").click();
	await question(page).getByRole("button", { name: "Generate" }).click();
	await expect(page.getByRole("progressbar", { name: /Making the games/ })).toBeVisible();

	// Who leaves and comes back finds it running.
	await page.getByRole("link", { name: "Schedule Builder" }).first().click();
	await page.getByRole("link", { name: "Regular season" }).click();
	await expect(page.getByRole("progressbar")).toBeVisible();
	await button(page, "Cancel").click();
	await expect(said(page, "The generation was cancelled.")).toBeVisible();
	await expect(page.getByRole("progressbar")).toBeHidden();
	expect((await planOf(club, id)).games).toEqual(before.games);
});

/** On a phone the navigation is in a drawer. */
async function openMenu(page: Page): Promise<void> {
	const menu = page.getByRole("button", { name: "Menu" });
	if (await menu.isVisible()) await menu.click();
}

/** By keyboard alone. */
async function press(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
	await target.focus();
	await page.keyboard.press("Enter");
}

/** Who plays whom in the first games, as their buttons' hints say it. */
async function namesOf(page: Page, count: number): Promise<string[]> {
	const labels = await games(page).evaluateAll((all) =>
		all.map((one) => one.getAttribute("title")?.split("\n")[0] ?? ""),
	);
	return labels.slice(0, count);
}
