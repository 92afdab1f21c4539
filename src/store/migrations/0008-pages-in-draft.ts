import type { Migration } from "../engine/migration.ts";
import { wall } from "./0003-row-security.ts";

/**
 * Pages get a number, by which the trail and the trash name them, and beside what visitors see of
 * them a draft, a time at which it is to be published, and a count of changes. An organization's own
 * pages have a path. What was published is kept in versions, former addresses lead on, and the
 * navigation may be the organization's own. What was published before is version 1 of its page, and
 * nobody knows by whom.
 */
export const pagesInDraft: Migration = {
	name: "0008-pages-in-draft",
	up: ({ identity, end, dialect }) => [
		"alter table pages add column id integer not null default 0",
		`update pages set id = n.id
			from (select organization_id, key,
				row_number() over (order by organization_id, key) as id from pages) as n
			where n.organization_id = pages.organization_id and n.key = pages.key`,
		"insert into id_counters (name, value) select 'page', count(*) from pages",
		"create unique index pages_by_id on pages (organization_id, id)",
		"alter table pages add column path text",
		"create unique index pages_by_path on pages (organization_id, path) where path is not null",
		"alter table pages add column description text not null default ''",
		`alter table pages add column is_indexed integer not null default 1
			check (is_indexed in (0, 1))`,
		// Pages about children are not for search engines.
		"update pages set is_indexed = 0 where key = 'youth'",
		"alter table pages add column draft text",
		"alter table pages add column draft_blocks text",
		"alter table pages add column publish_at text check (publish_at like '____-__-__T__:__')",
		"alter table pages add column publish_by text",
		"alter table pages add column publish_problem text",
		"create index pages_by_publish_at on pages (publish_at) where publish_at is not null",
		"alter table pages add column revision integer not null default 0 check (revision >= 0)",
		"alter table pages add column published_at text",
		"alter table pages add column updated_at text",
		"alter table pages add column updated_by text",
		`create table page_versions (
			id ${identity},
			organization_id integer not null references organizations (id) on delete cascade,
			page_id integer not null,
			number integer not null check (number > 0),
			title text not null,
			description text not null,
			is_indexed integer not null check (is_indexed in (0, 1)),
			blocks text not null,
			changes text not null,
			published_at text,
			published_by text,
			unique (organization_id, page_id, number),
			foreign key (organization_id, page_id) references pages (organization_id, id)
				on delete cascade
		)${end}`,
		`insert into page_versions
			(organization_id, page_id, number, title, description, is_indexed, blocks, changes)
			select organization_id, id, 1, title, description, is_indexed, blocks, '[]'
			from pages where is_published = 1 order by id`,
		`create table page_redirects (
			id ${identity},
			organization_id integer not null references organizations (id) on delete cascade,
			page_id integer not null,
			path text not null,
			unique (organization_id, path),
			foreign key (organization_id, page_id) references pages (organization_id, id)
				on delete cascade
		)${end}`,
		"create index page_redirects_by_page on page_redirects (organization_id, page_id)",
		`create table site_navigation (
			organization_id integer primary key references organizations (id) on delete cascade,
			items text not null
		)${end}`,
		...(dialect === "postgres"
			? ["page_versions", "page_redirects", "site_navigation"].flatMap(wall)
			: []),
	],
};
