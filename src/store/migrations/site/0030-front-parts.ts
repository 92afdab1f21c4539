import type { Migration } from "../../engine/migration.ts";

/**
 * What the front page showed above all that was written on it becomes blocks of the page, in every
 * language and version, so that its people can order and remove them; nothing else changes for visitors.
 * Who has the page open in an editor of before is told that it was saved meanwhile.
 */
export const frontPartsAsBlocks: Migration = {
	name: "0030-front-parts",
	up: () => [
		`update pages set blocks = ${withParts("blocks")}, draft_blocks = ${withParts("draft_blocks")},
			revision = revision + 1 where ${isFrontPage}`,
		`update page_versions set blocks = ${withParts("blocks")} where exists (select 1 from pages
			where pages.organization_id = page_versions.organization_id
				and pages.id = page_versions.page_id and ${isFrontPage})`,
	],
};

const isFrontPage = "(pages.key = 'home' or pages.original_key = 'home')";

/** Before what is in a list of blocks, which is JSON; of nothing is made nothing. */
const withParts = (column: string) =>
	`case when ${column} = '[]' then '[${parts}]' else '[${parts},' || substr(${column}, 2) end`;

const parts = [
	{ id: "welcome", kind: "welcome" },
	{ id: "week", kind: "week" },
	{ id: "live-and-next", kind: "liveAndNext", count: 4 },
	{ id: "results", kind: "results", count: 4 },
	{ id: "tables", kind: "tables", rows: 5 },
	{ id: "sections", kind: "sections" },
	{ id: "season-leaders", kind: "seasonLeaders", count: 5 },
]
	.map((part) => JSON.stringify(part))
	.join(",");
