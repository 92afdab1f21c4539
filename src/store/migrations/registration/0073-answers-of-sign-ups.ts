import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Letters that sign-ups wait for, whom captains asked to play with them, and who comes to a game. */
export const answersOfSignUps: Migration = {
	name: "0073-answers-of-sign-ups",
	up: ({ dialect, end }) => [
		"alter table sign_ups add column letter text",
		"alter table sign_ups add column letter_at text",
		"create index sign_ups_to_write_to on sign_ups (letter_at) where letter_at is not null",
		"create index sign_ups_offered on sign_ups (offered_until) where offered_until is not null",
		`create table sign_up_invitations (
			organization_id integer not null references organizations (id) on delete cascade,
			team_sign_up_id integer not null,
			sign_up_id integer not null,
			invited_at text not null,
			primary key (organization_id, team_sign_up_id, sign_up_id),
			${within("team_sign_up_id", "sign_ups")},
			${within("sign_up_id", "sign_ups")}
		)${end}`,
		"create index invitations_by_sign_up on sign_up_invitations (organization_id, sign_up_id)",
		`create table attendances (
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			sign_up_id integer not null,
			answer text not null check (answer in ('yes', 'no', 'maybe')),
			answered_at text not null,
			primary key (organization_id, game_id, sign_up_id),
			${within("game_id", "games")},
			${within("sign_up_id", "sign_ups")}
		)${end}`,
		"create index attendances_by_sign_up on attendances (organization_id, sign_up_id)",
		...(dialect === "postgres" ? ["sign_up_invitations", "attendances"].flatMap(wall) : []),
	],
};

function within(column: string, table: string): string {
	return `foreign key (organization_id, ${column}) references ${table} (organization_id, id)
		on delete cascade`;
}
