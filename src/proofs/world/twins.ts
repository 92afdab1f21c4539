import type { Browser } from "#testing/browser.ts";
import type { Body, MadeSeason, Story } from "./story.ts";

export type Said = { status: number; body: Body };
export type Values = Record<string, unknown>;

/**
 * One spelling of an entity's calls, asked in neutral words. A family that lacks a call takes its
 * twin's, so that any two can be mixed.
 */
export type Family = {
	name: string;
	create: (values: Values) => Promise<Said>;
	change: (id: number | string, values: Values) => Promise<Said>;
	remove: (id: number | string) => Promise<Said>;
	/** Undefined when it is not there. */
	read: (id: number) => Promise<Body | undefined>;
};

type Families = (story: Story, by?: Browser) => Family[];

/** The families without those that only read in another place. */
export function writersAmong(families: readonly Family[]): Family[] {
	return [...new Map(families.map((family) => [family.change, family])).values()];
}

/** Seasons: `isActive` is v1's word and `active` v2's. */
export const seasonFamilies: Families = (story, by = story.olive) => {
	const ask = asker(story, by);
	const family = (path: string, active: string): Family => ({
		name: path,
		create: (values) => ask("post", path, spelled(values, { active })),
		change: (id, values) => ask("put", `${path}/${id}`, spelled(values, { active })),
		remove: (id) => ask("del", `${path}/${id}`),
		read: (id) => inList(ask("get", path), "seasons", id),
	});
	const v2 = family("/seasonsv2", "active");
	const read = (id: number) => single(ask("get", `/seasonsv2/${id}`), "season");
	return [family("/seasons", "isActive"), v2, { ...v2, name: "/seasonsv2/{id}", read }];
};

/** Leagues of one season: over all their seasons in v1, below the season in v2. */
export const leagueFamilies =
	(seasonId: number): Families =>
	(story, by = story.olive) => {
		const ask = asker(story, by);
		const below = `/seasonsv2/${seasonId}/leagues`;
		const v1: Family = {
			name: "/leagues",
			create: (values) => ask("post", "/leagues", { ...values, seasonId }),
			change: (id, values) => ask("put", `/leagues/${id}`, values),
			remove: (id) => ask("del", `/leagues/${id}`),
			read: (id) => single(ask("get", `/leagues/${id}`), "league"),
		};
		const v2: Family = {
			name: below,
			create: (values) => ask("post", below, { ...values, season_id: 4711 }),
			change: (id, values) => ask("put", `${below}/${id}`, values),
			remove: (id) => ask("del", `${below}/${id}`),
			read: (id) => single(ask("get", `${below}/${id}`), "league"),
		};
		const list = (name: string, path: string): Family => ({
			...v2,
			name,
			read: (id) => inList(ask("get", path), "leagues", id),
		});
		return [
			v1,
			v2,
			list("GET /leagues", "/leagues"),
			list("GET /leaguesv2", "/leaguesv2"),
			list("GET leagues", below),
			list("with teams", `${below}-with-teams`),
		];
	};

/** Teams of one season-league. */
export const teamFamilies =
	({ path, leagueId }: MadeSeason): Families =>
	(story, by = story.olive) => {
		const ask = asker(story, by);
		const v1: Family = {
			name: "/teams",
			create: (values) => ask("post", "/teams", { ...values, leagueId }),
			change: (id, values) => ask("put", `/teams/${id}`, values),
			remove: (id) => ask("del", `/teams/${id}`),
			read: (id) => single(ask("get", `/teams/${id}`), "team"),
		};
		const v2: Family = {
			name: `${path}/teams`,
			create: (values) => ask("post", `${path}/teams`, values),
			change: (id, values) => ask("put", `${path}/teams/${id}`, values),
			// The club itself has one call; leaving a season-league is another matter.
			remove: (id) => ask("del", `/teams/${id}`),
			read: (id) => single(ask("get", `${path}/teams/${id}`), "team"),
		};
		const list = (name: string, address: string): Family => ({
			...v1,
			name,
			read: (id) => inList(ask("get", address), "teams", id),
		});
		return [
			v1,
			v2,
			list("GET /teams", "/teams"),
			list("GET /teamsv2", "/teamsv2"),
			list("GET teams", `${path}/teams`),
			list("by league", `/teams/teamsByLeague?leagueId=${leagueId}`),
			list("with games", `${path}/games`),
			{
				...v2,
				name: "/teamsv2/{id}",
				read: async (id) => {
					const found = await single(ask("get", `/teamsv2/${id}`), "team");
					if (found === undefined) return undefined;
					const { games: _, rosters: __, ...team } = found;
					return team;
				},
			},
		];
	};

