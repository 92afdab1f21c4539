import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount, anOrganization, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let database: Database;
let league: MadeLeague;
let app: Awaited<ReturnType<typeof startApp>>;
const longName = "The Southern Harbor Society of Slightly Retired Point Guards";

beforeAll(async () => {
	database = await openMemory();
	league = await aLeague(database, {
		organization: { name: "Hoops & Co", slug: "hoops", domain: "hoops.test" },
		teams: { Hawks: ["Ann Ash", "Bo Birch"], [longName]: ["Cy O'Hara", "Dee <b>"], Bears: [] },
		games: [
			["Hawks", 41, longName, 29, { time: "18:30", location: "Main Gym" }],
			[longName, "Hawks", { date: "2026-02-01" }],
			["Bears", 0, "Hawks", 0, { status: "forfeit", forfeitedBy: "home", date: "2026-01-06" }],
		],
		hasBoxScores: true,
	});
	const { store, entryId, playerId } = league;
	const captainId = playerId("Ann Ash");
	await store.teams.setCaptain(entryId("Hawks"), { captainId, captainName: "Ann Ash" });
	await store.teams.setCaptain(entryId("Bears"), { captainId: null, captainName: "Nobody Yet" });
	app = await startApp({ database, now: () => new Date("2026-01-07T20:00:00Z") });
});
afterAll(() => database.close());

async function read(path: string, host?: string) {
	const response = await app.get(path, host);
	return { status: response.status, html: await response.text() };
}

/** What a visitor reads: no tags, entities as signs, one blank at a time. */
function textOf(html: string): string {
	return html
		.replaceAll(/<(script|style|head)[\s\S]*?<\/\1>/g, " ")
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll("&amp;", "&")
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll(/\s+/g, " ");
}

/** A home page has no slash at its end. */
const under = (slug: string, path: string) => slug + (path === "/" ? "" : path);

const paths = () => [
	"/",
	"/teamList",
	"/schedule",
	"/schedule/pictures",
	"/teams",
	"/playerList",
	"/playerList?search=a",
	"/leaderboard",
	"/statistics",
	"/statistics/players",
	"/statistics/teams",
	"/statistics/records",
	`/teams/${league.teamId("Hawks")}`,
	`/teams/${league.teamId("Bears")}`,
	`/players/${league.playerId("Ann Ash")}`,
	`/player/${league.playerId("Ann Ash")}/stats`,
	`/teams/${league.teamId("Hawks")}/versus`,
	`/players/${league.playerId("Ann Ash")}/compare`,
	`/games/${league.gameId(0)}`,
	`/games/${league.gameId(1)}`,
	`/leagues/${league.seasonLeague.league.id}`,
	"/registration",
	"/leagueInfo",
	"/tournament",
	"/youth",
	"/ourTeam",
	"/leagueFootage",
	"/contact",
];

describe("every page", () => {
	test("has one h1, a title with the site's name, and a description of its own", async () => {
		const descriptions = new Set();
		for (const path of paths()) {
			const { status, html } = await read(under("/hoops", path));
			expect([path, status]).toEqual([path, 200]);
			expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1]);
			expect(html).toMatch(/<title>([^<]+ · [^<]+ · )?hoops<\/title>/);
			const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
			expect(description, path).toMatch(/^Welcome to /);
			descriptions.add(description);
		}
		// The search has the description of its page, and every other page its own.
		expect(descriptions.size).toBe(paths().length - 1);
	});

	test("keeps the slug in every link, and has none of it on the custom domain", async () => {
		for (const path of paths()) {
			const links = (html: string) =>
				[...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)]
					.map((match) => match[1] ?? "")
					.filter((href) => !/^\/(assets|cards|theme|favicon|demo|src\/ui)/.test(href));
			for (const href of links((await read(under("/hoops", path))).html)) {
				expect(href).toMatch(/^\/hoops(\/|$|\?)/);
			}
			for (const href of links((await read(path, "hoops.test")).html)) {
				expect(href).not.toMatch(/^\/hoops/);
			}
		}
	});

	test("carries no inline script or style", async () => {
		for (const path of paths()) {
			const { html } = await read(under("/hoops", path));
			expect(html).not.toMatch(
				/ style="|<style|<script(?![^>]*( src=| type="application\/ld\+json"))| on[a-z]+="/,
			);
		}
	});

	test("has links in a growing bar once there is something to show", async () => {
		const organization = await anOrganization(database, {
			slug: "grown",
			hasGrowingNavigation: true,
		});
		const bar = async () => {
			const { html } = await read("/grown/contact");
			const [, nav = ""] = /<nav[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
			return [...nav.matchAll(/href="\/grown(?:\/(\w+))?"/g)].map(([, path]) => path ?? "home");
		};
		expect(new Set(await bar())).toEqual(new Set(["home"]));
		await aLeague(database, { in: organization, teams: { Hawks: ["Ann Ash"], Owls: [] } });
		expect(new Set(await bar())).toEqual(new Set(["home", "teamList", "teams", "playerList"]));
	});

	test("is designed for an organization that has nothing yet", async () => {
		await anOrganization(database, { slug: "newcomers", hasFullNavigation: true });
		for (const path of paths().filter((one) => !/\d/.test(one))) {
			const { status, html } = await read(under("/newcomers", path));
			expect([path, status]).toEqual([path, 200]);
			expect(html).not.toMatch(/undefined|null|NaN/);
		}
	});

	test("answers a foreign id, a missing one and no id at all with the same words", async () => {
		const other = await aLeague(database, { games: [["Hawks", "Owls"]] });
		for (const [path, foreign] of [
			["teams", other.teamId("Hawks")],
			["players", other.playerId("Hawks One")],
			["games", other.gameId(0)],
			["leagues", other.seasonLeague.league.id],
		] as const) {
			const [a, b] = [await read(`/hoops/${path}/${foreign}`), await read(`/hoops/${path}/987654`)];
			expect([a.status, b.status]).toEqual([404, 404]);
			expect(a.html).toBe(b.html);
			expect((await read(`/hoops/${path}/12x`)).status).toBe(404);
		}
	});
});

