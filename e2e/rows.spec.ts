import { expect, type Page, test } from "@playwright/test";
import { type Club, dayFromToday, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible } from "./site.ts";

/** Sentences, timings and addresses of the specification that no person's journey comes by. */
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
const rosterOf = (club: Club, team: string) => `${placeOf(club)}/teams/${monday(club).teams[team]}`;

/** From now on the server fails these writes without a sentence. */
async function failWrites(page: Page, calls = "**/api/**") {
	await page.route(calls, (route) =>
		route.request().method() === "GET"
			? route.fallback()
			: route.fulfill({ status: 500, body: "" }),
	);
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const said = (page: Page, text: string) =>
	page.getByRole("status").getByText(text, { exact: true });
const refused = (page: Page, text: string) =>
	page.getByRole("alert").getByText(text, { exact: true });
const press = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true }).click();
const send = (page: Page, name: string) =>
	dialogOf(page).getByRole("button", { name, exact: true }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** On a phone one team of a box score is shown at a time. */
async function showTeam(page: Page, name: string) {
	const team = page.getByRole("group", { name: "Team" }).getByRole("button", { name });
	if (await team.isVisible()) await team.click();
}

/** On a phone the navigation is in a drawer. */
async function openNavigation(page: Page) {
	await expect(heading(page)).toBeVisible();
	const menu = page.getByRole("button", { name: "Menu" });
	if (await menu.isVisible()) await menu.click();
	return page.getByRole("navigation", { name: "Administration" });
}

test.describe("a write that fails without a sentence", { tag: "@any-size" }, () => {
	test("of a league's teams says Failed to add, update and delete team (R8.17)", async ({
		page,
	}) => {
		const club = await inOwnClub(page);
		await page.goto(rootUrl + placeOf(club));
		await failWrites(page);
		await press(page, "Add team");
		await dialogOf(page).getByLabel("Team name").fill("Crows");
		await send(page, "Add team");
		await expect(refused(page, "Failed to add team")).toBeVisible();
		await expect(dialogOf(page).getByLabel("Team name")).toHaveValue("Crows");
		await send(page, "Cancel");
		await press(page, "Edit Hawks");
		await send(page, "Save");
		await expect(refused(page, "Failed to update team")).toBeVisible();
		await send(page, "Cancel");
		await page.getByRole("checkbox", { name: "Select Owls" }).check();
		await press(page, "Delete teams");
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		await expect(refused(page, "Failed to delete team")).toBeVisible();
		await expect(page.getByRole("link", { name: "Owls", exact: true })).toBeVisible();
	});

	test("of the list of teams says Failed to add team and Error assigning team (R8.17, R8.18)", async ({
		page,
	}) => {
		await inOwnClub(page);
		await page.goto(`${rootUrl}/dashboard/teams`);
		await failWrites(page);
		await press(page, "Add Team");
		await dialogOf(page).getByLabel("Team name").fill("Crows");
		await dialogOf(page).getByLabel("League").selectOption("Tuesday D2");
		await send(page, "Add Team");
		await expect(refused(page, "Failed to add team")).toBeVisible();
		await send(page, "Cancel");
		await page.getByRole("checkbox", { name: "Select Hawks" }).check();
		await press(page, "Assign");
		await dialogOf(page).getByLabel("League").selectOption("Tuesday D2");
		await send(page, "Assign");
		await expect(refused(page, "Error assigning team")).toBeVisible();
	});

	test("of a roster says Error adding player and Error updating player (R8.20)", async ({
		page,
	}) => {
		const club = await inOwnClub(page);
		const players = `${rosterOf(club, "Hawks").replace("/dashboard/seasons", "/seasonsv2")}/players`;
		await club.call("POST", players, { firstName: "Ida", lastName: "May" });
		await page.goto(rootUrl + rosterOf(club, "Hawks"));
		await failWrites(page);
		await press(page, "Edit Ida May");
		await send(page, "Save");
		await expect(refused(page, "Error updating player")).toBeVisible();
		await send(page, "Cancel");
		await press(page, "Add player");
		await dialogOf(page).getByText("New player", { exact: true }).click();
		await dialogOf(page).getByLabel("First name").fill("Jo");
		await send(page, "Add player");
		// R5.38: on a roster a new player has a last name.
		await expect(dialogOf(page).getByLabel("Last name")).toBeFocused();
		await dialogOf(page).getByLabel("Last name").fill("Bell");
		await send(page, "Add player");
		await expect(refused(page, "Error adding player")).toBeVisible();
	});

	test("of a game says which of its three parts was not updated (R8.12, R8.13, R8.14)", async ({
		page,
	}) => {
		const club = await inOwnClub(page);
		const players = `${rosterOf(club, "Hawks").replace("/dashboard/seasons", "/seasonsv2")}/players`;
		await club.call("POST", players, { firstName: "Ida", lastName: "May" });
		const id = await club.addGame("Owls", "Hawks", -1);
		await page.goto(`${rootUrl}/games/${id}`);
		await failWrites(page);
		const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
		await press(page, "Edit score");
		await page.getByRole("textbox", { name: "Final, Hawks" }).fill("61");
		await page.getByRole("textbox", { name: "Final, Owls" }).fill("58");
		await save();
		await expect(refused(page, "Failed to update final score.")).toBeVisible();
		await press(page, "Cancel");
		await press(page, "Edit details");
		await page.getByLabel("Place").fill("Annex");
		await save();
		await expect(refused(page, "Failed to update game details.")).toBeVisible();
		await press(page, "Cancel");
		await press(page, "Edit box score");
		await showTeam(page, "Hawks");
		const points = page.getByRole("textbox", { name: "Points, Ida May" });
		await points.fill("12");
		await save();
		await expect(refused(page, "Failed to update stats.")).toBeVisible();
		await expect(points).toHaveValue("12");
		// R4.27: cancel shows what is saved.
		await press(page, "Cancel");
		await press(page, "Edit box score");
		await showTeam(page, "Hawks");
		await expect(points).toHaveValue("");
	});

	test("of the list of games says Failed to update game details. (R8.14)", async ({ page }) => {
		const club = await inOwnClub(page);
		await club.addGame("Owls", "Hawks", 1);
		await page.goto(`${rootUrl}/dashboard/games`);
		await failWrites(page, "**/api/gamesv2/*/details");
		await page.getByRole("button", { name: "More for Owls at Hawks" }).click();
		await page.getByRole("menuitemradio", { name: "Postponed" }).click();
		await expect(refused(page, "Failed to update game details.")).toBeVisible();
		await expect(page.getByRole("cell", { name: "Scheduled" })).toBeVisible();
	});
});

test("a game's video that does not load says so, one that loads is a picture (R8.15)", {
	tag: "@any-size",
}, async ({ page }) => {
	const club = await inOwnClub(page);
	const game = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${game}/details`, {
		video_url: "https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3",
	});
	const sentence = refused(page, "There was an error loading the video. Please try again later.");
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

test("a sentence of success is cleared after three seconds, also on the next screen (R8.44, R9.4)", {
	tag: "@any-size",
}, async ({ page }) => {
	const club = await inOwnClub(page);
	await page.clock.install({ time: "2026-03-01T12:00:00Z" });
	await page.goto(rootUrl + placeOf(club));
	await press(page, "Edit Hawks");
	await page.clock.pauseAt("2026-03-01T13:00:00Z");
	await send(page, "Save");
	await expect(said(page, "Team updated!")).toBeVisible();
	await page.clock.runFor(2500);
	await expect(said(page, "Team updated!")).toBeVisible();
	await page.getByRole("link", { name: "This season" }).click();
	await expect(heading(page)).toHaveText("This season");
	await page.clock.runFor(1000);
	await expect(said(page, "Team updated!")).toBeHidden();
});

test.describe("the league in a season", { tag: "@any-size" }, () => {
	test("takes a new name or an existing team, one empties the other (R5.7, R5.8)", async ({
		page,
	}) => {
		const club = await inOwnClub(page);
		await page.goto(rootUrl + placeOf(club));
		await press(page, "Add team");
		const name = dialogOf(page).getByLabel("Team name");
		const existing = dialogOf(page).getByRole("combobox");
		await name.fill("Crows");
		await existing.fill("kit");
		await expect(page.getByRole("option", { name: /^Kites/ })).toBeVisible();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(existing).toHaveValue("Kites");
		await expect(name).toHaveValue("");
		await name.fill("C");
		await expect(existing).toHaveValue("");
		await existing.fill("kit");
		await expect(page.getByRole("option", { name: /^Kites/ })).toBeVisible();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await send(page, "Add team");
		await expect(said(page, "Team added successfully")).toBeVisible();
		await expect(page.getByRole("link", { name: "Kites", exact: true })).toBeVisible();
	});

	test("shows all dates until one is chosen; a score shows Completed here alone (R4.10, R4.15, R4.16)", async ({
		page,
	}) => {
		const club = await inOwnClub(page);
		const id = await club.addGame("Owls", "Hawks", -7);
		await club.addGame("Hawks", "Owls", 7);
		await club.addGame("Owls", "Hawks", 7, "20:00");
		await club.call("PUT", `/gamesv2/${id}/scores`, { score_home: 1, score_away: 0 });
		await page.goto(rootUrl + placeOf(club));
		const games = page.getByRole("table", { name: "Games of the league" });
		const date = page.getByRole("combobox", { name: "Date" });
		await expect(date.locator("option:checked")).toHaveText("All Dates");
		await expect(date.locator("option")).toHaveCount(3);
		await expect(games.getByRole("rowheader")).toHaveCount(3);
		const row = games.getByRole("row", { name: "Owls at Hawks" }).first();
		await expect(row.getByRole("cell", { name: "Completed", exact: true })).toBeVisible();
		await date.selectOption(dayFromToday(7));
		await expect(games.getByRole("rowheader")).toHaveText(["Hawks at Owls", "Owls at Hawks"]);
		await page.goto(`${rootUrl}/dashboard/games`);
		await expect(page.getByRole("cell", { name: "Scheduled", exact: true })).toHaveCount(3);
	});

	test("stands above its teams, and a team above its players (R2.121)", async ({ page }) => {
		const club = await inOwnClub(page);
		const players = `${rosterOf(club, "Hawks").replace("/dashboard/seasons", "/seasonsv2")}/players`;
		const { player } = await club.call("POST", players, { firstName: "Ida", lastName: "May" });
		const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
		const { seasonId } = club;
		const team = monday(club).teams.Hawks;
		await page.goto(rootUrl + rosterOf(club, "Hawks"));
		await page.getByRole("link", { name: "Ida May" }).click();
		await expect(page).toHaveURL(
			`${rootUrl}/dashboard/players/${player.id}?season=${seasonId}&team=${team}`,
		);
		await expect(crumbs).toHaveText(["Seasons", "This season", "Monday D1", "Hawks", "Ida May"]);
		await crumbs.getByRole("link", { name: "Hawks" }).click();
		await expect(page).toHaveURL(rootUrl + rosterOf(club, "Hawks"));
	});
});

test.describe("cards", () => {
	test.beforeEach(async ({ page }) => {
		await inOwnClub(page);
		await page.getByTitle("Card View").click();
	});

	test("of seasons say Active or Inactive and open; their buttons do not (R2.140-R2.142)", async ({
		page,
	}) => {
		const card = page.getByRole("article").filter({ hasText: "This season" });
		await expect(card).toContainText("Active");
		await card.getByRole("switch").click();
		await expect(card).toContainText("Inactive");
		await card.getByRole("button", { name: "Edit This season" }).click();
		await expect(page).toHaveURL(/\/dashboard\/seasons$/);
		await dialogOf(page).getByLabel("Season name").fill("That season");
		await dialogOf(page).getByRole("checkbox", { name: "Active" }).check();
		await send(page, "Save");
		await expect(said(page, "That season updated")).toBeVisible();
		const renamed = page.getByRole("article").filter({ hasText: "That season" });
		await expect(renamed).toContainText("Active");
		await renamed.getByRole("button", { name: "Delete That season" }).click();
		await expect(page.getByRole("alertdialog")).toContainText(
			"Everything under it will be deleted: leagues, teams, games and box scores.",
		);
		await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
		await renamed.click({ position: { x: 12, y: 12 } });
		await expect(heading(page)).toHaveText("That season");
		await expect(page).toHaveURL(/\/dashboard\/singleSeasonToggle\/\d+$/);
	});

	test("of leagues stand in their season, and in a list with a season picker (R2.143, R2.144)", async ({
		page,
	}) => {
		await page.getByRole("link", { name: "This season" }).click();
		const cards = page.getByRole("article");
		await expect(cards).toHaveCount(2);
		await page.getByRole("button", { name: "Edit Tuesday D2" }).click();
		await dialogOf(page).getByLabel("League name").fill("Wednesday D2");
		await send(page, "Save");
		await expect(said(page, "Wednesday D2 updated")).toBeVisible();
		await page.goto(`${rootUrl}/dashboard/leagues`);
		await expect(cards).toHaveCount(2);
		const season = page.getByRole("combobox", { name: "Season" });
		await season.selectOption("Without a season");
		await expect(page.getByText("No leagues available", { exact: true })).toBeVisible();
		await season.selectOption("This season");
		await expect(cards).toHaveCount(2);
		await cards.getByRole("link", { name: "Monday D1" }).click();
		await expect(heading(page)).toHaveText("Monday D1");
	});

	test("and tables: every change is saved, and the last one stays (R4.17, R4.18)", async ({
		page,
	}) => {
		const saved: string[] = [];
		page.on("requestfinished", (request) => {
			if (!request.url().endsWith("/view-mode") || request.method() !== "POST") return;
			saved.push(request.postDataJSON().viewMode);
		});
		await expect(page.getByRole("article")).toHaveCount(1);
		for (const view of ["Table View", "Card View", "Table View"]) {
			await page.getByTitle(view).click();
		}
		await expect.poll(() => saved.slice(-3)).toEqual(["table", "card", "table"]);
		await page.goto(`${rootUrl}/dashboard/teams`);
		await expect(page.getByRole("radio", { name: "Table View" })).toBeChecked();
		await expect(page.getByRole("table")).toBeVisible();
	});
});

test.describe("what cannot be loaded", { tag: "@any-size" }, () => {
	test("leaves the screen empty with a way to try again, and is logged (R8.45)", async ({
		page,
	}) => {
		test.slow();
		const club = await inOwnClub(page);
		const game = await club.addGame("Owls", "Hawks", 1);
		const crashes: string[] = [];
		page.on("pageerror", (error) => crashes.push(error.message));
		let isDown = true;
		await page.route("**/api/**", (route) =>
			isDown && !route.request().url().includes("/auth/")
				? route.fulfill({ status: 500, body: "" })
				: route.fallback(),
		);
		const again = page.getByRole("button", { name: "Try again" });
		const paths = ["/dashboard", "/dashboard/seasons", "/dashboard/leagues", "/dashboard/teams"];
		const more = ["/dashboard/players", "/dashboard/games", "/dashboard/trash", "/stats"];
		const single = [placeOf(club), rosterOf(club, "Hawks"), `/games/${game}`];
		for (const path of [...paths, ...more, ...single]) {
			isDown = true;
			const logged = page.waitForEvent(
				"console",
				(message) => message.type() === "error" && !message.text().startsWith("Failed to load"),
			);
			await page.goto(rootUrl + path);
			await expect(again, path).toBeVisible();
			await logged;
			await expect(await wayToNavigation(page), path).toBeVisible();
			if (path === "/dashboard/games") await expectAccessible(page);
			isDown = false;
			await again.click();
			await expect(again, path).toBeHidden();
			await expect(heading(page), path).not.toHaveText("Nothing to show right now");
		}
		expect(crashes).toEqual([]);
	});

	test("because it is forbidden says Unauthorized access (R8.21)", async ({ page }) => {
		const club = await inOwnClub(page);
		await page.route("**/api/seasonsv2/**", (route) => route.fulfill({ status: 403, body: "" }));
		await page.goto(rootUrl + placeOf(club));
		await expect(heading(page)).toHaveText("Unauthorized access");
		await expectAccessible(page);
	});

	test("is not there for members of another league (R2.53-R2.55, R8.16)", async ({ page }) => {
		const other = await foundClub(plan);
		const game = await other.addGame("Owls", "Hawks", 1);
		const club = await inOwnClub(page);
		const season = `/dashboard/seasons/${club.seasonId}`;
		const foreign: [string, string][] = [
			[`/dashboard/seasons/${other.seasonId}`, "Season not found."],
			[`${season}/leagues/${monday(other).id}`, "League not found."],
			[`${placeOf(club)}/teams/${monday(other).teams.Hawks}`, "Team not found."],
			[`${placeOf(club)}/teams/${club.leagues["Tuesday D2"]?.teams.Kites}`, "Team not found."],
			[`/games/${game}`, "Game not found."],
		];
		for (const [path, sentence] of foreign) {
			await page.goto(rootUrl + path);
			await expect(page.getByText(sentence, { exact: true }), path).toBeVisible();
		}
	});
});

/** The navigation or, on a phone, the way to it. */
async function wayToNavigation(page: Page) {
	const menu = page.getByRole("button", { name: "Menu" });
	return (await menu.isVisible()) ? menu : page.getByRole("navigation", { name: "Administration" });
}

test.describe("the start", { tag: "@any-size" }, () => {
	test("shows Loading... over a screen of members until the check has ended (R4.2, A49)", async ({
		page,
	}) => {
		await inOwnClub(page);
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("**/api/auth/check-auth", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`${rootUrl}/dashboard/seasons`);
		await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
		await expect(page.getByRole("navigation")).toHaveCount(0);
		letGo();
		await expect(heading(page)).toHaveText("Seasons");
		await expect(page.getByText("Loading...", { exact: true })).toBeHidden();
	});

	test("with a member and no user crashes nothing (R4.3)", async ({ page }) => {
		await page.route("**/api/auth/check-auth", (route) =>
			route.fulfill({ json: { authenticated: true } }),
		);
		await page.goto(`${rootUrl}/dashboard`);
		await expect(heading(page)).toHaveText("Welcome");
		await expect((await openNavigation(page)).getByRole("link", { name: "Users" })).toHaveCount(0);
	});

	test("of the sign-in has no sidebar, nor has a public page (R2.107-R2.109)", async ({ page }) => {
		await page.goto(`${rootUrl}/login`);
		await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
		await expect(page.getByRole("navigation")).toHaveCount(0);
		await page.goto(`${rootUrl}/hoops/login`);
		await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
		await expect(page.getByRole("navigation")).toHaveCount(0);
		const club = await inOwnClub(page);
		await page.goto(`${rootUrl}/${club.slug}/teamList`);
		await expect(heading(page)).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Administration" })).toHaveCount(0);
		await expect(page.getByLabel("Password")).toHaveCount(0);
	});

	test("groups the settings in the sidebar (R2.103-R2.106)", async ({ page }) => {
		await inOwnClub(page);
		const navigation = await openNavigation(page);
		await expect(navigation.getByRole("link").first()).toHaveText("Dashboard");
		const settings = navigation.getByRole("region", { name: "Settings" });
		await expect(settings.getByRole("link")).toHaveText(["Stats", "User"]);
		await expect(navigation.getByRole("button")).toHaveText(["Logout"]);
	});

	test("sends strangers on by the screen they asked for (R2.50, R2.51, R2.90, R2.91, A54)", async ({
		page,
	}) => {
		const ways: [string, string][] = [
			["/dashboard/playerToggle", "/login"],
			["/dashboard/players/7?domain=hoops-league.test", "/login?domain=hoops-league.test"],
			["/dashboard?domain=a%26b%2Fc.test", "/site?domain=a%26b%2Fc.test"],
			["/dashboard/games?domain=hoops-league.test", "/site?domain=hoops-league.test"],
			["/seasonList", "/"],
			["/players/7", "/"],
		];
		for (const [from, to] of ways) {
			await page.goto(rootUrl + from);
			await expect(page, from).toHaveURL(rootUrl + to);
		}
	});
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
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(said(page, "Team deleted successfully")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("link", { name: "Kites", exact: true })).toBeVisible();
	});
});

test.describe("addresses", { tag: "@any-size" }, () => {
	test("of spec §2 open their screens, in both spellings (R2.48-R2.83)", async ({ page }) => {
		test.slow();
		const club = await inOwnClub(page);
		const { seasonId } = club;
		const { id: league, teams } = monday(club);
		const players = `${rosterOf(club, "Hawks").replace("/dashboard/seasons", "/seasonsv2")}/players`;
		const { player } = await club.call("POST", players, { firstName: "Ida", lastName: "May" });
		const game = await club.addGame("Owls", "Hawks", 1);
		const screens: Record<string, string[]> = {
			[`Welcome, ${club.username}`]: ["/dashboard"],
			Seasons: ["/dashboard/seasons", "/dashboard/seasonToggle", "/seasonList"],
			"This season": ["/dashboard/seasons/", "/dashboard/singleSeasonToggle/", "/season/"]
				.concat("/seasonLeagues/")
				.map((path) => `${path}${seasonId}`),
			Leagues: ["/dashboard/leagues", "/leagueList"],
			"Monday D1": ["/leagues/", "/dashboard/singleLeagueToggle/", "/dashboard/SingleLeagueToggle/"]
				.map((path) => `${path}${league}`)
				.concat(placeOf(club)),
			Teams: ["/dashboard/teams", "/dashboard/teamToggle", "/teamList"],
			Hawks: [
				rosterOf(club, "Hawks"),
				`/dashboard/singleTeamToggle/${teams.Hawks}`,
				`/teams/${teams.Hawks}`,
			],
			Players: ["/dashboard/players", "/dashboard/playerToggle", "/playerList"],
			"Ida May": ["/dashboard/players/", "/players/"]
				.map((path) => `${path}${player.id}`)
				.concat(`/player/${player.id}/stats`),
			Games: ["/dashboard/games", "/dashboard/gameToggle", "/schedule"],
			"Owls at Hawks": [`/games/${game}`],
			"Schedule Builder": ["/scheduleBuilder"],
			Businesses: ["/businessPage"],
			Statistics: ["/stats"],
			"Game periods": ["/gamePeriod"],
			"Player attributes": ["/playerAttributes"],
			"User settings": ["/userSettings"],
		};
		for (const [title, paths] of Object.entries(screens)) {
			for (const path of paths) {
				await page.goto(rootUrl + path);
				await expect(heading(page), path).toHaveText(title);
				await expect(page, path).toHaveURL(rootUrl + path);
			}
		}
	});

	for (const who of ["an owner", "a super administrator acting for another league"] as const) {
		test(`that the screens link to all answer ${who}`, async ({ page }) => {
			test.slow();
			if (who === "an owner") await signIn(page, "harborline-owner");
			else await actForLakeshore(page);
			const complaints: string[] = [];
			page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
			page.on("response", (response) => {
				if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
			});
			const toSee = ["/dashboard"];
			const kinds = new Set<string>();
			for (const path of toSee) {
				await page.goto(new URL(path, rootUrl).href);
				await expect(heading(page), path).toBeVisible();
				await expect(page.getByText("Not found", { exact: true }), path).toHaveCount(0);
				await expect(page.locator("body"), path).not.toContainText(/undefined|NaN|\[object/);
				const isScreen = await page.getByRole("navigation", { name: "Administration" }).count();
				if (isScreen === 0) continue;
				const links = await page
					.locator("a[href]")
					.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
				for (const link of links) {
					const { host, pathname, search } = new URL(link);
					const kind = pathname.replaceAll(/\d+/g, "0");
					if (host !== new URL(rootUrl).host || kinds.has(kind)) continue;
					kinds.add(kind);
					// A calendar is a file, which a browser does not show.
					if (pathname.endsWith(".ics")) await page.evaluate((path) => fetch(path), pathname);
					else toSee.push(pathname + search);
				}
			}
			expect(kinds.size).toBeGreaterThan(20);
			expect(complaints).toEqual([]);
		});
	}
});

async function actForLakeshore(page: Page) {
	await signIn(page, "admin", { to: "/dashboard" });
	await page.getByRole("combobox", { name: "Organization" }).fill("lakesh");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Acting for Lakeshore")).toBeVisible();
}
