import { expect, type Page, test } from "@playwright/test";
import { memberPassword, rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

/** Somebody of their own for these journeys, because the chosen view is remembered by person. */
let staff: string;

test.beforeAll(async ({ browser }, { project, workerIndex }) => {
	staff = `players-${project.name}-${workerIndex}`;
	const page = await browser.newPage();
	await signIn(page, "admin");
	await send(page, "POST", "/usersv2", {
		...{ username: staff, password: memberPassword, role: "staff", organization_id: 1 },
	});
	await page.close();
});

test.beforeEach(async ({ page }) => {
	await signIn(page, staff, { to: "/dashboard/players" });
	await send(page, "POST", "/preferences/view-mode", { viewMode: "table" });
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
});

test("adds a player without a team only after a question", { tag: "@any-size" }, async ({
	page,
}) => {
	const name = newName("Solo");
	const writes = writesOf(page);
	await page.getByRole("button", { name: "Add player" }).click();
	const dialog = page.getByRole("dialog", { name: "Add player" });
	await dialog.getByRole("button", { name: "Add player" }).click();
	await expect(dialog.getByLabel("First name")).toBeFocused();
	await dialog.getByLabel("First name").fill(name);
	await dialog.getByRole("button", { name: "Add player" }).click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText(
		"This player has no team. Are you sure you want to create it?",
	);
	await question.getByRole("button", { name: "Cancel" }).click();
	await expect(question).toBeHidden();
	await expect(dialog.getByLabel("First name")).toHaveValue(name);
	expect(writes).toEqual([]);
	await dialog.getByRole("button", { name: "Add player" }).click();
	await question.getByRole("button", { name: "Add player" }).click();
	await expect(page.getByText(`${name} created`)).toBeVisible();
	await expect(dialog).toBeHidden();
	expect(writes).toEqual(["POST /api/players"]);
	await page.getByRole("searchbox").fill(name);
	await expect(page.getByRole("row", { name })).toContainText("No team");
});

test("adds a player with a team and a picture, edits and deletes him", async ({ page }) => {
	const name = newName("Pat");
	await page.getByRole("button", { name: "Add player" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("First name").fill(name);
	await dialog.getByLabel("Last name").fill("Quinn");
	await dialog.getByLabel("Team").selectOption({ index: 1 });
	await dialog.getByLabel("Picture").setInputFiles(file("notes.png", Buffer.from("no picture")));
	await dialog.getByRole("button", { name: "Add player" }).click();
	await expect(dialog).toContainText("Only image files are allowed");
	await dialog.getByLabel("Picture").setInputFiles(file("pat.png", aPicture));
	await dialog.getByRole("button", { name: "Add player" }).click();
	await expect(page.getByText(`${name} Quinn created`)).toBeVisible();
	await page.getByRole("searchbox").fill(`quinn ${name}`);
	const row = page.getByRole("row", { name });
	await expect(row).not.toContainText("No team");
	await expect(row.locator("img")).toHaveAttribute("src", /^\/files\/.+\.webp$/);

	await page.getByRole("button", { name: `Edit ${name} Quinn` }).click();
	await dialog.getByLabel("Last name").fill("");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(`${name} updated`)).toBeVisible();
	await page.getByRole("searchbox").fill(name);
	await page.getByRole("button", { name: `Delete ${name}`, exact: true }).click();
	await expect(page.getByRole("alertdialog")).toContainText("Delete this player?");
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Nobody found")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(row).toBeVisible();
});

test("says what went wrong when a player cannot be added or changed", { tag: "@any-size" }, async ({
	page,
}) => {
	await page.route("**/api/players**", (route) =>
		route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500 }),
	);
	await page.getByRole("button", { name: "Add player" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("First name").fill("Nobody");
	await dialog.getByLabel("Team").selectOption({ index: 1 });
	await dialog.getByRole("button", { name: "Add player" }).click();
	await expect(page.getByText("Error adding player")).toBeVisible();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page
		.getByRole("button", { name: /^Edit / })
		.first()
		.click();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Error updating player")).toBeVisible();
});

test("deletes several players and brings them back", { tag: "@any-size" }, async ({ page }) => {
	const name = newName("Bulk");
	for (const last of ["One", "Two", "Three"]) {
		await send(page, "POST", "/players", { firstName: name, lastName: last });
	}
	await page.reload();
	const deleteSelected = page
		.getByRole("main")
		.getByRole("button", { name: "Delete", exact: true });
	await deleteSelected.click();
	await expect(page.getByText("Please select at least one player to delete.")).toBeVisible();
	await page.getByRole("searchbox").fill(name);
	const rows = page.getByRole("row", { name });
	await expect(rows).toHaveCount(3);
	await page.getByLabel("Select all").check();
	await page.getByLabel(`Select ${name} Two`).uncheck();
	await deleteSelected.click();
	const question = page.getByRole("alertdialog", { name: "Delete 2 players" });
	await expect(question).toContainText("Delete this player?");
	await question.getByRole("button", { name: "Cancel" }).click();
	await expect(rows).toHaveCount(3);
	await deleteSelected.click();
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(rows).toHaveCount(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(rows).toHaveCount(3);
});

test("finds players by words, league and team", { tag: "@any-size" }, async ({ page }) => {
	const count = page.getByRole("main").getByRole("status").first();
	const all = await count.textContent();
	const search = page.getByRole("searchbox", { name: "Search players" });
	await search.fill("zzz nobody");
	await expect(page.getByText("Nobody found")).toBeVisible();
	await page.getByRole("button", { name: "Show all players" }).click();
	await expect(count).toHaveText(all ?? "");
	const league = page.getByRole("combobox", { name: "League" });
	const team = page.getByRole("combobox", { name: "Team" });
	await expect(league).toHaveValue("");
	await expect(league.locator("option").first()).toHaveText("All leagues");
	await expect(team.locator("option").nth(0)).toHaveText("All teams");
	await expect(team.locator("option").nth(1)).toHaveText("No team");
	await league.selectOption({ index: 1 });
	await expect(count).toHaveText(/^\d+ of \d+ players$/);
	await team.selectOption({ index: 1 });
	const name = await team.locator("option:checked").textContent();
	await expect(page.getByRole("row").nth(1)).toContainText(name ?? "");
	await page.getByRole("button", { name: "Number" }).click();
	await expect(page.getByRole("columnheader", { name: "Number" })).toHaveAttribute(
		"aria-sort",
		"ascending",
	);
});

test("remembers the view; cards have round photos of 60 pixels", async ({ page }) => {
	await page.getByRole("searchbox").fill("an");
	const saved = page.waitForResponse("**/api/preferences/view-mode");
	await page.getByTitle("Card View").click();
	expect((await saved).ok()).toBe(true);
	await page.goto(`${rootUrl}/dashboard/playerToggle`);
	const photo = page.getByRole("article").first().locator("img");
	await expect(photo).toHaveCSS("width", "60px");
	await expect(photo).toHaveCSS("height", "60px");
	const isRound = await photo.evaluate((element) => {
		const { width, height } = element.getBoundingClientRect();
		const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
		return width === 60 && height === 60 && radius >= 30;
	});
	expect(isRound).toBe(true);
	const picture = await photo.getAttribute("src");
	await photo.evaluate((element: HTMLImageElement) => {
		element.src = "/files/gone.webp";
	});
	await expect(photo).toHaveAttribute("src", picture ?? "");
	await page.getByRole("article").first().getByRole("link").click();
	// An expectation that does not hold at once describes all 450 cards first, which takes seconds.
	await page.waitForURL(/\/dashboard\/players\/\d+$/);
});

test("keeps what is known of a player, and says at the field what is wrong", async ({ page }) => {
	const id = await aPlayer(page, newName("Form"));
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	const writes = writesOf(page);
	const save = page.getByRole("button", { name: "Save" });
	await expect(page.getByText("Hidden from visitors", { exact: true })).toBeVisible();
	await page.getByLabel("Number").fill("seven");
	await page.getByLabel("Birth date").fill("1850-01-01");
	await save.click();
	await expect(page.getByLabel("Number")).toHaveAccessibleDescription("Number is a number.");
	await expect(page.getByLabel("Number")).toBeFocused();
	await expect(page.getByLabel("Birth date")).toHaveAttribute("aria-invalid", "true");
	expect(writes).toEqual([]);
	await page.getByLabel("Number").fill("00");
	await page.getByLabel("Birth date").fill("1990-02-03");
	await page.getByLabel("Height").fill("6'2\"");
	await save.click();
	await expect(page.getByRole("status").getByText(/^Form.* updated$/)).toBeVisible();
	expect(writes).toEqual([`PUT /api/players/${id}`]);
	await page.reload();
	await expect(page.getByLabel("Number")).toHaveValue("00");
	await expect(page.getByLabel("Birth date")).toHaveValue("1990-02-03");
	await expect(page.getByRole("main")).toContainText("#00");

	await page.getByLabel("Number").fill("12");
	await page.getByLabel("Last name").fill("Changed");
	await expect(page.getByText("Not saved yet")).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByLabel("Number")).toHaveValue("00");
	await expect(page.getByLabel("Last name")).toHaveValue("");
	await expect(page.getByText("Not saved yet")).toBeHidden();

	await page.getByLabel("Number").fill("");
	await save.click();
	await expect(page.getByRole("status").getByText(/ updated$/)).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Number")).toHaveValue("");
	await expect(page.getByRole("main")).not.toContainText("#00");
});

test("shows the server's sentence at the field it is about", { tag: "@any-size" }, async ({
	page,
}) => {
	const id = await aPlayer(page, newName("Said"));
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	const sentence = "Height is not what it was.";
	await page.route(`**/api/players/${id}`, (route) =>
		route.fulfill({
			status: 422,
			json: {
				success: false,
				message: sentence,
				code: "invalid",
				fields: { attributes: sentence },
			},
		}),
	);
	await page.getByLabel("Height").fill("tall");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByLabel("Height")).toHaveAccessibleDescription(sentence);
	await expect(page.getByLabel("Height")).toBeFocused();
});

test("asks before leaving with something unsaved", { tag: "@any-size" }, async ({ page }) => {
	const id = await aPlayer(page, newName("Leaver"));
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	await page.getByLabel("Height").fill("6'0\"");
	await page.getByRole("link", { name: "All seasons" }).click();
	const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
	await question.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByLabel("Height")).toHaveValue("6'0\"");
	await page.getByRole("link", { name: "All seasons" }).click();
	await question.getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL(`${rootUrl}/player/${id}/stats`);
	await expect(page.getByText("No seasons yet")).toBeVisible();
});

