import { readFile } from "node:fs/promises";
import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./site.ts";
import { type Download, expect, type Page, test } from "./test.ts";

/** As a league keeps them: with names of its own, a column that is none of ours, and two mistakes. */
const wrongGames = `Game,Date,Time,Home,Visitor,Home Pts,VP,Referee
s1,2026-03-02,19:00,Night Owls,Day Hawks,81,70,Jo
s2,2026-03-09,19:00,Day Hawks,Night Owls,6x,58,Kim
s3,2026-03-16,19:00,Night Owls,Night Owls,,,Kim
`;
const games = `Game,Date,Time,Home,Visitor,Home Pts,VP,Referee
s1,2026-03-02,19:00,Night Owls,Day Hawks,81,70,Jo
s2,2026-03-09,19:00,Day Hawks,Night Owls,66,58,Kim
s3,2026-03-16,19:00,Night Owls,Day Hawks,,,Kim
`;
const boxScores = `Game,Team,First,Last,No.,Min,PTS,PLUS_MINUS,Mood
s1,Night Owls,Ann,O'Neil,7,28:44,20,11,good
s1,Day Hawks,Cy,Fox,23,31:02,18,-11,bad
s2,Night Owls,Ann,O'Neil,7,28:44,12,-8,ok
`;

test("a secretary brings a season in, sees it, and takes it out again", async ({ page }) => {
	const season = "Spreadsheets";
	const club = await foundClub({});
	await signIn(page, club.username);
	await page.goto(`${rootUrl}/dashboard/import`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import");
	await expect(page.getByRole("status").filter({ hasText: "Choose a file first." })).toBeVisible();
	await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();

	await test.step("names where it goes", async () => {
		await page.getByRole("combobox", { name: "Season", exact: true }).selectOption("new");
		await page.getByLabel("Name of the season").fill(season);
		await page.getByRole("combobox", { name: "League", exact: true }).selectOption("new");
		await page.getByLabel("Name of the league").fill("Monday Night");
	});

	await test.step("says what the columns hold that nobody could guess", async () => {
		await choose(page, "Choose file of games", "games.xlsx", "PK\u0003\u0004");
		const workbook = "This is a workbook. In the spreadsheet, save it as CSV UTF-8.";
		await expect(page.getByText(workbook)).toBeVisible();
		await choose(page, "Choose file of games", "games.csv", wrongGames);
		await expect(page.getByText(workbook)).toBeHidden();
		await expect(page.getByText("games.csv", { exact: true })).toBeVisible();
		await choose(page, "Choose file of box scores", "lines.csv", boxScores);
		const points = page.getByLabel("VP", { exact: true });
		await expect(points).toHaveValue("");
		await expect(page.getByLabel("Visitor", { exact: true })).toHaveValue("away_team");
		await expect(page.getByLabel("Referee")).toHaveValue("");
		await expect(page.getByLabel("Mood")).toHaveValue("");
		await expect(page.getByText("Still needed: Away score.")).toBeVisible();
		await points.selectOption("home_score");
		await expect(page.getByText("Another column holds this too.")).toHaveCount(2);
		await points.selectOption("away_score");
		await expect(page.getByText("Still needed")).toBeHidden();
		await expectNoSidewaysScroll(page);
	});

	await test.step("learns of two problems, and nothing is lost", async () => {
		await page.getByRole("button", { name: "Try it" }).click();
		const refused = page.getByRole("region", {
			name: "The files have 2 problems. Nothing was imported.",
		});
		await expect(refused).toBeFocused();
		await expect(refused.getByRole("listitem")).toHaveText([
			'games.csv, line 3, Home Pts"6x" is not a whole number from 0 to 999.',
			"games.csv, line 4, VisitorNight Owls cannot play against itself.",
		]);
		await expectAccessible(page);
		await choose(page, "Choose games.csv again", "games.csv", games);
		await expect(page.getByLabel("VP", { exact: true })).toHaveValue("away_score");
		await expect(page.getByLabel("Name of the season")).toHaveValue(season);
	});

	await test.step("sees what would happen, and that it has not", async () => {
		await page.getByRole("button", { name: "Try it again" }).click();
		const trial = page.getByRole("region", { name: "This would happen" });
		await expect(trial).toBeFocused();
		await expect(trial).toContainText(`Would add the season "${season}"`);
		await expect(rowOf(trial, "Games")).toHaveText(/^Games3000$/);
		await expect(rowOf(trial, "Box-score lines")).toHaveText(/^Box-score lines3000$/);
		const seasons = await page.evaluate(async () => (await fetch("/api/seasonsv2")).text());
		expect(seasons).not.toContain(season);
		await expectNoSidewaysScroll(page);
	});

	await test.step("imports, and finds the teams in the league", async () => {
		await page.getByRole("button", { name: "Import", exact: true }).click();
		const done = page.getByRole("region", { name: "The import is done." });
		await expect(done).toBeFocused();
		await expectAccessible(page);
		await done.getByRole("link", { name: "See the league" }).click();
		await expect(page).toHaveURL(/\/dashboard\/seasons\/\d+\/leagues\/\d+$/);
		await expect(page.getByText("Night Owls").first()).toBeVisible();
	});

	await test.step("takes it out again, and importing that changes nothing", async () => {
		await page.goto(`${rootUrl}/dashboard/import`);
		const league = page.getByLabel("Season and league");
		await league.selectOption({ label: `${season}, Monday Night` });
		const schedule = await download(page, "Schedule and results");
		expect(schedule.suggestedFilename()).toMatch(/-monday-night-schedule-\d{4}-\d\d-\d\d\.csv$/);
		const table = await textOf(await download(page, "Standings"));
		expect(table.split("\r\n").slice(1, 3)).toEqual([
			expect.stringMatching(
				/^1,Day Hawks,2,1,1,\.500,0,136,139,-3,|^1,Night Owls,2,1,1,\.500,0,139,136,3,/,
			),
			expect.stringMatching(/Night Owls|Day Hawks/),
		]);
		const text = await textOf(schedule);
		expect(text).toMatch(/^\ufeffgame_id,date,time,home_team,/);
		expect(text).toContain("s1,2026-03-02,19:00,Night Owls,Day Hawks,81,70,completed");
		const lines = await textOf(await download(page, "Box scores"));
		expect(lines).toContain("s1,Day Hawks,23,Cy,Fox,,,,31:02,18,-11");
		expect(await textOf(await download(page, "Rosters"))).toContain("Night Owls,Ann,O'Neil");
		expect(await textOf(await download(page, "All players"))).toContain("Cy,Fox");

		await choose(page, "Choose file of games", "schedule.csv", text);
		await choose(page, "Choose file of box scores", "lines.csv", lines);
		await page
			.getByRole("combobox", { name: "Season", exact: true })
			.selectOption({ label: season });
		await page
			.getByRole("combobox", { name: "League", exact: true })
			.selectOption({ label: "Monday Night" });
		await page.getByRole("button", { name: "Try it" }).click();
		const same = page.getByRole("region", { name: "Nothing to do" });
		await expect(same).toContainText("3 games, 3 lines, 2 players are stored");
		await expect(page.getByRole("button", { name: "Import", exact: true })).toBeHidden();
	});
});

/** Chooses a file by its button, as with the mouse or the keyboard. */
async function choose(page: Page, button: string, name: string, text: string): Promise<void> {
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: button, exact: true }).click();
	const buffer = Buffer.from(text);
	await (await chooser).setFiles({ name, mimeType: "text/csv", buffer });
}

async function download(page: Page, button: string): Promise<Download> {
	const downloaded = page.waitForEvent("download");
	await page.getByRole("button", { name: button, exact: true }).click();
	return downloaded;
}

async function textOf(downloaded: Download): Promise<string> {
	return readFile(await downloaded.path(), "utf8");
}

function rowOf(place: ReturnType<Page["locator"]>, name: string) {
	return place.getByRole("row").filter({ has: place.page().getByRole("rowheader", { name }) });
}
