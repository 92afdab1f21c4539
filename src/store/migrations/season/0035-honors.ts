import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * Final places and awards of a league in a season, and since when a season is locked: from then on
 * `season/season-lock.ts` keeps what was played in it.
 */
export const honors: Migration = {
	name: "0035-honors",
	up: ({ dialect, ownId, ownKey, end }) => [
		"alter table seasons add column locked_at text",
		"create index seasons_locked on seasons (organization_id) where locked_at is not null",
		`create table honors (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			season_league_id integer not null,
			place integer check (place between 1 and 999),
			award text check (length(award) between 1 and 120),
			entry_id integer,
			player_id integer,
			picture text,
			note text,
			${ownKey},
			check ((place is null) <> (award is null)),
			check (entry_id is not null or (award is not null and player_id is not null)),
			${within("season_league_id", "season_leagues")},
			${within("entry_id", "team_entries")},
			${within("player_id", "players")}
		)${end}`,
		"create index honors_by_league on honors (organization_id, season_league_id)",
		"create index honors_by_entry on honors (organization_id, entry_id)",
		"create index honors_by_player on honors (organization_id, player_id)",
		"create index honors_by_place on honors (organization_id, place)",
		...(dialect === "postgres" ? wall("honors") : []),
	],
};

function within(column: string, table: string): string {
	return `foreign key (organization_id, ${column}) references ${table} (organization_id, id)
		on delete cascade`;
}
