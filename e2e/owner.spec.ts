import { dayFromToday, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, test } from "./test.ts";

test("an owner copies a season, enters a result without a mouse, and takes a deletion back", async ({
	page,
}) => {
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] }, { hasOwner: true });
	await club.addGame("Owls", "Hawks", -1);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, club.owner);
	const dialog = page.getByRole("dialog");
	const said = (sentence: string) => page.getByText(sentence, { exact: true }).first();

	await test.step("copies the season", async () => {
		await page.getByRole("button", { name: "Add season" }).click();
		await dialog.getByLabel("Season name").fill("Next season");
		await dialog.getByLabel("Start date").fill(dayFromToday(7));
		await dialog.getByLabel("Finish date").fill(dayFromToday(5));
		await dialog.getByLabel("Copy leagues and teams from").selectOption("This season");
		await expect(dialog.getByRole("region", { name: "What is copied" })).toContainText("2 teams");
		await dialog.getByRole("button", { name: "Add season" }).click();
		await expect(dialog).toContainText("A season cannot finish before it starts.");
		await expectFine(page);
		await dialog.getByLabel("Finish date").fill(dayFromToday(70));
		await dialog.getByRole("button", { name: "Add season" }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("link", { name: "Next season" })).toBeVisible();
	});

	await test.step("enters a result without a mouse", async () => {
		await page.getByRole("link", { name: "This season" }).click();
		await page.getByRole("link", { name: "Monday D1" }).click();
		const button = page.getByRole("button", { name: "result of Owls at Hawks" });
		await button.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("textbox", { name: "Owls" })).toBeFocused();
		await page.keyboard.type("70");
		await page.keyboard.press("Enter");
		await expect(dialog).toContainText("Please enter both scores.");
		await expectFine(page);
		await page.getByRole("textbox", { name: "Owls" }).focus();
		await page.keyboard.press("Tab");
		await page.keyboard.type("44");
		await page.keyboard.press("Enter");
		await expect(said("Score updated successfully")).toBeVisible();
		await expect(dialog).toBeHidden();
		await expect(button).toBeFocused();
		await expect(button).toHaveText("70–44");
	});

	await test.step("is asked before a game is deleted, and has it back", async () => {
		const games = page.getByRole("table", { name: "Games of the league" });
		await games.getByRole("checkbox", { name: "Owls at Hawks" }).check();
		await page.getByRole("button", { name: "Delete games" }).click();
		await expect(page.getByRole("alertdialog")).toContainText("Delete this game?");
		await expectFine(page);
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		await expect(page.getByText("No games available.", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(games.getByRole("rowheader", { name: "Owls at Hawks" })).toBeVisible();
	});

	await test.step("makes the other season the active one, which stays so", async () => {
		const active = (season: string) =>
			page.getByRole("switch", { name: `${season} is the active season` });
		await page.goto(`${rootUrl}/dashboard/seasons`);
		await active("Next season").click();
		await expect(active("This season")).not.toBeChecked();
		await expect(said("Next season updated")).toBeVisible();
		await page.reload();
		await expect(active("Next season")).toBeChecked();
	});
});
