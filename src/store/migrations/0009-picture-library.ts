import type { Migration } from "../engine/migration.ts";
import { wall } from "./0003-row-security.ts";

/**
 * The library of pictures and documents. Every file of it has its row in `files`, as before; what
 * people know of a picture stands in `pictures`, and so do the names it had before it was cut.
 */
export const pictureLibrary: Migration = {
	name: "0009-picture-library",
	up: ({ dialect, identity, end }) => [
		`alter table files add column is_of_library integer not null default 0
			check (is_of_library in (0, 1))`,
		`create table pictures (
			id ${identity},
			organization_id integer not null references organizations (id) on delete cascade,
			kind text not null check (kind in ('picture', 'document')),
			file_name text not null unique,
			name text not null,
			alt text,
			width integer check (width > 0),
			height integer check (height > 0),
			bytes integer not null check (bytes >= 0),
			focus_x integer not null default 50 check (focus_x between 0 and 100),
			focus_y integer not null default 50 check (focus_y between 0 and 100),
			crop text,
			whole text,
			former_file_names text not null default '[]',
			created_by integer references users (id) on delete set null,
			created_at text not null
		)${end}`,
		"create index pictures_by_organization on pictures (organization_id)",
		...(dialect === "postgres" ? wall("pictures") : []),
	],
};
