import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectNoSidewaysScroll, expectReadableInDark } from "./site.ts";

/** The lists an organization keeps of a sport: statistics, game periods, player attributes. */
test.describe("an owner", () => {
	test("puts statistics in order: with the arrows, with the keyboard, with the mouse", async ({
		page,
	}, { project }) => {
		const club = await foundClub({});
		await signIn(page, club.username, { to: "/stats" });
		await expect.poll(() => firstOf(page)).toEqual(["PTS", "2PM", "2PA"]);
		await expectFine(page);

		await page.getByRole("button", { name: "Move 2-pointers made up" }).click();
		await expect.poll(() => firstOf(page)).toEqual(["2PM", "PTS", "2PA"]);
		await expectSaid(page, "The order of the statistics is saved.");
		// At the end of the list the other arrow goes on.
		await expect(page.getByRole("button", { name: "Move 2-pointers made down" })).toBeFocused();
		expect(await keptOrder(club)).toEqual(["2PM", "PTS", "2PA"]);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect.poll(() => firstOf(page)).toEqual(["PTS", "2PM", "2PA"]);
		await expect.poll(() => keptOrder(club)).toEqual(["PTS", "2PM", "2PA"]);
		await expectSaid(page, "The order of the statistics is saved.");
		if (project.name === "phone") return;

		// A row is reached with Tab and the arrows, what is in it with Tab.
		await page.reload();
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

	test("sees the lists of a season at work, in light and dark", async ({ page }) => {
		await signIn(page, "harborline-staff", { to: null });
		for (const path of ["/stats", "/gamePeriod", "/playerAttributes"]) {
			await page.goto(rootUrl + path);
			await expect(list(page)).toBeVisible();
			if (path !== "/playerAttributes") {
				await expect(page.getByRole("heading", { name: "As visitors see it" })).toBeVisible();
			}
			await expectFine(page);
			await expectReadableInDark(page);
		}
	});

	test("gets an order back that the server refuses, with its sentence", {
		tag: "@any-size",
	}, async ({ page }) => {
		const club = await foundClub({});
		await signIn(page, club.username, { to: "/gamePeriod" });
		const message = "Somebody deleted one of these.";
		await page.route("**/api/gamePeriods/reorder*", (route) =>
			route.fulfill({ status: 409, json: { success: false, message } }),
		);
		await page.getByRole("button", { name: "Move Q2 up" }).click();
		await expect(page.getByRole("alert").getByText(message)).toBeVisible();
		await expect.poll(() => namesIn(page)).toEqual(["Q1", "Q2", "Q3", "Q4", "OT", "Final"]);
	});

	test("hides, adds, renames, deletes and resets statistics", async ({ page }) => {
		const club = await foundClub({});
		await signIn(page, club.username, { to: "/stats" });

		await test.step("hides one, which stands there at half opacity", async () => {
			await page.getByRole("switch", { name: "Show Blocks" }).click();
			await expectSaid(page, "Blocks updated");
			await expect(page.getByText("Blocks", { exact: true }).locator("..")).toHaveCSS(
				"opacity",
				"0.5",
			);
			await expect(page.getByText("Steals", { exact: true }).locator("..")).toHaveCSS(
				"opacity",
				"1",
			);
			await expectFine(page);
			await expectReadableInDark(page);
		});

		await test.step("is told to fill all fields, then adds one", async () => {
			await page.getByRole("button", { name: "Add statistic" }).click();
			const dialog = page.getByRole("dialog", { name: "Add statistic" });
			await dialog.getByRole("textbox", { name: "Name" }).fill("Charges taken");
			await dialog.getByRole("button", { name: "Add statistic" }).click();
			await expect(dialog.getByText("Please fill all fields", { exact: true })).toBeVisible();
			await expect(dialog.getByLabel("Abbreviation")).toBeFocused();
			await dialog.getByLabel("Abbreviation").fill("CHG");
			await dialog.getByRole("button", { name: "Add statistic" }).click();
			await expectSaid(page, "Charges taken created");
			await expect(row(page, "Charges taken")).toContainText("CHG");
		});

		await test.step("renames it", async () => {
			await page.getByRole("button", { name: "Edit Charges taken" }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("textbox", { name: "Name" }).fill("Charges drawn");
			await dialog.getByRole("button", { name: "Save" }).click();
			await expectSaid(page, "Charges drawn updated");
			await expect(row(page, "Charges drawn")).toContainText("CHG");
		});

		await test.step("deletes it and takes that back", async () => {
			await page.getByRole("button", { name: "Delete Charges drawn" }).click();
			await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
			await expect(row(page, "Charges drawn")).toBeHidden();
			await page.getByRole("button", { name: "Undo" }).click();
			await expectSaid(page, "Charges drawn is back");
			await expect(row(page, "Charges drawn")).toBeVisible();
		});

		await test.step("resets the list", async () => {
			await page.getByRole("button", { name: "Reset" }).click();
			const question = page.getByRole("alertdialog", { name: "Reset statistics?" });
			await expect(
				question.getByText("This will overwrite current stats.", { exact: true }),
			).toBeVisible();
			await question.getByRole("button", { name: "Reset" }).click();
			await expect(row(page, "Charges drawn")).toBeHidden();
			await expect(page.getByRole("switch", { name: "Show Blocks" })).toBeChecked();
			await page.getByRole("button", { name: "Undo" }).click();
			await expectSaid(page, "The statistics are as they were before.");
			await expect(row(page, "Charges drawn")).toBeVisible();
			await expect(page.getByRole("switch", { name: "Show Blocks" })).not.toBeChecked();
		});
	});

	test("adds a player attribute, which stands in the player's form in its place", {
		tag: "@any-size",
	}, async ({ page }) => {
		const club = await foundClub({});
		const { player } = await club.call("POST", "/players", { firstName: "Jo", lastName: "Diaz" });
		await signIn(page, club.username, { to: "/playerAttributes" });
		await page.getByRole("button", { name: "Add attribute" }).click();
		const dialog = page.getByRole("dialog", { name: "Add attribute" });
		await dialog.getByLabel("Name").fill("Jersey size");
		await expect(dialog.getByLabel("Type").getByRole("option")).toHaveText([
			...["Text", "Number", "Date"],
		]);
		await dialog.getByRole("button", { name: "Add attribute" }).click();
		await expectSaid(page, "Jersey size created");
		for (let left = 4; left > 0; left--) {
			await page.getByRole("button", { name: "Move Jersey size up" }).click();
		}
		await expect
			.poll(() => namesIn(page))
			.toEqual(["Jersey size", "Number", "Position", "Height", "Birth date"]);
		await expect(page.getByText("Birth date", { exact: true }).locator("..")).toHaveCSS(
			"opacity",
			"0.5",
		);
		await expectFine(page);
		await expectSaid(page, "The order of the attributes is saved.");
		await page.goto(`${rootUrl}/dashboard/players/${player.id}`);
		const fields = page.locator("main form label");
		await expect
			.poll(async () => (await fields.allTextContents()).join(" "))
			.toMatch(/Jersey size.*Number.*Position.*Height.*Birth date/);
	});

	test("adds a period and hides another; game day follows", { tag: "@any-size" }, async ({
		page,
	}) => {
		const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
		const gameId = await club.addGame("Owls", "Hawks", -1);
		await signIn(page, club.username, { to: "/gamePeriod" });
		await page.getByRole("button", { name: "Add period" }).click();
		const dialog = page.getByRole("dialog", { name: "Add period" });
		await dialog.getByLabel("Name").fill("OT2");
		await dialog.getByRole("button", { name: "Add period" }).click();
		await expectSaid(page, "OT2 created");
		await page.getByRole("button", { name: "Move OT2 up" }).click();
		await page.getByRole("switch", { name: "Show Q4" }).click();
		await expectSaid(page, "Q4 is hidden");
		await expectFine(page);
		await page.goto(`${rootUrl}/games/${gameId}`);
		await page.getByRole("button", { name: /^(Edit|Enter) score$/ }).click();
		const heads = page.getByRole("table", { name: "Points by period" }).getByRole("columnheader");
		await expect(heads).toHaveText(["Team", "Q1", "Q2", "Q3", "OT", "OT2", "Final"]);
	});

	test("has lists of each sport, and a super administrator sees whose they are", {
		tag: "@any-size",
	}, async ({ page }) => {
		const club = await foundClub({}, { sports: ["Volleyball", "Basketball"] });
		await signIn(page, club.username, { to: "/gamePeriod" });
		await expect.poll(async () => (await namesIn(page))[0]).toBe("Set 1");
		await page.getByLabel("Sport").selectOption("Basketball");
		await expect.poll(async () => (await namesIn(page))[0]).toBe("Q1");
		await page.getByRole("link", { name: "Statistics" }).click();
		await expect.poll(() => firstOf(page)).toEqual(["PTS", "2PM", "2PA"]);

		const { users } = await club.call("GET", "/usersv2");
		const { id } = users.find(({ username }: { username: string }) => username === club.username);
		await signIn(page, "admin", { to: `/stats?userId=${id}` });
		await expect(page.getByText(`These are the settings of ${club.username}`)).toBeVisible();
		await page.getByRole("switch", { name: "Show Kills" }).click();
		await expectSaid(page, "Kills updated");
		await page.getByRole("link", { name: "Player attributes" }).click();
		await expect(page.getByText(`These are the settings of ${club.username}`)).toBeVisible();
		await signIn(page, "harborline-staff", { to: `/stats?userId=${id}` });
		await expect(page.getByText("User not found.")).toBeVisible();
	});
});

/** Another sport is data: nothing here is known to any line of code. */
test("a soccer league is set up in the browser, and its numbers are right everywhere", {
	tag: "@any-size",
}, async ({ page }) => {
	test.slow();
	const club = await foundClub({ "Sunday D1": ["Lions", "Tigers"] }, { sports: ["Soccer"] });
	const players = await signPlayers(club, {
		Lions: ["Ann Lee", "Bea Roy"],
		Tigers: ["Cem Ito", "Dan Fox"],
	});
	const gameId = await club.addGame("Tigers", "Lions", -1);
	await signIn(page, club.username, { to: "/gamePeriod" });
	await expect.poll(() => namesIn(page)).toEqual(["1st Half", "2nd Half", "Final"]);

	await test.step("counts points in its own way", async () => {
		await page.getByRole("link", { name: "Statistics" }).click();
		await expect(row(page, "Points")).toContainText("2 * G + A");
		await page.getByRole("button", { name: "Edit Points" }).click();
		const dialog = page.getByRole("dialog", { name: "Edit Points" });
		const formula = dialog.getByRole("textbox", { name: "Formula" });
		await formula.fill("3 * GOL + A");
		await expect(dialog.getByText("There is no statistic called GOL.")).toBeVisible();
		await formula.fill("PTS + A");
		await expect(dialog.getByText("PTS would depend on itself: PTS -> PTS.")).toBeVisible();
		await formula.fill("3 *");
		await dialog.getByRole("button", { name: "G, Goals" }).click();
		await dialog.getByRole("button", { name: "plus" }).click();
		await dialog.getByRole("button", { name: "A, Assists" }).click();
		await expect(dialog.getByText("There is no box score yet.")).toBeVisible();
		await expectFine(page);
		await dialog.getByRole("button", { name: "Save" }).click();
		await expectSaid(page, "Points updated");
		await expect(row(page, "Points")).toContainText("3 * G + A");
	});

	await test.step("adds what it enters, and what is computed from it", async () => {
		await addStat(page, "Saves", "SV");
		await addStat(page, "Cards", "CRD", "YC + RC");
		await expect(row(page, "Cards")).toContainText("Computed");
		await page.getByRole("switch", { name: "Show Shots", exact: true }).click();
		await expectSaid(page, "Shots updated");
		await expect(row(page, "Shots, percentage scored")).toContainText(
			"Visitors do not see it: SH is hidden.",
		);
	});

	await test.step("says what depends on a statistic before it goes", async () => {
		await page.getByRole("button", { name: "Delete Yellow cards" }).click();
		const question = page.getByRole("alertdialog", { name: "Yellow cards is needed" });
		await expect(question).toContainText("Cards is computed from it.");
		await page.keyboard.press("Escape");
	});

	await test.step("writes a game down", async () => {
		await page.goto(`${rootUrl}/games/${gameId}`);
		await page.getByRole("button", { name: /^(Edit|Enter) score$/ }).click();
		const points = { "1st Half": [2, 0], "2nd Half": [0, 1], Final: [2, 1] };
		for (const [period, [home, away]] of Object.entries(points)) {
			const field = (team: string) => page.getByRole("textbox", { name: `${period}, ${team}` });
			await field("Lions").fill(String(home));
			await field("Tigers").fill(String(away));
		}
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expectSaid(page, "Score updated successfully");
		await page
			.getByRole("button", { name: /^(Edit|Enter) box score$/ })
			.first()
			.click();
		const typed = {
			...{ "Goals, Ann Lee": 2, "Assists, Ann Lee": 1, "Yellow cards, Ann Lee": 1 },
			...{ "Assists, Bea Roy": 1, "Saves, Bea Roy": 4 },
			...{ "Goals, Cem Ito": 1, "Red cards, Cem Ito": 1 },
		};
		for (const [cell, value] of Object.entries(typed)) {
			await page.getByRole("textbox", { name: cell, exact: true }).fill(String(value));
		}
		await expect(page.getByRole("textbox", { name: "Points, Ann Lee" })).toHaveCount(0);
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expectSaid(page, "Stats updated successfully");
	});

	await test.step("sees a formula at work on that game", async () => {
		await page.goto(`${rootUrl}/stats`);
		await page.getByRole("button", { name: "Edit Points" }).click();
		const dialog = page.getByRole("dialog", { name: "Edit Points" });
		await expect(dialog.getByText(/^In Tigers at Lions, .*: Ann Lee 7$/)).toBeVisible();
		await dialog.getByRole("textbox", { name: "Formula" }).fill("10 * G");
		await expect(dialog.getByText(/^In Tigers at Lions, .*: Ann Lee 20$/)).toBeVisible();
		await page.keyboard.press("Escape");
	});

	await test.step("and visitors find it right", async () => {
		const at = (path: string) => `${rootUrl}/${club.slug}${path}`;
		await page.goto(at(`/games/${gameId}`));
		expect(await rowsOf(page, "Box score of Lions")).toEqual([
			["Player", "G", "A", "PTS", "YC", "RC", "SV", "CRD"],
			["Ann Lee", "2", "1", "7", "1", "-", "-", "1"],
			["Bea Roy", "-", "1", "1", "-", "-", "4", "-"],
			["Team", "2", "2", "8", "1", "-", "4", "1"],
		]);
		const score = page.getByRole("table", { name: "Score by period" });
		await expect(score.getByRole("columnheader")).toHaveText([
			...["Team", "1st Half", "2nd Half", "Final"],
		]);
		await page.goto(at(`/players/${players["Ann Lee"]}`));
		const [head, , season] = await rowsOf(page, "Games of Ann Lee");
		expect(head).toEqual(["Game", "G", "A", "PTS", "YC", "RC", "SV", "CRD"]);
		expect(season).toEqual(["Season", "2", "1", "7", "1", "-", "-", "1"]);
		await page.goto(at("/leaderboard"));
		const board = page.locator("section").filter({ hasText: "All-time points" });
		await expect(board.getByRole("listitem")).toHaveText([
			/Ann Lee.*7/,
			/Cem Ito.*3/,
			/Bea Roy.*1/,
		]);
	});
});

async function addStat(page: Page, name: string, abbreviation: string, formula?: string) {
	await page.getByRole("button", { name: "Add statistic" }).click();
	const dialog = page.getByRole("dialog", { name: "Add statistic" });
	await dialog.getByRole("textbox", { name: "Name" }).fill(name);
	await dialog.getByLabel("Abbreviation").fill(abbreviation);
	if (formula !== undefined) {
		await dialog.getByRole("radio", { name: "Computed" }).check();
		await dialog.getByRole("textbox", { name: "Formula" }).fill(formula);
	}
	await dialog.getByRole("button", { name: "Add statistic" }).click();
	await expectSaid(page, `${name} created`);
}

/** Puts players on rosters and answers their ids by name. */
async function signPlayers(club: Club, rosters: Record<string, readonly string[]>) {
	const ids: Record<string, number> = {};
	const [league] = Object.values(club.leagues);
	for (const [team, names] of Object.entries(rosters)) {
		const place = `/seasonsv2/${club.seasonId}/leagues/${league?.id}/teams/${league?.teams[team]}`;
		for (const name of names) {
			const [firstName, lastName] = name.split(" ");
			const { player } = await club.call("POST", `${place}/players`, { firstName, lastName });
			ids[name] = player.id;
		}
	}
	return ids;
}

/** What a table says, row by row. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
	const rows = await page.getByRole("table", { name }).getByRole("row").all();
	return Promise.all(
		rows.map(async (row) =>
			(await row.locator("th, td").allTextContents()).map((text) => text.trim()),
		),
	);
}

async function expectFine(page: Page) {
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
}

async function expectSaid(page: Page, sentence: string) {
	await expect(page.getByText(sentence, { exact: true }).last()).toBeVisible();
}

const list = (page: Page): Locator => page.getByRole("grid");
const row = (page: Page, name: string) => list(page).getByRole("row", { name, exact: true });

async function namesIn(page: Page): Promise<string[]> {
	return (await list(page).getByRole("row").all()).length === 0
		? []
		: list(page).locator("[data-id] p").allTextContents();
}

/** The abbreviations of the first three. */
async function firstOf(page: Page): Promise<string[]> {
	const all = await list(page).locator("[data-id] p > :first-child").allTextContents();
	return all.slice(0, 3);
}

async function keptOrder(club: Club): Promise<string[]> {
	const { stats } = await club.call("GET", "/statsv2/1");
	return stats.slice(0, 3).map(({ abbreviation }: { abbreviation: string }) => abbreviation);
}
