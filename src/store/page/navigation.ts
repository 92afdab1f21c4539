import { type Kysely, sql } from "kysely";
import type { NavItem } from "#domain/page/navigation.ts";
import type { Audience } from "../audience.ts";
import { prepared } from "../engine/prepared.ts";
import { isToldTo } from "../game/hide-draft-games.ts";
import type { Tables } from "../tables.ts";

export const navigation = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	/** Of which parts of the league there is anything in visible seasons, by their paths. */
	async listFilled(now: Date): Promise<string[]> {
		const { rows } = await filledParts(organizationId, audience, now).execute(db);
		return rows.map(({ path }) => path);
	},

	/** The links an organization has chosen; null where it has the default. */
	async find(): Promise<NavItem[] | null> {
		const [row] = await findItems(db, organizationId);
		return row === undefined ? null : JSON.parse(row.items);
	},

	async save(items: readonly NavItem[] | null): Promise<void> {
		await db.deleteFrom("site_navigation").where("organization_id", "=", organizationId).execute();
		if (items === null) return;
		await db
			.insertInto("site_navigation")
			.values({ organization_id: organizationId, items: JSON.stringify(items) })
			.execute();
	},
});

/** The schedule knows of no games that are not told, the leader board counts as its own page does. */
const filledParts = (organizationId: number, audience: Audience, now: Date) => sql<{
	path: string;
}>`
	select path from (select '/teamList' as path union all select '/teams') its where exists (
		select 1 from team_entries e
		join season_leagues sl on sl.id = e.season_league_id
		join seasons s on s.id = sl.season_id
		where e.organization_id = ${organizationId} and s.is_visible = 1)
	union all select '/schedule' where exists (
		select 1 from games g
		join season_leagues sl on sl.id = g.season_league_id
		join seasons s on s.id = sl.season_id
		where g.organization_id = ${organizationId} and s.is_visible = 1 and ${isToldTo[audience]})
	union all select '/news' where exists (
		select 1 from posts p where p.organization_id = ${organizationId} and p.is_published = 1
			and p.published_at <= ${now.toISOString()})
	union all select '/playerList' where exists (
		select 1 from roster_spots r
		join team_entries e on e.id = r.entry_id
		join season_leagues sl on sl.id = e.season_league_id
		join seasons s on s.id = sl.season_id
		where r.organization_id = ${organizationId} and s.is_visible = 1)
	union all select '/statistics' where exists (
		select 1 from player_season_totals t
		join seasons s on s.organization_id = t.organization_id and s.id = t.season_id
		where t.organization_id = ${organizationId} and s.is_visible = 1)
	union all select '/leaderboard' where exists (
		select 1 from leaderboard_totals where organization_id = ${organizationId})
		or exists (select 1 from headline_totals where organization_id = ${organizationId})`;

const findItems = prepared((db, organizationId: number) =>
	db.selectFrom("site_navigation").select("items").where("organization_id", "=", organizationId),
);
