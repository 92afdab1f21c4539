import type { Page } from "@playwright/test";
import { memberPassword, rootUrl } from "../../e2e/settings.ts";

/** What stands in the README and in docs/tour.md: one screen, seen by one or more devices. */
export type Picture = {
	name: string;
	views: View[];
	/** Leads to what is to be seen. */
	arrange: (page: Page) => Promise<void>;
};

export type View = {
	viewport: { width: number; height: number };
	colorScheme: "light" | "dark";
	hasTouch?: boolean;
};

const desktop: View = { viewport: { width: 1280, height: 800 }, colorScheme: "light" };
const phone: View = { viewport: { width: 390, height: 800 }, colorScheme: "light", hasTouch: true };
const phoneInDark: View = { ...phone, colorScheme: "dark" };
const both = [desktop, phoneInDark];

export const pictures: Picture[] = [
	{ name: "standings", views: both, arrange: (page) => open(page, "/hoops/teamList") },
	{ name: "box-score", views: both, arrange: publicBoxScore },
	{ name: "visitor-front", views: both, arrange: (page) => open(page, "/hoops") },
	{ name: "visitor-next-game", views: [phone, phoneInDark], arrange: comingGame },
	{ name: "visitor-player", views: both, arrange: player },
	{ name: "visitor-french", views: both, arrange: inFrench },
	{
		name: "visitor-volleyball",
		views: both,
		arrange: (page) => open(page, "/lakeshore/statistics"),
	},
	{ name: "admin-dashboard", views: both, arrange: dashboard },
	{ name: "admin-season-league", views: both, arrange: seasonLeague },
	{ name: "admin-game-day", views: [phone, phoneInDark], arrange: gameDay },
	{ name: "admin-roster", views: both, arrange: roster },
	{ name: "admin-import", views: both, arrange: matchedColumns },
	{ name: "admin-games", views: both, arrange: gameList },
	{ name: "admin-schedule", views: both, arrange: scheduleBuilder },
	{ name: "admin-statistics", views: both, arrange: (page) => openScreen(page, "/stats") },
	{ name: "admin-page", views: both, arrange: writtenPage },
	{ name: "admin-look", views: both, arrange: look },
];

/** Writing a page, with the page itself beside it. */
async function writtenPage(page: Page): Promise<void> {
	await openScreen(page, "/dashboard/site/pages/registration");
	await page.getByRole("row", { name: /^Price table/ }).click();
	await page.getByLabel("Title").waitFor();
}

async function look(page: Page): Promise<void> {
	await openScreen(page, "/dashboard/site/look");
	await page.getByRole("radio", { name: /^Heritage/ }).check({ force: true });
}

async function publicBoxScore(page: Page): Promise<void> {
	await open(page, "/hoops/schedule?status=completed");
	const href = await page.locator('main a[href*="/games/"]').first().getAttribute("href");
	await open(page, href ?? "");
}

async function comingGame(page: Page): Promise<void> {
	await open(page, "/hoops/schedule?status=scheduled");
	const href = await page.locator('main a[href*="/games/"]').first().getAttribute("href");
	await open(page, href ?? "");
}

/** Who leads the league in points. */
async function player(page: Page): Promise<void> {
	await open(page, "/hoops/statistics/players");
	const href = await page.locator('main a[href*="/players/"]').first().getAttribute("href");
	await open(page, href ?? "");
}

/** The league's site is offered in French as well, and read by somebody who is not signed in. */
async function inFrench(page: Page): Promise<void> {
	await openScreen(page, "/dashboard");
	const { organization } = await read<{ organization: { id: number } }>(
		page,
		"/api/organizations/slug/hoops",
	);
	await write(page, "PUT", `/api/organizations/${organization.id}`, { moreLanguages: ["fr"] });
	await page.context().clearCookies();
	await open(page, "/hoops/fr/statistics/players");
}

/** As it is on a Monday: a few games were played whose results nobody wrote down yet. */
async function dashboard(page: Page): Promise<void> {
	await openScreen(page, "/dashboard");
	const { gamesWithoutResultCount } = await read<{ gamesWithoutResultCount: number }>(
		page,
		"/api/dashboard",
	);
	if (gamesWithoutResultCount > 0) return;
	for (const { id } of (await playedGames(page)).slice(-3)) {
		await write(page, "PUT", `/api/gamesv2/${id}/details`, { clearScore: true });
	}
	await openScreen(page, "/dashboard");
}

/** On a phone as cards, which have the results in sight. */
async function gameList(page: Page): Promise<void> {
	await openScreen(page, "/dashboard");
	const isPhone = page.viewportSize()?.width === phone.viewport.width;
	const viewMode = isPhone ? "card" : "table";
	await write(page, "POST", "/api/preferences/view-mode", { viewMode });
	await openScreen(page, "/dashboard/games");
}

