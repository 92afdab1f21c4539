import { readFile } from "node:fs/promises";
import { dayFromToday, foundClub } from "./club.ts";
import { rootUrl, urlOf } from "./settings.ts";
import { expectAccessible } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

test.describe("a visitor on the league's own domain", { tag: "@demonstration" }, () => {
	test("goes from the table to a team, a player and a box score, and breaks no rule of the policy", async ({
		page,
	}) => {
		const complaints: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "error") complaints.push(message.text());
		});
		await page.goto(`${urlOf("hoops-league.test")}/teamList`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("STANDINGS");
		await page.getByRole("table").first().getByRole("rowheader").first().getByRole("link").click();
		await expect(page).toHaveURL(/\/teams\/\d+$/);
		const team = page.url();
		await page.locator('main a[href^="/players/"]').first().click();
		await expect(page).toHaveURL(/\/players\/\d+$/);
		await expect(page.locator("main")).toContainText("PPG");
		await page.goto(team);
		await page.getByRole("table").first().locator('a[href^="/games/"]').first().click();
		await expect(page).toHaveURL(/\/games\/\d+$/);
		await expect(page.getByRole("columnheader", { name: "Points" }).first()).toBeVisible();
		expect(complaints).toEqual([]);
	});
});

test.describe("a visitor without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("filters the schedule by a team", async ({ page }) => {
		await page.goto(`${rootUrl}/hoops/schedule`);
		const team = page.getByLabel("Team");
		const name = (await team.getByRole("option").nth(1).textContent()) ?? "";
		await team.selectOption({ index: 1 });
		await page.getByRole("button", { name: "Show", exact: true }).click();
		await expect(page).toHaveURL(/team=\d+/);
		const games = page.locator('main a[href^="/hoops/games/"]');
		expect(await games.count()).toBeGreaterThan(0);
		await expect(page.locator("main")).toContainText(name);
	});

	test("reads who has a bye once a schedule is published, and puts a team's games in a calendar", async ({
		page,
	}) => {
		const { slug, seasonId, leagues, call } = await foundClub({
			"Monday D1": ["Hawks", "Owls", "Doves"],
		});
		const { id: leagueId = 0, teams = {} } = leagues["Monday D1"] ?? {};
		const days = [dayFromToday(7), dayFromToday(14)] as const;
		const weekday = new Date(`${days[0]}T12:00:00Z`).toLocaleDateString("en-US", {
			weekday: "long",
			timeZone: "UTC",
		});
		const { schedule } = await call("POST", "/schedules", {
			leagueId,
			seasonId,
			name: "Regular season",
			startDate: days[0],
			numWeeks: 2,
			gameDays: [weekday],
			sameSlot: true,
			timeSlots: ["19:00"],
			weeklyTimeSlots: [],
		});
		for (const [home, away, date] of [
			["Hawks", "Owls", days[0]],
			["Owls", "Doves", days[1]],
		] as const) {
			await call("POST", `/schedules/${schedule.id}/games`, {
				homeTeamId: teams[home],
				awayTeamId: teams[away],
				date,
				time: "19:00",
			});
		}
		await page.goto(`${rootUrl}/${slug}/schedule`);
		await expect(page.locator("main")).toContainText("No games available.");

		await call("PUT", `/schedules/${schedule.id}/publication`, { isPublished: true });
		await page.reload();
		const byes = page.getByRole("row").filter({ hasText: "Bye" });
		await expect(byes).toHaveText([/Doves/, /Hawks/]);
		await expect(page.locator("main")).toContainText("Schedule last changed");

		await page.goto(`${rootUrl}/${slug}/teams/${teams.Doves}`);
		await expect(byes).toHaveText([/No game this week/]);
		await page.getByText("Add to calendar").click();
		const address = `${rootUrl}/${slug}/calendar/teams/${teams.Doves}.ics`;
		const subscribe = page.getByRole("link", { name: "Open in my calendar" });
		await expect(subscribe).toHaveAttribute("href", address.replace("http:", "webcal:"));
		const file = page.getByRole("link", { name: "Download the file" });
		await expect(file).toHaveAttribute("href", address);
		const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
		expect(await readFile(await download.path(), "utf8")).toContain("SUMMARY:Doves at Owls");
	});

	test("searches players, and sees none before searching", async ({ page }) => {
		await page.goto(`${rootUrl}/hoops/playerList`);
		await expect(page.locator('main a[href^="/hoops/players/"]')).toHaveCount(0);
		await page.getByRole("main").getByRole("searchbox").fill("  ");
		await page.getByRole("main").getByRole("searchbox").press("Enter");
		await expect(page.locator('main a[href^="/hoops/players/"]')).toHaveCount(0);
		await page.getByRole("main").getByRole("searchbox").fill("a");
		await page.getByRole("main").getByRole("searchbox").press("Enter");
		await expect(page.locator('main a[href^="/hoops/players/"]').first()).toBeVisible();
	});
});

