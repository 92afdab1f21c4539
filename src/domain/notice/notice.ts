import type { Happening } from "./happening.ts";

/** Where a notice is: it is held for a minute, then told to people, one batch after the other. */
export const noticeStates = ["held", "told", "taken back"] as const;
export type NoticeState = (typeof noticeStates)[number];

/** A happening as it is told. */
export type Notice = {
	id: string;
	happening: Happening;
	state: NoticeState;
	heldUntil: string;
	/** Who did it; null for what happened by itself. */
	by: string | null;
	createdAt: string;
	/** When it was told to the last one, or taken back. */
	endedAt: string | null;
	/** How many letters and pushes it became. */
	byMail: number;
	byPush: number;
};
