import { expect, type Page, test } from "@playwright/test";
import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

const file = `Name,Sport,Category,City,Cost,Signup deadline,Signup status,Phone,Rating
Harbor Hoops,basketball,"men,women",Los Angeles,$120 a player,2199-12-01,active,+1 310 555 0100,5
Net Club,"tennis,volleyball","adult,co-ed",Houston,,2020-10-01,active,,4
Bay Ball,baseball,youth,"Los Angeles,New York City",free,,closed,,
`;
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a secretary brings a directory of businesses in, finds one and changes it", async ({
	page,
}) => {
	const { username } = await foundClub({ "Monday D1": ["Hawks"] });
	await signIn(page, username, { to: "/businessPage" });
	await expect(page.getByText("No businesses yet")).toBeVisible();
	await expectFine(page);

	await page.getByRole("button", { name: "Import CSV" }).click();
	await choose(page, "mistakes.csv", file.replace("tennis", "curling"));
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("alert")).toHaveText(
		"Line 3, Sport: The choices are basketball, baseball, tennis, volleyball.",
	);
	await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
	await choose(page, "businesses.csv", file);
	await expect(dialog).toContainText("This would be: 3 businesses added.");
	await expect(dialog).toContainText("Columns that are not read: Rating.");
	await expectFine(page);
	await dialog.getByRole("button", { name: "Import", exact: true }).click();
	await expect(page.getByText("3 businesses added", { exact: true })).toBeVisible();

	await expect(row(page, "Net Club")).toContainText("Ended 10/1/2020");
	await expect(row(page, "Bay Ball")).toContainText("Closed");
	await page.getByRole("combobox", { name: "Sign-up" }).selectOption("Sign-up open");
	await expect(page.getByRole("rowheader")).toHaveText(["Harbor Hoops"]);
	await page.getByRole("searchbox").fill("nobody");
	await expect(page.getByText("No business like this")).toBeVisible();
	await page.getByRole("button", { name: "Show all businesses" }).click();
	await expect(page.getByRole("rowheader")).toHaveCount(3);

	await page.getByRole("button", { name: "Edit Net Club" }).click();
	const form = page.getByRole("dialog", { name: "Edit business" });
	await expect(form.getByRole("checkbox", { name: "Tennis" })).toBeChecked();
	await form.getByRole("checkbox", { name: "Tennis" }).uncheck();
	await form.getByLabel("Sign-up deadline").fill("2199-01-31");
	await form.getByLabel("Website").fill("javascript:alert(1)");
	await expectFine(page);
	await form.getByRole("button", { name: "Save" }).click();
	await expect(form.getByText("An address begins with http:// or https://.")).toBeVisible();
	await form.getByLabel("Website").fill("netclub.test");
	await form.getByRole("button", { name: "Save" }).click();
	await expect(form).toBeHidden();
	await expect(row(page, "Net Club")).toContainText("Until 1/31/2199");
	await expect(row(page, "Net Club")).not.toContainText("Tennis");
	await expect(page.getByRole("link", { name: "Net Club" })).toHaveAttribute(
		"href",
		"https://netclub.test",
	);

	await page.getByTitle("Card View").click();
	await expect(page.getByRole("link", { name: "+1 310 555 0100" })).toHaveAttribute(
		"href",
		"tel:+1 310 555 0100",
	);
	await expectFine(page);
	await page.getByRole("button", { name: "Delete Bay Ball" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("heading", { name: "Bay Ball" })).toBeHidden();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("heading", { name: "Bay Ball" })).toBeVisible();
});

test("an owner asks who changed this result, and takes a deletion back", async ({ page }) => {
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
	const game = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${game}/scores`, { score_home: 50, score_away: 40 });
	await club.call("PUT", `/gamesv2/${game}/scores`, { score_home: 51, score_away: 40 });
	const people = await club.call("GET", "/usersv2");
	const { id } = people.users.find((it: { username: string }) => it.username === club.username);
	await club.call("PUT", `/usersv2/${id}`, { role: "org_owner" });

	await signIn(page, club.username, { to: "/audit" });
	const changes = page.getByRole("listitem").filter({ hasText: "entered the score of" });
	await expect(changes.first()).toContainText("admin entered the score of Hawks – Owls");
	await changes.first().locator("summary").click();
	const values = changes.first().getByRole("row");
	await expect(values.nth(1)).toContainText("50");
	await expect(values.nth(1)).toContainText("51");
	await expectFine(page);

	await page.getByRole("link", { name: "Hawks – Owls" }).first().click();
	await expect(page).toHaveURL(`${rootUrl}/games/${game}`);
	await page.goto(`${rootUrl}/dashboard/teams`);
	await page.getByRole("checkbox", { name: "Select Owls" }).check();
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("link", { name: "Owls", exact: true })).toBeHidden();

	await page.goto(`${rootUrl}/audit?person=${id}`);
	const deletion = page.getByRole("listitem").filter({ hasText: "deleted the team Owls" });
	await expect(page.getByText("entered the score of")).toHaveCount(0);
	await deletion.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("brought back the team Owls")).toBeVisible();
	await expect(deletion.getByRole("button", { name: "Undo" })).toHaveCount(0);
	await page.getByRole("combobox", { name: "Thing" }).selectOption("Seasons");
	await expect(page.getByText("No change like this")).toBeVisible();
	await page.getByRole("button", { name: "Show all changes" }).click();
	await expect(page.getByText("added the season This season")).toBeVisible();
});

/** Chooses a file by the dialog's button, as with the mouse or the keyboard. */
async function choose(page: Page, name: string, text: string): Promise<void> {
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: /(Choose|Change) file/ }).click();
	const buffer = Buffer.from(text);
	await (await chooser).setFiles({ name, mimeType: "text/csv", buffer });
}
