import type { Game, GameLeague } from "../game/game.ts";
import { hasBegun } from "../schedule/begun.ts";

/** What games of an evening that falls out may be said to be. */
export const offStatuses = ["postponed", "cancelled"] as const;
export type OffStatus = (typeof offStatuses)[number];

/** Which games fall out: all of a day, or those of a league, at a place, or both. */
export type EveningPlace = {
	date: string;
	league: GameLeague | null;
	location: string | null;
};

/** Games of one day that are not played for a reason of that day: snow, or a burst pipe. */
export type Evening = EveningPlace & {
	id: number;
	status: OffStatus;
	reason: string | null;
	/** Those that fell out with it. */
	gameIds: number[];
};

/** What becomes of a game on an evening that falls out: it does too, or why it stays as it is. */
export const fates = ["fallsOut", "hasBegun", "isOff", "isDraft", "isLocked"] as const;
export type Fate = (typeof fates)[number];

type Asked = Pick<Game, "status" | "score"> & { isDraft: boolean };

/**
 * A game that has begun, a locked season and a draft are left alone (rule `evening-as-a-whole`): what was
 * played stands, and nobody waits for what nobody was told of.
 */
export function fateOf(
	game: Asked,
	{ hasNumbers, isLocked }: { hasNumbers: boolean; isLocked: boolean },
): Fate {
	if (isLocked) return "isLocked";
	if (hasBegun({ status: game.status, score: game.score, hasNumbers })) return "hasBegun";
	if (isOff(game.status)) return "isOff";
	return game.isDraft ? "isDraft" : "fallsOut";
}

export function isOff(status: Game["status"]): status is OffStatus {
	return offStatuses.some((one) => one === status);
}

/** Whether a game is still as an evening left it, so that taking the evening back brings the game back. */
export function isAsLeftBy(
	{ date, status }: Pick<Evening, "date" | "status">,
	game: Pick<Game, "date" | "status">,
): boolean {
	return game.date === date && game.status === status;
}
