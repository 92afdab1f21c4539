import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Page } from "./test.ts";
import { test } from "./with-workers.ts";

const home = "Hawks";
const away = "Owls";

const player = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(name) });
const action = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(name) });
const scoreOf = (page: Page, team: string) => page.getByLabel(team, { exact: true });

/** Everything it took to open the page is on the device. */
const isKept = (page: Page) =>
	expect
		.poll(
			() =>
				page.evaluate(async () => {
					const cache = await caches.open("scorer-1");
					const assets = performance
						.getEntriesByType("resource")
						.map(({ name }) => name)
						.filter((name) => new URL(name).pathname.startsWith("/assets/"));
					const kept = await Promise.all(assets.map((name) => cache.match(name)));
					return kept.length > 0 && kept.every((it) => it !== undefined);
				}),
			{ timeout: 30_000 },
		)
		.toBe(true);

test.describe("at the table", () => {
	// Its waiting is for others to work in, so it stands among the first files, and takes one browser.
	test.describe.configure({ mode: "default" });
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("a game is scored by taps, half of it without a network, with a second tablet beside it", async ({
		page,
		context,
		browser,
	}) => {
		const club = await foundClub({ "Monday D1": [home, away] });
		for (const team of [home, away]) {
			for (const name of ["One", "Two"]) await club.addPlayer(team, team, name);
		}
		const id = await club.addGame(away, home, 0);
		await signIn(page, club.username, { to: "/dashboard" });
		await page.goto(`${rootUrl}/games/${id}`);
		await page.getByRole("link", { name: "Score live" }).tap();
		await expect(page.getByText("Online", { exact: true })).toBeVisible();

		await test.step("a basket is two taps, its assist a third", async () => {
			await player(page, `${home} One`).tap();
			await action(page, "2-pointers made").tap();
			await expect(scoreOf(page, home)).toHaveText("2");
			await player(page, `${home} Two`).tap();
			await expect(page.getByText(`${home} Two · Assists`)).toBeVisible();
			await action(page, "3-pointers made").tap();
			await player(page, `${away} One`).tap();
			await expect(scoreOf(page, away)).toHaveText("3");
			await page.getByRole("button", { name: "Nobody" }).tap();
			await expectFine(page);
		});

		await test.step("the server has it, and the game is live, not final", async () => {
			await expect
				.poll(async () => (await club.call("GET", `/gamesv2/${id}`)).game)
				.toMatchObject({ status: "in_progress", score_home: 2, score_away: 3 });
		});

		const tablet = await (await browser.newContext()).newPage();
		await test.step("a second tablet sees it", async () => {
			await signIn(tablet, club.username, { to: "/dashboard" });
			await tablet.goto(page.url());
			await expect(scoreOf(tablet, away)).toHaveText("3");
		});

		await test.step("the clock runs on the device that began it, until another takes it over", async () => {
			await page.getByRole("button", { name: "Start the clock" }).tap();
			await expectFine(page);
			await page.getByRole("button", { name: "Stop the clock" }).tap();
			await page.getByLabel("Time played in this period").fill("5:00");
			await page.getByLabel("Time played in this period").press("Enter");
			const keeps = tablet.getByRole("button", { name: `${club.username} keeps the clock` });
			await expect(keeps).toContainText("5:00");
			await keeps.click();
			await tablet.getByRole("button", { name: "Take it over" }).click();
			await tablet.getByRole("button", { name: "10 seconds more" }).click();
			const kept = page.getByRole("button", { name: `${club.username} keeps the clock` });
			await expect(kept).toContainText("5:10");
			await expectFine(page);
		});

		await test.step("over the picture of a stream the clock runs and stands as at the table", async () => {
			const stream = await (await browser.newContext()).newPage();
			await stream.goto(`${rootUrl}/${club.slug}/games/${id}?overlay=1`);
			const clock = stream.locator("[data-clock]");
			await expect(clock).toHaveText("5:10");
			await tablet.getByRole("button", { name: "Start the clock" }).click();
			// Past what it could run by itself from the first answer.
			await expect(clock).toHaveText(/^5:1[5-9]$/);
			await tablet.getByRole("button", { name: "Stop the clock" }).click();
			const stopped = await tablet.getByLabel("Time played in this period").inputValue();
			await expect(clock).toHaveText(stopped);
			// A phone that streams upright has all of it.
			await stream.setViewportSize({ width: 390, height: 844 });
			await expect(clock).toBeInViewport({ ratio: 1 });
			await stream.close();
		});

		await test.step("what was forgotten is noted behind what it followed", async () => {
			await page.getByRole("button", { name: "Change" }).last().tap();
			await page.getByRole("button", { name: "Add a play after it" }).tap();
			await player(page, `${home} Two`).tap();
			await action(page, "Blocks").tap();
			await page.getByRole("button", { name: "Done" }).tap();
			const plays = page.getByRole("list", { name: "Last plays" }).getByRole("listitem");
			await expect(plays.nth(-2)).toContainText("Blocks");
			await plays.nth(-2).getByRole("button", { name: "Undo" }).tap();
			await expect(plays.filter({ hasText: "Blocks" }).locator("s")).toHaveCount(1);
		});

		const listener = await (await browser.newContext()).newPage();
		await test.step("who watches at home sees it move without a reload", async () => {
			await listener.goto(`${rootUrl}/${club.slug}/games/${id}`);
			const board = listener.getByRole("main");
			await expect(board).toContainText("Live");
			await listener.evaluate(() => document.body.setAttribute("data-same-page", ""));
			await action(page, "Free throws made").tap();
			await player(page, `${away} One`).tap();
			await expect(scoreOf(page, away)).toHaveText("4");
			await expect(board.getByRole("table").first()).toContainText("4");
			await expect(listener.locator("body[data-same-page]")).toHaveCount(1);
			await page.getByRole("button", { name: "Undo" }).first().tap();
			await expect(scoreOf(page, away)).toHaveText("3");
		});

		await test.step("the network goes, the game goes on, also when the page is loaded anew", async () => {
			await page.getByRole("button", { name: "End Q1" }).tap();
			await expect(tablet.getByRole("button", { name: "End Q2" })).toBeVisible();
			await isKept(page);
			await expect(page.getByText("Online", { exact: true })).toBeVisible();
			await context.setOffline(true);
			await player(page, `${away} Two`).tap();
			await action(page, "Free throws made").tap();
			await expect(scoreOf(page, away)).toHaveText("4");
			await expect(page.getByText("Saved here: 1")).toBeVisible();
			await page.reload();
			await expect(scoreOf(page, away)).toHaveText("4");
			await player(page, `${home} One`).tap();
			await action(page, "3-pointers made").tap();
			await expect(scoreOf(page, home)).toHaveText("5");
			await page.getByRole("button", { name: "Nobody" }).tap();
		});

		await test.step("all of it arrives once, and both tablets agree", async () => {
			await context.setOffline(false);
			await expect(page.getByText("Online", { exact: true })).toBeVisible();
			for (const one of [page, tablet]) {
				await expect(scoreOf(one, home)).toHaveText("5");
				await expect(scoreOf(one, away)).toHaveText("4");
			}
		});

		await test.step("a substitution is three taps", async () => {
			await page.getByRole("button", { name: "On the court" }).tap();
			await page.getByRole("checkbox", { name: `${home} One` }).check();
			await page.getByRole("button", { name: "Save" }).tap();
			await expect(player(page, `${home} Two`)).toHaveCount(0);
			await player(page, `${home} One`).tap();
			await page.getByRole("button", { name: "Comes out" }).tap();
			await player(page, `${home} Two`).tap();
			await expect(page.getByText(`${home} Two comes in`)).toBeVisible();
			await expect(player(page, `${home} One`)).toHaveCount(0);
			for (let taken = 0; taken < 3; taken++)
				await page.getByRole("button", { name: "Undo" }).first().tap();
		});

		await test.step("what was wrong is undone, and the end is said", async () => {
			await page.getByRole("button", { name: "Undo" }).first().tap();
			await expect(scoreOf(page, home)).toHaveText("2");
			await page.getByRole("button", { name: "Put back" }).tap();
			await expect(scoreOf(page, home)).toHaveText("5");
			await page.getByRole("button", { name: "Undo" }).first().tap();
			await expect(scoreOf(page, home)).toHaveText("2");
			await page.getByRole("button", { name: "End the game" }).tap();
			await expect(page.getByRole("alertdialog")).toContainText(`${away} 4, ${home} 2.`);
			await page.getByRole("alertdialog").getByRole("button", { name: "End the game" }).tap();
			await expect(page).toHaveURL(`${rootUrl}/games/${id}`);
			const { game } = await club.call("GET", `/gamesv2/${id}`);
			expect(game).toMatchObject({ status: "completed", score_home: 2, score_away: 4 });
		});
	});

	test("a volunteer without an account keeps the score of one game, also without a network", async ({
		page,
		browser,
	}) => {
		const club = await foundClub({ "Monday D1": [home, away] });
		for (const team of [home, away]) await club.addPlayer(team, team, "One");
		const id = await club.addGame(away, home, 0);
		await club.call("PUT", `/gamesv2/${id}/details`, { time: null });
		await signIn(page, club.username, { to: "/dashboard" });
		await page.goto(`${rootUrl}/games/${id}`);
		await page.getByRole("button", { name: "Hand over the table" }).tap();
		const dialog = page.getByRole("dialog");
		await dialog
			.getByRole("region", { name: "Score" })
			.getByRole("button", { name: "Make a link" })
			.tap();
		await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
		const address = (await dialog.getByLabel("Address").textContent()) ?? "";
		await expectFine(page);

		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			hasTouch: true,
		});
		const phone = await context.newPage();
		const asked: string[] = [];
		phone.on("request", (request) => asked.push(request.url()));
		await phone.goto(address);
		await phone.getByLabel("Your name").fill("Sam");
		await expectFine(phone);
		await phone.getByRole("button", { name: "Begin" }).tap();
		await expect(phone.getByText("Online", { exact: true })).toBeVisible();
		await isKept(phone);
		await context.setOffline(true);
		await phone.reload();
		await player(phone, `${home} One`).tap();
		await action(phone, "3-pointers made").tap();
		await expect(phone.getByText("Saved here: 1")).toBeVisible();
		await context.setOffline(false);
		await expect(phone.getByText("Online", { exact: true })).toBeVisible();
		const [, secret = ""] = address.split("#");
		expect(secret).toMatch(/^fp_/);
		expect(asked.filter((url) => new URL(url).pathname.includes(secret))).toEqual([]);
		expect(asked.filter((url) => new URL(url).search.includes(secret))).toEqual([]);
		await phone.getByRole("button", { name: "End the game" }).tap();
		const question = phone.getByRole("alertdialog");
		await question.getByRole("button", { name: "End the game" }).tap();
		await expect(phone.getByRole("heading", { name: "The game is over" })).toBeVisible();
		const { game } = await club.call("GET", `/gamesv2/${id}`);
		expect(game).toMatchObject({ status: "completed", score_home: 3 });
		await context.close();
	});
});
