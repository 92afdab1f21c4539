import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * Halls and fields. Games have no column for theirs: they name it in their place, as imported ones and those
 * of before do (rule `place-names-venue`).
 */
export const venues: Migration = {
	name: "0113-venues",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table venues (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			name text not null,
			address text,
			courts text not null default '[]',
			hours text not null default '[]',
			dates text not null default '[]',
			closures text not null default '[]',
			${ownKey}
		)${end}`,
		...(dialect === "postgres" ? wall("venues") : []),
	],
};
