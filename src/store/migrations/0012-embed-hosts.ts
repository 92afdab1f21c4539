import type { Migration } from "../engine/migration.ts";
import { wall } from "./0003-row-security.ts";

/** The websites that an organization lets show its tables and games in a frame; none at first. */
export const embedHosts: Migration = {
	name: "0012-embed-hosts",
	up: ({ end, dialect }) => [
		`create table embed_hosts (
			organization_id integer not null references organizations (id) on delete cascade,
			host text not null check (length(host) between 1 and 253),
			primary key (organization_id, host)
		)${end}`,
		...(dialect === "postgres" ? wall("embed_hosts") : []),
	],
};
