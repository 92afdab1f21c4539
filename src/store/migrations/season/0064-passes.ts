import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Links to the table of one game, one of each job; of their secrets only hashes are kept. */
export const passes: Migration = {
	name: "0064-passes",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table passes (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			job text not null check (job in ('score', 'statistics')),
			secret_hash text not null,
			created_by text,
			created_at text not null,
			used_by text,
			used_at text,
			${ownKey},
			unique (organization_id, game_id, job),
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade
		)${end}`,
		"create index passes_by_hash on passes (secret_hash)",
		...(dialect === "postgres" ? wall("passes") : []),
	],
};
