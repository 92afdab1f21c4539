import type { Migration } from "../engine/migration.ts";
import { countedTables } from "../storage/counted-tables.ts";
import { wall } from "./0003-row-security.ts";

/**
 * How many bytes an organization takes up, a row for each kind of thing (storage/count-storage.ts keeps
 * them), and how much it may where that is not what all may.
 */
export const storageUsed: Migration = {
	name: "0016-storage-used",
	up: ({ end, dialect }) => [
		`create table storage_used (
			organization_id integer not null references organizations (id) on delete cascade,
			part text not null,
			bytes ${dialect === "postgres" ? "bigint" : "integer"} not null,
			primary key (organization_id, part)
		)${end}`,
		...(dialect === "postgres" ? wall("storage_used") : []),
		...countedTables
			.filter(({ since }) => since === undefined)
			.map(
				({ table, part, size, organization }) => `insert into storage_used
				select o.id, '${part}', sum(${size("t")})
					from ${table} t join organizations o on o.id = ${organization("t")}
					where true group by o.id
				on conflict (organization_id, part) do update set bytes = storage_used.bytes + excluded.bytes`,
			),
		"alter table organizations add column storage_megabytes integer check (storage_megabytes > 0)",
		"create index idempotency_keys_of_user on idempotency_keys (user_id, created_at)",
	],
};
