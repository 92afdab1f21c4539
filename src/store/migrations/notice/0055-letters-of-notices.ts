import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * Which notice a letter was written for, so that members see what became of each. From here on an organization's
 * store reads its letters, and so they stand behind its wall.
 */
export const lettersOfNotices: Migration = {
	name: "0055-letters-of-notices",
	up: ({ dialect }) => [
		"alter table outbox add column notice_id text",
		"create index outbox_by_notice on outbox (organization_id, notice_id, state)",
		...(dialect === "postgres" ? wall("outbox") : []),
	],
};
