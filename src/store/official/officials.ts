import type { Kysely, Selectable } from "kysely";
import type { NewOfficial, Official } from "#domain/official/official.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { OfficialRow } from "./rows.ts";

/** Referees and scorers. */
export const officials = (organizationId: number, db: Kysely<Tables>) => ({
	async list(): Promise<Official[]> {
		const rows = await db
			.selectFrom("officials")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.orderBy("id")
			.execute();
		return rows.map(toOfficial);
	},

	async find(id: number): Promise<Official | undefined> {
		const row = await db
			.selectFrom("officials")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toOfficial(row);
	},

	async insert(official: NewOfficial): Promise<Official> {
		const id = await reserveId(db, "officials");
		await db
			.insertInto("officials")
			.values({ id, organization_id: organizationId, ...toRow(official) })
			.execute();
		return { ...official, id, linkRound: 1 };
	},

	async save({ id, linkRound, ...official }: Official): Promise<void> {
		await db
			.updateTable("officials")
			.set({ ...toRow(official), link_round: linkRound })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function toOfficial(row: Selectable<OfficialRow>): Official {
	return {
		id: row.id,
		linkRound: row.link_round,
		name: row.name,
		jobs: JSON.parse(row.jobs),
		days: JSON.parse(row.days),
		datesOff: JSON.parse(row.dates_off),
		leagueIds: JSON.parse(row.league_ids),
		venueIds: JSON.parse(row.venue_ids),
		notTeamIds: JSON.parse(row.not_team_ids),
		mostGames: row.most_games,
		isNamed: row.is_named === 1,
	};
}

function toRow(official: NewOfficial) {
	return {
		name: official.name,
		jobs: JSON.stringify(official.jobs),
		days: JSON.stringify(official.days),
		dates_off: JSON.stringify(official.datesOff),
		league_ids: JSON.stringify(official.leagueIds),
		venue_ids: JSON.stringify(official.venueIds),
		not_team_ids: JSON.stringify(official.notTeamIds),
		most_games: official.mostGames,
		is_named: official.isNamed ? 1 : 0,
	};
}
