import { readFileSync } from "node:fs";
import { join } from "node:path";
import { plainThings } from "#testing/plain-things.ts";
import { asAdmin, asPerson, type Call, dayFromToday, foundBeginner, foundClub } from "./club.ts";
import { pictureFolder as folder, memberPassword, rootUrl, urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { colourScreen, drawEverything, expectFine, expectFineForVisitors } from "./site.ts";
import { expect, type Page, test as plain } from "./test.ts";

/** Who looks, and what they have in front of them. */
type Seen = {
	owner: string;
	/** Somebody who chose cards where there is a choice. */
	cards: string;
	club: string;
	beginner: string;
	season: number;
	league: number;
	team: number;
	entry: number;
	player: number;
	game: number;
	user: number;
	schedules: [number, number];
	/** In the club: the league in a season whose playoffs are planned, and these. */
	clubLeague: [number, number];
	stage: number;
	webhook: number;
	registration: number;
	/** Of the club, who has earned a fee. */
	official: number;
	/** Of a game of the club that was moved. */
	notice: string;
};

type Visits = Record<string, (seen: Seen) => string>;

/** The lists of plain things; every one of them has its screen. */
const plainLists = Object.values(plainThings).map(({ list }) => list);

function visitsOf(lists: typeof plainLists, view = ""): Visits {
	return Object.fromEntries(lists.map(({ screen, path }) => [screen + view, () => path]));
}

/** In the place of things whose numbers do not matter. */
const anybody: Seen = {
	owner: "",
	cards: "",
	club: "",
	beginner: "",
	season: 0,
	league: 0,
	team: 0,
	entry: 0,
	player: 0,
	game: 0,
	user: 0,
	schedules: [0, 0],
	clubLeague: [0, 0],
	stage: 0,
	webhook: 0,
	registration: 0,
	official: 0,
	notice: "new",
};

/*
 * Every screen and every kind of public page, opened once and looked at in both sizes: no barrier,
 * nothing scrolls sideways, and what is written can be read in both themes. With SCREENSHOTS=folder
 * each is kept as a picture instead, to be compared with the same picture of another version.
 */

/** By the names they have in src/admin/routes.tsx; what follows a dash is another view of one. */
const screens: Record<string, { by: (seen: Seen) => string | null; visits: Visits }> = {
	"an owner": {
		by: ({ owner }) => owner,
		visits: {
			dashboard: () => "/dashboard",
			seasonList: () => "/dashboard/seasons",
			season: ({ season }) => `/dashboard/seasons/${season}`,
			seasonPictures: ({ season }) => `/dashboard/seasons/${season}/pictures`,
			seasonLeague: ({ season, league }) => `/dashboard/seasons/${season}/leagues/${league}`,
			honors: ({ season, league }) => `/dashboard/seasons/${season}/leagues/${league}/honors`,
			tableRules: ({ season, league }) => `/dashboard/seasons/${season}/leagues/${league}/table`,
			roster: ({ season, league, team }) =>
				`/dashboard/seasons/${season}/leagues/${league}/teams/${team}`,
			leagueList: () => "/dashboard/leagues",
			league: ({ league }) => `/leagues/${league}`,
			teamList: () => "/dashboard/teams",
			team: ({ team }) => `/teams/${team}`,
			gamesToMakeUp: () => "/dashboard/games/make-up",
			playerList: () => "/dashboard/players",
			player: ({ player }) => `/dashboard/players/${player}`,
			playerStats: ({ player }) => `/player/${player}/stats`,
			gameList: () => "/dashboard/games",
			game: ({ game }) => `/games/${game}`,
			gameSheets: ({ game }) => `/dashboard/games/sheets?game=${game}`,
			gameCheckIn: ({ game }) => `/dashboard/games/${game}/check-in`,
			discipline: ({ season, league }) =>
				`/dashboard/seasons/${season}/leagues/${league}/discipline`,
			gameNight: () => "/dashboard/table",
			scorer: ({ game }) => `/dashboard/games/${game}/score`,
			importing: () => "/dashboard/import",
			statList: () => "/stats",
			gamePeriods: () => "/gamePeriod",
			playerAttributes: () => "/playerAttributes",
			userSettings: () => "/userSettings",
			user: ({ user }) => `/user/${user}`,
			organizationSettings: () => "/organizationSettings",
			look: () => "/dashboard/site/look",
			sitePages: () => "/dashboard/site/pages",
			pageEditor: () => "/dashboard/site/pages/registration",
			postList: () => "/dashboard/site/news",
			postEditor: () => "/dashboard/site/news/new",
			siteNavigation: () => "/dashboard/site/navigation",
			domain: () => "/dashboard/site/domain",
			people: () => "/dashboard/people",
			letterList: () => "/dashboard/letters",
			messageList: () => "/dashboard/messages",
			ledger: () => "/dashboard/ledger",
			debtor: ({ team }) => `/dashboard/ledger/team/${team}`,
			tokenList: () => "/dashboard/tokens",
			pictureList: () => "/dashboard/site/pictures",
			sharing: () => "/dashboard/site/sharing",
			"unknown-screen": () => "/dashboard/nothing/here",
		},
	},
	"somebody who likes cards": {
		by: ({ cards }) => cards,
		visits: {
			"seasonList-cards": () => "/dashboard/seasons",
			"leagueList-cards": () => "/dashboard/leagues",
			"teamList-cards": () => "/dashboard/teams",
			"playerList-cards": () => "/dashboard/players",
			"gameList-cards": () => "/dashboard/games",
		},
	},
	"the owner of a small club": {
		by: ({ club }) => club,
		visits: {
			scheduleList: () => "/scheduleBuilder",
			hallEvening: () => "/dashboard/venues/evening",
			newSchedule: () => "/scheduleBuilder/new",
			builder: ({ schedules }) => `/scheduleBuilder/${schedules[0]}`,
			editSchedule: ({ schedules }) => `/scheduleBuilder/${schedules[0]}/edit`,
			replanSchedule: ({ schedules }) =>
				`/scheduleBuilder/${schedules[0]}/replan?closedFrom=2026-01-01&closedUntil=2027-12-31&moreWeeks=4`,
			availability: ({ schedules }) => `/scheduleBuilder/${schedules[0]}/availability`,
			officiatedGames: () => "/dashboard/officials/games",
			"debtor-official": ({ official }) => `/dashboard/ledger/official/${official}`,
			compareSchedules: ({ schedules: [a, b] }) => `/scheduleBuilder/compare?a=${a}&b=${b}`,
			stageList: ({ clubLeague: [season, league] }) =>
				`/dashboard/seasons/${season}/leagues/${league}/stages`,
			stage: ({ stage }) => `/dashboard/stages/${stage}`,
			noticeList: () => "/dashboard/notices",
			notice: ({ notice }) => `/dashboard/notices/${notice}`,
			stagePlayers: ({ stage }) => `/dashboard/stages/${stage}/players`,
			captainList: () => "/dashboard/captains",
			registrationList: () => "/dashboard/registrations",
			signUpList: ({ registration }) => `/dashboard/registrations/${registration}`,
			registrationForm: ({ registration }) => `/dashboard/registrations/${registration}/edit`,
			webhookList: () => "/dashboard/webhooks",
			webhook: ({ webhook }) => `/dashboard/webhooks/${webhook}`,
			...visitsOf(plainLists),
			trash: () => "/dashboard/trash",
			audit: () => "/audit",
		},
	},
	"the owner of nothing yet": {
		by: ({ beginner }) => beginner,
		visits: {
			firstSteps: () => "/firstSteps",
			"dashboard-empty": () => "/dashboard",
			"seasonList-empty": () => "/dashboard/seasons",
			"leagueList-empty": () => "/dashboard/leagues",
			"teamList-empty": () => "/dashboard/teams",
			"playerList-empty": () => "/dashboard/players",
			"gameList-empty": () => "/dashboard/games",
			...visitsOf(plainLists, "-empty"),
			"sitePages-empty": () => "/dashboard/site/pages",
		},
	},
	"a super administrator": {
		by: () => "admin",
		visits: {
			userList: () => "/userList",
			userConfig: ({ user }) => `/userConfig/${user}`,
			organizationList: () => "/organizations",
			organization: () => "/organizations/1",
		},
	},
	"a stranger": {
		by: () => null,
		visits: {
			login: () => "/login",
			"login-of-a-league": () => "/hoops/login",
			forgotten: () => "/login/forgotten",
			"choose-password": () => "/login/password?link=old",
			"confirm-address": () => "/login/address?link=old",
			guest: () => "/dashboard/games/1/table",
			captain: () => "/dashboard/games/1/roster",
		},
	},
};

const pages: Visits = {
	home: () => "/hoops",
	standings: () => "/hoops/teamList",
	playoffs: () => "/hoops/playoffs",
	teams: () => "/hoops/teams",
	schedule: ({ league }) => `/hoops/schedule?league=${league}`,
	players: () => "/hoops/playerList",
	"players-found": () => "/hoops/playerList?search=an",
	leaderboard: () => "/hoops/leaderboard",
	registration: () => "/hoops/registration",
	leagueInfo: () => "/hoops/leagueInfo",
	tournament: () => "/hoops/tournament",
	news: () => "/hoops/news",
	follow: () => "/hoops/follow",
	"sign-up": () => "/hoops/sign-up",
	"sign-up-link": () => "/hoops/sign-up/link",
	"season-pictures": () => "/hoops/schedule/pictures",
	youth: () => "/hoops/youth",
	ourTeam: () => "/hoops/ourTeam",
	leagueFootage: () => "/hoops/leagueFootage",
	contact: () => "/hoops/contact",
	team: ({ entry }) => `/hoops/teams/${entry}`,
	player: ({ player }) => `/hoops/players/${player}`,
	"player-seasons": ({ player }) => `/hoops/player/${player}/stats`,
	game: ({ game }) => `/hoops/games/${game}`,
	league: ({ league }) => `/hoops/leagues/${league}`,
	"embedded-standings": () => "/hoops/embed/standings",
	"embedded-schedule": () => "/hoops/embed/schedule",
	"embedded-next-game": () => "/hoops/embed/next-game",
	"embedded-playoffs": () => "/hoops/embed/playoffs",
	"small-league": () => urlOf("cedarbend.test"),
	"not-found": () => "/hoops/nothing",
	"unknown-league": () => "/nobody-here",
	"unknown-host": () => urlOf("nobody.test"),
	landing: () => "/",
	browse: () => "/browse",
	millionaire: () => "/millionaire",
};

/** Of this worker. Were it Playwright's own fixture of a worker, this file would need workers of its own. */
let prepared: Promise<Seen> | undefined;

const test = plain.extend<{ seen: Seen }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here which fixtures are needed
	seen: async ({}, use, { workerIndex }) => {
		prepared ??= prepare(workerIndex);
		await use(await prepared);
	},
});