/** A draft of next spring, made for the picture. */
async function scheduleBuilder(page: Page): Promise<void> {
	const [, , , seasonId = "", , leagueId = ""] = (await currentLeague(page)).split("/");
	const { schedules } = await read<{ schedules: { id: number; name: string }[] }>(
		page,
		"/api/schedules",
	);
	const made = schedules.find(({ name }) => name === nextSpring.name);
	const id = made?.id ?? (await makeSchedule(page, { seasonId, leagueId }));
	await openScreen(page, `/scheduleBuilder/${id}`);
}

const nextSpring = {
	name: "Next spring",
	startDate: "2027-01-04",
	numWeeks: 10,
	gameDays: ["Monday"],
	timeSlots: ["18:00", "19:00", "20:00"],
	courts: ["North court", "South court"],
};

async function makeSchedule(
	page: Page,
	league: { seasonId: string; leagueId: string },
): Promise<number> {
	const { schedule } = await write<{ schedule: { id: number } }>(page, "POST", "/api/schedules", {
		...nextSpring,
		...league,
	});
	const { id: scheduleId } = schedule;
	await write(page, "POST", "/api/games/generate-full-schedule", { scheduleId });
	return scheduleId;
}

async function seasonLeague(page: Page): Promise<void> {
	await openScreen(page, await currentLeague(page));
}

async function roster(page: Page): Promise<void> {
	await seasonLeague(page);
	const teams = page.getByRole("table", { name: "Teams of the league" });
	await teams.getByRole("link").first().click();
	await page.getByRole("table", { name: "Players of the team" }).waitFor();
}

/** The last game that was played, in the middle of being typed. */
async function gameDay(page: Page): Promise<void> {
	await openScreen(page, "/dashboard");
	const last = (await playedGames(page)).at(-1);
	await openScreen(page, `/games/${last?.id}`);
	await page
		.getByRole("button", { name: /^(Edit|Enter) box score$/ })
		.first()
		.click();
	await page.locator('[data-place="2 1"]').locator("visible=true").first().tap();
}

async function matchedColumns(page: Page): Promise<void> {
	await openScreen(page, "/dashboard/import");
	const buffer = Buffer.from(spreadsheet.map((cells) => cells.join(",")).join("\n"));
	const file = { name: "spring.csv", mimeType: "text/csv", buffer };
	await page.locator("input[type=file]").first().setInputFiles(file);
	const columns = page.getByRole("heading", { name: "Columns of spring.csv" });
	await columns.waitFor();
	await columns.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
	await page.evaluate(() => scrollBy(0, -24));
}

/** As a league keeps it that never heard of Fieldhouse. */
const spreadsheet = [
	[
		"Match",
		"Day",
		"Tip-off",
		"Host",
		"Visitors",
		"Host points",
		"Visitors points",
		"Gym",
		"Referee",
	],
	["101", "2026-03-02", "19:00", "Night Shift", "Iron Kettle", "81", "70", "Main gym", "Lee"],
	["102", "2026-03-02", "20:15", "Sunday Best", "Ankle Insurance", "", "", "Main gym", "Kim"],
];

async function currentLeague(page: Page): Promise<string> {
	await openScreen(page, "/dashboard");
	const { seasonsLeagues } = await read<{
		seasonsLeagues: { seasonId: number; leagueId: number }[];
	}>(page, "/api/seasonsleagues");
	const [first] = seasonsLeagues;
	return `/dashboard/seasons/${first?.seasonId}/leagues/${first?.leagueId}`;
}

async function playedGames(page: Page): Promise<{ id: number }[]> {
	const { games } = await read<{ games: { id: number; score_home: number | null }[] }>(
		page,
		"/api/gamesv2",
	);
	return games.filter(({ score_home }) => score_home !== null);
}

/** The API as the signed-in browser reads it. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
	return page.evaluate(async (path) => (await fetch(path)).json(), path);
}

async function write<Answer>(
	page: Page,
	method: string,
	path: string,
	body: object,
): Promise<Answer> {
	const { status, said } = await page.evaluate(
		async ({ method, path, body }) => {
			const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
			const headers = {
				"content-type": "application/json",
				"x-xsrf-token": decodeURIComponent(token),
			};
			const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
			return { status: answer.status, said: await answer.json() };
		},
		{ method, path, body },
	);
	if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}.`);
	return said;
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(rootUrl + path);
}

/** Signs in on the way where nobody is signed in yet. */
async function openScreen(page: Page, path: string): Promise<void> {
	if (!page.url().startsWith(rootUrl)) {
		await open(page, "/login");
		await page.getByLabel("Username").fill("harborline-owner");
		await page.getByLabel("Password").fill(memberPassword);
		await page.getByRole("button", { name: "LOGIN" }).click();
		await page.waitForURL("**/dashboard**");
	}
	await open(page, path);
	await page.getByRole("heading", { level: 1 }).waitFor();
}
