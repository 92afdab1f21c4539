import type { Migration } from "../engine/migration.ts";
import { wall } from "./0003-row-security.ts";

/**
 * Statistics that are computed from others, how they are written, and which of a sport stand first.
 * All-time sums of those that stand first are kept by player: their leaderboards (decisions 5, 18).
 */
export const derivedStatistics: Migration = {
	name: "0006-derived-statistics",
	up: ({ dialect, end }) => [
		"alter table stat_definitions add column formula text",
		`alter table stat_definitions add column format text not null default 'whole'
			check (format in ('whole', 'decimal', 'percent', 'share'))`,
		`alter table stat_definitions add column is_headline integer not null default 0
			check (is_headline in (0, 1))`,
		`create table headline_totals (
			organization_id integer not null references organizations (id) on delete cascade,
			stat_id integer not null,
			player_id integer not null,
			value ${dialect === "postgres" ? "double precision" : "real"} not null check (value > 0),
			primary key (organization_id, stat_id, player_id),
			foreign key (organization_id, stat_id) references stat_definitions (organization_id, id)
				on delete cascade,
			foreign key (organization_id, player_id) references players (organization_id, id)
				on delete cascade
		)${end}`,
		"create index headline_totals_by_value on headline_totals (organization_id, stat_id, value)",
		"create index headline_totals_by_player on headline_totals (organization_id, player_id)",
		...(dialect === "postgres" ? wall("headline_totals") : []),
	],
};