test.use({ keepsPage: true });
test.beforeEach(({ page }) => resize(page, "desktop"));

test("the screens below are all there are", () => {
	const routes = readFileSync(new URL("../src/admin/routes.tsx", import.meta.url), "utf8");
	const names = new Set([...routes.matchAll(/\bat\(\s*"(\w+)",/g)].map(([, name]) => name));
	expect(names.size).toBeGreaterThan(30);
	const visited = Object.values(screens).flatMap(({ visits }) => Object.keys(visits));
	expect([...names].filter((name) => !visited.includes(name ?? ""))).toEqual([]);
	for (const address of otherAddresses) {
		expect(routes).toMatch(new RegExp(`"${address.replace(/0$/, ":\\w+")}"`));
	}
});

for (const [who, { by, visits }] of Object.entries(screens)) {
	test.describe(who, () => {
		for (const [name, path] of Object.entries(visits)) {
			test(`sees ${name}`, async ({ page, seen }) => {
				const person = by(seen);
				const complaints = complaintsOf(page);
				if (person !== null) await signIn(page, person, { to: null });
				await open(page, path(seen));
				await expect(page.locator("body")).not.toContainText(/undefined|NaN|\[object/);
				const isThere = name !== "unknown-screen";
				await expect(page.getByText("Not found", { exact: true })).toHaveCount(isThere ? 0 : 1);
				expect((await linksOf(page)).filter((kind) => !linked.has(kind))).toEqual([]);
				await narrow(page);
				// The policy of the shell refuses nothing the application does; that a link is old stands in the console.
				const isOld = (complaint: string) =>
					/^(choose-password|confirm-address)$/.test(name) && /409/.test(complaint);
				expect(complaints.filter((it) => !isOld(it))).toEqual([]);
				for (const size of sizes) {
					await resize(page, size);
					// It asks how wide the window is only when it is opened.
					if (name === "pageEditor" && size === "phone") await open(page, path(seen));
					if (folder === undefined) await expectFine(page);
					else await keepInBothThemes(page, `${size}-THEME-screen-${name}`, colourScreen);
				}
			});
		}
	});
}

test.describe("a visitor", { tag: "@demonstration" }, () => {
	for (const [name, path] of Object.entries(pages)) {
		test(`sees ${name}`, async ({ page, seen }) => {
			const complaints = complaintsOf(page);
			const foreign = foreignRequestsOf(page);
			await open(page, path(seen));
			if (!name.startsWith("embedded"))
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			expect(await straysOf(page)).toEqual([]);
			expect(foreign).toEqual([]);
			// Whoever asks for what is not there is told so in the console too.
			if (!/^(not-found|unknown)/.test(name)) expect(complaints).toEqual([]);
			await page.locator("main details").evaluateAll((all) => {
				for (const details of all) details.toggleAttribute("open", true);
			});
			for (const size of sizes) {
				await resize(page, size);
				if (folder === undefined) await expectFineForVisitors(page);
				else await keepInBothThemes(page, `${size}-THEME-page-${name}`, colourDevice);
			}
		});
	}
});

/** An address without its numbers, its league and what a list was asked for. */
function kindOf(path: string): string {
	return path
		.replace(/[?#].*/, "")
		.replaceAll(/\d+/g, "0")
		.replace(/^\/(hoops|club-0-0|new-0-0)(\/|$)/, "/a-league/")
		.replace(/^(\/dashboard\/site\/pages)\/\w+$/, "$1/a-page")
		.replace(/^(\/dashboard\/notices)\/.+$/, "$1/a-notice")
		.replace(/^(\/dashboard\/site\/news)\/new$/, "$1/0");
}

/** Screens that are seen under another address. */
const otherAddresses = [
	"/dashboard/seasonToggle",
	"/dashboard/singleSeasonToggle/0",
	"/dashboard/singleLeagueToggle/0",
	"/dashboard/singleTeamToggle/0",
	"/players/0",
	"/dashboard/registrations/new",
];

/** The same of pages: what is open in a league is founded by the captain's journey. */
const otherPages = ["/a-league/sign-up/0"];

/** Kinds of addresses that screens may lead to: what is seen here, and other addresses of it. */
const linked = new Set([
	...Object.values(screens)
		.flatMap(({ visits }) => Object.values(visits))
		.concat(Object.values(pages))
		.map((path) => kindOf(path(anybody))),
	...otherAddresses,
	...otherPages,
]);

/** Where the links of a screen lead to within the product. */
async function linksOf(page: Page): Promise<string[]> {
	const links = await page
		.locator("a[href]")
		.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
	const own = links
		.map((link) => new URL(link))
		.filter(({ host }) => host === new URL(rootUrl).host);
	return [...new Set(own.map(({ pathname }) => kindOf(pathname)))];
}

type Size = "desktop" | "phone";

const sizes: readonly Size[] = ["desktop", "phone"];

/** The window becomes that of a device, which is touched on a phone. */
async function resize(page: Page, size: Size): Promise<void> {
	const isPhone = size === "phone";
	await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
	const protocol = await page.context().newCDPSession(page);
	await protocol.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
	await protocol.detach();
}

type Theme = "light" | "dark";

const colourDevice = (page: Page, colorScheme: Theme) => page.emulateMedia({ colorScheme });

async function keepInBothThemes(
	page: Page,
	name: string,
	colour: (page: Page, theme: Theme) => Promise<void>,
): Promise<void> {
	for (const theme of ["light", "dark"] as const) {
		await colour(page, theme);
		await keep(page, name.replace("THEME", theme));
	}
	await colour(page, "light");
}

/** What the browser complains of in its console; pictures of videos lie with others, out of reach. */
function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		const isOurs =
			!message.text().includes("Cross-Origin-Opener-Policy") &&
			!message.text().includes("ERR_CONNECTION_REFUSED") &&
			// An embed has no icon; nobody asks for one where it stands in another's page.
			!message.location().url.endsWith("/favicon.ico");
		if (message.type() === "error" && isOurs) complaints.push(message.text());
	});
	return complaints;
}

/** What is asked for elsewhere; videos lie with others. */
function foreignRequestsOf(page: Page): string[] {
	const foreign: string[] = [];
	page.on("request", (request) => {
		const { hostname } = new URL(request.url());
		const isOurs = hostname.endsWith(".test") || /youtube(-nocookie)?\.com$/.test(hostname);
		if (!isOurs) foreign.push(request.url());
	});
	return foreign;
}

/** Links of a league's page under its slug that leave the league. */
async function straysOf(page: Page): Promise<string[]> {
	const [, slug] = /^\/(hoops)(\/|$)/.exec(new URL(page.url()).pathname) ?? [];
	const hrefs = await page
		.locator("a[href^='/']:not([href^='/demo/']):not([href^='/cards/'])")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
	return slug === undefined ? [] : hrefs.filter((href) => !/^\/hoops(\/|$)/.test(href));
}

/** Opens a page and waits until everything it asks the server for has come. */
async function open(page: Page, path: string): Promise<void> {
	let waiting = 0;
	const isAsked = (url: string) => new URL(url).pathname.startsWith("/api/");
	page.on("request", (it) => {
		if (isAsked(it.url())) waiting += 1;
	});
	for (const end of ["requestfinished", "requestfailed"] as const) {
		page.on(end as "requestfinished", (it) => {
			if (isAsked(it.url())) waiting -= 1;
		});
	}
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(new URL(path, rootUrl).href);
	await page.locator("h1, table, main").first().waitFor();
	// What has come asks for more in the next frames.
	let quiet = 0;
	while (quiet < 3) {
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
		quiet = waiting === 0 ? quiet + 1 : 0;
	}
}

/** Of hundreds of people in a list a few show what there is to see. */
async function narrow(page: Page): Promise<void> {
	const search = page.getByRole("main").getByRole("searchbox").first();
	if ((await page.locator("main :is(tr, article)").count()) < 60) return;
	if (await search.isVisible()) await search.fill("ang");
}

async function keep(page: Page, name: string): Promise<void> {
	await drawEverything(page);
	await page.mouse.move(0, 0);
	// Pictures below the fold come when they are scrolled to.
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await document.fonts.ready;
	});
	await page.waitForLoadState("networkidle");
	await page.screenshot({
		path: join(folder ?? "", `${name}.png`),
		fullPage: true,
		animations: "disabled",
		style: "iframe:not([src^='/']) { visibility: hidden !important; }",
	});
}

