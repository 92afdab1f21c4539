import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * What a season opens for teams and people to sign up, who signed up, and what they signed. What a sign-up became
 * is no reference: it stays, with what was paid, when the team or the player goes.
 */
export const registrations: Migration = {
	name: "0072-registrations",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table registrations (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			season_id integer not null,
			name text not null check (length(name) between 1 and 200),
			text text not null,
			opens_on text,
			closes_on text,
			is_published integer not null default 0,
			offers text not null,
			questions text not null,
			rules text not null,
			updated_at text not null,
			${ownKey},
			${within("season_id", "seasons")}
		)${end}`,
		"create index registrations_by_season on registrations (organization_id, season_id)",
		`create table waivers (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			registration_id integer not null,
			title text not null,
			text text not null,
			version integer not null,
			fingerprint text not null,
			is_asked integer not null default 1,
			written_at text not null,
			${ownKey},
			${within("registration_id", "registrations")}
		)${end}`,
		"create index waivers_by_registration on waivers (organization_id, registration_id)",
		`create table sign_ups (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			registration_id integer not null,
			offer text not null,
			kind text not null check (kind in ('team', 'player', 'freeAgent', 'referee', 'volunteer')),
			state text not null
				check (state in ('applied', 'waiting', 'offered', 'accepted', 'refused', 'withdrawn')),
			team_sign_up_id integer,
			season_league_id integer,
			team_name text,
			colors text,
			first_name text not null,
			last_name text not null,
			mail text not null,
			phone text not null,
			birth_date text,
			guardian_name text,
			answers text not null,
			language text not null,
			confirmed_at text,
			link_round integer not null default 1,
			team_id integer,
			entry_id integer,
			player_id integer,
			reason text,
			offered_until text,
			created_at text not null,
			${ownKey},
			${within("registration_id", "registrations")},
			${within("team_sign_up_id", "sign_ups")}
		)${end}`,
		"create index sign_ups_by_registration on sign_ups (organization_id, registration_id, state)",
		"create index sign_ups_by_team on sign_ups (organization_id, team_sign_up_id)",
		"create index sign_ups_by_mail on sign_ups (organization_id, mail)",
		"create index sign_ups_by_player on sign_ups (organization_id, player_id)",
		`create table signatures (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			sign_up_id integer not null,
			waiver_id integer not null,
			name text not null,
			is_guardian integer not null default 0,
			address text not null,
			signed_at text not null,
			${ownKey},
			unique (organization_id, sign_up_id, waiver_id),
			${within("sign_up_id", "sign_ups")},
			${within("waiver_id", "waivers")}
		)${end}`,
		"create index signatures_by_waiver on signatures (organization_id, waiver_id)",
		...(dialect === "postgres" ? tables.flatMap(wall) : []),
	],
};

const tables = ["registrations", "waivers", "sign_ups", "signatures"];

function within(column: string, table: string): string {
	return `foreign key (organization_id, ${column}) references ${table} (organization_id, id)
		on delete cascade`;
}