export const playerFamilies: Families = (story, by = story.olive) => {
	const ask = asker(story, by);
	const family = (path: string): Family => ({
		name: path,
		create: (values) => ask("post", "/players", values),
		change: (id, values) => ask("put", `${path}/${id}`, values),
		remove: (id) => ask("del", `/players/${id}`),
		read: (id) => single(ask("get", `${path}/${id}`), "player"),
	});
	/** A list tells of no numbers. */
	const withNumbers = async (found: Promise<Body | undefined>) => {
		const player = await found;
		return player && { ...player, gameStats: [] };
	};
	const v1 = family("/players");
	const v2 = family("/playersv2");
	const list = (of: Family): Family => ({
		...of,
		name: `GET ${of.name}`,
		read: (id) => withNumbers(inList(ask("get", of.name), "players", id)),
	});
	const basic: Family = {
		...v2,
		name: "/playersv2/{id}/basic",
		read: (id) => withNumbers(single(ask("get", `/playersv2/${id}/basic?scope=all`), "player")),
	};
	return [v1, v2, list(v1), list(v2), basic];
};

/** Games: team1 is v1's word for the home side. Changing is scoring, or telling details. */
export const gameFamilies =
	({ path, leagueId, seasonId }: MadeSeason): Families =>
	(story, by = story.olive) => {
		const ask = asker(story, by);
		const teams1 = { home: "team1_id", away: "team2_id" };
		const teams2 = { home: "home_team_id", away: "away_team_id" };
		const scores1 = { homeScore: "score_team1", awayScore: "score_team2" };
		const scores2 = { homeScore: "score_home", awayScore: "score_away" };
		const v1: Family = {
			name: "/games",
			create: (values) => ask("post", "/games", { ...spelled(values, teams1), leagueId }),
			change: (id, values) => ask("put", `/games/${id}/scores`, spelled(values, scores1)),
			remove: (id) => ask("del", `/games/${id}`),
			read: (id) => inList(ask("get", "/games"), "games", id),
		};
		const place: Family = {
			name: `${path}/games`,
			create: (values) => ask("post", `${path}/games`, spelled(values, teams2)),
			change: (id, values) => ask("put", `${path}/games/${id}`, spelled(values, scores2)),
			remove: (id) => ask("del", `${path}/games/${id}`),
			read: (id) => inList(ask("get", `${path}/games`), "games", id),
		};
		const v2: Family = {
			...place,
			name: "/gamesv2",
			change: (id, values) => ask("put", `/gamesv2/${id}/scores`, spelled(values, scores2)),
			read: (id) => single(ask("get", `/gamesv2/${id}`), "game"),
		};
		const list = `/gamesv2?seasonId=${seasonId}`;
		return [
			v1,
			v2,
			place,
			{ ...v2, name: "GET /gamesv2", read: (id) => inList(ask("get", list), "games", id) },
		];
	};

/** Users as a super administrator keeps them. */
export const userFamilies: Families = (story, by = story.root) => {
	const ask = asker(story, by);
	return ["/users", "/usersv2"].map((path) => ({
		name: path,
		create: (values) => ask("post", "/usersv2", values),
		change: (id, values) => ask("put", `${path}/${id}`, values),
		remove: (id) => ask("del", `${path}/${id}`),
		read: (id) => single(ask("get", `${path}/${id}`), "user"),
	}));
};

function asker({ said }: Story, by: Browser) {
	return async (method: keyof Browser, path: string, body?: unknown): Promise<Said> => {
		if (method === "post" || method === "put") return said(await by[method](`/api${path}`, body));
		return said(await (method === "get" ? by.get : by.del)(`/api${path}`));
	};
}

function spelled(values: Values, words: Record<string, string>): Values {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [words[name] ?? name, value]),
	);
}

async function single(asked: Promise<Said>, name: string): Promise<Body | undefined> {
	const { status, body } = await asked;
	if (status === 404) return undefined;
	if (status !== 200) throw new Error(JSON.stringify(body));
	return body[name];
}

async function inList(asked: Promise<Said>, name: string, id: number): Promise<Body | undefined> {
	return (await single(asked, name)).find((one: { id: number }) => one.id === id);
}