/** People of the first league for this worker, and a club with what the demonstration has none of. */
async function prepare(worker: number): Promise<Seen> {
	const admin = await asAdmin();
	const people = { owner: `owner-${worker}`, cards: `cards-${worker}` };
	for (const username of Object.values(people)) {
		const account = { username, password: memberPassword, role: "org_owner", organization_id: 1 };
		await admin("POST", "/usersv2", account);
	}
	const cards = await asPerson(people.cards);
	await cards("POST", "/preferences/view-mode", { viewMode: "card" });
	const { owner: beginner } = await foundBeginner();
	const first: Call = (method, path) => admin(method, `${path}?organization_id=1`);
	return { ...people, ...(await prepareClub()), beginner, ...(await findShown(first)) };
}

/** One of each thing in the first league. */
async function findShown(call: Call) {
	const { seasons } = await call("GET", "/seasonsv2");
	const season: number = seasons.find(({ active }: { active: boolean }) => active).id;
	const { leagues } = await call("GET", `/seasonsv2/${season}/leagues`);
	const league: number = leagues[0].id;
	const [team] = leagues[0].teams;
	const { games } = await call("GET", "/gamesv2");
	const over = games.find(({ status }: { status: string }) => status === "completed");
	const { users } = await call("GET", "/usersv2");
	const user = users.find(({ role }: { role: string }) => role === "staff").id;
	const ids = { team: team.id, entry: team.seasons_leagues_team_id, player: team.players[0].id };
	return { season, league, ...ids, game: over.id, user };
}

