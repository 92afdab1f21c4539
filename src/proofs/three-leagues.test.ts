import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { takeSnapshot } from "./world/snapshot.ts";
import { type ThreeLeagues, threeLeagues } from "./world/three-leagues.ts";

let database: Database;
let leagues: ThreeLeagues;
let tables: Map<string, Record<string, unknown>[]>;

beforeAll(async () => {
	database = await openMemory();
	leagues = await threeLeagues(database);
	tables = new Map();
	for (const text of (await (await takeSnapshot(database)).contents()).values()) {
		for (const line of text.trimEnd().split("\n")) {
			const [table = ""] = line.split(" ", 1);
			const rows = tables.get(table) ?? [];
			tables.set(table, [...rows, JSON.parse(line.slice(table.length + 1))]);
		}
	}
});

afterAll(() => database.close());

/** Texts with a fixed set of values, numbers, dates, and what nobody reads. */
const notFree =
	/^(abbreviation|abbreviation_key|status|language|more_languages|theme|time|time_zone|type|scope|role|kind|format|subject|action|board|key|game_days|time_slots|weekly_time_slots|unavailable_slots|content_type|signup_status|view_mode|forfeited_by|brand_color|password_\w+|totals|city|state|sport|category|\w*date|\w*_at|at|after|looked_on|blocks|changes|crop|records|signup_deadline|phase|seeds_by|seeds_on|part|home_from|away_from|fits|chances|games|banner_until|events|event|delivery_id|currency|job|fingerprint|colors|offer|day|due|method|side|rules|number|starts_on|hours|dates|other|until_day|asks|jobs|days|dates_off|league_ids|venue_ids|not_team_ids)$/;

test("each organization has something in every table of organizations", () => {
	for (const [table, rows] of tables) {
		const holders = new Set(rows.map((row) => row.organization_id ?? row.id));
		for (const { organization } of leagues.all)
			expect([table, holders]).toSatisfy(() => holders.has(organization.id));
	}
	expect(tables.size).toBeGreaterThanOrEqual(26);
});

test("every text of an organization has its canary", () => {
	for (const { organization, canary } of leagues.all) {
		for (const [table, rows] of tables) {
			for (const row of rows) {
				if ((row.organization_id ?? row.id) !== organization.id) continue;
				for (const [column, value] of Object.entries(row)) {
					if (typeof value !== "string" || notFree.test(column)) continue;
					expect(`${table}.${column}: ${value}`).toContain(canary.slice(1));
				}
			}
		}
	}
});

test("ids alternate, so that the neighbour of an id is somebody else's", () => {
	const ours = leagues.all.map(({ organization }) => organization.id);
	for (const [table, rows] of tables) {
		if (table === "organizations" || rows[0]?.id === undefined) continue;
		const holders = rows
			.toSorted((a, b) => Number(a.id) - Number(b.id))
			.map((row) => Number(row.organization_id))
			.filter((id) => ours.includes(id));
		expect([table, holders]).toEqual([table, holders.map((_, index) => ours[index % 3])]);
	}
});
