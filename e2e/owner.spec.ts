import { type APIRequestContext, expect, type Page, type TestInfo, test } from "@playwright/test";
import { adminPassword, memberPassword, rootUrl, urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

/** Requests outside the browser do not know its hosts. */
const api = urlOf("localhost");

/** An owner sets up a league from nothing: no journey before this one has been here. */
test.describe("an owner", () => {
	test("sets up a season from nothing to the first result", async ({ page, request }, info) => {
		test.slow();
		await signInAsNewOwner(page, request, info);
		await expect(page.getByText("No seasons yet", { exact: true })).toBeVisible();

		await test.step("adds the first season", async () => {
			await page.getByRole("button", { name: "Add season" }).click();
			const dialog = page.getByRole("dialog", { name: "Add season" });
			await dialog.getByLabel("Season name").fill("Spring 2026");
			await dialog.getByLabel("Start date").fill("2026-03-02");
			await dialog.getByLabel("Finish date").fill("2026-02-02");
			await dialog.getByRole("checkbox", { name: "Active" }).check();
			await expect(dialog.getByLabel("Copy leagues and teams from")).toBeHidden();
			await expectFine(page);
			await dialog.getByRole("button", { name: "Add season" }).click();
			await expect(dialog).toContainText("A season cannot finish before it starts.");
			await dialog.getByLabel("Finish date").fill("2026-05-31");
			await dialog.getByRole("button", { name: "Add season" }).click();
			await expectSaid(page, "Spring 2026 created");
			await expect(dialog).toBeHidden();
			await expect(activeSwitch(page, "Spring 2026")).toBeChecked();
		});

		await test.step("adds a league to it", async () => {
			await page.getByRole("link", { name: "Spring 2026" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spring 2026");
			await expect(page.getByText("No leagues available", { exact: true })).toBeVisible();
			await page.getByRole("button", { name: "Add league" }).click();
			const dialog = page.getByRole("dialog", { name: "Add league" });
			await dialog.getByLabel("League name").fill("Monday D1 Main Gym");
			await dialog.getByRole("button", { name: "Add league" }).click();
			await expectSaid(page, "Monday D1 Main Gym created");
			await page.getByRole("link", { name: "Monday D1 Main Gym" }).click();
			await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
				"SeasonsSpring 2026Monday D1 Main Gym",
			);
			await expect(page.getByText("No teams available", { exact: true })).toBeVisible();
			await expect(page.getByText("No games available.", { exact: true })).toBeVisible();
		});

		await test.step("adds four teams", async () => {
			await addTeam(page, "  ");
			await expectSaid(page, "Please enter a team name or select an existing team.");
			await page.keyboard.press("Escape");
			for (const name of ["Hawks", "Owls", "Crows", "Larks"]) {
				await addTeam(page, name);
				await expectSaid(page, "Team added successfully");
				await expect(teams(page).getByRole("rowheader", { name })).toBeVisible();
			}
			expect(await headersOf(teams(page))).toEqual([
				...["", "Standings", "Teams", "Captain", "Players", "Wins", "Losses", "Edit"],
			]);
			await expect(teams(page).getByText("Team has fewer than 5 players.")).toHaveCount(4);
			await expect
				.poll(() => standingsOf(page))
				.toEqual(["- Crows", "- Hawks", "- Larks", "- Owls"]);
		});

		await test.step("adds a round of games", async () => {
			await page.getByRole("button", { name: "Add game" }).click();
			const dialog = page.getByRole("dialog", { name: "Add game" });
			await dialog.getByLabel("Home team").selectOption("Hawks");
			await dialog.getByLabel("Away team").selectOption("Hawks");
			await dialog.getByRole("button", { name: "Add game" }).click();
			await expectSaid(page, "Teams must be different.");
			await page.keyboard.press("Escape");
			await addGame(page, { home: "Hawks", away: "Owls", date: "2026-03-09", time: "19:00" });
			await addGame(page, { home: "Crows", away: "Larks", date: "2026-03-09", time: "18:00" });
			await addGame(page, { home: "Owls", away: "Crows" });
			expect(await headersOf(games(page))).toEqual([
				...["", "ID", "Date", "Matchup", "Location", "Time", "Status", "Results"],
			]);
			await expect
				.poll(() => cellsOf(page, ["Date", "Matchup", "Location", "Time", "Status"]))
				.toEqual([
					["March 9, 2026", "Larks at Crows", "Main Gym", "6:00 PM", "Scheduled"],
					["March 9, 2026", "Owls at Hawks", "Main Gym", "7:00 PM", "Scheduled"],
					["-", "Crows at Owls", "-", "-", "Scheduled"],
				]);
		});

		await test.step("enters the first results, and the table moves", async () => {
			await enterButton(page, "Owls at Hawks").click();
			const dialog = page.getByRole("dialog", { name: "Final score" });
			await dialog.getByLabel("Hawks").fill("61");
			await dialog.getByRole("button", { name: "Save" }).click();
			await expect(dialog).toContainText("Please enter both scores.");
			await expectFine(page);
			await dialog.getByLabel("Owls").fill("58");
			await dialog.getByRole("button", { name: "Save" }).click();
			await expectSaid(page, "Score updated successfully");
			await expect(games(page).getByRole("row", { name: "Owls at Hawks" })).toContainText("58–61");
			await expect.poll(async () => (await standingsOf(page))[0]).toBe("1 Hawks");
		});

		await test.step("enters another one without a mouse", async () => {
			await enterButton(page, "Larks at Crows").focus();
			await page.keyboard.press("Enter");
			await expect(page.getByRole("textbox", { name: "Larks" })).toBeFocused();
			await page.keyboard.type("70");
			await page.keyboard.press("Tab");
			await page.keyboard.type("44");
			await page.keyboard.press("Enter");
			await expectSaid(page, "Score updated successfully");
			await expect(page.getByRole("dialog")).toBeHidden();
			await expect(page.getByRole("button", { name: "result of Larks at Crows" })).toBeFocused();
			await expect
				.poll(() => cellsOf(page, ["Matchup", "Status", "Results"]))
				.toEqual([
					["Larks at Crows", "Completed", "70–44"],
					["Owls at Hawks", "Completed", "58–61"],
					["Crows at Owls", "Scheduled", "Enter result"],
				]);
			await expect
				.poll(() => standingsOf(page))
				.toEqual(["1 Hawks", "1 Larks", "3 Crows", "3 Owls"]);
		});

		await test.step("copies the season for the summer", async () => {
			await page.getByRole("link", { name: "Seasons", exact: true }).last().click();
			await page.getByRole("button", { name: "Add season" }).click();
			const dialog = page.getByRole("dialog", { name: "Add season" });
			await dialog.getByLabel("Season name").fill("Summer 2026");
			await dialog.getByLabel("Copy leagues and teams from").selectOption("Spring 2026");
			const preview = dialog.getByRole("region", { name: "What is copied" });
			await expect(preview).toContainText("1 league, 4 teams, 0 players");
			await expect(preview.getByRole("row", { name: "Monday D1 Main Gym" })).toContainText(
				"4 teams",
			);
			await expect(preview).toContainText("Games, scores and schedules are not copied.");
			await expectFine(page);
			await dialog.getByRole("button", { name: "Add season" }).click();
			await expectSaid(page, "Summer 2026 created");
			await page.getByRole("link", { name: "Summer 2026" }).click();
			await page.getByRole("link", { name: "Monday D1 Main Gym" }).click();
			await expect
				.poll(() => standingsOf(page))
				.toEqual(["- Crows", "- Hawks", "- Larks", "- Owls"]);
			await expect(page.getByText("No games available.", { exact: true })).toBeVisible();
		});

		await test.step("makes it the active one with one click", async () => {
			await page.goto(`${rootUrl}/dashboard/seasons`);
			await activeSwitch(page, "Summer 2026").click();
			await expect(activeSwitch(page, "Summer 2026")).toBeChecked();
			await expect(activeSwitch(page, "Spring 2026")).not.toBeChecked();
			await expectSaid(page, "Summer 2026 updated");
			await page.reload();
			await expect(activeSwitch(page, "Summer 2026")).toBeChecked();
			await expect(activeSwitch(page, "Spring 2026")).not.toBeChecked();
		});
	});

	test("is asked before anything is deleted, and can undo it", async ({ page, request }, info) => {
		test.slow();
		await signInAsNewOwner(page, request, info);
		await addSeason(page, "Spring 2026");
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await expectSaid(page, "Select at least one season to delete.");
		await page.getByRole("link", { name: "Spring 2026" }).click();
		await addLeague(page, "Monday");
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await expectSaid(page, "Select at least one league.");
		await page.getByRole("link", { name: "Monday" }).click();
		await addTeam(page, "Hawks");
		await expect(teams(page).getByRole("rowheader", { name: "Hawks" })).toBeVisible();
		await addTeam(page, "Owls");
		await expect(teams(page).getByRole("rowheader", { name: "Owls" })).toBeVisible();
		await addGame(page, { home: "Hawks", away: "Owls", date: "2026-03-09", time: "19:00" });

		await page.getByRole("button", { name: "Delete games" }).click();
		await expectSaid(page, "Please select at least one game to delete.");
		await games(page).getByRole("checkbox", { name: "Owls at Hawks" }).check();
		await page.getByRole("button", { name: "Delete games" }).click();
		await expectFine(page);
		await answer(page, "Delete this game?", "Cancel");
		await page.getByRole("button", { name: "Delete games" }).click();
		await answer(page, "Delete this game?", "Delete");
		await expectSaid(page, "Games deleted successfully");
		await expect(page.getByText("No games available.", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(games(page).getByRole("rowheader", { name: "Owls at Hawks" })).toBeVisible();

		await page.getByRole("button", { name: "Delete teams" }).click();
		await expectSaid(page, "Please select at least one team to delete.");
		await teams(page).getByRole("checkbox", { name: "Select Owls" }).check();
		await page.getByRole("button", { name: "Delete teams" }).click();
		await answer(page, "Delete selected teams?", "Delete");
		await expectSaid(page, "Teams deleted successfully");
		await expect.poll(() => standingsOf(page)).toEqual(["- Hawks"]);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(teams(page).getByRole("rowheader", { name: "Owls" })).toBeVisible();
		await expect(games(page).getByRole("rowheader", { name: "Owls at Hawks" })).toBeVisible();

		await page.getByRole("button", { name: "Edit Owls" }).click();
		const edit = page.getByRole("dialog", { name: "Edit team" });
		await edit.getByLabel("Team name").fill("Barn Owls");
		await edit.getByRole("button", { name: "Save" }).click();
		await expectSaid(page, "Team updated!");
		await expect(games(page).getByRole("rowheader", { name: "Barn Owls at Hawks" })).toBeVisible();

		await page.getByRole("link", { name: "Spring 2026" }).click();
		await page.getByRole("button", { name: "Delete Monday" }).click();
		await answer(page, "All teams and games will be removed.", "Delete");
		await expectSaid(page, "Leagues deleted");
		// The pressed button went with its row.
		await expect(page.locator("#main")).toBeFocused();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("link", { name: "Monday" })).toBeVisible();

		await page.getByRole("link", { name: "Seasons", exact: true }).last().click();
		await page.getByRole("button", { name: "Delete Spring 2026" }).click();
		await answer(page, "Everything under it will be deleted", "Delete");
		await expectSaid(page, "Seasons deleted");
		await expect(page.getByText("No seasons yet", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("link", { name: "Spring 2026" })).toBeVisible();
	});

	test("adds a league without a season only when that is meant", async ({
		page,
		request,
	}, info) => {
		await signInAsNewOwner(page, request, info);
		await page.goto(`${rootUrl}/dashboard/leagues`);
		const sent = page.waitForRequest(
			(it) => it.method() === "POST" && it.url().endsWith("/api/leagues"),
		);
		await page.getByRole("button", { name: "Add league" }).click();
		const dialog = page.getByRole("dialog", { name: "Add league" });
		await dialog.getByLabel("League name").fill("Winter Cup");
		await dialog.getByRole("button", { name: "Add league" }).click();
		const sentence = "This league has no season. Are you sure you want to create it?";
		await answer(page, sentence, "Cancel");
		await expect(dialog.getByLabel("League name")).toHaveValue("Winter Cup");
		await dialog.getByRole("button", { name: "Add league" }).click();
		await answer(page, sentence, "Add league");
		await sent;
		await expectSaid(page, "Winter Cup created");
		await page.getByRole("link", { name: "Winter Cup" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winter Cup");
		await expectFine(page);
		await page.getByRole("button", { name: "Delete" }).click();
		await answer(page, "All teams and games will be removed.", "Delete");
		await expectSaid(page, "Leagues deleted");
		await expect(page).toHaveURL(/\/dashboard\/leagues$/);
		await expect(page.getByText("No leagues available", { exact: true })).toBeVisible();
	});
});

/** An organization that has nothing yet, and its owner in the browser. */
async function signInAsNewOwner(page: Page, request: APIRequestContext, info: TestInfo) {
	const { project, retry, line, repeatEachIndex } = { ...info, project: info.project.name };
	const name = `owner-${project}-${line}-${retry}-${repeatEachIndex}`;
	const send = await asAdmin(request);
	const { sports } = await (await request.get(`${api}/api/sports`)).json();
	const sportIds = [sports[0].id];
	const { organization } = await send("/api/admin/organizations", { name, slug: name, sportIds });
	const role = "org_owner";
	const organization_id = organization.id;
	await send("/api/usersv2", { username: name, password: memberPassword, role, organization_id });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, name);
}

/** Sends what the administrator of the installation sends, and answers the answers. */
async function asAdmin(request: APIRequestContext) {
	const token = async () => {
		const { cookies } = await request.storageState();
		return decodeURIComponent(cookies.find((it) => it.name === "XSRF-TOKEN")?.value ?? "");
	};
	const send = async (path: string, data: object) => {
		const headers = { "x-xsrf-token": await token() };
		const response = await request.post(api + path, { data, headers });
		expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
		return response.json();
	};
	await request.get(`${api}/api/auth/check-auth`);
	await send("/api/auth/login", { username: "admin", password: adminPassword });
	return send;
}

async function addSeason(page: Page, name: string) {
	await page.getByRole("button", { name: "Add season" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Season name").fill(name);
	await dialog.getByRole("button", { name: "Add season" }).click();
	await expectSaid(page, `${name} created`);
}

async function addLeague(page: Page, name: string) {
	await page.getByRole("button", { name: "Add league" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("League name").fill(name);
	await dialog.getByRole("button", { name: "Add league" }).click();
	await expectSaid(page, `${name} created`);
}

async function addTeam(page: Page, name: string) {
	await page.getByRole("button", { name: "Add team" }).click();
	const dialog = page.getByRole("dialog", { name: "Add team" });
	await dialog.getByLabel("Team name").fill(name);
	await dialog.getByRole("button", { name: "Add team" }).click();
}

type NewGame = { home: string; away: string; date?: string; time?: string };

/** A game without a date has no time and no place either: none of them is needed (R5.4). */
async function addGame(page: Page, { home, away, date, time }: NewGame) {
	await page.getByRole("button", { name: "Add game" }).click();
	const dialog = page.getByRole("dialog", { name: "Add game" });
	await dialog.getByLabel("Home team").selectOption(home);
	await dialog.getByLabel("Away team").selectOption(away);
	if (date !== undefined) {
		await dialog.getByLabel("Date").fill(date);
		await dialog.getByLabel("Time").fill(time ?? "");
		await dialog.getByLabel("Location").fill("Main Gym");
	}
	await dialog.getByRole("button", { name: "Add game" }).click();
	await expect(dialog).toBeHidden();
	await expect(games(page).getByRole("rowheader", { name: `${away} at ${home}` })).toBeVisible();
}

/** Answers the question that is asked; it stands there in these words. */
async function answer(page: Page, text: string, button: string) {
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText(text);
	await question.getByRole("button", { name: button }).click();
	await expect(question).toBeHidden();
}

/** The sentence shows, in exactly these words. */
async function expectSaid(page: Page, sentence: string) {
	await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
}

function activeSwitch(page: Page, season: string) {
	return page.getByRole("switch", { name: `${season} is the active season` });
}

function enterButton(page: Page, matchup: string) {
	return games(page).getByRole("button", { name: `Enter result of ${matchup}` });
}

function teams(page: Page) {
	return page.getByRole("table", { name: "Teams of the league" });
}

function games(page: Page) {
	return page.getByRole("table", { name: "Games of the league" });
}

/** What the columns are called; the first one holds the choice. */
async function headersOf(table: ReturnType<typeof teams>): Promise<string[]> {
	const texts = await table.getByRole("columnheader").allTextContents();
	return texts.map((text) => text.replace(/[↑↓]/, ""));
}

/** Rank and name of each team, from the top. */
async function standingsOf(page: Page): Promise<string[]> {
	await expect(teams(page)).toBeVisible();
	const rows = teams(page).locator("tbody tr");
	return rows.evaluateAll((all) =>
		all.map((row) => `${row.children[1]?.textContent} ${row.querySelector("a")?.textContent}`),
	);
}

/** The games' cells of these columns. */
async function cellsOf(page: Page, names: string[]): Promise<string[][]> {
	const headers = await headersOf(games(page));
	const indexes = names.map((name) => headers.indexOf(name));
	const rows = games(page).locator("tbody tr");
	return rows.evaluateAll(
		(all, indexes) => all.map((row) => indexes.map((it) => row.children[it]?.textContent ?? "")),
		indexes,
	);
}
