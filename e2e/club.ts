import { plainOrganization } from "#domain/organization/organization.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import { adminPassword, memberPassword, now, urlOf } from "./settings.ts";

/** A league of its own for one journey: what happens in it disturbs no other. */
export type Club = {
	slug: string;
	/** Of a staff member, who signs in with the members' password. */
	username: string;
	/** Of its owner, where one was asked for. */
	owner: string;
	organizationId: number;
	seasonId: number;
	leagues: Record<string, { id: number; teams: Record<string, number> }>;
	/** Adds a game of the first league, `days` from today, and answers its id. */
	addGame: (away: string, home: string, days: number, time?: string) => Promise<number>;
	/** Puts somebody new on the roster of a team of the first league, and answers the player's id. */
	addPlayer: (team: string, firstName: string, lastName: string) => Promise<number>;
	/** Calls the API as somebody who may do everything in this club. */
	call: Call;
};

export type Call = (
	method: "GET" | "POST" | "PUT" | "DELETE",
	path: string,
	body?: object,
) => Promise<Wire>;
// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
type Wire = any;

let founded = 0;
/** A name that no other worker gives, and the same one in each run. */
const newName = (word: string) => `${word}-${process.env.TEST_WORKER_INDEX}-${++founded}`;

type Founding = { sports?: readonly string[]; hasOwner?: boolean };

/** Founds a club with a season and leagues: `{ "Monday D1": ["Hawks", "Owls"] }`. */
export async function foundClub(
	plan: Record<string, readonly string[]>,
	{ sports = ["Basketball"], hasOwner = false }: Founding = {},
): Promise<Club> {
	const slug = newName("club");
	const admin = await asAdmin();
	const { organization } = await admin("POST", "/organizations", {
		name: `Club ${slug}`,
		slug,
		sportIds: await idsOf(admin, sports),
	});
	const username = `${slug}-staff`;
	const owner = `${slug}-owner`;
	const add = (name: string, role: string) =>
		admin("POST", "/usersv2", {
			username: name,
			password: memberPassword,
			role,
			organization_id: organization.id,
		});
	await add(username, "staff");
	if (hasOwner) await add(owner, "org_owner");
	const call: Call = (method, path, body) =>
		admin(method, `${path}?organization_id=${organization.id}`, body);
	const { season } = await call("POST", "/seasonsv2", {
		name: "This season",
		active: true,
		isVisible: true,
	});
	const leagues: Club["leagues"] = {};
	for (const [name, names] of Object.entries(plan)) {
		const { league } = await call("POST", `/seasonsv2/${season.id}/leagues`, { name });
		const place = `/seasonsv2/${season.id}/leagues/${league.id}/teams`;
		const teams: Record<string, number> = {};
		for (const team of names) teams[team] = (await call("POST", place, { name: team })).team.id;
		leagues[name] = { id: league.id, teams };
	}
	const [first] = Object.values(leagues);
	const addGame: Club["addGame"] = async (away, home, days, time = "19:00") => {
		const path = `/seasonsv2/${season.id}/leagues/${first?.id}/games`;
		const teams = { away_team_id: first?.teams[away], home_team_id: first?.teams[home] };
		const { game } = await call("POST", path, { ...teams, date: dayFromToday(days), time });
		return game.id;
	};
	const addPlayer: Club["addPlayer"] = async (team, firstName, lastName) => {
		const place = `/seasonsv2/${season.id}/leagues/${first?.id}/teams/${first?.teams[team]}`;
		return (await call("POST", `${place}/players`, { firstName, lastName })).player.id;
	};
	return {
		slug,
		username,
		owner,
		organizationId: organization.id,
		seasonId: season.id,
		leagues,
		addGame,
		addPlayer,
		call,
	};
}

/** An organization in which there is nothing yet, and its owner, who has the members' password. */
export async function foundBeginner(): Promise<{ id: number; slug: string; owner: string }> {
	const slug = newName("new");
	const admin = await asAdmin();
	const { organization } = await admin("POST", "/organizations", { name: `New ${slug}`, slug });
	const owner = `${slug}-owner`;
	const account = { username: owner, password: memberPassword, role: "org_owner" };
	await admin("POST", "/usersv2", { ...account, organization_id: organization.id });
	return { id: organization.id, slug, owner };
}

async function idsOf(call: Call, names: readonly string[]): Promise<number[]> {
	const { sports } = await call("GET", "/sports");
	return names.map((name) => sports.find((sport: Wire) => sport.name === name).id);
}

/** `YYYY-MM-DD`, so many days from today, which is the club's: elsewhere it may be tomorrow. */
export function dayFromToday(days: number): string {
	return addDays(today(now(), plainOrganization.timeZone), days);
}

/** Calls the API as one of the members. */
export const asPerson = (username: string) => signedIn(username, memberPassword);

let admin: Promise<Call> | undefined;

/** The administrator of the installation, signed in once by each worker. */
export async function asAdmin(): Promise<Call> {
	admin ??= signedIn("admin", adminPassword);
	const call = await admin;
	const { authenticated } = await call("GET", "/auth/check-auth");
	if (!authenticated) admin = signedIn("admin", adminPassword);
	return admin;
}

/** Calls as this user. Node does not know the journeys' host names, so it comes by localhost. */
async function signedIn(username: string, password: string): Promise<Call> {
	const cookies = new Map<string, string>();
	const call: Call = async (method, path, body) => {
		const response = await fetch(`${urlOf("localhost")}/api${path}`, {
			method,
			headers: {
				"content-type": "application/json",
				cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
				"x-xsrf-token": decodeURIComponent(cookies.get("XSRF-TOKEN") ?? ""),
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		const answer = await response.json();
		if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
		return answer;
	};
	await call("GET", "/auth/check-auth");
	await call("POST", "/auth/login", { username, password });
	return call;
}
