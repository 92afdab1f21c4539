import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Audience } from "../audience.ts";
import { removeOwnOfMinors } from "../contact/contacts.ts";
import { inChunks } from "../engine/chunks.ts";
import type { Tables } from "../tables.ts";

/**
 * The wall before minors: what a store selects to know whether an audience is told less of somebody,
 * 1 or 0. Members are told everything. Every way by which a person leaves the store goes through
 * `toPlayer`, `toCaptainName` or `attributesOf`, which read these columns.
 */
export const minorColumns = (organizationId: number, audience: Audience) =>
	audience === "members" ? forMembers : forVisitors(organizationId);

type MinorColumns = {
	/** Of the player `p`. */
	player: RawBuilder<number>;
	/** Of the player that the row `v` is about. */
	playerOfValue: RawBuilder<number>;
	/** Of the captain of the entry `e`. */
	captain: RawBuilder<number>;
};

const forMembers: MinorColumns = {
	player: sql<number>`0`,
	playerOfValue: sql<number>`0`,
	captain: sql<number>`0`,
};

/** What does not name a row is asked once a query, so that nobody pays where nobody is a minor. */
function forVisitors(organizationId: number): MinorColumns {
	const saidOfAll = sql`(select case when o.shows_full_names = 1 then 0
			when o.is_youth = 1 then 1 end
		from organizations o where o.id = ${organizationId})`;
	const hasYouth = sql`exists (select 1 from leagues y
		where organization_id = ${organizationId} and y.is_youth = 1)`;
	const hasMinors = sql`exists (select 1 from players m
		where organization_id = ${organizationId} and m.is_minor = 1)`;
	// Somebody who has not played anywhere yet may be about to join a youth league.
	const playsNowhere = sql`not exists (select 1 from roster_spots m
			where m.organization_id = p.organization_id and m.player_id = p.id)
		and not exists (select 1 from player_season_totals m
			where m.organization_id = p.organization_id and m.player_id = p.id)`;
	const player = sql<number>`coalesce(${saidOfAll}, case when p.is_minor = 1 then 1
		when ${hasYouth} and ${playsNowhere} then 1 else 0 end)`;
	return {
		player,
		playerOfValue: sql<number>`(select ${player} from players p
			where p.organization_id = v.organization_id and p.id = v.player_id)`,
		captain: sql<number>`coalesce(${saidOfAll}, case
			when ${hasMinors} and exists (select 1 from players c where c.organization_id = e.organization_id
				and c.id = e.captain_id and c.is_minor = 1) then 1
			when ${hasYouth} and exists (select 1 from season_leagues ys
				join leagues y on y.organization_id = ys.organization_id and y.id = ys.league_id
				where ys.organization_id = e.organization_id and ys.id = e.season_league_id
				and y.is_youth = 1) then 1
			else 0 end)`,
	};
}

/** Who stands on a roster of a youth league, has played in one or is a guest there. */
const young = (organizationId: number) => sql`
	select r.player_id from roster_spots r
	join team_entries e on e.organization_id = r.organization_id and e.id = r.entry_id
	join season_leagues sl on sl.organization_id = e.organization_id and sl.id = e.season_league_id
	join leagues l on l.organization_id = sl.organization_id and l.id = sl.league_id
	where ${organizationId} = r.organization_id and l.is_youth = 1
	union
	select s.player_id from stat_lines s
	join team_entries e on e.organization_id = s.organization_id and e.id = s.entry_id
	join season_leagues sl on sl.organization_id = e.organization_id and sl.id = e.season_league_id
	join leagues l on l.organization_id = sl.organization_id and l.id = sl.league_id
	where ${organizationId} = s.organization_id and l.is_youth = 1
	union
	select p.player_id from game_players p
	join games g on g.organization_id = p.organization_id and g.id = p.game_id
	join season_leagues sl on sl.organization_id = g.organization_id and sl.id = g.season_league_id
	join leagues l on l.organization_id = sl.organization_id and l.id = sl.league_id
	where ${organizationId} = p.organization_id and l.is_youth = 1 and p.is_guest = 1`;

/** Keeps of everybody, or of these players, that they have played with the young. */
export async function markMinors(
	organizationId: number,
	db: Kysely<Tables>,
	playerIds: readonly number[] | "all" = "all",
): Promise<void> {
	const hasYouth = await db
		.selectFrom("leagues")
		.select("id")
		.where("organization_id", "=", organizationId)
		.where("is_youth", "=", 1)
		.limit(1)
		.executeTakeFirst();
	if (hasYouth === undefined) return;
	const mark = (among: RawBuilder<unknown>) =>
		sql`update players set is_minor = 1
			where organization_id = ${organizationId} and is_minor = 0 ${among}
			and id in (${young(organizationId)})`.execute(db);
	if (playerIds === "all") await mark(sql``);
	else await inChunks(playerIds, (chunk) => mark(sql`and id in (${sql.join(chunk)})`));
	await removeOwnOfMinors(organizationId, db);
}

/**
 * A league that was marked as youth by mistake: forgets it of those who play in no other, and of
 * everybody where no youth league is left.
 */
export async function unmarkMinors(
	organizationId: number,
	db: Kysely<Tables>,
	leagueId: number,
): Promise<void> {
	const ofLeague = (table: "roster_spots" | "stat_lines") => sql`
		select x.player_id from ${sql.table(table)} x
		join team_entries e on e.organization_id = x.organization_id and e.id = x.entry_id
		join season_leagues sl on sl.organization_id = e.organization_id and sl.id = e.season_league_id
		where ${organizationId} = x.organization_id and sl.league_id = ${leagueId}`;
	const isPlain = sql`not exists (select 1 from leagues y
		where organization_id = ${organizationId} and y.is_youth = 1)`;
	await sql`update players set is_minor = 0
		where organization_id = ${organizationId} and is_minor = 1
		and (${isPlain} or id in (${ofLeague("roster_spots")} union ${ofLeague("stat_lines")}))
		and id not in (${young(organizationId)})`.execute(db);
}
