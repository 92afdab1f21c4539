// @vitest-environment window
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Club, startClubs } from "#testing/admin/club.ts";
import {
	failingWrites,
	heading,
	openAdmin,
	pass,
	refused,
	said,
	screen,
	textsOf,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, admin, found } = await startClubs();
const plan = { "Monday D1": ["Hawks", "Owls"], "Tuesday D2": ["Kites"] };

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const monday = (club: Club) => club.leagues["Monday D1"] ?? { id: 0, teams: {} };
const placeOf = (club: Club) => `/dashboard/seasons/${club.seasonId}/leagues/${monday(club).id}`;
const rosterOf = (club: Club, team: string) => `${placeOf(club)}/teams/${monday(club).teams[team]}`;

/** One that no test changes. */
const club = await found(plan);
const game = await club.addGame("Owls", "Hawks", 1);
const { player } = await club.call(
	"POST",
	`${rosterOf(club, "Hawks").replace("/dashboard/seasons", "/seasonsv2")}/players`,
	{ firstName: "Ida", lastName: "May" },
);
const ida: number = player.id;

test("a sentence of success is cleared after three seconds, also on the next screen", async () => {
	const club = await found(plan);
	const { user, press } = await openAdmin(app, placeOf(club), { as: club.staff });
	await press("Edit Hawks");
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	await press("Save");
	await said("Team updated!");
	await pass(2000);
	await said("Team updated!");
	await user.click(screen.getByRole("link", { name: "This season" }));
	await heading("This season");
	await pass(1000);
	expect(screen.queryByText("Team updated!")).toBeNull();
});

describe("what cannot be loaded", () => {
	test.each([
		"/dashboard",
		"/dashboard/seasons",
		"/dashboard/leagues",
		"/dashboard/teams",
		"/dashboard/players",
		"/dashboard/games",
		"/dashboard/trash",
		"/stats",
		placeOf(club),
		rosterOf(club, "Hawks"),
		`/games/${game}`,
	])("leaves %s empty with a way to try again, and is logged", async (path) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		const { goTo, press, intercept } = await openAdmin(app, "/login", { as: club.staff });
		intercept(({ url }) =>
			url.includes("/auth/") ? undefined : new Response("", { status: 500 }),
		);
		await goTo(path);
		const again = await screen.findByRole("button", { name: "Try again" });
		await waitFor(() => expect(logged).toHaveBeenCalled());
		screen.getByRole("navigation", { name: "Administration" });
		intercept(() => undefined);
		await press("Try again");
		await waitFor(() => expect(again.isConnected).toBe(false));
		expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(
			"Nothing to show right now",
		);
	});

	test("because it is forbidden says Unauthorized access", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const club = await found(plan);
		const { goTo, intercept } = await openAdmin(app, "/login", { as: club.staff });
		intercept(({ url }) =>
			url.includes("/api/seasonsv2/") ? new Response("", { status: 403 }) : undefined,
		);
		await goTo(placeOf(club));
		await heading("Unauthorized access");
	});

	test("is not there for members of another league", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const other = await found(plan);
		const game = await other.addGame("Owls", "Hawks", 1);
		const club = await found(plan);
		const season = `/dashboard/seasons/${club.seasonId}`;
		const foreign: [string, string][] = [
			[`/dashboard/seasons/${other.seasonId}`, "Season not found."],
			[`${season}/leagues/${monday(other).id}`, "League not found."],
			[`${placeOf(club)}/teams/${monday(other).teams.Hawks}`, "Team not found."],
			[`${placeOf(club)}/teams/${club.leagues["Tuesday D2"]?.teams.Kites}`, "Team not found."],
			[`/games/${game}`, "Game not found."],
			[`/players/${ida}`, "Player not found."],
		];
		const { goTo } = await openAdmin(app, "/dashboard", { as: club.staff });
		for (const [path, sentence] of foreign) {
			await goTo(path);
			await screen.findByText(sentence);
		}
	});
});

