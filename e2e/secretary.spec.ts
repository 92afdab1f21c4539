import { readFile } from "node:fs/promises";
import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

const monday = "Monday D1";
const names = [
	"Hawks",
	"Owls",
	"Doves",
	"Crows",
	"Larks",
	"Wrens",
	"Swifts",
	"Kites",
	"Terns",
	"Gulls",
	"Rails",
	"Finches",
];

const question = (page: Page) => page.getByRole("alertdialog");
const said = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The games of the schedule on the screen, each of which can be chosen. */
const games = (page: Page) => page.locator("button[aria-pressed]");

type Row = Record<string, unknown>;

/** The league's first twelve Mondays of 2027, at three times on two courts. */
async function addSchedule(club: Club, changes: Row = {}): Promise<number> {
	const { schedule } = await club.call("POST", "/schedules", {
		leagueId: club.leagues[monday]?.id,
		seasonId: club.seasonId,
		name: "Regular season",
		startDate: "2027-01-04",
		numWeeks: 4,
		gameDays: ["Monday"],
		courts: ["North", "South"],
		timeSlots: ["18:00", "19:00", "20:00"],
		...changes,
	});
	return schedule.id;
}

/** Says that the games are made; that takes a second, and more while others work too. */
const generated = (page: Page, sentence: RegExp) =>
	expect(said(page, sentence)).toBeVisible({ timeout: 20_000 });

// Colours that are still fading are nobody's.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

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
		await expect(button(page, "Cancel")).toBeFocused();
		await expect(question(page)).toContainText(
			"This will overwrite all existing games for this schedule.",
		);
		await expect(question(page).getByLabel("Keep games that were played")).toBeHidden();
		await expectFine(page);
		await question(page).getByRole("button", { name: "Generate" }).click();
		await generated(page, /^Full schedule generated! 60 games for 12 teams/);
		await expect(page.getByRole("region", { name: /missing/ })).toBeHidden();
	});

	await test.step("drags a game onto another, sees before what it costs, and takes it back", async () => {
		const before = await namesOf(page, 2);
		await games(page).nth(0).hover();
		await page.mouse.down();
		await games(page).nth(1).hover();
		await expect(games(page).nth(0)).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByText(/^If it swaps with .+: /)).toBeVisible();
		expect(await namesOf(page, 2)).toEqual(before);
		await page.mouse.up();
		await expect(said(page, "Matchups swapped!")).toBeVisible();
		await expect.poll(() => namesOf(page, 2)).toEqual(before.toReversed());
		await page.getByRole("button", { name: /^Undo/ }).first().click();
		await expect.poll(() => namesOf(page, 2)).toEqual(before);
		// Let go where it was, nothing happens.
		await games(page).nth(0).hover();
		await page.mouse.down();
		await games(page).nth(1).hover();
		await games(page).nth(0).hover();
		await page.mouse.up();
		await expect(games(page).nth(0)).toHaveAttribute("aria-pressed", "false");
	});

	await test.step("swaps two games by clicks, and takes it back", async () => {
		const before = await namesOf(page, 2);
		await games(page).nth(0).click();
		await expect(games(page).nth(0)).toHaveAttribute("aria-pressed", "true");
		await games(page).nth(0).click();
		await expect(games(page).nth(0)).toHaveAttribute("aria-pressed", "false");
		await games(page).nth(0).click();
		await games(page).nth(1).click();
		await expect(said(page, "Matchups swapped!")).toBeVisible();
		await expect.poll(() => namesOf(page, 2)).toEqual(before.toReversed());
		await page.getByRole("button", { name: /^Undo/ }).first().click();
		await expect.poll(() => namesOf(page, 2)).toEqual(before);
	});

	await test.step("publishes, and visitors see the games", async () => {
		await button(page, "Publish").click();
		await expect(question(page)).toContainText("60 games in 10 weeks");
		await expect(question(page)).toContainText("Monday, January 4");
		await expect(question(page)).toContainText("Monday, March 8");
		await expectFine(page);
		await expect(question(page).getByRole("button", { name: "Publish" })).toBeFocused();
		await page.keyboard.press("Enter");
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

		await visitor.close();
	});

	await test.step("loses the hall for a week, and moves its games alone", async () => {
		await button(page, "More").click();
		await page.getByRole("menuitem", { name: "Re-plan the rest" }).click();
		await page.getByLabel("Closed from").fill("2027-02-01");
		await page.getByLabel("Closed until").fill("2027-02-07");
		await button(page, "Look for places").click();
		await expect(page.getByRole("heading", { name: "No place is left for 6 games" })).toBeVisible();
		await page.getByLabel("Weeks to add at the end").fill("1");
		await button(page, "Look for places").click();
		await expect(said(page, "6 games move. Fewer moves are impossible.")).toBeVisible();
		await expectFine(page);
		await button(page, "Publish these changes").click();
		await expect(said(page, "6 games changed")).toBeVisible();
		await expect(page.getByRole("region", { name: "Week 11" })).toContainText("6 games");
		await expect(button(page, "Undo re-planning")).toBeEnabled();
	});

	await test.step("makes it a draft again, and visitors see nothing of it", async () => {
		const visitor = await browser.newPage();
		const address = await page.getByRole("link", { name: "Public schedule" }).getAttribute("href");
		await button(page, "Withdraw").click();
		await question(page).getByRole("button", { name: "Withdraw" }).click();
		await expect(said(page, "Regular season is a draft again")).toBeVisible();
		await visitor.goto(new URL(address ?? "", rootUrl).href);
		await expect(visitor.locator("main")).toContainText("No games available.");
		await visitor.close();
	});
});