test("a changed select shows its games without a button", async ({ page }) => {
	await page.goto(`${rootUrl}/hoops/schedule`);
	await page.getByLabel("League").selectOption({ index: 1 });
	await expect(page).toHaveURL(/league=\d+/);
});

test("a keyboard reaches the content first, and a picture's full view and back", async ({
	page,
}) => {
	await page.goto(`${rootUrl}/hoops`);
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
	const picture = page.locator("main [data-gallery] a").first();
	await picture.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(picture).toBeFocused();
});

test(
	"the menu of a phone closes 300 ms after it is told to",
	{ tag: "@layout" },
	async ({ page }, { project }) => {
		test.skip(project.name !== "phone", "a desktop shows the links in a row");
		await page.clock.install({ time: 0 });
		await page.goto(`${rootUrl}/hoops`);
		const link = page.getByRole("link", { name: "STANDINGS", exact: true });
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(link).toBeVisible();
		// The clock of the page stands still, however slow this machine is and whichever day it shows.
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
		await page.getByRole("button", { name: "Close menu" }).click();
		await page.clock.runFor(200);
		await expect(link).toBeVisible();
		await page.clock.runFor(200);
		await expect(link).toBeHidden();
	},
);

test("other leagues have pages of their own, without a word of the first league's", async ({
	page,
}) => {
	for (const path of ["/registration", "/leagueInfo", "/tournament", "/youth", "/contact"]) {
		await page.goto(`${urlOf("cedarbend.test")}${path}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("body")).not.toContainText(/\$800|\$100|D5|Harborline/);
	}
});

test("an unknown host, slug, page and id are told so kindly", async ({ page }) => {
	const unknown = [urlOf("nobody.test"), `${rootUrl}/nobody-here`, `${rootUrl}/hoops/nothing`];
	for (const url of [...unknown, `${rootUrl}/hoops/games/999999`, `${rootUrl}/hoops/teams/abc`]) {
		const answer = await page.goto(url);
		expect(answer?.status(), url).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
});

test("the product's own pages list leagues and have no league's navigation or footer", async ({
	page,
}) => {
	for (const path of ["/", "/browse", "/millionaire"]) {
		await page.goto(rootUrl + path);
		await expect(page.getByRole("link", { name: "Admin Sign In" })).toHaveCount(0);
		await expect(page.getByRole("link", { name: "STANDINGS", exact: true })).toHaveCount(0);
	}
	await page.goto(`${rootUrl}/browse`);
	await searchLeagues(page, "harborline");
	await expect(page.getByRole("main").getByRole("link", { name: /Harborline/ })).toBeVisible();
});

test("a league's page on the root host without a league leads to the landing page", async ({
	page,
}) => {
	await page.goto(`${rootUrl}/teamList`);
	await expect(page).toHaveURL(`${rootUrl}/`);
});

test("/site?domain= is the league's public site, with .com added where there is no dot", async ({
	page,
}) => {
	await page.goto(`${rootUrl}/site?domain=hoops-league.test`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Harborline");
	await expect(page.locator('a[href="/hoops/teamList"]').first()).toBeAttached();
	const unknown = await page.goto(`${rootUrl}/site?domain=nobody`);
	expect(unknown?.status()).toBe(404);
});

async function searchLeagues(page: Page, text: string): Promise<void> {
	await page.getByRole("main").getByRole("searchbox").fill(text);
	await page.getByRole("main").getByRole("searchbox").press("Enter");
	await expect(page).toHaveURL(/[?&]search=/);
}

test("a mother keeps the teams of her two children, and finds them first", async ({ page }) => {
	const { slug, leagues, call } = await foundClub({ "Monday D1": ["Hawks", "Owls", "Doves"] });
	const { teams = {} } = leagues["Monday D1"] ?? {};
	const star = (team: string) => page.getByRole("button", { name: `My team: ${team}` });
	const mine = page.getByRole("region", { name: "My teams" });
	await page.goto(`${rootUrl}/${slug}/teams/${teams.Hawks}`);
	await star("Hawks").click();
	await expect(star("Hawks")).toHaveAttribute("aria-pressed", "true");
	await page.goto(`${rootUrl}/${slug}/teamList`);
	await star("Owls").click();
	await expect(page.getByRole("row", { name: /Owls ?, My team/ })).toBeVisible();
	await expectAccessible(page);

	await countShifts(page);
	await page.goto(`${rootUrl}/${slug}`);
	await expect(mine.getByRole("link", { name: "Hawks", exact: true })).toBeVisible();
	await expect(mine.getByRole("link", { name: "Owls", exact: true })).toBeVisible();
	await expectAccessible(page);
	expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBe(0);

	// A team that is gone is not missed.
	await call("DELETE", `/teams/${teams.Owls}`);
	await page.reload();
	await expect(mine.getByRole("link", { name: "Owls", exact: true })).toHaveCount(0);
	await mine.getByRole("link", { name: "Hawks", exact: true }).click();
	await star("Hawks").click();
	await page.goto(`${rootUrl}/${slug}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(mine).toBeHidden();
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** How much moved while pages were shown, as browsers count it. */
async function countShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Reflect.set(window, "shifts", 0);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				Reflect.set(window, "shifts", Reflect.get(window, "shifts") + Reflect.get(entry, "value"));
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

test("a visitor finds a player on a phone's bar by his name without accents, and two teams' games", async ({
	page,
}) => {
	const { slug, addPlayer, addGame } = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
	await addPlayer("Hawks", "Jean", "Béliveau");
	await addGame("Owls", "Hawks", 3);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`${rootUrl}/${slug}/contact`);
	await page.getByRole("button", { name: "Open the search" }).click();
	await expect(page.getByRole("searchbox")).toBeFocused();
	await page.keyboard.type("beliveau");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: /Jean Béliveau/ })).toBeVisible();
	const field = page.getByRole("main").getByRole("searchbox");
	await field.fill("owls hawks");
	await field.press("Enter");
	await page
		.getByRole("main")
		.getByRole("link", { name: /Owls.*Hawks/ })
		.click();
	await expect(page).toHaveURL(/\/games\/\d+$/);

	await page.setViewportSize({ width: 1280, height: 844 });
	await page.goto(`${rootUrl}/${slug}/schedul`);
	await expectAccessible(page);
	await page.getByRole("main").getByRole("link", { name: "Schedule" }).click();
	await expect(page).toHaveURL(`${rootUrl}/${slug}/schedule`);
	await page.getByRole("banner").getByRole("searchbox").fill("hawkes");
	await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
	await expect(
		page.getByRole("main").getByRole("link", { name: "Hawks", exact: true }),
	).toBeVisible();
	await expectAccessible(page);
});
