import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectFine } from "./site.ts";

const league = urlOf("hoops-league.test");
const here = { at: league, to: "/dashboard" };

/** A call of the API as the page would make it. */
async function call<Answer>(page: Page, method: string, path: string, body?: object) {
	return page.evaluate(
		async ([method, path, body]) => {
			const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
			const answer = await fetch(`/api${path}`, {
				method,
				headers: {
					"content-type": "application/json",
					"x-xsrf-token": decodeURIComponent(token),
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
			});
			if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
			return answer.json();
		},
		[method, path, body] as const,
	) as Promise<Answer>;
}

type Game = { id: number; seasonId: number; leagueId: number; home: string; away: string };
type WireTeam = { seasons_leagues_team_id: number; name: string; playersCount: number };
type Sheet = {
	homeRoster: { id: number; firstName: string; lastName: string }[];
	allStats: { id: number; abbreviation: string }[];
	playerStats: { player_id: number; stat_id: number; value: number }[];
	game: { score_home: number | null; score_away: number | null };
};

/** A game of its own for each journey, of the two largest teams of a league that is playing. */
async function newGame(page: Page): Promise<Game> {
	const { seasons } = await call<{ seasons: { id: number; active: boolean }[] }>(
		page,
		"GET",
		"/seasonsv2",
	);
	const seasonId = seasons.find(({ active }) => active)?.id ?? 0;
	const { leagues } = await call<{ leagues: { id: number }[] }>(
		page,
		"GET",
		`/seasonsv2/${seasonId}/leagues`,
	);
	const leagueId = leagues[0]?.id ?? 0;
	const place = `/seasonsv2/${seasonId}/leagues/${leagueId}`;
	const { teams } = await call<{ teams: WireTeam[] }>(page, "GET", `${place}/teams`);
	const [home, away] = teams.toSorted((a, b) => b.playersCount - a.playersCount);
	if (home === undefined || away === undefined) throw new Error("The league has no two teams.");
	const { game } = await call<{ game: { id: number } }>(page, "POST", `${place}/games`, {
		home_team_id: home.seasons_leagues_team_id,
		away_team_id: away.seasons_leagues_team_id,
		...{ date: "2026-03-02", time: "19:00", location: "Court 1" },
	});
	return { id: game.id, seasonId, leagueId, home: home.name, away: away.name };
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

const sheetOf = (page: Page, { id }: Game) => call<Sheet>(page, "GET", `/gamesv2/${id}`);
const open = async (page: Page, { id }: Game) => {
	await page.goto(`${league}/games/${id}`);
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

/** On a phone one team is shown at a time. */
async function showTeam(page: Page, name: string) {
	const choice = page.getByRole("group", { name: "Team" }).getByRole("button", { name });
	if (await choice.isVisible()) await choice.click();
}

test("a scorekeeper finds tonight's game, writes the line score, and the standings move", async ({
	page,
}) => {
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await page.goto(`${league}/dashboard`);
	const games = page.getByRole("navigation").getByRole("link", { name: "Games" }).first();
	await games.click();
	await expect(page).toHaveURL(/\/dashboard\/games/);
	await page.locator(`main a[href$="/games/${game.id}"]`).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${game.away} at ${game.home}`);

	const visitor = await page.context().newPage();
	const standings = async () => {
		const query = `season=${game.seasonId}&league=${game.leagueId}&view=public`;
		await visitor.goto(`${league}/teamList?${query}`);
		return visitor.getByRole("table").first().textContent();
	};
	const before = await standings();

	await page.getByRole("button", { name: "Edit score" }).click();
	const field = (name: string) => page.getByRole("textbox", { name, exact: true });
	await expect(field(`Q1, ${game.away}`)).toBeFocused();
	for (const points of ["20", "18", "21", "17"]) {
		await page.keyboard.type(points);
		await page.keyboard.press("Tab");
	}
	await expect(field(`Final, ${game.away}`)).toHaveValue("76");
	for (const [period, points] of Object.entries({ Q1: "15", Q2: "15", Q3: "15", Q4: "15" })) {
		await field(`${period}, ${game.home}`).fill(points);
	}
	await field(`Final, ${game.home}`).fill("61");
	await expect(
		page.getByText(`The periods of ${game.home} make 60, the final score says 61.`),
	).toBeVisible();
	await field(`Final, ${game.home}`).fill("60");
	const writes = writesOf(page);
	await save(page).click();
	await expect(page.getByText("Score updated successfully", { exact: true })).toBeVisible();
	expect(writes).toEqual([`200 /api/gamesv2/${game.id}/scores`]);
	const score = page.getByRole("table", { name: "Score by period" });
	await expect(score.getByRole("row").nth(1)).toContainText(/20182117\s*76/);
	await expect(page.getByRole("button", { name: "Edit score" })).toBeFocused();
	await expect(page.getByText(/^Saved by you at \d+:\d\d [AP]M$/)).toBeVisible();
	await expect(
		page.getByText(new RegExp(`${game.away} \\d+(st|nd|rd|th), \\d+–\\d+`)),
	).toBeVisible();
	expect(await standings()).not.toBe(before);
});

test("cancel shows what was saved, and what was cancelled can come back", async ({ page }) => {
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await call(page, "PUT", `/gamesv2/${game.id}/scores`, { score_home: 60, score_away: 58 });
	await open(page, game);
	const final = page.getByRole("textbox", { name: `Final, ${game.home}`, exact: true });
	await page.getByRole("button", { name: "Edit score" }).click();
	await final.fill("61");
	await save(page).click();
	await expect(page.getByText("Score updated successfully", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Edit score" }).click();
	await final.fill("99");
	await page.getByRole("button", { name: "Cancel", exact: true }).click();
	await page.getByRole("button", { name: "Edit score" }).click();
	await expect(final).toHaveValue("61");
	await final.fill("98");
	await page.getByRole("button", { name: "Cancel", exact: true }).click();
	await page.getByRole("button", { name: "Undo" }).last().click();
	await expect(final).toHaveValue("98");
	await final.fill("");
	await save(page).click();
	await expect(page.getByText("A score is a whole number from 0 to 999.")).toBeVisible();
	await expect(final).toHaveAttribute("aria-invalid", "true");
	await page.getByRole("button", { name: "Remove result" }).click();
	const question = page.getByRole("alertdialog", { name: "Remove the result?" });
	await expectAccessible(page);
	await question.getByRole("button", { name: "Remove" }).click();
	await expect(page.getByRole("button", { name: "Edit score" })).toBeVisible();
	expect((await sheetOf(page, game)).game.score_home).toBeNull();
});

test("details: another time, a video, and a forfeit that names its side", async ({ page }) => {
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await open(page, game);
	await page.getByRole("button", { name: "Edit details" }).click();
	await page.getByLabel("Time").fill("20:15");
	await page.getByLabel("Place").fill("Court 2");
	await page.getByLabel("Video").fill("https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3");
	await page.getByLabel("Status").selectOption("Forfeit");
	await save(page).click();
	await expect(page.getByText("Please choose who forfeited.")).toBeVisible();
	await page.getByLabel("Forfeited by").selectOption(game.away);
	const writes = writesOf(page);
	await save(page).click();
	await expect(page.getByText(`Forfeit by ${game.away}`)).toBeVisible();
	expect(writes).toEqual([`200 /api/gamesv2/${game.id}/details`]);
	await expect(page.getByText("8:15 PM", { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Watch on YouTube" })).toHaveAttribute(
		"href",
		"https://www.youtube.com/embed/M7lc1UVf-VE",
	);
	await page.getByRole("button", { name: "Edit details" }).click();
	await page.getByLabel("Video").fill("javascript:alert(1)");
	await save(page).click();
	await expect(
		page
			.getByRole("alert")
			.getByText(/^Please give a YouTube link/)
			.first(),
	).toBeVisible();
	await expect(page.getByLabel("Video")).toHaveAttribute("aria-invalid", "true");
});

test("a whole sheet by keyboard: one key and Tab a cell, one save", async ({ page }, {
	project,
}) => {
	test.skip(project.name === "phone", "a phone has no keyboard");
	test.slow();
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await open(page, game);
	await editBoxScore(page);
	const cells = page.locator("[data-place]");
	const count = await cells.count();
	await expect(cells.first()).toBeFocused();
	const writes = writesOf(page);
	let keystrokes = 0;
	for (const team of [game.away, game.home]) {
		const own = tableOf(page, team).locator("[data-place]");
		await own.first().focus();
		for (let left = await own.count(); left > 0; left--) {
			await page.keyboard.press("2");
			await page.keyboard.press("Tab");
			keystrokes += 2;
		}
	}
	expect(keystrokes, "a number and Tab a cell").toBe(2 * count);
	await expect(page.getByText(`${count} changes`)).toBeVisible();
	expect(count).toBeGreaterThanOrEqual(240);
	await save(page).click();
	await expect(page.getByText("Stats updated successfully")).toBeVisible();
	expect(writes).toEqual([`200 /api/gamesv2/${game.id}/box-score`]);
	const { playerStats } = await sheetOf(page, game);
	expect(playerStats).toHaveLength(count);
	expect(playerStats.every(({ value }) => value === 2)).toBe(true);
});

test("keys move and edit as in a spreadsheet, and a block can be pasted", async ({ page }, {
	project,
}) => {
	test.skip(project.name === "phone", "a phone has no keyboard");
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await open(page, game);
	await editBoxScore(page);
	const table = tableOf(page, game.away);
	const press = (...keys: string[]) =>
		keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
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
	await press("Shift+Tab", "Control+Home");
	await expect(cell(table, 0, 0)).toBeFocused();

	const names = await table.getByRole("rowheader").allTextContents();
	const [first = "", second = ""] = names.map((name) => name.replace(/^\d+/, ""));
	await page.evaluate((text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", text);
		const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
		document.activeElement?.dispatchEvent(event);
	}, `Player\tPTS\tMIN\tAST\n${second}\t9\t20:00\t2\n${first}\t7\t10:00\t1\nTotal\t16\t\t3`);
	await expect(cell(table, 0, 0)).toHaveValue("7");
	await expect(cell(table, 1, 0)).toHaveValue("9");
	await expect(table.getByRole("textbox", { name: /^Assists, / }).nth(1)).toHaveValue("2");
	await expect(page.getByText('Left out, not among the players: "Total".')).toBeVisible();
	await expect(page.getByText('Left out, no statistics of this league: "MIN".')).toBeVisible();
	await expect(table.getByRole("row", { name: /^Team/ })).toContainText(/^Team16/);
});

test("what cannot be is refused at the cell, and what is unlikely is asked about", async ({
	page,
}) => {
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await call(page, "PUT", `/gamesv2/${game.id}/scores`, { score_home: 60, score_away: 58 });
	await open(page, game);
	await editBoxScore(page);
	const table = tableOf(page, game.away);
	const named = (stat: string) => table.getByRole("textbox", { name: new RegExp(`^${stat}, `) });
	const writes = writesOf(page);
	for (const [text, sentence] of [
		["-7", "Points cannot be below zero."],
		["1.5", '"1.5" is no whole number.'],
		["1e3", '"1e3" is no whole number.'],
		["0x10", '"0x10" is no whole number.'],
	] as const) {
		await named("Points").first().fill(text);
		await expect(named("Points").first()).toHaveAttribute("aria-invalid", "true");
		await expect(named("Points").first()).toHaveAccessibleDescription(sentence);
		await named("Assists").first().focus();
		await save(page).click();
		await expect(named("Points").first()).toBeFocused();
	}
	expect(writes).toEqual([]);
	await named("Points").first().fill("999");
	await expect(named("Points").first()).toHaveAccessibleDescription(/999 in one game/);
	await named("2-pointers made").first().fill("5");
	await named("2-pointers attempted").first().fill("3");
	await expect(named("2-pointers made").first()).toHaveAccessibleDescription("5 of 3 made?");
	await expect(
		page.getByText(`The players of ${game.away} have 999 points, the final score says 58.`).last(),
	).toBeVisible();
	const notes = page.getByRole("region", { name: "To look at" });
	await notes.getByRole("button", { name: /2-pointers made 5 of 3 made/ }).click();
	await expect(named("2-pointers made").first()).toBeFocused();
	await save(page).click();
	await expect(page.getByText("Stats updated successfully")).toBeVisible();
	expect(writes, "a warning stops nobody").toEqual([`200 /api/gamesv2/${game.id}/box-score`]);
});

test("a lost connection costs nothing: kept on the device, found after a reload, sent once", async ({
	page,
	context,
}, { project }) => {
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await open(page, game);
	await editBoxScore(page);
	await showTeam(page, game.home);
	const table = tableOf(page, game.home);
	if (project.name === "phone") {
		await cell(table, 0, 0).tap();
		const key = (name: string) => page.getByRole("button", { name, exact: true });
		for (const name of ["1", "4", "Next field", "6", "Next field"]) await key(name).tap();
		await key("One more").tap();
		await key("One more").tap();
		await key("One less").tap();
		await key("Next player").tap();
		await key("9").tap();
		await key("Done").tap();
		await expect(key("Done")).toBeHidden();
	} else {
		await cell(table, 0, 0).focus();
		await page.keyboard.type("14");
		await page.keyboard.press("Tab");
		await page.keyboard.type("6");
		await page.keyboard.press("Tab");
		await page.keyboard.type("1");
		await cell(table, 1, 0).focus();
		await page.keyboard.type("9");
	}
	const expectTyped = async () => {
		await expect(cell(table, 0, 0)).toHaveValue("14");
		await expect(cell(table, 0, 1)).toHaveValue("6");
		await expect(cell(table, 0, 2)).toHaveValue("1");
		await expect(cell(table, 1, 0)).toHaveValue("9");
	};
	await expectTyped();
	const writes = writesOf(page);
	await context.setOffline(true);
	await save(page).click();
	await expect(page.getByText("No connection. Your input is kept on this device.")).toBeVisible();
	await page.goto("about:blank");
	await context.setOffline(false);
	await page.route("**/box-score", (route) => route.abort());
	await open(page, game);
	await expect(page.getByText(/^Unsaved input from \d+:\d\d [AP]M/)).toBeVisible();
	await showTeam(page, game.home);
	await expectTyped();
	expect(writes).toEqual([]);
	await page.unroute("**/box-score");
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(page.getByText("Stats updated successfully")).toBeVisible();
	await expect(page.getByText("0 changes")).toBeVisible();
	expect(writes).toEqual([`200 /api/gamesv2/${game.id}/box-score`]);
	const { playerStats } = await sheetOf(page, game);
	expect(playerStats.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([1, 6, 9, 14]);
	await page.reload();
	await expect(page.getByRole("button", { name: "Edit box score" })).toBeVisible();
	await expect(page.getByText(/^Unsaved input/)).toBeHidden();
});

test("a lost answer is asked for again under the same key, so nothing is written twice", {
	tag: "@any-size",
}, async ({ page }) => {
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await open(page, game);
	const keys: (string | undefined)[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/scores")) keys.push(request.headers()["idempotency-key"]);
	});
	await page.evaluate(() => {
		const { fetch } = window;
		let isLost = false;
		window.fetch = async (...request) => {
			const answer = await fetch(...request);
			if (isLost || !String(request[0]).endsWith("/scores")) return answer;
			isLost = true;
			throw new TypeError("Failed to fetch");
		};
	});
	await page.getByRole("button", { name: "Edit score" }).click();
	await page.getByRole("textbox", { name: `Final, ${game.home}` }).fill("64");
	await page.getByRole("textbox", { name: `Final, ${game.away}` }).fill("58");
	await save(page).click();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("Score updated successfully", { exact: true })).toBeVisible();
	expect(keys).toHaveLength(2);
	expect(keys[1]).toBe(keys[0]);
	const { changes } = await call<{ changes: { action: string }[] }>(
		page,
		"GET",
		`/gamesv2/${game.id}/changes`,
	);
	expect(changes.filter(({ action }) => action === "game.score")).toHaveLength(1);
});

/** Another member in a browser of his own. */
async function colleague(browser: Browser): Promise<Page> {
	const page = await (await browser.newContext()).newPage();
	await signIn(page, "harborline-owner", here);
	return page;
}

test("somebody else saves meanwhile: it shows, and what both wrote is marked", {
	tag: "@any-size",
}, async ({ page, browser }) => {
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	const other = await colleague(browser);
	const { homeRoster, allStats } = await sheetOf(page, game);
	const statId = (abbreviation: string) =>
		allStats.find((stat) => stat.abbreviation === abbreviation)?.id ?? 0;
	await page.clock.install();
	await open(page, game);
	await editBoxScore(page);
	await showTeam(page, game.home);
	const table = tableOf(page, game.home);
	const name = `${homeRoster[0]?.firstName} ${homeRoster[0]?.lastName}`;
	const field = (stat: string) => table.getByRole("textbox", { name: `${stat}, ${name}` });
	await field("Points").fill("14");
	const othersWrite = (points: number, assists: number) =>
		call(other, "PUT", `/gamesv2/${game.id}/box-score`, {
			lines: [
				{
					player_id: homeRoster[0]?.id,
					stats: [
						{ stat_id: statId("PTS"), value: points },
						{ stat_id: statId("AST"), value: assists },
					],
				},
			],
		});
	await othersWrite(20, 3);
	await page.clock.runFor(15_100);
	await expect(page.getByText(/^harborline-owner saved this game at /)).toBeVisible();
	await expect(field("Assists")).toHaveValue("3");
	await expect(field("Points")).toHaveValue("14");
	await expect(field("Points")).toHaveAccessibleDescription(/Somebody else saved 20\./);
	await page.getByRole("button", { name: "Keep mine" }).click();
	await expect(field("Points")).toHaveAccessibleDescription("");

	await othersWrite(21, 4);
	await save(page).click();
	const sentence = "harborline-owner changed this game meanwhile. Have a look, then save again.";
	await expect(page.getByText(sentence)).toBeVisible();
	await expect(field("Points")).toHaveAccessibleDescription(/Somebody else saved 21\./);
	await expect(field("Assists")).toHaveValue("4");
	await save(page).click();
	await expect(page.getByText("Stats updated successfully")).toBeVisible();
	const { playerStats } = await sheetOf(page, game);
	expect(playerStats.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([4, 14]);
});

test("an unknown game is told so", { tag: "@any-size" }, async ({ page }) => {
	await signIn(page, "harborline-staff", here);
	for (const id of ["999999", "abc"]) {
		await page.goto(`${league}/games/${id}`);
		await expect(page.getByText("Game not found.")).toBeVisible();
	}
});

test("has no barrier while reading, writing and with the keypad open, in light and in dark", async ({
	page,
}, { project }) => {
	test.slow();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, "harborline-staff", here);
	const game = await newGame(page);
	await open(page, game);
	await expectFine(page);
	for (const name of ["Edit score", "Edit details", "Edit box score"]) {
		await page.getByRole("button", { name }).click();
	}
	const table = tableOf(page, game.away);
	await cell(table, 0, 0).fill("1.5");
	await cell(table, 1, 0).fill("999");
	if (project.name === "phone") {
		await cell(table, 0, 1).tap();
		await expect(cell(table, 0, 1)).toBeFocused();
		await expect(page.getByRole("button", { name: "Next player" })).toBeVisible();
	}
	// What sticks to the window's edge may lie over half a row; at the page's end it lies over none.
	const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await toTheEnd();
	await expectFine(page);
	if (project.name === "phone") await page.getByRole("button", { name: "Done" }).tap();
	await cell(table, 0, 0).fill("14");
	await page.getByRole("button", { name: "Save", exact: true }).last().click();
	await expect(page.getByText("Stats updated successfully")).toBeVisible();
	await expectFine(page);
});
