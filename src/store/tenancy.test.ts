import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import type { Database } from "./database.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** What a stranger might ask for. */
type Ids = Record<
	"season" | "seasonLeague" | "league" | "team" | "entry" | "player" | "game",
	number
> & {
	sport: number;
};

type Call = (store: Store, ids: Ids) => Promise<unknown>;

/** Every read of the store, by noun and method. */
const reads: Record<string, Record<string, Call>> = {
	seasons: {
		list: (store) => store.seasons.list(),
		count: (store) => store.seasons.count(),
	},
	leagues: {
		list: (store) => store.leagues.list(),
		find: (store, ids) => store.leagues.find(ids.league),
		listBySeason: (store, ids) => store.leagues.listBySeason(ids.season),
		listByLeague: (store, ids) => store.leagues.listByLeague(ids.league),
		findSeasonLeague: (store, ids) => store.leagues.findSeasonLeague(ids.seasonLeague),
	},
	teams: {
		list: (store) => store.teams.list(),
		find: (store, ids) => store.teams.find(ids.team),
		findByEntry: (store, ids) => store.teams.findByEntry(ids.entry),
		listEntries: (store, ids) => store.teams.listEntries([ids.seasonLeague]),
		listEntriesBySeason: (store, ids) => store.teams.listEntriesBySeason(ids.season),
		listEntriesOfTeam: (store, ids) => store.teams.listEntriesOfTeam(ids.team),
		listEntriesOfPlayer: (store, ids) => store.teams.listEntriesOfPlayer(ids.player),
	},
	players: {
		list: (store) => store.players.list(),
		find: (store, ids) => store.players.find(ids.player),
		findMany: (store, ids) => store.players.findMany([ids.player]),
		countInSeason: (store, ids) => store.players.countInSeason(ids.season),
		search: (store, ids) => store.players.search({ seasonId: ids.season, text: "canary" }),
		listByEntries: (store, ids) => store.players.listByEntries([ids.entry]),
		listByLeague: (store, ids) => store.players.listByLeague(ids.seasonLeague),
		listAttributes: (store, ids) => store.players.listAttributes(ids.sport),
		attributesOf: (store, ids) => store.players.attributesOf([ids.player]),
	},
	games: {
		listByLeagues: (store, ids) => store.games.listByLeagues([ids.seasonLeague]),
		listWithTeams: (store, ids) => store.games.listWithTeams({ seasonId: ids.season }),
		find: (store, ids) => store.games.find(ids.game),
		findMany: (store, ids) => store.games.findMany([ids.game]),
		listDecidable: (store, ids) => store.games.listDecidable([ids.team]),
		seasonOf: (store, ids) => store.games.seasonOf(ids.game),
		listByExternalId: (store, ids) => store.games.listByExternalId(ids.seasonLeague),
	},
	periods: {
		list: (store, ids) => store.periods.list(ids.sport),
		scoresOf: (store, ids) => store.periods.scoresOf(ids.game),
		listScoresByLeague: (store, ids) => store.periods.listScoresByLeague(ids.seasonLeague),
	},
	statDefinitions: {
		list: (store, ids) => store.statDefinitions.list(ids.sport),
	},
	boxScores: {
		linesOfGame: (store, ids) => store.boxScores.linesOfGame(ids.game),
		linesOfSeason: (store, ids) => store.boxScores.linesOfSeason(ids.season, [ids.player]),
		linesOfPlayer: (store, ids) => store.boxScores.linesOfPlayer(ids.player, [ids.entry]),
		linesOfLeague: (store, ids) => store.boxScores.linesOfLeague(ids.seasonLeague),
	},
	totals: {
		listByPlayer: (store, ids) => store.totals.listByPlayer(ids.player),
		listByEntries: (store, ids) => store.totals.listByEntries([ids.entry]),
		listScoring: (store, ids) => store.totals.listScoring(ids.season),
		sumOverSeasons: (store, ids) => store.totals.sumOverSeasons([ids.player]),
		topPlayers: (store) => store.totals.topPlayers("points", 20),
		topTeams: (store) => store.totals.topTeams(20),
	},
	pages: {
		find: (store) => store.pages.find("home"),
	},
	audit: {
		list: (store) => store.audit.list({ limit: 10, offset: 0 }),
	},
	trash: {
		list: (store) => store.trash.list("2000-01-01"),
	},
};

/** Every write that changes what stands already, and so might reach over the wall. */
const changes: Record<string, Call> = {
	"seasons.setDates": (store, ids) =>
		store.seasons.setDates(ids.season, { startDate: "1999-01-01", finishDate: "1999-02-01" }),
	"teams.setCaptain": (store, ids) =>
		store.teams.setCaptain(ids.entry, { captainName: "Intruder", captainId: null }),
	"games.saveScore": (store, ids) => store.games.saveScore(ids.game, { home: 1, away: 0 }),
	"boxScores.replace": (store, ids) => store.boxScores.replace([ids.game], []),
	"totals.replaceSeason": (store, ids) => store.totals.replaceSeason(ids.season, "all", []),
	"totals.replaceBoard": (store) => store.totals.replaceBoard("points", "all", []),
	"trash.discard": (store, ids) =>
		store.trash.discard("season", ids.season, { by: null, at: "2026-01-01", label: "" }),
	"trash.restore": (store) => store.trash.restore(1),
	"pages.save": (store) => store.pages.save(page("Somebody else's")),
	"seasons.insert": (store) =>
		store.seasons.insert({
			name: "Another active one",
			startDate: null,
			finishDate: null,
			isActive: true,
			isVisible: true,
		}),
};