test("changes and removes the picture in the profile", { tag: "@any-size" }, async ({ page }) => {
	const id = await aPlayer(page, newName("Photo"));
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	const photo = page.getByRole("main").locator("form img");
	const before = await photo.getAttribute("src");
	await page.getByLabel("Picture").setInputFiles(file("photo.png", aPicture));
	await expect(photo).toHaveAttribute("src", /^blob:/);
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(photo).toHaveAttribute("src", before ?? "");
	await page.getByLabel("Picture").setInputFiles(file("photo.png", aPicture));
	await page.getByRole("button", { name: "Save" }).click();
	await expect(photo).toHaveAttribute("src", /^\/files\//);
	await page.getByRole("button", { name: "Remove picture" }).click();
	await expect(photo).toHaveAttribute("src", before ?? "");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("button", { name: /picture$/ })).toBeHidden();
	await page.reload();
	await expect(photo).toHaveAttribute("src", before ?? "");
});

test("puts a player on a team, takes him off, and back", { tag: "@any-size" }, async ({ page }) => {
	const id = await aPlayer(page, newName("Mover"));
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	await expect(page.getByText("On no team yet")).toBeVisible();
	await page.getByRole("button", { name: "Add to a team" }).click();
	const dialog = page.getByRole("dialog", { name: "Add to a team" });
	await dialog.getByLabel("Team").selectOption({ index: 1 });
	await dialog.getByRole("button", { name: "Add to team" }).click();
	const link = page.getByRole("main").locator("a[href*='/teams/']");
	await expect(link).toHaveAttribute(
		"href",
		/^\/dashboard\/seasons\/\d+\/leagues\/\d+\/teams\/\d+$/,
	);
	await page.getByRole("button", { name: /^Take off / }).click();
	await expect(page.getByText("On no team yet")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(link).toBeVisible();
});

test("says that a player is on the team already in the screen's words", {
	tag: "@any-size",
}, async ({ page }) => {
	const id = await aPlayer(page, newName("Twice"));
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	await page.route("**/teams/*/players", (route) =>
		route.fulfill({ status: 409, json: { message: "Player already on this team" } }),
	);
	await page.getByRole("button", { name: "Add to a team" }).click();
	await page.getByRole("dialog").getByLabel("Team").selectOption({ index: 1 });
	await page.getByRole("dialog").getByRole("button", { name: "Add to team" }).click();
	await expect(page.getByText("Player already exists in this team")).toBeVisible();
});

test("shows the season's numbers and games, and the career", { tag: "@any-size" }, async ({
	page,
}) => {
	const id = await somebodyWhoPlayed(page);
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	const games = page.getByRole("table", { name: /^Games of / });
	await expect(games.getByRole("link").first()).toHaveAttribute("href", /^\/games\/\d+$/);
	await expect(page.getByRole("term").filter({ hasText: "PPG" })).toBeVisible();
	await page.getByRole("link", { name: "All seasons" }).click();
	await expect(page).toHaveURL(`${rootUrl}/player/${id}/stats`);
	await expect(page.getByRole("table", { name: /^Averages of / })).toContainText("Career");
	await expect(page.getByRole("table", { name: /^Totals of / })).toContainText("Career");
	await page
		.getByRole("table", { name: /^Averages of / })
		.getByRole("link")
		.last()
		.click();
	await expect(page).toHaveURL(new RegExp(`/dashboard/players/${id}\\?season=\\d+$`));
});

test("deletes a player from his own screen, and brings him back", { tag: "@any-size" }, async ({
	page,
}) => {
	const name = newName("Gone");
	const id = await aPlayer(page, name);
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	await page.getByLabel("Height").fill("6'0\"");
	await page.getByRole("button", { name: "Delete" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page).toHaveURL(`${rootUrl}/dashboard/players`);
	await expect(page.getByText(`${name} deleted`)).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("searchbox").fill(name);
	await expect(page.getByRole("row", { name })).toBeVisible();
});

test("says what it cannot load", { tag: "@any-size" }, async ({ page }) => {
	await page.goto(`${rootUrl}/dashboard/players/2000000000`);
	await expect(page.getByText("Player not found.")).toBeVisible();
	await page.route("**/api/playersv2**", (route) => route.fulfill({ status: 500, body: "" }));
	await page.goto(`${rootUrl}/dashboard/players`);
	await expect(page.getByText("Failed to fetch team/player")).toBeVisible();
	await page.unroute("**/api/playersv2**");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("table")).toBeVisible();
});

test("has no barrier with its dialogs open, in light and in dark", async ({ page }) => {
	test.slow();
	await page.emulateMedia({ reducedMotion: "reduce" });
	const id = await somebodyWhoPlayed(page);
	await page.getByRole("searchbox").fill("an");
	await expectFine(page);
	await page.getByRole("button", { name: "Add player" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("First name").fill("Ann");
	await expectFine(page);
	await dialog.getByRole("button", { name: "Add player" }).click();
	await expect(page.getByRole("alertdialog")).toBeVisible();
	await expectFine(page);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await page.getByTitle("Card View").click();
	await expectFine(page);
	await page.goto(`${rootUrl}/dashboard/players/${id}`);
	await page.getByLabel("Number").fill("seven");
	await page.getByRole("button", { name: "Save" }).click();
	await expectFine(page);
	await page.getByRole("button", { name: "Add to a team" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectFine(page);
	await page.goto(`${rootUrl}/player/${id}/stats`);
	await expect(page.getByRole("table").first()).toBeVisible();
	await expectFine(page);
});
/** A call of the API as the signed-in person, to prepare what a journey needs. */
async function send(page: Page, method: "GET" | "POST", path: string, body?: object) {
	return page.evaluate(
		async ({ method, path, body }) => {
			const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
			const answer = await fetch(`/api${path}`, {
				method,
				headers: { "content-type": "application/json", "x-xsrf-token": decodeURIComponent(token) },
				...(body && { body: JSON.stringify(body) }),
			});
			return answer.json();
		},
		{ method, path, body },
	);
}

async function aPlayer(page: Page, firstName: string): Promise<number> {
	return (await send(page, "POST", "/players", { firstName })).player.id;
}

async function somebodyWhoPlayed(page: Page): Promise<number> {
	const { games } = await send(page, "GET", "/gamesv2");
	const scored = games.findLast((game: { score_home: number | null }) => game.score_home);
	const { playerStats } = await send(page, "GET", `/gamesv2/${scored.id}`);
	return playerStats[0].player_id;
}

/** The calls that write something from now on, such as "POST /api/players". */
function writesOf(page: Page): string[] {
	const writes: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.method() !== "GET") writes.push(`${request.method()} ${pathname}`);
	});
	return writes;
}

let names = 0;
/** A name that nobody else has, so that journeys side by side do not meet. */
function newName(word: string): string {
	names += 1;
	return `${word}${staff.replaceAll(/\W/g, "")}x${names}`;
}

function file(name: string, buffer: Buffer) {
	return { name, mimeType: "image/png", buffer };
}

/** One red pixel. */
const aPicture = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
	"base64",
);
