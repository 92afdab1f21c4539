import type { Generated } from "kysely";
import type { Happening } from "#domain/notice/happening.ts";
import type { NoticeState } from "#domain/notice/notice.ts";

export type NoticeRow = {
	organization_id: number;
	notice_id: string;
	kind: Happening["kind"];
	/** JSON. */
	happening: string;
	state: Generated<NoticeState>;
	held_until: string;
	/** The last one of those it is told to, in their order. */
	reached: Generated<string>;
	/** Until when a process tells it. */
	claimed_until: string | null;
	by_mail: Generated<number>;
	by_push: Generated<number>;
	/** Who did it, by username. */
	made_by: string | null;
	created_at: string;
	ended_at: string | null;
};