describe("the start", () => {
	test("shows Loading... over a screen of members until the check has ended", async () => {
		const { staff } = await found(plan);
		const { goTo, intercept } = await openAdmin(app, "/dashboard", { as: staff });
		let letGo = () => {};
		intercept(
			({ url }) =>
				(url.endsWith("/auth/check-auth") &&
					new Promise((resolve) => {
						letGo = () => resolve(undefined);
					})) ||
				undefined,
		);
		await goTo("/dashboard/seasons");
		await screen.findByText("Loading...");
		expect(screen.queryByRole("navigation")).toBeNull();
		letGo();
		await heading("Seasons");
		expect(screen.queryByText("Loading...")).toBeNull();
	});

	test("with a member and no user crashes nothing", async () => {
		const { goTo, intercept } = await openAdmin(app, "/login");
		intercept(({ url }) =>
			url.endsWith("/auth/check-auth") ? Response.json({ authenticated: true }) : undefined,
		);
		await goTo("/dashboard");
		await heading("Welcome");
		const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
		expect(navigation.queryByRole("link", { name: "Users" })).toBeNull();
	});

	test("of the sign-in has no sidebar, nor has a public page", async () => {
		const { slug } = await found(plan);
		const { goTo } = await openAdmin(app, "/login");
		for (const path of ["/login", `/${slug}/login`]) {
			await goTo(path);
			await screen.findByRole("button", { name: "LOGIN" });
			expect(screen.queryByRole("navigation")).toBeNull();
		}
		const page = await (await app.get(`/${slug}/teamList`)).text();
		expect(page).toContain("</h1>");
		expect(page).not.toContain('aria-label="Administration"');
		expect(page).not.toContain('type="password"');
	});

	test("groups the settings in the sidebar", async () => {
		const { staff } = await found(plan);
		await openAdmin(app, "/dashboard/seasons", { as: staff });
		await heading("Seasons");
		const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
		expect(navigation.getAllByRole("link")[0]?.textContent).toBe("Dashboard");
		const settings = within(navigation.getByRole("region", { name: "Settings" }));
		expect(textsOf(settings.getAllByRole("link"))).toEqual(["Stats", "User", "Tokens"]);
		expect(textsOf(navigation.getAllByRole("button"))).toEqual(["Logout"]);
	});

	test.each([
		["/dashboard/playerToggle", "/login"],
		["/dashboard/players/7?domain=hoops-league.test", "/login?domain=hoops-league.test"],
		["/dashboard/players", "/login"],
		["/dashboard/players?domain=hoops-league.test", "/login?domain=hoops-league.test"],
	])("sends strangers from %s to the sign-in", async (from, to) => {
		await openAdmin(app, from);
		await screen.findByRole("button", { name: "LOGIN" });
		expect(location.pathname + location.search).toBe(to);
	});

	test.each([
		["/dashboard?domain=a%26b%2Fc.test", "/site?domain=a%26b%2Fc.test"],
		["/dashboard/games?domain=hoops-league.test", "/site?domain=hoops-league.test"],
		["/seasonList", "/"],
		["/players/7", "/"],
		["/dashboard", "/"],
		["/dashboard/seasons", "/"],
		["/stats", "/"],
		["/userList", "/"],
		["/dashboard?domain=hoops-league.test", "/site?domain=hoops-league.test"],
		["/dashboard?domain=unknown.test", "/site?domain=unknown.test"],
		["/teamList", "/"],
		["/games/1", "/"],
	])("sends strangers from %s to the public site", async (from, to) => {
		const { left } = await openAdmin(app, from);
		await waitFor(() => expect(left()).toBe(to));
	});
});

describe("every address of a screen opens it and stays, in all its spellings:", () => {
	const { seasonId } = club;
	const { id: league, teams } = monday(club);
	const under = (id: number, ...places: string[]) => places.map((place) => `${place}/${id}`);
	const screens: Record<string, string[]> = {
		[`Welcome, ${club.staff.username}`]: ["/dashboard"],
		Seasons: ["/dashboard/seasons", "/dashboard/seasonToggle", "/seasonList"],
		"This season": under(seasonId, "/dashboard/seasons", "/dashboard/singleSeasonToggle").concat(
			under(seasonId, "/season", "/seasonLeagues"),
		),
		Leagues: ["/dashboard/leagues", "/leagueList"],
		"Monday D1": under(league, "/leagues", "/dashboard/singleLeagueToggle").concat(
			under(league, "/dashboard/SingleLeagueToggle"),
			placeOf(club),
		),
		Teams: ["/dashboard/teams", "/dashboard/teamToggle", "/teamList"],
		Hawks: under(teams.Hawks ?? 0, "/dashboard/singleTeamToggle", "/teams").concat(
			rosterOf(club, "Hawks"),
		),
		Players: ["/dashboard/players", "/dashboard/playerToggle", "/playerList"],
		"Ida May": under(ida, "/dashboard/players", "/players").concat(`/player/${ida}/stats`),
		Games: ["/dashboard/games", "/dashboard/gameToggle", "/schedule"],
		"Owls at Hawks": [`/games/${game}`],
		"Schedule Builder": ["/scheduleBuilder"],
		Businesses: ["/businessPage"],
		Statistics: ["/stats"],
		"Game periods": ["/gamePeriod"],
		"Player attributes": ["/playerAttributes"],
		"User settings": ["/userSettings"],
	};
	test.each(Object.entries(screens))("%s", async (title, paths) => {
		const { goTo, left } = await openAdmin(app, "/login", { as: club.staff });
		for (const path of paths) {
			await goTo(path);
			expect(left(), path).toBeNull();
			await heading(title);
			expect(location.pathname).toBe(path);
		}
	});
});

