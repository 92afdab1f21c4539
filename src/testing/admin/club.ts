import { plainOrganization, platformOrganizationId } from "#domain/organization/organization.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import { seedPlatform } from "#seeds/platform.ts";
import type { Settings } from "#server/env.ts";
import { startSession } from "#server/identity/session.ts";
import type { Account } from "#store/platform/accounts.ts";
import { addUser } from "../api.ts";
import { type Browser, keepCookie, openBrowser } from "../browser.ts";
import { present } from "../present.ts";
import { startApp } from "../start-app.ts";

/** An organization of its own for one test: what happens in it disturbs no other. */
export type Beginning = {
	id: number;
	slug: string;
	staff: Account;
	owner: Account;
	/** Calls the API as somebody who may do everything in it. */
	call: Call;
};

/** One with a season and its leagues. */
export type Club = Beginning & {
	seasonId: number;
	leagues: Record<string, { id: number; teams: Record<string, number> }>;
	/** Adds a game of the first league, `days` from today, and answers its id. */
	addGame: (away: string, home: string, days: number, time?: string) => Promise<number>;
	/** Puts somebody new on the roster of a team, and answers the player's id. */
	addPlayer: (team: string, firstName: string, lastName: string) => Promise<number>;
};

type Call = (method: Method, path: string, body?: object) => Promise<Wire>;
type Method = "GET" | "POST" | "PUT" | "DELETE";
// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
type Wire = any;

type Founding = { sports?: readonly string[] };

/** The whole product with its sports and a super administrator, for the clubs of a test file. */
export async function startClubs({ settings = {} }: { settings?: Partial<Settings> } = {}) {
	const app = await startApp({ now: () => new Date(), settings });
	await seedPlatform(app.database);
	const admin = await addUser(app, {
		username: "admin",
		role: "super_admin",
		organizationId: platformOrganizationId,
	});
	const call = callsOf(await browserOf(app, admin));
	let founded = 0;
	/** An organization in which there is nothing yet but its people. */
	const begin = async ({ sports = ["Basketball"] }: Founding = {}): Promise<Beginning> => {
		founded += 1;
		const slug = `club-${founded}`;
		const known: { id: number; name: string }[] = (await call("GET", "/sports")).sports;
		const sportIds = sports.map((name) => known.find((sport) => sport.name === name)?.id);
		const wanted = { name: `Club ${slug}`, slug, sportIds };
		const { id }: { id: number } = (await call("POST", "/organizations", wanted)).organization;
		return {
			id,
			slug,
			staff: await addUser(app, { username: `${slug}-staff`, role: "staff", organizationId: id }),
			owner: await addUser(app, {
				username: `${slug}-owner`,
				role: "org_owner",
				organizationId: id,
			}),
			call: (method, path, body) =>
				call(method, `${path}${path.includes("?") ? "&" : "?"}organization_id=${id}`, body),
		};
	};
	/** Founds a club with a season and leagues: `{ "Monday D1": ["Hawks", "Owls"] }`. */
	const found = async (
		plan: Record<string, readonly string[]> = {},
		founding: Founding = {},
	): Promise<Club> => {
		const beginning = await begin(founding);
		const inClub = beginning.call;
		const isSeen = { active: true, isVisible: true };
		const { season } = await inClub("POST", "/seasonsv2", { name: "This season", ...isSeen });
		const leagues: Club["leagues"] = {};
		for (const [name, names] of Object.entries(plan)) {
			const { league } = await inClub("POST", `/seasonsv2/${season.id}/leagues`, { name });
			const place = `/seasonsv2/${season.id}/leagues/${league.id}/teams`;
			const teams: Record<string, number> = {};
			for (const team of names) teams[team] = (await inClub("POST", place, { name: team })).team.id;
			leagues[name] = { id: league.id, teams };
		}
		return {
			...beginning,
			seasonId: season.id,
			leagues,
			async addGame(away, home, days, time = "19:00") {
				const { id: leagueId, teams } = present(Object.values(leagues)[0], "league");
				const { game } = await inClub("POST", `/seasonsv2/${season.id}/leagues/${leagueId}/games`, {
					away_team_id: teams[away],
					home_team_id: teams[home],
					date: dayFromToday(days),
					time,
				});
				return game.id;
			},
			async addPlayer(team, firstName, lastName) {
				const league = present(
					Object.values(leagues).find(({ teams }) => team in teams),
					"league",
				);
				const place = `/seasonsv2/${season.id}/leagues/${league.id}/teams/${league.teams[team]}`;
				const { player } = await inClub("POST", `${place}/players`, { firstName, lastName });
				return player.id;
			},
		};
	};
	return { app, admin, begin, found };
}

/** `YYYY-MM-DD`, so many days from today, which is the club's: elsewhere it may be tomorrow. */
export function dayFromToday(days: number): string {
	return addDays(today(new Date(), plainOrganization.timeZone), days);
}

/** A browser in which somebody has signed in, for what is called without a screen. */
export async function browserOf(
	{ app, services }: Awaited<ReturnType<typeof startApp>>,
	{ id }: { id: number },
): Promise<Browser> {
	const host = "fieldhouse.test";
	const browser = openBrowser((path, init) =>
		app.request(`http://${host}${path}`, init, {
			incoming: { socket: { remoteAddress: "203.0.113.7" } },
		}),
	);
	keepCookie(browser.cookies, (await startSession(services, { userId: id, host })).cookie);
	await browser.get("/api/auth/check-auth");
	return browser;
}

function callsOf(browser: Browser): Call {
	const send = { GET: browser.get, POST: browser.post, PUT: browser.put, DELETE: browser.del };
	return async (method, path, body) => {
		const response =
			method === "GET" || method === "DELETE"
				? await send[method](`/api${path}`)
				: await send[method](`/api${path}`, body);
		const answer = await response.json();
		if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
		return answer;
	};
}
