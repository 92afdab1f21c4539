import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { expectFine } from "./site.ts";
import { expect, test } from "./test.ts";

const home = "Hawks";
const away = "Owls";

test("who watches at home sees a game move, play by play, without a reload", async ({
	page,
	browser,
}) => {
	// Three pages are watched, and a game is played meanwhile.
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	const club = await foundClub({ "Monday D1": [home, away] });
	for (const team of [home, away]) await club.addPlayer(team, team, "One");
	const id = await club.addGame(away, home, 0);
	const sheet = await club.call("GET", `/gamesv2/${id}`);
	const statId = (name: string) =>
		sheet.allStats.find((stat: { abbreviation: string }) => stat.abbreviation === name).id;
	let noted = 0;
	const score = (side: "home" | "away", name: string) => {
		noted += 1;
		const play = {
			id: `listener-${id}-${noted}`,
			version: 1,
			periodId: sheet.gamePeriods[0].id,
			place: noted * 1000,
			second: noted * 20,
			kind: "stat",
			side,
			playerId: sheet[`${side}Roster`][0].id,
			statId: statId(name),
		};
		return club.call("POST", `/gamesv2/${id}/log`, { plays: [play] });
	};
	const site = `${rootUrl}/${club.slug}`;
	const schedule = await (await browser.newContext()).newPage();
	const table = await (await browser.newContext()).newPage();
	await page.goto(`${site}/games/${id}`);
	await schedule.goto(`${site}/schedule`);
	await table.goto(`${site}/teamList`);
	for (const one of [page, schedule, table]) {
		await one.evaluate(() => document.body.setAttribute("data-same-page", ""));
	}

	await test.step("the first basket makes it live, on its page and in the schedule", async () => {
		await score("home", "3PM");
		await expect(page.getByRole("main")).toContainText("Live");
		await expect(page.getByRole("list", { name: "Last plays" })).toContainText("3-pointer");
		await expect(schedule.getByRole("main")).toContainText("Live");
		await expectFine(page);
	});

	await test.step("each one after it is there at once, the newest first", async () => {
		const before = Date.now();
		await score("away", "2PM");
		const plays = page.getByRole("list", { name: "Last plays" }).getByRole("listitem");
		await expect(plays.first()).toContainText("2–3");
		// Asking every five seconds would not be as quick.
		expect(Date.now() - before).toBeLessThan(4000);
		await page.getByRole("link", { name: "All plays" }).click();
		await expect(page.getByRole("heading", { name: "How it went" })).toBeVisible();
		await score("away", "FTM");
		await expect(page.getByRole("list", { name: "Plays: Q1" })).toContainText("3–3");
		await expectFine(page);
	});

	await test.step("and on a wide screen as well", async () => {
		await page.setViewportSize({ width: 1280, height: 844 });
		await expectFine(page);
	});

	await test.step("the table is right once the game is over", async () => {
		await club.call("PUT", `/gamesv2/${id}/scores`, {
			score_home: 3,
			score_away: 5,
			status: "completed",
		});
		await expect(table.getByRole("row", { name: /Owls/ })).toContainText("1.000");
		await expect(schedule.getByRole("main")).toContainText("Final");
		for (const one of [schedule, table]) {
			await expect(one.locator("body[data-same-page]")).toHaveCount(1);
		}
	});
});
