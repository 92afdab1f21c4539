import { type Game, type GameStatus, hasScore, type Score, shownStatus } from "../game/game.ts";
import type { SheetGame } from "./sheet/read-games.ts";

/** A game as it will be stored, without its id. */
export type MergedGame = Omit<Game, "id"> & { externalId: string };

/**
 * A line of the games sheet over the game that is stored, if one is. An empty cell means "not
 * known" and never erases what is stored.
 */
export function mergeGame(
	sheet: SheetGame,
	entries: Pick<Game, "seasonLeagueId" | "homeEntryId" | "awayEntryId">,
	stored: Game | undefined,
): MergedGame {
	const score = sheet.score ?? stored?.score ?? null;
	return {
		...entries,
		externalId: sheet.externalId,
		date: sheet.date ?? stored?.date ?? null,
		time: sheet.time ?? stored?.time ?? null,
		location: sheet.location ?? stored?.location ?? null,
		videoUrl: sheet.videoUrl ?? stored?.videoUrl ?? null,
		score,
		...mergeStatus(sheet, stored, score),
	};
}

export function isSameGame(merged: MergedGame, stored: Game): boolean {
	return (
		merged.homeEntryId === stored.homeEntryId &&
		merged.awayEntryId === stored.awayEntryId &&
		merged.date === stored.date &&
		merged.time === stored.time &&
		merged.location === stored.location &&
		merged.videoUrl === stored.videoUrl &&
		shownStatus(merged) === shownStatus(stored) &&
		merged.forfeitedBy === stored.forfeitedBy &&
		merged.score?.home === stored.score?.home &&
		merged.score?.away === stored.score?.away
	);
}

/** Without a word in the sheet a score completes a game, unless it was forfeited before. */
function mergeStatus(
	sheet: SheetGame,
	stored: Game | undefined,
	score: Score | null,
): Pick<Game, "status" | "forfeitedBy"> {
	if (sheet.status !== null) return { status: sheet.status, forfeitedBy: sheet.forfeitedBy };
	if (stored?.status === "forfeit") return { status: "forfeit", forfeitedBy: stored.forfeitedBy };
	return { status: statusByScore(sheet, stored?.status, score), forfeitedBy: null };
}

function statusByScore(
	sheet: SheetGame,
	stored: GameStatus | undefined,
	score: Score | null,
): GameStatus {
	if (sheet.score !== null && hasScore(sheet)) return "completed";
	if (stored !== undefined) return stored;
	return hasScore({ score }) ? "completed" : "scheduled";
}
