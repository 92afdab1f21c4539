import { sql } from "kysely";
import { anonymous } from "#domain/account/user.ts";
import { plainOrganization } from "#domain/organization/organization.ts";
import type { Connection, Database } from "#store/engine/database.ts";
import { platformTransaction } from "#store/platform/platform.ts";
import type { Store } from "#store/store.ts";
import { viewStandings } from "#usecases/standings/view-standings.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";

/**
 * What holds whatever was written at once and wherever it was cut off; a sentence for everything
 * that does not. Looks in a transaction that is taken back, and changes nothing.
 */
export async function unsound(database: Database): Promise<string[]> {
	const broken = await brokenFile(database);
	return platformTransaction(
		database,
		async ({ connection, platform, storeFor }) => {
			const found = [...broken];
			for (const { id } of await platform.organizations.list()) {
				const store = storeFor(id);
				const sentences = [
					...(await unsoundRows(connection, id)),
					...(await unevenStandings(store)),
					...(await wrongTotals(connection, store)),
				];
				found.push(...sentences.map((sentence) => `organization ${id}: ${sentence}`));
			}
			return found;
		},
		{ isTrial: true },
	);
}

/** SQLite's own look at its file (sqlite.org/pragma.html). */
async function brokenFile({ db, dialect }: Database): Promise<string[]> {
	if (dialect === "postgres") return [];
	const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
	const foreign = await sql`pragma foreign_key_check`.execute(db);
	return [
		...integrity.rows.map((row) => row.integrity_check).filter((said) => said !== "ok"),
		...foreign.rows.map((row) => `a reference to nothing: ${JSON.stringify(row)}`),
	];
}

/** Each names rows that must not be there. */
const neverThere: Record<string, string> = {
	"more than one active season": `select count(*) as n from seasons
		where organization_id = $ and is_active = 1 having count(*) > 1`,
	"a team that plays itself": `select id from games
		where organization_id = $ and home_entry_id = away_entry_id`,
	"half a score": `select id from games
		where organization_id = $ and (home_score is null) <> (away_score is null)`,
	"a player on a roster twice": `select entry_id, player_id from roster_spots
		where organization_id = $ group by entry_id, player_id having count(*) > 1`,
	"two statistics at one place": `select sport_id, sort_order from stat_definitions
		where organization_id = $ group by sport_id, sort_order having count(*) > 1`,
	"two periods at one place": `select sport_id, sort_order from game_periods
		where organization_id = $ group by sport_id, sort_order having count(*) > 1`,
	"a number without its line": `select v.game_id, v.player_id from player_game_stats v
		left join stat_lines l on l.game_id = v.game_id and l.player_id = v.player_id
		where v.organization_id = $ and l.game_id is null`,
	"a season that stands and lies in the trash": `select t.id from trash t
		join seasons s on s.id = t.subject_id where t.organization_id = $ and t.kind = 'season'`,
	"a game that stands and lies in the trash": `select t.id from trash t
		join games g on g.id = t.subject_id where t.organization_id = $ and t.kind = 'game'`,
	"a picture of a player without its row": `select p.id from players p
		where p.organization_id = $ and p.image_url like '/files/%' and not exists (
			select 1 from files f where f.organization_id = p.organization_id
			and p.image_url = '/files/' || f.organization_id || '/' || f.name)`,
	"a picture of the library without its file": `select p.id from pictures p
		where p.organization_id = $ and not exists (
			select 1 from files f where f.organization_id = p.organization_id and f.name = p.file_name)`,
};

async function unsoundRows({ db }: Connection, organizationId: number): Promise<string[]> {
	const found: string[] = [];
	for (const [what, statement] of Object.entries(neverThere)) {
		const { rows } = await sql.raw(statement.replaceAll("$", String(organizationId))).execute(db);
		if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows)}`);
	}
	return found;
}

/** Every game that somebody won, somebody lost. */
async function unevenStandings(store: Store): Promise<string[]> {
	const organization = {
		...plainOrganization,
		id: store.organizationId,
		name: "",
		slug: null,
		domain: null,
		sports: [],
	};
	const scope = { viewer: anonymous, organization, store, now: new Date() };
	const found: string[] = [];
	for (const { id, isVisible } of await store.seasons.list()) {
		if (!isVisible) continue;
		const { tables } = await viewStandings(scope, { seasonId: id });
		for (const { rows } of tables) {
			const sum = (of: "wins" | "losses") => rows.reduce((all, row) => all + row[of], 0);
			if (sum("wins") !== sum("losses")) {
				found.push(`season ${id} has ${sum("wins")} wins and ${sum("losses")} losses`);
			}
		}
	}
	return found;
}

/** The sums that are kept, beside those made anew of what they are made of. */
async function wrongTotals({ db }: Connection, store: Store): Promise<string[]> {
	const id = store.organizationId;
	const read = async () => {
		const totals = await db
			.selectFrom("player_season_totals")
			.selectAll()
			.where("organization_id", "=", id)
			.execute();
		const boards = await db
			.selectFrom("leaderboard_totals")
			.selectAll()
			.where("organization_id", "=", id)
			.execute();
		const headlines = await db
			.selectFrom("headline_totals")
			.selectAll()
			.where("organization_id", "=", id)
			.execute();
		const bests = await db
			.selectFrom("stat_bests")
			.selectAll()
			.where("organization_id", "=", id)
			.execute();
		const streaks = await db
			.selectFrom("team_streaks")
			.selectAll()
			.where("organization_id", "=", id)
			.execute();
		const sums = await db
			.selectFrom("game_sums")
			.selectAll()
			.where("organization_id", "=", id)
			.execute();
		const rows = [
			...bests,
			...streaks,
			...sums.map((row) => ({ ...row, totals: inOrder(row.totals) })),
			...totals.map((row) => ({ ...row, totals: inOrder(row.totals) })),
			...boards,
			...headlines,
		];
		return new Set(rows.map((row) => JSON.stringify(row)));
	};
	const kept = await read();
	await db.deleteFrom("player_season_totals").where("organization_id", "=", id).execute();
	await db.deleteFrom("leaderboard_totals").where("organization_id", "=", id).execute();
	for (const table of ["stat_bests", "team_streaks", "game_sums"] as const) {
		await db.deleteFrom(table).where("organization_id", "=", id).execute();
	}
	await db.deleteFrom("headline_totals").where("organization_id", "=", id).execute();
	for (const { id: seasonId } of await store.seasons.list()) {
		await refreshTotals(store, { seasonId, playerIds: "all", isDecidedAnew: true });
	}
	const made = await read();
	return [
		...[...kept].filter((row) => !made.has(row)).map((row) => `a sum that is wrong: ${row}`),
		...[...made].filter((row) => !kept.has(row)).map((row) => `a sum that is missing: ${row}`),
	];
}

/** The sums by statistic come in the order in which they were first seen. */
function inOrder(totals: string): unknown {
	const { byStat, ...rest } = JSON.parse(totals) as { byStat: [number, number][] };
	return { ...rest, byStat: byStat.toSorted(([a], [b]) => a - b) };
}