describe("standings", () => {
	test("are headed STANDINGS and let visitors choose a league or All Leagues", async () => {
		const { html } = await read("/hoops/teamList");
		expect(html).toContain("<h1>STANDINGS</h1>");
		expect(textOf(html)).toContain("All Leagues Monday D1");
	});

	test("link a captain who has a page, and only name one who has none", async () => {
		const { html } = await read("/hoops/teamList");
		expect(html).toContain(`href="/hoops/players/${league.playerId("Ann Ash")}"`);
		expect(textOf(html)).toContain("Nobody Yet");
		expect(html).not.toMatch(/players\/(null|undefined)/);
	});

	test("say why each team has its rank", async () => {
		expect(textOf((await read("/hoops/teamList")).html)).toContain(
			"Hawks has the best win share, 1.000.",
		);
	});
});

describe("teams", () => {
	test("are listed by their names in each league, with the place of those that have played", async () => {
		const text = textOf((await read("/hoops/teams")).html);
		expect(text).toMatch(/Monday D1 .*Bears .*Hawks Rank 1 of 3 · 2-0/);
	});

	test("of a league that is not played in the season are said to be none", async () => {
		const { organization, season } = await aLeague(database, { organization: { slug: "cups" } });
		const later = await aLeague(database, { in: organization, league: "Sunday D2" });
		const { html } = await read(
			`/cups/teams?league=${later.seasonLeague.league.id}&season=${season.id}`,
		);
		expect(textOf(html)).toContain("This league is not played in this season.");
	});
});

