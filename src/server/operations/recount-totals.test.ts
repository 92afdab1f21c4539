import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#store/engine/migrate.ts";
import { openPostgres } from "#store/engine/postgres.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { seasonsWithOldTotals } from "#store/platform/old-totals.ts";
import { startApi } from "#testing/api.ts";
import { places } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";
import { recountTotals } from "./recount-totals.ts";

test.each(places)("$name: an upgrade makes the sums of before again, once", async ({ make }) => {
	const { databaseUrl, remove } = await make();
	const database = databaseUrl === null ? openSqlite(":memory:") : openPostgres(databaseUrl);
	const { db, dialect } = database;
	await migrate(db, dialect);
	const games: [string, number, string, number][] = [
		["Hawks", 81, "Owls", 70],
		["Owls", 66, "Hawks", 64],
	];
	const made = await aLeague(database, { games, hasBoxScores: true });
	const second = await aLeague(database, {
		in: made.organization,
		season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
		games,
		hasBoxScores: true,
	});
	const { store } = made;
	const sums = async () => [
		await Promise.all([made, second].map(({ season }) => store.totals.listScoring(season.id))),
		await store.totals.topPlayers("points", 20),
		(await store.totals.topTeams(20)).toSorted((a, b) => a.id - b.id),
	];
	for (const { season } of [made, second]) {
		await refreshTotals(store, { seasonId: season.id, playerIds: "all", isDecidedAnew: true });
	}
	const ofBefore = await sums();
	// As the version before counted them: whatever the status says.
	await sql`update games set status = 'postponed' where home_score = 70 or away_score = 70`.execute(
		db,
	);
	// As migrations say that change what is made of a season's numbers.
	await sql`update seasons set has_old_totals = 1`.execute(db);
	expect(await sums()).toEqual(ofBefore);

	const { services } = await startApi({ database });
	await recountTotals(services);
	const now = await sums();
	expect(now).not.toEqual(ofBefore);
	for (const { season } of [made, second]) {
		await refreshTotals(store, { seasonId: season.id, playerIds: "all", isDecidedAnew: true });
	}
	expect(await sums()).toEqual(now);
	expect(await seasonsWithOldTotals(database)).toEqual(new Map());
	await database.close();
	await remove();
});
