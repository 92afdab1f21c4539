import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

/** What only a browser knows, and no person's journey comes by. */
const plan = { "Monday D1": ["Hawks", "Owls"], "Tuesday D2": ["Kites"] };

/** A club of one's own, with its staff in the browser. */
async function inOwnClub(page: Page): Promise<Club> {
	const club = await foundClub(plan);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, club.username);
	return club;
}

const monday = (club: Club) => club.leagues["Monday D1"] ?? { id: 0, teams: {} };
const placeOf = (club: Club) => `/dashboard/seasons/${club.seasonId}/leagues/${monday(club).id}`;
const dialogOf = (page: Page) => page.getByRole("dialog");
const said = (page: Page, text: string) =>
	page.getByRole("status").getByText(text, { exact: true });
const press = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a game's video that does not load says so, one that loads is a picture", {
	tag: "@any-size",
}, async ({ page }) => {
	const club = await inOwnClub(page);
	const game = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${game}/details`, {
		video_url: "https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3",
	});
	const sentence = page.getByText("There was an error loading the video. Please try again later.");
	const watch = page.getByRole("link", { name: "Watch on YouTube" });
	await page.route("https://i.ytimg.com/**", (route) => route.abort());
	await page.goto(`${rootUrl}/games/${game}`);
	await expect(sentence).toBeVisible();
	await expect(watch).toHaveAttribute("href", "https://www.youtube.com/embed/M7lc1UVf-VE");
	const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>`;
	await page.route("https://i.ytimg.com/**", (route) =>
		route.fulfill({ contentType: "image/svg+xml", body: picture }),
	);
	await page.reload();
	await expect(watch.locator("img")).toHaveJSProperty("naturalWidth", 480);
	await expect(sentence).toBeHidden();
});

test.describe("cards", () => {
	test.beforeEach(async ({ page }) => {
		await inOwnClub(page);
		await page.getByTitle("Card View").click();
	});

	test("open where they are clicked; their buttons do not", async ({ page }) => {
		const card = page.getByRole("article").filter({ hasText: "This season" });
		await card.getByRole("button", { name: "Delete This season" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
		await expect(page).toHaveURL(/\/dashboard\/seasons$/);
		await card.click({ position: { x: 12, y: 12 } });
		await expect(heading(page)).toHaveText("This season");
	});
});

test("what cannot be loaded or is forbidden has no barrier", async ({ page }) => {
	const club = await inOwnClub(page);
	await page.route("**/api/gamesv2*", (route) => route.fulfill({ status: 500, body: "" }));
	await page.goto(`${rootUrl}/dashboard/games`);
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	await expectAccessible(page);
	await page.route("**/api/seasonsv2/**", (route) => route.fulfill({ status: 403, body: "" }));
	await page.goto(rootUrl + placeOf(club));
	await expect(heading(page)).toHaveText("Unauthorized access");
	await expectAccessible(page);
});

test.describe("by keyboard alone", { tag: "@any-size" }, () => {
	test("a season is added, and the focus comes back to the button", async ({ page }) => {
		await inOwnClub(page);
		const add = page.getByRole("button", { name: "Add season" });
		await add.focus();
		await page.keyboard.press("Enter");
		await expect(dialogOf(page).getByLabel("Season name")).toBeFocused();
		await page.keyboard.type("Next season");
		await page.keyboard.press("Enter");
		await expect(said(page, "Next season created")).toBeVisible();
		await expect(dialogOf(page)).toBeHidden();
		await expect(add).toBeFocused();
	});

	test("what was saved gives the focus back to where it was", async ({ page }) => {
		await inOwnClub(page);
		for (const [path, name] of [
			["/dashboard/seasons", "Edit This season"],
			["/dashboard/leagues", "Edit Monday D1"],
			["/dashboard/teams", "Edit Kites"],
		] as const) {
			await page.goto(rootUrl + path);
			const edit = page.getByRole("button", { name });
			await edit.focus();
			await page.keyboard.press("Enter");
			await expect(dialogOf(page)).toBeVisible();
			await page.keyboard.press("Enter");
			await expect(dialogOf(page)).toBeHidden();
			await expect(edit).toBeFocused();
		}
	});

	test("a team is deleted after a question whose first answer is no, and comes back", async ({
		page,
	}) => {
		await inOwnClub(page);
		await page.goto(`${rootUrl}/dashboard/teams`);
		await page.getByRole("checkbox", { name: "Select Kites" }).focus();
		await page.keyboard.press("Space");
		await press(page, "Delete");
		const question = page.getByRole("alertdialog");
		await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(question).toBeHidden();
		await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(said(page, "Team deleted successfully")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("link", { name: "Kites", exact: true })).toBeVisible();
	});
});
