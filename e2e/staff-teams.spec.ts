import { expect, type Page, test } from "@playwright/test";
import { type Club, foundClub } from "./club.ts";
import { rootUrl, urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectNoSidewaysScroll, expectReadableInDark } from "./site.ts";

const monday = "Monday D1";
const tuesday = "Tuesday D2";

const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const said = (page: Page, text: string) =>
	page.getByRole("status").getByText(text, { exact: true });
const refused = (page: Page, text: string) =>
	page.getByRole("alert").getByText(text, { exact: true });
const rowOf = (page: Page, name: string) =>
	page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

type OwnLeague = Pick<Club, "call" | "seasonId"> & {
	/** Ids by name. */
	leagues: Record<string, number>;
	teams: Record<string, number>;
};

/** Signs staff in to a league of their own, whose teams have so many players. */
async function ownLeague(
	page: Page,
	plan: Record<string, Record<string, number>>,
): Promise<OwnLeague> {
	const names = Object.entries(plan).map(([league, teams]) => [league, Object.keys(teams)]);
	const { username, call, seasonId, leagues } = await foundClub(Object.fromEntries(names));
	const teams: Record<string, number> = {};
	for (const [league, sizes] of Object.entries(plan)) {
		const place = leagues[league];
		for (const [name, size] of Object.entries(sizes)) {
			const id = place?.teams[name] ?? 0;
			teams[name] = id;
			for (let player = 1; player <= size; player += 1) {
				await call("POST", `/seasonsv2/${seasonId}/leagues/${place?.id}/teams/${id}/players`, {
					...{ firstName: name, lastName: `Player ${player}` },
				});
			}
		}
	}
	await signIn(page, username, { to: null });
	const ids = Object.entries(leagues).map(([league, { id }]) => [league, id]);
	return { call, seasonId, leagues: Object.fromEntries(ids), teams };
}