test("a message stays while somebody is at it, and is cleared three seconds later", async () => {
	const { staff } = await found();
	const { user, press, intercept } = await openAdmin(app, "/userSettings", { as: staff });
	await heading("User settings");
	intercept(failingWrites);
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	await press("Logout");
	const sentence = "You are still signed in. Please try again.";
	const message = await refused(sentence);
	await user.hover(message);
	await pass(10_000);
	await refused(sentence);
	await user.unhover(message);
	await pass(2800);
	await refused(sentence);
	await pass(300);
	expect(screen.queryByText(sentence)).toBeNull();
});

test("the navigation marks where one is, also below a list and at old addresses", async () => {
	const club = await found(plan);
	const { goTo } = await openAdmin(app, "/login", { as: club.staff });
	for (const [path, label] of [
		["/dashboard/seasons", "Seasons"],
		[placeOf(club), "Seasons"],
		["/schedule", "Games"],
		["/dashboard/trash", "Recently deleted"],
	] as const) {
		await goTo(path);
		const navigation = await screen.findByRole("navigation", { name: "Administration" });
		await waitFor(() =>
			expect(navigation.querySelector("[aria-current]")?.textContent, path).toBe(label),
		);
	}
});

const siteLink = () => screen.getAllByText("View site")[0]?.closest("a");

test("links of the administration lead to the site under its slug", async () => {
	const { staff, slug } = await found();
	await openAdmin(app, "/playerList", { as: staff });
	await heading("Players");
	expect(siteLink()?.getAttribute("href")).toBe(`/${slug}/teamList`);
});

describe("a super administrator", () => {
	test("acts for an organization that was found by a word of its name, and stops", async () => {
		const { id, slug } = await found();
		const { user, fill, press, intercept } = await openAdmin(app, "/dashboard", { as: admin });
		await fill(await screen.findByRole("combobox", { name: "Organization" }), slug);
		await screen.findByRole("option", { name: `Club ${slug}` });
		await user.keyboard("{ArrowDown}{Enter}");
		const bar = await screen.findByRole("region", { name: "Acting organization" });
		expect(bar.textContent).toContain(`Acting for Club ${slug}`);
		await waitFor(() => expect(document.title).toBe(`Welcome, admin · ${slug}`));
		let asked = "";
		intercept(({ url }) => {
			if (url.includes("/api/seasonsv2")) asked = new URL(url).search;
			return undefined;
		});
		const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
		await user.click(navigation.getByRole("link", { name: "Seasons" }));
		await screen.findByRole("link", { name: "This season" });
		expect(siteLink()?.getAttribute("href")).toBe(`/${slug}/teamList`);
		expect(asked).toBe(`?organization_id=${id}`);
		await press("Stop");
		await waitFor(() => expect(document.title).toBe("Welcome, admin · Fieldhouse"));
		expect(screen.queryByRole("region", { name: "Acting organization" })).toBeNull();
	});

	test("works in the host's organization on a custom domain, without a choice", async () => {
		const { id, call } = await found();
		await call("PUT", `/organizations/${id}`, { domain: "own-domain.test" });
		await openAdmin(app, "/dashboard", { as: admin, host: "own-domain.test" });
		await heading("Welcome, admin");
		await waitFor(() => expect(document.title).toBe("Welcome, admin · own-domain.test"));
		expect(screen.queryByRole("combobox", { name: "Organization" })).toBeNull();
	});
});