/** A club with schedules, plain things and something deleted. */
async function prepareClub(): Promise<
	Pick<
		Seen,
		| "club"
		| "schedules"
		| "clubLeague"
		| "stage"
		| "webhook"
		| "notice"
		| "registration"
		| "official"
	>
> {
	const teams = ["Hawks", "Owls", "Bears", "Elks", "Foxes", "Crows"];
	const club = await foundClub({ "Monday D1": teams }, { hasOwner: true });
	const leagueId = club.leagues["Monday D1"]?.id;
	const plan = async (name: string): Promise<number> => {
		const { schedule } = await club.call("POST", "/schedules", {
			leagueId,
			seasonId: club.seasonId,
			name,
			startDate: "2027-01-04",
			numWeeks: 4,
			gameDays: ["Monday"],
			courts: ["North", "South"],
			timeSlots: ["18:00", "19:00"],
		});
		await club.call("POST", "/games/generate-full-schedule", { scheduleId: schedule.id });
		return schedule.id;
	};
	const schedules: [number, number] = [await plan("Regular season"), await plan("Second draft")];
	for (const { noun, sent } of Object.values(plainThings)) {
		for (const mark of ["-harbor", "-net"]) await club.call("POST", `/${noun}`, sent(mark));
	}
	const { player } = await club.call("POST", "/players", {
		firstName: "Former",
		lastName: "Member",
	});
	await club.call("DELETE", `/players/${player.id}`);
	const clubLeague: [number, number] = [club.seasonId, leagueId ?? 0];
	const { stage } = await club.call(
		"POST",
		`/seasonsv2/${club.seasonId}/leagues/${leagueId}/stages`,
		{ name: "Playoffs", format: { kind: "single", teams: 6 } },
	);
	const { id: webhook } = await club.call("POST", "/webhooks", {
		name: "Results in our Discord",
		address: "https://receiver.invalid/hook",
		events: ["result"],
	});
	await club.call("POST", `/webhooks/${webhook}/test`);
	await club.addGame("Hawks", "Owls", 20);
	const date = dayFromToday(20);
	await club.call("POST", "/evenings", { date, status: "postponed", reason: "Snow" });
	const { notices } = await club.call("GET", "/notices");
	const [notice] = notices;
	const { registration } = await club.call("POST", "/registrations", {
		seasonId: club.seasonId,
		name: "Sign-up for the season",
		isPublished: true,
		offers: [{ kind: "team", label: "Team" }],
		waivers: [{ title: "Waiver", text: "At my own risk." }],
	});
	const { officials } = await club.call("GET", "/officials");
	const [{ id: official }] = officials;
	await club.call("POST", `/ledger/official/${official}`, {
		entry: "fee",
		amount: 4_000,
		why: "Referee: Owls – Hawks",
	});
	return {
		club: club.owner,
		schedules,
		clubLeague,
		stage: stage.id,
		webhook,
		notice: notice.id,
		registration: registration.id,
		official,
	};
}