describe.each(engines)("$name: the wall between organizations", ({ open }) => {
	let database: Database;
	let own: MadeLeague;
	let foreign: MadeLeague;
	beforeAll(async () => {
		database = await open();
		own = await aLeague(database, {
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		foreign = await aLeague(database, {
			organization: { name: "Canary" },
			season: { name: "Canary season" },
			league: "Canary league",
			games: [["Canary Reds", 99, "Canary Blues", 98, { location: "Canary gym" }]],
			hasBoxScores: true,
		});
		await foreign.store.pages.save(page("Canary page"));
		await throwSomethingAway(foreign.store);
	});
	afterAll(() => database.close());

	test("every read of the store is in the table of this test", () => {
		const writes = /^(insert|save|replace|set|add|enter|discard|restore|delete|remove|shift)/;
		for (const [noun, methods] of Object.entries(own.store)) {
			if (typeof methods !== "object") continue;
			const readable = Object.keys(methods).filter((method) => !writes.test(method));
			expect(Object.keys(reads[noun] ?? {}).toSorted(), noun).toEqual(readable.toSorted());
		}
	});

	const everyRead = Object.entries(reads).flatMap(([noun, methods]) =>
		Object.entries(methods).map(([method, call]) => ({ name: `${noun}.${method}`, call })),
	);

	test.each(everyRead)(
		"$name answers a foreign id as it answers a missing one",
		async ({ call }) => {
			const sport = own.sport.id;
			const answer = await call(own.store, { ...idsOf(foreign), sport });
			expect(answer).toEqual(await call(own.store, { ...idsOf(foreign, missing), sport }));
			expect(asText(answer)).not.toMatch(/canary/i);
		},
	);

	test.each(everyRead)("$name answers the owner", async ({ name, call }) => {
		if (name === "players.attributesOf" || name === "games.listByExternalId") return;
		const answer = await call(foreign.store, idsOf(foreign));
		expect(asText(answer)).not.toMatch(/^(undefined|null|0|\[\])$/);
	});

	test.each(Object.entries(changes))("%s never changes another organization", async (_, change) => {
		const before = await rowsOf(database, foreign.organization.id);
		await own.store
			.transaction(async (store) => {
				await change(store, idsOf(foreign));
				throw new Undone();
			})
			.catch((error) => expect(error).toBeInstanceOf(Undone));
		await change(own.store, idsOf(foreign));
		expect(await rowsOf(database, foreign.organization.id)).toEqual(before);
	});
});

/** A season that stands in the trash and, with its deletion, in the trail. */
async function throwSomethingAway(store: Store): Promise<void> {
	const at = "2026-01-01T00:00:00.000Z";
	const dates = { startDate: null, finishDate: null };
	const kept = { name: "Canary spring", isActive: false, isVisible: true, ...dates };
	const { id } = await store.seasons.insert(kept);
	await store.trash.discard("season", id, { by: null, at, label: kept.name });
	const who = { userId: null, username: null };
	const what = { action: "season.delete", subject: "season", subjectId: id };
	await store.audit.add({ ...who, ...what, before: kept, after: null, at });
}

class Undone extends Error {}

const missing = 2_000_000_000;

function idsOf(league: MadeLeague, moved = 0): Ids {
	return {
		season: moved || league.season.id,
		seasonLeague: moved || league.seasonLeague.id,
		league: moved || league.seasonLeague.league.id,
		team: moved || league.teamId("Canary Reds"),
		entry: moved || league.entryId("Canary Reds"),
		player: moved || league.playerId("Canary Reds One"),
		game: moved || league.gameId(0),
		sport: league.sport.id,
	};
}

function page(title: string) {
	return { key: "home" as const, title, isPublished: true, blocks: [] };
}

function asText(answer: unknown): string {
	return String(JSON.stringify(answer, (_, value) => (value instanceof Map ? [...value] : value)));
}

const tenantTables = [
	"seasons",
	"leagues",
	"season_leagues",
	"teams",
	"team_entries",
	"players",
	"roster_spots",
	"games",
	"period_scores",
	"stat_lines",
	"player_game_stats",
	"player_season_totals",
	"leaderboard_totals",
	"pages",
	"trash",
	"audit_log",
] as const satisfies (keyof Tables)[];

async function rowsOf(database: Database, organizationId: number) {
	const rows: unknown[] = [];
	for (const table of tenantTables) {
		rows.push(
			await database.db
				.selectFrom(table)
				.selectAll()
				.where("organization_id", "=", organizationId)
				.execute(),
		);
	}
	return rows.map((table) => (table as object[]).map((row) => JSON.stringify(row)).toSorted());
}
