import type { Migration } from "../../engine/migration.ts";

/**
 * A page in a further language of its site is a row of its own, with draft, versions and all, that names
 * the page it says in another language; `checked_at` is when somebody last said that both say the same.
 */
export const translatedPages: Migration = {
	name: "0025-translated-pages",
	up: ({ dialect }) => [
		"alter table pages add column original_key text",
		"alter table pages add column language text check (language in ('en', 'fr', 'es'))",
		"alter table pages add column checked_at text",
		`create index pages_by_original on pages (organization_id, original_key)
			where original_key is not null`,
		...(dialect === "postgres" ? [`alter table pages add ${reference}`] : []),
	],
	remade: { pages: (statement) => statement.replace(/\)([^)]*)$/, `, ${reference})$1`) },
};

const reference = `foreign key (organization_id, original_key)
	references pages (organization_id, key) on delete cascade`;
