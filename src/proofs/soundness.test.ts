import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { unsound } from "./world/soundness.ts";

let database: Database;
let league: MadeLeague;
beforeEach(async () => {
	await database?.close();
	database = await openMemory();
	league = await aLeague(database, {
		games: [
			["Hawks", 81, "Owls", 70],
			["Owls", 60, "Hawks", 50],
		],
		hasBoxScores: true,
	});
});
afterAll(() => database.close());

describe("what never holds", () => {
	test("is nothing in a league that is sound, and looking changes nothing", async () => {
		const before = await sql`select * from player_season_totals`.execute(database.db);
		expect(await unsound(database)).toEqual([]);
		expect(await sql`select * from player_season_totals`.execute(database.db)).toEqual(before);
	});

	test.each([
		["a sum that is wrong", "update player_season_totals set points = points + 1"],
		["a sum that is missing", "delete from leaderboard_totals"],
		["a sum that is wrong", "update games set home_score = 40 where home_score = 60"],
		["a picture of a player", "update players set image_url = '/files/1/none.webp'"],
		[
			"a picture of the library without its file",
			`insert into pictures (id, organization_id, kind, file_name, name, bytes, created_at)
				select 900000, organization_id, 'picture', 'none.webp', name, 7, '2026-01-05' from seasons limit 1`,
		],
		["two statistics at one place", "update stat_definitions set sort_order = 1"],
		[
			"lies in the trash",
			`insert into trash (id, organization_id, kind, subject_id, label, images, deleted_at)
				select 900000, organization_id, 'season', id, name, '{}', '2026-01-05' from seasons`,
		],
	])("is said: %s", async (sentence, damage) => {
		await sql.raw(damage).execute(database.db);
		const found = await unsound(database);
		expect(found.join("\n")).toContain(sentence);
		expect(found[0]).toContain(`organization ${league.organization.id}: `);
	});
});