test("a secretary without a mouse looks at a season, prints it, swaps games and takes it back", async ({
	page,
}) => {
	const club = await foundClub({ [monday]: names.slice(0, 6) });
	const id = await addSchedule(club);
	await club.call("POST", "/games/generate-full-schedule", { scheduleId: id });
	const before = await planOf(club, id);
	await signIn(page, club.username, { to: `/scheduleBuilder/${id}` });
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
});

/** Who plays whom in the first games, as their buttons' hints say it. */
async function namesOf(page: Page, count: number): Promise<string[]> {
	const labels = await games(page).evaluateAll((all) =>
		all.map((one) => one.getAttribute("title")?.split("\n")[0] ?? ""),
	);
	return labels.slice(0, count);
}

test("captains say by a link when their teams can play, and the schedule is made around it", async ({
	page,
	browser,
}) => {
	const club = await foundClub({ [monday]: names.slice(0, 4) });
	const id = await addSchedule(club, { gamesPerTeam: 3, numWeeks: 5 });
	await signIn(page, club.username, { to: `/scheduleBuilder/${id}` });
	await button(page, "More").click();
	await page.getByRole("menuitem", { name: "When teams can play" }).click();
	await button(page, "Ask the teams").click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Last day").fill("2199-01-01");
	await dialog.getByRole("button", { name: "Ask the teams" }).click();
	await expect(page.getByRole("heading", { name: "Hawks" })).toBeVisible();

	const { teams } = await club.call("GET", `/schedules/${id}/availability`);
	const hawks = teams.find(({ name }: Row) => name === "Hawks");
	const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const captain = await phone.newPage();
	await captain.goto(hawks.link);
	await captain.getByRole("checkbox", { name: "Mon, Jan 11" }).check();
	await captain.getByLabel("8:00 PM").selectOption({ label: "Rather not" });
	await expectFine(captain);
	await captain.getByRole("button", { name: "Save" }).click();
	await expect(captain.getByText("Thank you, it is saved.")).toBeVisible();

	await page.reload();
	await expect(page.getByText("costs no game").first()).toBeVisible();
	await expectFine(page);
	await button(page, "Accept what costs no game").click();
	await expect(page.getByText("accepted", { exact: true }).first()).toBeVisible();
	await captain.reload();
	await expect(captain.getByRole("checkbox", { name: /Mon, Jan 11/ })).toBeDisabled();

	await page.getByRole("link", { name: "Regular season" }).click();
	await button(page, "Generate games").click();
	await generated(page, /^Full schedule generated! 6 games/);
	const { games: made, schedule } = await planOf(club, id);
	const ofHawks = made.filter(
		({ homeTeamId, awayTeamId }: Row) => homeTeamId === hawks.teamId || awayTeamId === hawks.teamId,
	);
	expect(ofHawks).toHaveLength(3);
	expect(ofHawks.map(({ date }: Row) => date)).not.toContain("2027-01-11");
	// A wish gives way, so it is planned with and not promised.
	expect(schedule.wishes).toMatchObject([{ team: hawks.teamId, isLiked: false, from: "20:00" }]);
	await phone.close();
});
