import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFineForVisitors } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

/** Each beats all behind it; the last game, between the last two, is not played yet. */
const names = ["Hawks", "Owls", "Elks", "Bears"] as const;

test("a secretary takes a season from its last result to its champion, with a correction and a withdrawal", {
	tag: "@layout",
}, async ({ page, context }) => {
	// Six results and three screens, on two cores beside other work.
	test.slow();
	const club = await almostOver();
	await signIn(page, club.username, { to: "/dashboard/games" });
	await enterResult(page, "Bears at Elks", ["50", "60"]);

	await test.step("plans four teams from the league's table, seeds and publishes in ten clicks at most", async () => {
		const leagueId = club.leagues["Monday D1"]?.id;
		await page.goto(`${rootUrl}/dashboard/seasons/${club.seasonId}/leagues/${leagueId}`);
		await page.evaluate(() => {
			document.body.dataset.clicks = "0";
			const count = () => {
				document.body.dataset.clicks = `${Number(document.body.dataset.clicks) + 1}`;
			};
			addEventListener("click", count, { capture: true });
		});
		await page.getByRole("link", { name: "Plan playoffs" }).click();
		const dialog = page.getByRole("dialog");
		await expect(dialog.getByLabel("Teams", { exact: true })).toHaveValue("4");
		await dialog.getByRole("button", { name: "Plan playoffs" }).click();
		await page.getByRole("button", { name: "Seed from the table" }).click();
		await expect(said(page, "Seeded from the table")).toBeVisible();
		await page.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(page.getByRole("link", { name: /Public bracket/ })).toBeVisible();
		const clicks = Number(await page.evaluate(() => document.body.dataset.clicks));
		expect(clicks).toBeGreaterThan(0);
		expect(clicks).toBeLessThanOrEqual(10);
	});
	const stage = page.url();
	const bracket =
		(await page.getByRole("link", { name: /Public bracket/ }).getAttribute("href")) ?? "";
	const visitor = await context.newPage();
	const visit = () => visitor.goto(new URL(bracket, rootUrl).href);

	await test.step("corrects a semi-final, and is asked first", async () => {
		await page.goto(`${rootUrl}/dashboard/games`);
		await enterResult(page, "Bears at Hawks", ["60", "70"]);
		await visit();
		await expect(visitor.locator("main")).toContainText("60");
		await startResult(page, "Change result of Bears at Hawks: 60–70", ["71", "70"]);
		const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
		await expect(question.getByText("Final: Bears instead of Hawks.")).toBeVisible();
		await question.getByRole("button", { name: "Save the result" }).click();
		await expect(
			page.getByRole("button", { name: "Change result of Bears at Hawks: 71–70" }),
		).toBeVisible();
	});

	await test.step("lets a team withdraw, so that the other one goes on", async () => {
		await page.goto(stage);
		await page.getByRole("button", { name: "Elks withdraws" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Why it plays no more").fill("Too few players.");
		await dialog.getByRole("button", { name: "Withdraw" }).click();
		await expect(page.getByText("Bears – Owls", { exact: true })).toBeVisible();
	});

	await test.step("enters the final, and everybody sees the champion", async () => {
		await page.goto(`${rootUrl}/dashboard/games`);
		await enterResult(page, "Bears at Owls", ["65", "61"]);
		await visit();
		await expect(visitor.locator("main")).toContainText(/Champion\W*Bears|Bears\W*Champion/i);
		await expectFineForVisitors(visitor);
		await page.goto(stage);
		await expect(page.getByRole("region", { name: /who sees/i })).toContainText("Bears");
	});
});

async function almostOver(): Promise<Club> {
	const club = await foundClub({ "Monday D1": names });
	for (const [at, home] of names.entries()) {
		for (const away of names.slice(at + 1)) {
			const id = await club.addGame(away, home, -7);
			if (home === "Elks") continue;
			const score = { score_home: 80, score_away: 70, status: "completed" };
			await club.call("PUT", `/gamesv2/${id}/scores`, score);
		}
	}
	return club;
}

/** Opens a game by the name of its button and types the points, the visiting team's first. */
async function startResult(page: Page, button: string, [away, home]: readonly [string, string]) {
	await page.getByRole("button", { name: button, exact: true }).click();
	const fields = page.getByRole("dialog", { name: "Final score" }).getByRole("textbox");
	await fields.first().fill(away);
	await fields.last().fill(home);
	await page.getByRole("button", { name: "Save as final" }).click();
}

async function enterResult(page: Page, game: string, points: readonly [string, string]) {
	await startResult(page, `Enter result of ${game}`, points);
	const saved = `Change result of ${game}: ${points.join("–")}`;
	await expect(page.getByRole("button", { name: saved })).toBeVisible();
}

const said = (page: Page, text: string) =>
	page.getByRole("status").getByText(text, { exact: true });
