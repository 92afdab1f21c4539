import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Announcements. What visitors see of them follows from the moment they are published from. */
export const posts: Migration = {
	name: "0046-posts",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table posts (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			title text not null check (length(title) between 1 and 200),
			text text not null,
			picture text,
			language text not null,
			is_published integer not null default 0,
			published_at text,
			is_pinned integer not null default 0,
			banner_until text,
			updated_at text not null,
			sent_at text,
			sent_by text,
			sent_people integer,
			${ownKey}
		)${end}`,
		"create index posts_by_date on posts (organization_id, published_at)",
		...(dialect === "postgres" ? wall("posts") : []),
	],
};