async function openTeams(page: Page) {
	await page.goto(`${rootUrl}/dashboard/teams`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teams");
}

test.describe("the teams of a league", { tag: "@any-size" }, () => {
	let own: OwnLeague;
	test.beforeEach(async ({ page }) => {
		own = await ownLeague(page, {
			[monday]: { Hawks: 5, Owls: 4, Crows: 0 },
			[tuesday]: { Kites: 0 },
		});
		await openTeams(page);
	});

	test("stand in a table, and a team with fewer than 5 players is marked", async ({ page }) => {
		const headings = page.getByRole("columnheader");
		await expect(headings).toHaveText(["", /^ID/, /^Teams/, /^League/, /^# Players/, "Edit"]);
		await expect(rowOf(page, "Hawks")).toContainText(monday);
		await expect(rowOf(page, "Hawks")).not.toContainText("fewer than 5");
		await expect(rowOf(page, "Owls")).toContainText("Team has fewer than 5 players.");
		await page.getByRole("link", { name: "Hawks", exact: true }).click();
		await expect(page).toHaveURL(`${rootUrl}/dashboard/singleTeamToggle/${own.teams.Hawks}`);
		await expect(page.getByRole("link", { name: "Hawks Player 3" })).toBeVisible();
	});

	test("are found by name and by league", async ({ page }) => {
		await page.getByLabel("Search teams").fill("haw");
		await expect(page.getByRole("link", { name: "Owls" })).toBeHidden();
		await expect(page.getByRole("link", { name: "Hawks" })).toBeVisible();
		await page.getByLabel("Search teams").fill("");
		await page.getByRole("combobox", { name: "League" }).selectOption(tuesday);
		await expect(page.getByRole("link", { name: "Kites" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Hawks" })).toBeHidden();
		await page.getByLabel("Search teams").fill("haw");
		await expect(page.getByText("No teams available", { exact: true })).toBeVisible();
	});

	test("show as cards, and still do after a reload", async ({ page }) => {
		const saved = page.waitForResponse("**/api/preferences/view-mode");
		await page.getByTitle("Card View").click();
		await expect(page.getByRole("article").filter({ hasText: "Owls" })).toContainText(
			"Team has fewer than 5 players.",
		);
		await saved;
		await page.reload();
		await expect(page.getByRole("article")).toHaveCount(4);
		await expect(page.getByRole("radio", { name: "Card View" })).toBeChecked();
		await expectAccessible(page);
		await page.getByRole("article").filter({ hasText: "Hawks" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hawks");
	});

	test("are created with a league, and without one only after a question", async ({ page }) => {
		const posts: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
		});
		await page.getByRole("button", { name: "Add Team" }).click();
		await dialog(page).getByLabel("Team name").fill("  Jays  ");
		await dialog(page).getByRole("button", { name: "Add Team" }).click();
		await expect(question(page)).toContainText(
			"This team has no league. Are you sure you want to create it?",
		);
		await expectAccessible(page);
		await question(page).getByRole("button", { name: "Cancel" }).click();
		expect(posts).toEqual([]);
		await dialog(page).getByLabel("League").selectOption(tuesday);
		await dialog(page).getByRole("button", { name: "Add Team" }).click();
		await expect(said(page, "Team created successfully")).toBeVisible();
		expect(posts).toEqual(["/api/teams"]);
		await expect(rowOf(page, "Jays")).toContainText(tuesday);
		await page.getByRole("button", { name: "Add Team" }).click();
		await expect(dialog(page).getByLabel("Team name")).toHaveValue("");
		await dialog(page).getByLabel("Team name").fill("Loners");
		await page.keyboard.press("Enter");
		await question(page).getByRole("button", { name: "Create team" }).click();
		await expect(rowOf(page, "Loners")).toBeVisible();
	});

	test("are edited and moved, and the server's no stays at the field", async ({ page }) => {
		await own.call("POST", `/seasonsv2/${own.seasonId}/leagues/${own.leagues[monday]}/games`, {
			...{ home_team_id: own.teams.Hawks, away_team_id: own.teams.Owls },
		});
		await page.getByRole("button", { name: "Edit Crows" }).click();
		await dialog(page).getByLabel("Team name").fill("C".repeat(121));
		await dialog(page).getByRole("button", { name: "Save" }).click();
		await expect(dialog(page).getByLabel("Team name")).toBeFocused();
		await expect(dialog(page).getByLabel("Team name")).toHaveAttribute("aria-invalid", "true");
		await dialog(page).getByLabel("Team name").fill("Ravens");
		await dialog(page).getByLabel("League").selectOption(tuesday);
		await dialog(page).getByLabel("Unavailable slots").fill("18:00, 19:00");
		await dialog(page).getByRole("button", { name: "Save" }).click();
		await expect(said(page, "Team updated successfully")).toBeVisible();
		await expect(rowOf(page, "Ravens")).toContainText(tuesday);
		await page.getByRole("button", { name: "Edit Ravens" }).click();
		await expect(dialog(page).getByLabel("Unavailable slots")).toHaveValue("18:00, 19:00");
		await page.keyboard.press("Escape");

		// A team with games stays in its league.
		await page.getByRole("button", { name: "Edit Hawks" }).click();
		await dialog(page).getByLabel("League").selectOption(tuesday);
		await dialog(page).getByRole("button", { name: "Save" }).click();
		await expect(dialog(page).getByText("This team has games in Monday D1.")).toBeVisible();
		await expect(dialog(page).getByLabel("League")).toBeFocused();
		await dialog(page).getByRole("button", { name: "Cancel" }).click();
		await expect(rowOf(page, "Hawks")).toContainText(monday);
	});

	test("are assigned to a league in bulk", async ({ page }) => {
		const assign = page.getByRole("button", { name: "Assign", exact: true });
		await assign.click();
		await expect(refused(page, "Please select at least one team.")).toBeVisible();
		await page.getByLabel("Select Hawks").check();
		await page.getByLabel("Select Owls").check();
		await assign.click();
		const send = dialog(page).getByRole("button", { name: "Assign", exact: true });
		await send.click();
		await expect(
			dialog(page).getByText("Please select a league first.", { exact: true }),
		).toBeVisible();
		await expectAccessible(page);
		await expectReadableInDark(page);
		await dialog(page).getByLabel("League").selectOption(tuesday);
		await send.click();
		await expect(
			said(page, "Team assigned: Hawks plays in Tuesday D2, Owls plays in Tuesday D2"),
		).toBeVisible();
		await expect(dialog(page)).toBeHidden();
		await expect(rowOf(page, "Hawks")).toContainText("Monday D1, Tuesday D2");
		await expect(page.getByLabel("Select Hawks")).not.toBeChecked();

		// The second time the server takes neither, and says why.
		await page.getByLabel("Select Hawks").check();
		await assign.click();
		await dialog(page).getByLabel("League").selectOption(tuesday);
		await send.click();
		await expect(
			dialog(page).getByText("This team is already in this league.", { exact: true }),
		).toBeVisible();
	});

	test("are deleted after a question, and come back", async ({ page }) => {
		const remove = page.getByRole("button", { name: "Delete", exact: true });
		await remove.click();
		await expect(refused(page, "Please select at least one team.")).toBeVisible();
		await page.getByLabel("Select Hawks").check();
		await remove.click();
		await expect(question(page)).toContainText("Hawks");
		await expect(question(page)).toContainText("All players will be removed.");
		await question(page).getByRole("button", { name: "Cancel" }).click();
		await expect(rowOf(page, "Hawks")).toBeVisible();
		await page.getByLabel("Select Owls").check();
		await remove.click();
		await expect(question(page)).toContainText("Delete selected teams?");
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(said(page, "Teams deleted successfully")).toBeVisible();
		await expect(rowOf(page, "Hawks")).toBeHidden();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(rowOf(page, "Hawks")).toBeVisible();
		await expect(rowOf(page, "Owls")).toContainText("4");
	});

	test("say what went wrong when the server has no sentence", async ({ page }) => {
		await page.route("**/api/teams/*", (route) => route.fulfill({ status: 500, body: "" }));
		await page.getByLabel("Select Crows").check();
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(refused(page, "Failed to delete team")).toBeVisible();
		await expect(rowOf(page, "Crows")).toBeVisible();
		await page.getByRole("button", { name: "Edit Crows" }).click();
		await dialog(page).getByRole("button", { name: "Save" }).click();
		await expect(refused(page, "Failed to update team")).toBeVisible();
		await page.route("**/api/teamsv2/*", (route) => route.fulfill({ status: 500, body: "" }));
		await dialog(page).getByRole("button", { name: "Cancel" }).click();
		await page.getByRole("link", { name: "Crows", exact: true }).click();
		await expect(page.getByText("Failed to fetch team/player", { exact: true })).toBeVisible();
	});
});

test.describe("a team", () => {
	test("shows its players, games and seasons, and is deleted from there", async ({ page }) => {
		const own = await ownLeague(page, { [monday]: { Hawks: 5, Owls: 0 } });
		const { game } = await own.call(
			"POST",
			`/seasonsv2/${own.seasonId}/leagues/${own.leagues[monday]}/games`,
			{ home_team_id: own.teams.Hawks, away_team_id: own.teams.Owls, date: "2026-03-02" },
		);
		await own.call("PUT", `/gamesv2/${game.id}/scores`, { score_home: 70, score_away: 60 });
		await page.goto(`${rootUrl}/dashboard/singleTeamToggle/${own.teams.Hawks}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hawks");
		await expect(page.getByText("1–0", { exact: true })).toBeVisible();
		await expect(page.locator(`a[href="/games/${game.id}"]`)).toBeVisible();
		const roster = `/dashboard/seasons/${own.seasonId}/leagues/${own.leagues[monday]}/teams/${own.teams.Hawks}`;
		await expect(page.getByRole("link", { name: "This season" })).toHaveAttribute("href", roster);
		await expect(page.getByRole("link", { name: "Public page" })).toBeVisible();
		await expectAccessible(page);
		await expectReadableInDark(page);
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(page).toHaveURL(`${rootUrl}/dashboard/teams`);
		await expect(said(page, "Team deleted successfully")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(rowOf(page, "Hawks")).toContainText("5");
	});
});

test.describe("a roster", () => {
	let own: OwnLeague;
	let roster: string;
	const warning = (page: Page) => page.getByText("Team has fewer than 5 players.");
	test.beforeEach(async ({ page }) => {
		own = await ownLeague(page, { [monday]: { Hawks: 4, Owls: 2 } });
		roster = `/seasonsv2/${own.seasonId}/leagues/${own.leagues[monday]}/teams/${own.teams.Hawks}`;
		await page.goto(`${rootUrl}${roster.replace("/seasonsv2", "/dashboard/seasons")}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hawks");
	});

	test("is reached through season and league", async ({ page }) => {
		const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
		await expect(crumbs.getByRole("listitem")).toHaveText([
			"Seasons",
			"This season",
			monday,
			"Hawks",
		]);
		await expect(crumbs.getByRole("link", { name: monday })).toHaveAttribute(
			"href",
			`/dashboard/seasons/${own.seasonId}/leagues/${own.leagues[monday]}`,
		);
	});

	test("warns with 4 players and not with 5; a new player comes with a picture", async ({
		page,
	}) => {
		await expect(warning(page)).toBeVisible();
		await page.getByRole("button", { name: "Add player" }).click();
		await dialog(page).getByText("New player", { exact: true }).click();
		await expectAccessible(page);
		await expectReadableInDark(page);
		await dialog(page).getByLabel("First name").fill("Ida");
		await dialog(page).getByLabel("Last name").fill("May");
		await dialog(page).getByLabel("Picture").setInputFiles(aFile("ida.svg", "<svg/>"));
		const add = dialog(page).getByRole("button", { name: "Add player" });
		await add.click();
		await expect(
			dialog(page).getByText("Only image files are allowed", { exact: true }),
		).toBeVisible();
		await expect(dialog(page).getByLabel("First name")).toHaveValue("Ida");
		await dialog(page).getByLabel("Picture").setInputFiles(aPicture());
		await add.click();
		await expect(said(page, "Ida May is on the team now.")).toBeVisible();
		await expect(warning(page)).toBeHidden();
		const picture = rowOf(page, "Ida May").locator("img");
		await expect(picture).toHaveAttribute("src", /^\/files\/|^\/uploads\/|webp|jpe?g/);
	});

	test("takes several players one after the other", async ({ page }) => {
		await page.getByRole("button", { name: "Add player" }).click();
		const find = dialog(page).getByRole("combobox", { name: "Player" });
		await find.fill("player 1");
		await expect(page.getByRole("option")).toHaveText(["Owls Player 1Owls"]);
		await page.getByRole("option").click();
		const next = dialog(page).getByRole("button", { name: "Add and next" });
		await next.click();
		await expect(said(page, "Owls Player 1 is on the team now.")).toBeVisible();
		await expect(find).toBeFocused();
		await expect(find).toHaveValue("");
		await find.fill("player 1");
		await expect(page.getByText("Nobody of this name")).toBeVisible();
		await page.keyboard.press("Escape");
		await dialog(page).getByText("New player", { exact: true }).click();
		for (const name of ["Ann", "Bo"]) {
			await dialog(page).getByLabel("First name").fill(name);
			await dialog(page).getByLabel("Last name").fill("Lee");
			await next.click();
			await expect(said(page, `${name} Lee is on the team now.`)).toBeVisible();
			await expect(dialog(page).getByLabel("First name")).toBeFocused();
			await expect(dialog(page).getByLabel("First name")).toHaveValue("");
		}
		await dialog(page).getByRole("button", { name: "Close" }).last().click();
		await expect(page.getByRole("row")).toHaveCount(8);
	});

	test("finds players who come after their name was typed", async ({ page }) => {
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("**/api/playersv2", async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole("button", { name: "Add player" }).click();
		await dialog(page).getByRole("combobox", { name: "Player" }).fill("owls player 2");
		await expect(page.getByText("Loading...")).toBeVisible();
		letGo();
		await expect(page.getByRole("option")).toHaveText(["Owls Player 2Owls"]);
	});

	test("keeps the next name, typed while the roster comes anew, and opens on new players again", async ({
		page,
	}) => {
		await page.getByRole("button", { name: "Add player" }).click();
		await dialog(page).getByText("New player", { exact: true }).click();
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route(`**/api${roster}`, async (route) => {
			await held;
			await route.continue();
		});
		const first = dialog(page).getByLabel("First name");
		await first.fill("Ann");
		await dialog(page).getByLabel("Last name").fill("Lee");
		await dialog(page).getByRole("button", { name: "Add and next" }).click();
		await expect(first).toHaveValue("");
		await first.fill("Bo");
		letGo();
		await expect(page.locator("tr", { hasText: "Ann Lee" })).toHaveCount(1);
		await expect(first).toHaveValue("Bo");
		await dialog(page).getByRole("button", { name: "Close" }).last().click();
		await page.getByRole("button", { name: "Add player" }).click();
		await expect(dialog(page).getByLabel("First name")).toHaveValue("");
	});

	test("says so when somebody else was quicker", async ({ page }) => {
		await page.getByRole("button", { name: "Add player" }).click();
		await dialog(page).getByRole("combobox", { name: "Player" }).fill("owls player 1");
		await page.getByRole("option").click();
		const { players } = await own.call("GET", "/playersv2");
		const id = players.find(isFirstOfOwls).id;
		await own.call("POST", `${roster}/players`, { player_id: id });
		await dialog(page).getByRole("button", { name: "Add player" }).click();
		await expect(refused(page, "Player already exists in this team")).toBeVisible();
	});

	test("has a captain after one click", async ({ page }) => {
		const star = page.getByRole("button", { name: "Hawks Player 2 is captain" });
		await star.click();
		await expect(star).toHaveAttribute("aria-pressed", "true");
		await expect(said(page, "Team updated!")).toBeVisible();
		await expect(star).toBeFocused();
		await page.reload();
		await expect(star).toHaveAttribute("aria-pressed", "true");
		await expectAccessible(page);
		await expectReadableInDark(page);
		await expectNoSidewaysScroll(page);
	});

	test("lets a player go, and takes the captain back as captain", async ({ page }) => {
		const star = page.getByRole("button", { name: "Hawks Player 2 is captain" });
		await star.click();
		await expect(said(page, "Team updated!")).toBeVisible();
		await page.getByRole("button", { name: "Remove Hawks Player 2 from the team" }).press("Enter");
		const next = page.getByRole("button", { name: "Remove Hawks Player 3 from the team" });
		await expect(next).toBeFocused();
		await expect(said(page, "Hawks Player 2 is off the team now.")).toBeVisible();
		await expect(star).toBeHidden();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(star).toHaveAttribute("aria-pressed", "true");
	});

	test("edits what it shows of a player", async ({ page }) => {
		await page.getByRole("button", { name: "Edit Hawks Player 3" }).click();
		await dialog(page).getByLabel("First name").fill("Jo");
		await dialog(page).getByLabel("Number").fill("seven");
		await dialog(page).getByLabel("Position").fill("G");
		await dialog(page).getByRole("button", { name: "Save" }).click();
		await expect(dialog(page).getByText("Number is a number.")).toBeVisible();
		await dialog(page).getByLabel("Number").fill("7");
		await dialog(page).getByRole("button", { name: "Save" }).click();
		await expect(said(page, "Jo Player 3 updated")).toBeVisible();
		await expect(rowOf(page, "Jo Player 3").getByRole("cell").nth(0)).toHaveText("7");
		const position = rowOf(page, "Jo Player 3").getByText("G", { exact: true });
		await expect(position.filter({ visible: true })).toBeVisible();
	});
});

test("a stranger at a roster sees the public view of the team", { tag: "@any-size" }, async ({
	page,
}) => {
	const league = urlOf("hoops-league.test");
	await page.goto(`${league}/teamList`);
	const link = page.locator("main a[href^='/teams/']").first();
	const team = (await link.getAttribute("href")) ?? "";
	await page.goto(`${league}${team}`);
	const name = await page.getByRole("heading", { level: 1 }).textContent();
	await page.goto(`${league}/dashboard/seasons/1/leagues/1${team}`);
	await expect(page).toHaveURL(`${league}${team}?season=1`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
});

function isFirstOfOwls(player: { firstName: string; lastName: string }): boolean {
	return player.firstName === "Owls" && player.lastName === "Player 1";
}

function aFile(name: string, content: string) {
	return { name, mimeType: "image/svg+xml", buffer: Buffer.from(content) };
}

/** A picture of one pixel. */
function aPicture() {
	const png =
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
	return { name: "ida.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") };
}
