import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import type { Tables } from "../tables.ts";
import type { Database } from "./database.ts";

/** What the schema itself refuses, whatever the code above it does. */
describe.each(engines)("$name: the schema", ({ open }) => {
	let database: Database;
	let own: MadeLeague;
	let foreign: MadeLeague;
	/** Somebody of ours who stands in no box score. */
	let unlisted: number;
	beforeAll(async () => {
		database = await open();
		const games = [["Hawks", 81, "Owls", 70]] as const;
		own = await aLeague(database, { games, hasBoxScores: true });
		foreign = await aLeague(database, { games, hasBoxScores: true });
		const [player] = await own.store.players.insertAll([
			{ firstName: "Unlisted", lastName: "", imageUrl: null },
		]);
		unlisted = player?.id ?? 0;
		await insert("stages", stage({ id: ownStage }));
		await insert("stages", {
			...stage({ id: foreignStage, season_league_id: foreign.seasonLeague.id }),
			organization_id: foreign.organization.id,
		});
	});
	afterAll(() => database.close());

	const insert = <Table extends keyof Tables>(table: Table, row: Insertable<Tables[Table]>) =>
		database.db.insertInto(table).values(row).execute();

	describe("no row points into another organization", () => {
		const cases: [string, () => Promise<unknown>][] = [
			[
				"season-league to season",
				() => insert("season_leagues", seasonLeague({ season_id: foreign.season.id })),
			],
			[
				"season-league to league",
				() => insert("season_leagues", seasonLeague({ league_id: foreign.seasonLeague.league.id })),
			],
			[
				"entry to season-league",
				() => insert("team_entries", entry({ season_league_id: foreign.seasonLeague.id })),
			],
			["entry to team", () => insert("team_entries", entry({ team_id: foreign.teamId("Hawks") }))],
			[
				"roster spot to entry",
				() => insert("roster_spots", spot({ entry_id: foreign.entryId("Hawks") })),
			],
			[
				"roster spot to player",
				() => insert("roster_spots", spot({ player_id: foreign.playerId("Hawks One") })),
			],
			[
				"schedule to season-league",
				() => insert("schedules", schedule({ season_league_id: foreign.seasonLeague.id })),
			],
			[
				"game to season-league",
				() => insert("games", game({ season_league_id: foreign.seasonLeague.id })),
			],
			[
				"game to home entry",
				() => insert("games", game({ home_entry_id: foreign.entryId("Hawks") })),
			],
			[
				"game to away entry",
				() => insert("games", game({ away_entry_id: foreign.entryId("Owls") })),
			],
			[
				"period score to game",
				() => insert("period_scores", periodScore({ game_id: foreign.gameId(0) })),
			],
			[
				"period score to period",
				() => insert("period_scores", periodScore({ period_id: foreign.periodId("OT") })),
			],
			["stat line to game", () => insert("stat_lines", line({ game_id: foreign.gameId(0) }))],
			[
				"stat line to player",
				() => insert("stat_lines", line({ player_id: foreign.playerId("Hawks One") })),
			],
			[
				"stat line to entry",
				() =>
					insert("stat_lines", line({ player_id: unlisted, entry_id: foreign.entryId("Hawks") })),
			],
			[
				"stage to season-league",
				() => insert("stages", stage({ season_league_id: foreign.seasonLeague.id })),
			],
			["seed to stage", () => insert("stage_seeds", seed({ stage_id: foreignStage }))],
			["seed to entry", () => insert("stage_seeds", seed({ entry_id: foreign.entryId("Hawks") }))],
			["series to stage", () => insert("stage_series", series({ stage_id: foreignStage }))],
			["game to stage", () => insert("games", game({ stage_id: foreignStage }))],
			["value to line", () => insert("player_game_stats", value({ game_id: foreign.gameId(0) }))],
			[
				"value to statistic",
				() => insert("player_game_stats", value({ stat_id: foreign.statId("AST") })),
			],
			[
				"attribute value to player",
				async () => insert("player_attribute_values", await attributeValue(own, foreign)),
			],
			[
				"attribute value to attribute",
				async () => insert("player_attribute_values", await attributeValue(foreign, own)),
			],
		];
		test.each(cases)("%s", async (_, refused) => {
			await expect(refused()).rejects.toThrow(/foreign key/i);
		});

		test("game to a schedule of another organization", async () => {
			const { id } = await database.db
				.insertInto("schedules")
				.values({
					...schedule({}),
					organization_id: foreign.organization.id,
					season_league_id: foreign.seasonLeague.id,
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			await expect(insert("games", game({ schedule_id: id }))).rejects.toThrow(/foreign key/i);
		});

		test("the same rows are taken when they stay at home", async () => {
			await insert("period_scores", periodScore({}));
			await insert("player_game_stats", value({}));
			await insert("schedules", schedule({}));
			await insert("stage_seeds", seed({}));
			await insert("stage_series", series({}));
			await insert("games", game({ stage_id: ownStage }));
			await insert("player_attribute_values", await attributeValue(own, own));
		});
	});

	test("both teams of a game play in its season-league", async () => {
		const other = await aLeague(database, {
			in: own.organization,
			season: { isActive: false },
			games: [["Hawks", "Owls"]],
		});
		await expect(insert("games", game({ home_entry_id: other.entryId("Hawks") }))).rejects.toThrow(
			/foreign key/i,
		);
	});

	describe("what makes no sense is refused", () => {
		const cases: [string, () => Promise<unknown>][] = [
			["a second active season", () => insert("seasons", season({ is_active: 1 }))],
			[
				"a season that ends before it starts",
				() => insert("seasons", season({ start_date: "2026-02-01", finish_date: "2026-01-31" })),
			],
			[
				"a team against itself",
				() => insert("games", game({ away_entry_id: own.entryId("Hawks") })),
			],
			["a score of one side", () => insert("games", game({ home_score: 3 }))],
			["a score below zero", () => insert("games", game({ home_score: -1, away_score: 0 }))],
			["a forfeit by nobody", () => insert("games", game({ status: "forfeit" }))],
			[
				"a forfeiting side without a forfeit",
				() => insert("games", game({ forfeited_by: "home" })),
			],
			["a date that is none", () => insert("games", game({ date: "5/1/2026" }))],
			["a team twice in a season-league", () => insert("team_entries", entry({}))],
			["a player twice on a roster", () => insert("roster_spots", spot({}))],
			["two statistics of one abbreviation", () => insert("stat_definitions", definition("pts"))],
			["a slug in capitals", () => insert("organizations", organization({ slug: "Hoops" }))],
			[
				"a slug of somebody else",
				() => insert("organizations", organization({ slug: foreign.organization.slug })),
			],
		];
		test.each(cases)("%s", async (_, refused) => {
			await expect(refused()).rejects.toThrow(/constraint|check|unique|duplicate/i);
		});
	});

	test("another organization's active season is no hindrance", async () => {
		const active = await database.db
			.selectFrom("seasons")
			.select("organization_id")
			.where("is_active", "=", 1)
			.where("organization_id", "in", [own.organization.id, foreign.organization.id])
			.execute();
		expect(active).toHaveLength(2);
	});

	test("an id names a team or an entry, never both", async () => {
		const teams = await database.db.selectFrom("teams").select("id").execute();
		const entries = await database.db.selectFrom("team_entries").select("id").execute();
		const ids = [...teams, ...entries].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("an organization that goes takes everything of its own with it", async () => {
		const doomed = await aLeague(database, {
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		const id = doomed.organization.id;
		await database.db.deleteFrom("organizations").where("id", "=", id).execute();
		for (const table of ["games", "stat_lines", "player_game_stats", "players"] as const) {
			const left = await database.db
				.selectFrom(table)
				.select("organization_id")
				.where("organization_id", "=", id)
				.execute();
			expect(left, table).toEqual([]);
		}
		expect(await foreign.store.games.find(foreign.gameId(0))).toBeDefined();
	});

	const [ownStage, foreignStage] = [890_000, 890_001] as const;
	let lastId = 900_000;
	const nextId = () => {
		lastId += 1;
		return lastId;
	};
	const tenant = () => ({ organization_id: own.organization.id });
	const season = (given: Partial<Insertable<Tables["seasons"]>>) => ({
		...tenant(),
		id: nextId(),
		name: "Other",
		start_date: null,
		finish_date: null,
		...given,
	});
	const seasonLeague = (given: Partial<Insertable<Tables["season_leagues"]>>) => ({
		...tenant(),
		id: nextId(),
		season_id: own.season.id,
		league_id: own.seasonLeague.league.id,
		...given,
	});
	const entry = (given: Partial<Insertable<Tables["team_entries"]>>) => ({
		...tenant(),
		id: nextId(),
		season_league_id: own.seasonLeague.id,
		team_id: own.teamId("Hawks"),
		captain_name: null,
		captain_id: null,
		...given,
	});
	const spot = (given: Partial<Insertable<Tables["roster_spots"]>>) => ({
		...tenant(),
		entry_id: own.entryId("Hawks"),
		player_id: own.playerId("Hawks One"),
		...given,
	});
	const schedule = (given: Partial<Insertable<Tables["schedules"]>>) => ({
		...tenant(),
		id: nextId(),
		season_league_id: own.seasonLeague.id,
		name: "Mondays",
		start_date: "2026-01-05",
		num_weeks: 8,
		...given,
	});
	const game = (given: Partial<Insertable<Tables["games"]>>): Insertable<Tables["games"]> => ({
		...tenant(),
		id: nextId(),
		season_league_id: own.seasonLeague.id,
		home_entry_id: own.entryId("Hawks"),
		away_entry_id: own.entryId("Owls"),
		schedule_id: null,
		week_index: null,
		date: null,
		time: null,
		location: null,
		video_url: null,
		forfeited_by: null,
		home_score: null,
		away_score: null,
		external_id: null,
		created_by: null,
		...given,
	});
	const stage = (given: Partial<Insertable<Tables["stages"]>>) => ({
		...tenant(),
		id: nextId(),
		season_league_id: own.seasonLeague.id,
		name: "Playoffs",
		format: "{}",
		seeds_on: null,
		seeded_at: null,
		published_at: null,
		created_by: null,
		...given,
	});
	const seed = (given: Partial<Insertable<Tables["stage_seeds"]>>) => ({
		...tenant(),
		stage_id: ownStage,
		seed: 1,
		entry_id: own.entryId("Hawks"),
		overruled: null,
		withdrawn: null,
		...given,
	});
	const series = (given: Partial<Insertable<Tables["stage_series"]>>) => ({
		...tenant(),
		id: nextId(),
		stage_id: ownStage,
		number: 1,
		part: "winners" as const,
		round: 1,
		group_number: null,
		home_from: "{}",
		away_from: "{}",
		best_of: 1 as const,
		decided_for: null,
		decided_reason: null,
		...given,
	});
	const periodScore = (given: Partial<Insertable<Tables["period_scores"]>>) => ({
		...tenant(),
		game_id: own.gameId(0),
		period_id: own.periodId("OT"),
		home_score: 3,
		away_score: 5,
		...given,
	});
	const line = (given: Partial<Insertable<Tables["stat_lines"]>>) => ({
		...tenant(),
		game_id: own.gameId(0),
		player_id: own.playerId("Hawks One"),
		entry_id: own.entryId("Hawks"),
		seconds: null,
		...given,
	});
	const value = (given: Partial<Insertable<Tables["player_game_stats"]>>) => ({
		...tenant(),
		game_id: own.gameId(0),
		player_id: own.playerId("Hawks One"),
		stat_id: own.statId("AST"),
		value: 4,
		...given,
	});
	const attributeValue = async (ofAttribute: MadeLeague, ofPlayer: MadeLeague) => {
		const [attribute] = await ofAttribute.store.playerAttributes.list(ofAttribute.sport.id);
		return {
			...tenant(),
			player_id: ofPlayer.playerId("Hawks One"),
			attribute_id: attribute?.id ?? 0,
			value: "7",
		};
	};
	const definition = (abbreviation: string) => ({
		...tenant(),
		id: nextId(),
		sport_id: own.sport.id,
		name: "Points again",
		abbreviation,
		abbreviation_key: abbreviation.toLowerCase(),
		sort_order: 99,
		created_by: null,
	});
	const organization = (given: Partial<Insertable<Tables["organizations"]>>) => ({
		id: nextId(),
		name: "Other",
		slug: null,
		domain: null,
		brand_color: null,
		logo_url: null,
		custom_page_url: null,
		created_at: "2026-01-01T00:00:00Z",
		...given,
	});
});
