import { expect, type Page, test } from "@playwright/test";
import { foundClub } from "./club.ts";
import { rootUrl, urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./site.ts";

const league = urlOf("hoops-league.test");

/** On a phone the navigation is in a drawer. */
async function openNavigation(page: Page) {
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const menu = page.getByRole("button", { name: "Menu" });
	if (await menu.isVisible()) await menu.click();
	return page.getByRole("navigation", { name: "Administration" });
}

/** Calls the API as the page would; what a journey needs beforehand. */
async function call(page: Page, method: string, path: string, body?: object) {
	const answer = await page.evaluate(
		async ([method, path, body]) => {
			const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
			const headers = {
				"content-type": "application/json",
				"x-xsrf-token": decodeURIComponent(token),
			};
			const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
			const response = await fetch(`/api${path}`, request);
			return { status: response.status, body: await response.json() };
		},
		[method, path, body] as const,
	);
	expect(answer.status, `${method} ${path}`).toBe(200);
	return answer.body;
}

test.describe("paths that are a page and a screen", { tag: "@any-size" }, () => {
	test("are screens for members on their own domain, and pages where that is said", async ({
		page,
	}) => {
		await page.goto(`${league}/teamList`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("STANDINGS");
		await signIn(page, "harborline-staff", { at: league });
		await page.goto(`${league}/teamList`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teams");
		await page.goto(`${league}/teamList?view=public`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("STANDINGS");
		await expect(page.getByRole("navigation", { name: "Administration" })).toHaveCount(0);
	});

	test("are pages under the slug, to which the administration's links lead", async ({ page }) => {
		await signIn(page, "harborline-staff");
		await page.goto(`${rootUrl}/playerList`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
		await page.getByRole("link", { name: "View site" }).first().click();
		await expect(page).toHaveURL(`${rootUrl}/hoops/teamList`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("STANDINGS");
	});

	test("say that something of another organization is not there", async ({ page }) => {
		await signIn(page, "lakeshore-owner");
		const { players } = await call(page, "GET", "/playersv2?slug=hoops");
		await page.goto(`${rootUrl}/players/${players[0].id}`);
		await expect(page.getByText("Player not found.")).toBeVisible();
		await page.goto(`${rootUrl}/games/999999`);
		await expect(page.getByText("Game not found.")).toBeVisible();
	});
});

test.describe("the shell", () => {
	test("marks where one is, also below a list and at old addresses", async ({ page }) => {
		await signIn(page, "harborline-staff");
		for (const [path, label] of [
			["/dashboard/seasons", "Seasons"],
			["/schedule", "Games"],
			["/dashboard/trash", "Recently deleted"],
		] as const) {
			await page.goto(rootUrl + path);
			const current = (await openNavigation(page)).locator("[aria-current]");
			await expect(current, path).toHaveText([label]);
		}
	});

	test("opens a drawer on a phone, which closes when something is chosen", async ({ page }, {
		project,
	}) => {
		test.skip(project.name !== "phone", "elsewhere the navigation is always there");
		await signIn(page, "harborline-staff");
		const menu = page.getByRole("button", { name: "Menu" });
		await menu.click();
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await expect(drawer).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(menu).toBeFocused();
		await menu.click();
		await drawer.getByRole("link", { name: "Recently deleted" }).click();
		await expect(page).toHaveURL(`${rootUrl}/dashboard/trash`);
		await expect(drawer).toBeHidden();
		const shortcuts = page.getByRole("navigation", { name: "Shortcuts" });
		await shortcuts.getByRole("link", { name: "Games" }).click();
		await expect(page).toHaveURL(`${rootUrl}/dashboard/games`);
		await expect(shortcuts.locator("[aria-current]")).toHaveText("Games");
	});

	test("keeps a message while somebody is at it, and clears it after three seconds", async ({
		page,
	}) => {
		await signIn(page, "harborline-staff");
		await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "" }));
		await page.clock.install({ time: "2026-03-01T12:00:00Z" });
		await page.goto(`${rootUrl}/userSettings`);
		const navigation = await openNavigation(page);
		await page.clock.pauseAt("2026-03-01T13:00:00Z");
		await navigation.getByRole("button", { name: "Logout" }).click();
		const message = page.getByRole("alert").getByText("You are still signed in.");
		await expect(message).toBeVisible();
		await message.hover();
		await page.clock.runFor(10_000);
		await expect(message).toBeVisible();
		await page.mouse.move(5, 5);
		await page.clock.runFor(2900);
		await expect(message).toBeVisible();
		await page.clock.runFor(200);
		await expect(message).toBeHidden();
	});
});

test.describe("a super administrator", { tag: "@any-size" }, () => {
	test("acts for another organization, sees so all the time, and stops", async ({ page }) => {
		await signIn(page, "admin");
		await page.goto(`${rootUrl}/dashboard`);
		await openNavigation(page);
		const switcher = page.getByRole("combobox", { name: "Organization" });
		await switcher.fill("lakesh");
		await expect(page.getByRole("option")).toHaveText(["Lakeshore Volleyball"]);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		const bar = page.getByRole("region", { name: "Acting organization" });
		await expect(bar).toContainText("Acting for Lakeshore Volleyball");
		await expect(page).toHaveTitle("Welcome, admin · lakeshore");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.goto(`${rootUrl}/dashboard/seasons`);
		await expect(bar).toBeVisible();
		await expect(page.getByRole("link", { name: "View site" }).first()).toHaveAttribute(
			"href",
			"/lakeshore/teamList",
		);
		const asked = page.waitForRequest(/\/api\/dashboard\?organization_id=\d+$/);
		await (await openNavigation(page)).getByRole("link", { name: "Dashboard" }).click();
		await asked;
		await bar.getByRole("button", { name: "Stop" }).click();
		await expect(bar).toBeHidden();
		await expect(page).toHaveTitle("Welcome, admin · Fieldhouse");
	});

	test("works in the host's organization on a custom domain, without a choice", async ({
		page,
	}) => {
		await signIn(page, "admin", { at: league });
		await page.goto(`${league}/dashboard`);
		await expect(page).toHaveTitle("Welcome, admin · hoops-league.test");
		await openNavigation(page);
		await expect(page.getByRole("combobox", { name: "Organization" })).toHaveCount(0);
	});
});

test.describe("the dashboard", () => {
	test("takes the results of the weekend one after the other, and takes one back", async ({
		page,
	}) => {
		const club = await foundClub({ "Monday D1": ["Hawks", "Owls", "Elks", "Bears"] });
		const first = { id: await club.addGame("Owls", "Hawks", -2), score_away: 58, score_home: 61 };
		const second = { id: await club.addGame("Bears", "Elks", -1), score_away: 70, score_home: 66 };
		await signIn(page, club.username);
		await page.goto(`${rootUrl}/dashboard`);
		const rowOf = (game: { id: number }) => page.locator(`li[data-game="${game.id}"]`);
		const points = (game: { id: number }) => rowOf(game).getByRole("spinbutton");
		await expect(
			page.getByRole("heading", { name: /^Games without a result \(2\)/ }),
		).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		const enter = async (game: { id: number; score_home: number; score_away: number }) => {
			await points(game).first().fill(String(game.score_away));
			await points(game).last().fill(String(game.score_home));
			await page.keyboard.press("Enter");
			await expect(rowOf(game)).toBeHidden();
			await expect(page.getByRole("status")).toContainText("Score updated successfully");
		};
		await enter(first);
		await expect(points(second).first()).toBeFocused();
		await expect(page.getByText(/entered the score of/).first()).toBeVisible();
		await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
		await expect(rowOf(first)).toBeVisible();
		await enter(first);
		await enter(second);
		await expect(page.getByText("Every game that was played has its result.")).toBeVisible();
	});

	test("has a row back, with what was typed, when the server refuses", async ({ page }, {
		project,
	}) => {
		await signIn(page, project.name === "phone" ? "harborline-owner" : "cedar-bend-owner");
		const { games } = await call(page, "GET", "/gamesv2");
		const dashboard = await call(page, "GET", "/dashboard");
		const waiting = { gamesWithoutResult: games.slice(0, 1), gamesWithoutResultCount: 1 };
		await page.route("**/api/dashboard", (route) =>
			route.fulfill({ json: { ...dashboard, ...waiting } }),
		);
		await page.route("**/scores", (route) => route.fulfill({ status: 500, body: "" }));
		await page.goto(`${rootUrl}/dashboard`);
		const points = page.locator("li[data-game]").getByRole("spinbutton");
		await points.first().fill("61");
		await points.last().fill("58");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("alert")).toContainText("Failed to update final score.");
		await expect(points.first()).toHaveValue("61");
		await expect(points.last()).toHaveValue("58");
	});
});

test("what was deleted comes back from the list of deletions", async ({ page }, { project }) => {
	await signIn(page, "harborline-owner");
	const lastName = `Of ${project.name}`;
	const added = await call(page, "POST", "/players", { firstName: "Deleted", lastName });
	await call(page, "DELETE", `/players/${added.player.id}`);
	await page.goto(`${rootUrl}/dashboard/trash`);
	const row = page.getByRole("listitem").filter({ hasText: `Deleted ${lastName}` });
	await expect(row).toContainText("Player · deleted just now by harborline-owner · 30 days left");
	await expectAccessible(page);
	await row.getByRole("button", { name: /^Restore/ }).click();
	await expect(page.getByRole("status")).toContainText(`Deleted ${lastName} is back`);
	await expect(row).toHaveCount(0);
	await call(page, "DELETE", `/players/${added.player.id}`);
});

test("a screen whose code does not come leaves the navigation, and is there with the next try", {
	tag: "@any-size",
}, async ({ page }) => {
	await signIn(page, "harborline-staff");
	await page.route("**/assets/trash-*.js", (route) => route.abort());
	await page.goto(`${rootUrl}/dashboard/trash`);
	await expect(page.getByText("Nothing to show right now")).toBeVisible();
	await page.unroute("**/assets/trash-*.js");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recently deleted");
});
