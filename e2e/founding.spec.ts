import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectNoSidewaysScroll } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

const teams = ["Hawks", "Owls", "Larks", "Terns", "Swifts", "Ravens", "Kites", "Herons"];
const firstNames = ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo"];
const lastNames = ["Ruiz", "Lee", "Fox", "Kim", "Roy", "Diaz", "Park", "Bell"];

/** As somebody collected it: each team's name, and its players below it. */
const chat = teams
	.map((team, index) => {
		const players = firstNames.map((name, place) => `${place + 4} ${name} ${lastNames[index]} G`);
		return [`${team}:`, ...players].join("\n");
	})
	.join("\n\n");

/** A logo without a background, in white. */
const logo = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAIAAACUgoPjAAAADUlEQVR4nGM4IWcDQQASrANnEQZ8RQAAAABJRU5ErkJggg==",
	"base64",
);

test.describe("on a phone", () => {
	test.use({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		timezoneId: "America/Toronto",
	});

	test("an administrator founds a league, up to its first result, without a wrong turn", async ({
		page,
	}) => {
		const word = `ete-${process.pid}-${test.info().retry}`;
		const name = `Ligue ${word.replace("ete", "Été")}`;
		const slug = `ligue-${word}`;
		await signIn(page, "admin", { to: "/organizations" });

		await test.step("names it, with its address, its zone, its owner and its logo", async () => {
			await tap(page, "Add organization");
			const dialog = page.getByRole("dialog", { name: "Add organization" });
			await dialog.getByLabel("Name", { exact: true }).fill(name);
			await expect(dialog.getByText(`/${slug} is free.`)).toBeVisible();
			await expect(dialog.getByLabel("Time zone")).toHaveValue("America/Toronto");
			await dialog.getByRole("checkbox", { name: "Basketball" }).check();
			const owner = dialog.getByRole("group", { name: "Its owner" });
			await owner.getByLabel("Username").fill(`${slug}-owner`);
			await dialog
				.getByLabel("Logo", { exact: true })
				.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logo });
			await dialog.getByRole("button", { name: "Add organization" }).tap();
			const told = page.getByRole("alertdialog", { name: "Temporary password" });
			await expect(told.getByRole("status", { name: "Message to send" })).toContainText(slug);
			await told.getByRole("button", { name: "Done" }).tap();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		});

		await test.step("goes on in it, where sport and logo are done already", async () => {
			await tap(page, "Work in it");
			await expect(page.getByText("2 of 7 done")).toBeVisible();
			await page.getByRole("link", { name: "Continue" }).tap();
			await expect(question(page)).toHaveText("When does your season run?");
		});

		await test.step("confirms the season, names the league, pastes teams", async () => {
			await tap(page, "Add season");
			await page.getByLabel("League name").fill("Monday D1");
			await tap(page, "Add league");
			await page.getByLabel("Team names, one per line").fill(teams.join("\n"));
			await tap(page, "Add 8 teams");
			await expect(question(page)).toHaveText("Who is on the teams?");
		});

		await test.step("pastes 80 players out of a chat, and looks at each team before it is added", async () => {
			await page.getByLabel("Players, one per line").fill(chat);
			await tap(page, "Read the list");
			for (const team of teams) {
				await expect(page.getByLabel("Team", { exact: true }).locator("option:checked")).toHaveText(
					team,
				);
				await tap(page, "Add 10 players");
				await expect(
					page.getByRole("status").getByText(`10 players added to ${team}`),
				).toBeVisible();
			}
			await expect(question(page)).toHaveText("When do they play?");
			await expect(page.getByText("6 of 7 done")).toBeVisible();
		});

		await test.step("makes a schedule that begins with its season, and publishes it", async () => {
			await page.getByRole("link", { name: "Make a schedule" }).tap();
			await expect(page.getByRole("checkbox", { name: "Monday" })).toBeChecked();
			await page.getByLabel("Times", { exact: true }).fill("19:00, 20:00");
			await tap(page, "Create schedule");
			await tap(page, "Generate games");
			await expect(
				page.getByRole("status").getByText(/^Full schedule generated! 20 games/),
			).toBeVisible({ timeout: 30_000 });
			await tap(page, "Publish");
			await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).tap();
			await expect(page.getByText("Visitors see these games")).toBeVisible();
			await expectNoSidewaysScroll(page);
		});

		await test.step("enters the first result", async () => {
			await page
				.getByRole("navigation", { name: "Shortcuts" })
				.getByRole("link", { name: "Games" })
				.tap();
			await page
				.getByRole("button", { name: /^Enter result of/ })
				.first()
				.tap();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("textbox").first().fill("61");
			await dialog.getByRole("textbox").last().fill("58");
			await dialog.getByRole("button", { name: "Save as final" }).tap();
			await page.getByRole("alertdialog").getByRole("button", { name: "Enter result" }).tap();
			await expect(page.getByRole("status").getByText("Score updated successfully")).toBeVisible();
			await expectNoSidewaysScroll(page);
			await expectMarkInItsCard(page);
		});

		await test.step("and visitors see a league with its table", async () => {
			await page.context().clearCookies();
			await page.goto(`${rootUrl}/${slug}`);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
			await expect(page.getByRole("table").first()).toContainText("1.000");
			await expectNoSidewaysScroll(page);
			await expectMarkInItsCard(page);
		});
	});
});

const question = (page: Page) => page.locator("#step-question");
const tap = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true }).tap();

/** The arrow beside the winner's points hangs out of no card. */
async function expectMarkInItsCard(page: Page): Promise<void> {
	const winner = page.locator("[data-outcome=win]").first();
	const room = await winner.evaluate((side) => {
		const mark = getComputedStyle(side, "::after");
		const card = side.closest("article") ?? side.closest("a");
		const end = side.getBoundingClientRect().right - Number.parseFloat(mark.right);
		return { mark: mark.content, left: (card?.getBoundingClientRect().right ?? 0) - end };
	});
	expect(room.mark).toBe('""');
	expect(room.left).toBeGreaterThanOrEqual(2);
}
