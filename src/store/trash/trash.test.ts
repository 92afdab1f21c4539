import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import type { Database } from "../engine/database.ts";
import type { Tables } from "../tables.ts";
import type { RowKind } from "./trash.ts";

describe.each(engines)("$name: the trash", ({ open }) => {
	let database: Database;
	let made: MadeLeague;
	beforeAll(async () => {
		database = await open();
		made = await aLeague(database, { games: [["Hawks", 81, "Owls", 70]], hasBoxScores: true });
		await aLeague(database, { games: [["Reds", 1, "Blues", 2]], hasBoxScores: true });
	});
	afterAll(() => database.close());

	const discard = (kind: RowKind, id: number, at = "2026-01-10T00:00:00.000Z") =>
		made.store.transaction(({ trash }) => trash.discard(kind, id, { by: null, at, label: kind }));
	const restore = (id: number | undefined, at = "2026-01-11T00:00:00.000Z") =>
		made.store.transaction(async ({ trash }) => {
			const restored = await trash.restore(id ?? 0, at);
			if (restored === "impossible") throw new Impossible();
			return restored;
		});

	test.each([
		["season", () => made.season.id],
		["league", () => made.seasonLeague.league.id],
		["seasonLeague", () => made.seasonLeague.id],
		["team", () => made.teamId("Hawks")],
		["entry", () => made.entryId("Hawks")],
		["player", () => made.playerId("Hawks One")],
		["game", () => made.gameId(0)],
	] as [RowKind, () => number][])(
		"a %s goes with everything under it and comes back as it was",
		async (kind, id) => {
			const before = await everything(database);
			const trashed = await discard(kind, id());
			expect(await everything(database)).not.toEqual(before);
			expect(await restore(trashed)).toEqual({
				id: trashed,
				kind,
				label: kind,
				subjectId: id(),
				seasonIds: [made.season.id],
				gameIds: kind === "player" ? [] : [made.gameId(0)],
				isMuch: false,
			});
			expect(await everything(database)).toEqual(before);
		},
	);

	test("what was thrown away when each number was kept by itself comes back as it was", async () => {
		const before = await everything(database);
		const numbers = await database.db.selectFrom("player_game_stats").selectAll().execute();
		const trashed = await discard("game", made.gameId(0));
		const ofTrash = () => database.db.selectFrom("trash").where("id", "=", trashed ?? 0);
		const { images } = await ofTrash().select("images").executeTakeFirstOrThrow();
		const gone = numbers.filter(({ game_id }) => game_id === made.gameId(0));
		expect(JSON.parse(images).player_game_stats.length).toBeLessThan(gone.length);
		const asBefore = { ...JSON.parse(images), player_game_stats: gone };
		await database.db
			.updateTable("trash")
			.set({ images: JSON.stringify(asBefore) })
			.where("id", "=", trashed ?? 0)
			.execute();
		await restore(trashed);
		expect(await everything(database)).toEqual(before);
	});

	test("a game comes back without its schedule when that is gone", async () => {
		const schedule = await database.db
			.insertInto("schedules")
			.values({
				id: 900_000,
				organization_id: made.organization.id,
				season_league_id: made.seasonLeague.id,
				name: "Spring",
				start_date: "2026-01-05",
				num_weeks: 1,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const ofSchedule = () =>
			database.db.selectFrom("games").select("id").where("schedule_id", "=", schedule.id);
		await database.db
			.updateTable("games")
			.set({ schedule_id: schedule.id })
			.where("id", "=", made.gameId(0))
			.execute();
		const game = await discard("game", made.gameId(0));
		await discard("schedule", schedule.id);
		expect(await restore(game)).toMatchObject({ kind: "game" });
		expect(await made.store.games.find(made.gameId(0))).toBeDefined();
		expect(await ofSchedule().execute()).toEqual([]);
	});

	test("players stay when their season goes", async () => {
		const players = await made.store.players.list();
		const trashed = await discard("season", made.season.id);
		expect(await made.store.players.list()).toEqual(players);
		await restore(trashed);
	});

	test("what belonged to something that is gone itself does not come back", async () => {
		const game = await discard("game", made.gameId(0));
		const season = await discard("season", made.season.id);
		await expect(restore(game)).rejects.toThrow(Impossible);
		await restore(season);
		await restore(game);
	});

	test("nothing is thrown away twice, or restored twice", async () => {
		const trashed = await discard("game", made.gameId(0));
		expect(await discard("game", made.gameId(0))).toBeUndefined();
		await restore(trashed);
		expect(await restore(trashed)).toBeUndefined();
	});

	test("after thirty days it is gone for good", async () => {
		const old = await discard("game", made.gameId(0), "2026-01-10T00:00:00.000Z");
		await discard("player", made.playerId("Owls One"), "2026-02-10T00:00:00.000Z");
		expect(await restore(old)).toBeUndefined();
	});
});

/** Gives the transaction up. */
class Impossible extends Error {}

const tables: (keyof Tables)[] = [
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
	"player_attribute_values",
];

async function everything({ db }: Database) {
	const rows: Record<string, string[]> = {};
	for (const table of tables) {
		const all = await db.selectFrom(table).selectAll().execute();
		rows[table] = all.map((row) => JSON.stringify(row)).toSorted();
	}
	return rows;
}
