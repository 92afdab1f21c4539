import type { StoragePart } from "#domain/organization/storage.ts";
import type { Tables } from "../tables.ts";

type Counted = {
	table: keyof Tables & string;
	part: StoragePart;
	/** Those whose change makes a row larger or smaller. */
	columns: readonly string[];
	/** Of one row under a name, as SQL of both engines. */
	size: (row: string) => string;
	organization: (row: string) => string;
	/** The migration that made it, where counting began before. */
	since?: string;
};

/** What a row takes beside its long texts: its other columns, and its lines in the indexes. */
const plainBytes = 200;

/** What takes room on the disk because of an organization, and how much of it one row takes. */
export const countedTables: readonly Counted[] = [
	withTexts("pages", "pages", ["blocks", "draft", "draft_blocks"]),
	withTexts("page_versions", "pages", ["blocks", "changes"]),
	{ ...withTexts("game_galleries", "pages", ["images"]), since: "0028-game-galleries" },
	// A season without pictures of its own takes no room worth counting.
	{
		table: "seasons",
		part: "pages",
		columns: ["pictures"],
		size: (row) => bytesOf(row, "pictures"),
		organization: (row) => `${row}.organization_id`,
		since: "0051-streaks-and-opponents",
	},
	{ ...withTexts("honors", "pages", ["picture", "note"]), since: "0035-honors" },
	{ ...withTexts("messages", "pages", ["text"]), since: "0044-messages" },
	{ ...withTexts("posts", "pages", ["title", "text", "picture"]), since: "0046-posts" },
	withTexts("trash", "trash", ["images"]),
	withTexts("audit_log", "trail", ["before", "after"]),
	{
		table: "files",
		part: "files",
		columns: ["bytes"],
		size: (row) => `${row}.bytes`,
		organization: (row) => `${row}.organization_id`,
	},
	{
		table: "idempotency_keys",
		part: "answers",
		columns: ["answer"],
		size: (row) => bytesOf(row, "answer"),
		organization: (row) => `(select organization_id from users where id = ${row}.user_id)`,
	},
];

function withTexts(table: Counted["table"], part: StoragePart, columns: string[]): Counted {
	const size = (row: string) =>
		[String(plainBytes), ...columns.map((column) => bytesOf(row, column))].join(" + ");
	return { table, part, columns, size, organization: (row) => `${row}.organization_id` };
}

/** Neither engine reads the text for this. */
function bytesOf(row: string, column: string): string {
	return `coalesce(octet_length(${row}."${column}"), 0)`;
}