describe("schedule", () => {
	test("opens a game from each row and shows the day, the time and the place", async () => {
		const { html } = await read("/hoops/schedule");
		expect(html).toContain(`href="/hoops/games/${league.gameId(0)}"`);
		expect(textOf(html)).toContain("Monday, January 5");
		expect(textOf(html)).toContain("Main Gym");
		expect(textOf(html)).toContain("forfeited");
	});

	test("is filtered by plain parameters, and keeps what was chosen", async () => {
		const { html } = await read("/hoops/schedule?status=completed&season=");
		expect(html).toContain(`/games/${league.gameId(0)}"`);
		expect(html).not.toContain(`/games/${league.gameId(1)}"`);
		expect(html).toMatch(/<option value="completed" selected=""/);
	});

	test("keeps the filters in the links to earlier and later games, and in the form", async () => {
		const team = league.teamId("Hawks");
		const { html } = await read(`/hoops/schedule?team=${team}&status=&by=week&on=2026-01-06`);
		expect(html).toContain(
			`href="/hoops/schedule?team=${team}&amp;by=week&amp;on=2025-12-30" rel="prev"`,
		);
		expect(html).toContain(
			`href="/hoops/schedule?team=${team}&amp;by=week&amp;on=2026-02-01" rel="next"`,
		);
		expect(html).toContain('<input type="hidden" name="on" value="2026-01-06"/>');
		expect(html).toContain('rel="canonical" href="http://hoops.test/schedule"');
		expect(textOf(html)).toContain("January 6 – 12");
	});

	test("takes a length and a day that nobody offers for none", async () => {
		const { status, html } = await read("/hoops/schedule?by=year&on=2026-13-01");
		expect(status).toBe(200);
		expect(html).toContain(`/games/${league.gameId(1)}"`);
	});

	test("can be had in a calendar, of what is shown, by the site's one address", async () => {
		const leagueId = league.seasonLeague.league.id;
		const teamId = league.teamId("Hawks");
		for (const [path, calendar] of [
			["/schedule", "organization"],
			["/schedule?team=2000000000&league=", null],
			[`/schedule?league=${leagueId}`, `leagues/${leagueId}`],
			[`/schedule?league=${leagueId}&team=${teamId}`, `teams/${teamId}`],
			[`/teams/${teamId}`, `teams/${teamId}`],
		] as const) {
			const { html } = await read(under("/hoops", path));
			const links = html.match(/(?<=href=")(webcal|http):\/\/[^"]*\.ics(?=")/g) ?? [];
			const address = `://hoops.test/calendar/${calendar}.ics`;
			expect(links).toEqual(calendar === null ? [] : [`webcal${address}`, `http${address}`]);
		}
	});

	test("says who has a bye, and when it was changed", async () => {
		const { store, seasonLeague, entryId } = league;
		const scheduleId = await store.schedules.insert({
			seasonLeagueId: seasonLeague.id,
			name: "Plan",
			startDate: "2026-03-02",
			numWeeks: 2,
			gameDays: ["Monday"],
			hasSameSlots: true,
			timeSlots: ["19:00"],
			weeklyTimeSlots: [],
			changedAt: "2026-01-03T20:00:00.000Z",
		});
		const planned = (date: string, away: string, weekIndex: number) => ({
			seasonLeagueId: seasonLeague.id,
			date,
			time: "19:00",
			location: null,
			videoUrl: null,
			homeEntryId: entryId("Hawks"),
			awayEntryId: entryId(away),
			score: null,
			scheduleId,
			status: "scheduled" as const,
			forfeitedBy: null,
			externalId: null,
			weekIndex,
		});
		await store.transaction(({ games }) =>
			games.insertAll([planned("2026-03-02", "Bears", 0), planned("2026-03-09", longName, 1)]),
		);
		const schedule = textOf((await read("/hoops/schedule")).html);
		expect(schedule).toContain("Schedule last changed January 3, 2026");
		expect(schedule).toMatch(new RegExp(`Monday, March 2 , 2026 .* Bye ${longName} Monday D1`));
		const bears = textOf((await read(`/hoops/teams/${league.teamId("Bears")}`)).html);
		expect(bears).toMatch(/Monday, March 9 , 2026 Bye No game this week/);
	});

	test("says so when nothing matches", async () => {
		const { html } = await read("/hoops/schedule?date=2026-01-20");
		expect(textOf(html)).toContain("No games available.");
	});
});

describe("players", () => {
	test("are listed only once something is asked", async () => {
		expect((await read("/hoops/playerList")).html).not.toContain("/hoops/players/");
		expect((await read("/hoops/playerList?search=%20%20")).html).not.toContain("/hoops/players/");
		expect((await read("/hoops/playerList?search=ash")).html).toContain("/hoops/players/");
	});

	test("are shown as they spell themselves, never as markup", async () => {
		const { html } = await read("/hoops/playerList?search=dee");
		expect(html).toContain("Dee &lt;b&gt;");
	});

	test("keep the head with picture and numbers over all seasons, and name the team of each line", async () => {
		const other = await aLeague(database, {
			organization: { slug: "traded" },
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"], Bears: ["Ann Ash"] },
			games: [
				["Hawks", 20, "Owls", 10],
				["Owls", 12, "Bears", 13],
				["Bears", 5, "Owls", 3],
			],
			hasBoxScores: true,
		});
		const id = other.playerId("Ann Ash");
		const season = (await read(`/traded/players/${id}`)).html;
		expect(textOf(season)).toMatch(/vs Owls Hawks · [^·]+ · W 20-10/);
		expect(season).toMatch(/<svg[^>]+aria-label="Points: 20, 13, 5"/);
		const career = (await read(`/traded/player/${id}/stats`)).html;
		for (const html of [season, career]) expect(html).toMatch(/<h1[^>]*>Ann Ash</);
		expect(textOf(career)).toMatch(/PPG/);
		expect(career).toContain("default-player");
	});

	test("have points per game, free throws and threes, and a row for each game", async () => {
		const { html } = await read(`/hoops/players/${league.playerId("Ann Ash")}`);
		expect(textOf(html)).toMatch(/PPG 21\.0/);
		expect(textOf(html)).toMatch(/FT% 100\.0/);
		expect(textOf(html)).toMatch(/3PM 3/);
		expect(textOf(html)).toContain("January 5, 2026 · W 41-29");
		expect(textOf(html), "a forfeit has no points").toContain("January 6, 2026 · not counted");
		expect(html).toContain(`href="/hoops/games/${league.gameId(0)}"`);
	});
});

describe("a game", () => {
	test("has the line score with Final apart, and both box scores", async () => {
		const text = textOf((await read(`/hoops/games/${league.gameId(0)}`)).html);
		expect(text).toMatch(/Q1 Q2 Q3 Q4 Final/);
		for (const name of ["Ash", "Birch", "O'Hara"]) expect(text).toContain(name);
		expect(text).toContain("January 5, 2026, 6:30 PM");
	});

	test("tells how it went, who did most, and what it did to the table", async () => {
		const { html } = await read(`/hoops/games/${league.gameId(0)}`);
		const text = textOf(html);
		for (const title of ["How it went", "Top performers", "Team comparison", "In the standings"]) {
			expect(text).toContain(title);
		}
		expect(text).toMatch(/Lead after each period Q1 (Hawks by \d+|Level|The Southern)/);
		expect(text).not.toMatch(/Directions|Last meetings/);
		for (const picture of html.match(/<figure[\s\S]*?<\/figure>/g) ?? ["none"]) {
			expect(Buffer.byteLength(picture)).toBeLessThan(2048);
			expect(picture).toContain("<svg");
		}
	});

	test("to come says how both have done, when they met, and how to get there", async () => {
		const { html } = await read(`/hoops/games/${league.gameId(1)}`);
		expect(textOf(html)).toMatch(/W-L .* Last five/);
		expect(textOf(html)).toMatch(/Last meetings All meetings January 5, 2026/);
		expect(html).toContain(`http://hoops.test/calendar/games/${league.gameId(1)}.ics`);
		expect(html).not.toMatch(/<script[^>]+src="https?:/);
	});

	test("shows who may play while there is no box score", async () => {
		const text = textOf((await read(`/hoops/games/${league.gameId(1)}`)).html);
		expect(text).toContain("No box score yet");
		expect(text).toContain("Ann Ash");
	});
});

test("the leader board gives the first three their medals", async () => {
	const { html } = await read("/hoops/leaderboard");
	for (const medal of ["gold", "silver", "bronze"]) {
		expect(html).toContain(`data-medal="${medal}"`);
	}
	expect(textOf(html)).toContain("All-time team wins");
});

test("the youth page is kept out of search engines, others are not", async () => {
	expect((await read("/hoops/youth")).html).toContain('<meta name="robots" content="noindex"/>');
	expect((await read("/hoops/tournament")).html).not.toContain("noindex");
});

test("a page that nobody has written shows nothing of another organization's", async () => {
	const markdown = "The fee is $800.";
	const page = { key: "registration" as const, title: "Sign up here", isPublished: true };
	await league.store.pages.save({ ...page, blocks: [{ kind: "text", markdown }] });
	app = await startApp({ database, now: () => new Date("2026-01-07T20:00:00Z") });
	expect((await read("/hoops/registration")).html).toContain("$800");
	const { status, html } = await read("/newcomers/registration");
	expect(status).toBe(200);
	expect(html).not.toContain("$800");
	expect(textOf(html)).toContain("How to register is not online yet.");
});

describe("the pages of the product itself", () => {
	beforeAll(async () => {
		const platform = await platformStore(database).organizations.find(2);
		expect(platform).toBeDefined();
		await anAccount(database, { organizationId: league.organization.id });
		await anAccount(database, { organizationId: 2 });
		await anAccount(database, { organizationId: 3, role: "super_admin" });
	});

	test("list organizations with users, without the platform's own", async () => {
		for (const path of ["/", "/browse"]) {
			const { html } = await read(path);
			expect(html).toContain('href="/hoops"');
			expect(html.match(/href="\/(newcomers|organization-\d+)"/g)).toBeNull();
		}
	});

	test("have no organization's navigation and footer, and lead to the sign-in", async () => {
		for (const path of ["/", "/browse", "/millionaire"]) {
			const { status, html } = await read(path);
			expect(status).toBe(200);
			expect(html).not.toMatch(/<footer|STANDINGS|Admin Sign In/);
			expect(html).toContain('href="/login"');
		}
	});

	test("find a league by a part of its name", async () => {
		expect((await read("/browse?search=HOOPS")).html).toContain('href="/hoops"');
		const { html } = await read("/browse?search=<nobody>");
		expect(textOf(html)).toContain("No league has this name");
		expect(html).not.toContain("<nobody>");
	});

	test("exist on the root host alone", async () => {
		expect((await read("/browse", "hoops.test")).status).toBe(404);
		expect((await read("/millionaire", "hoops.test")).status).toBe(404);
	});
});
