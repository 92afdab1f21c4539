import {
	type ForfeitedBy,
	type GameStatus,
	gameStatuses,
	type Score,
	type Side,
} from "../../game/game.ts";
import { say } from "../../language/say.ts";
import { nameKey } from "../../text/name-key.ts";
import type { RowReader } from "./read-row.ts";

/**
 * The status of a game and, of a forfeit, by whom; without a word on it the side with fewer points
 * forfeited. Null: the sheet does not say.
 */
export function readStatus(
	row: RowReader,
	teams: Record<Side, string>,
	score: Score | null,
): { status: GameStatus | null; forfeitedBy: ForfeitedBy | null } {
	const status = row.value("status", say`one of ${gameStatuses.join(", ")}`, (text) => {
		const word = text.toLowerCase().replaceAll(/[\s-]+/g, "_");
		return gameStatuses.find((known) => known === word) ?? statusWords[word] ?? null;
	});
	const named = row.value("forfeited_by", say`home, away, both or one of the two teams`, (text) =>
		sideNamed(text, teams),
	);
	if (status !== "forfeit") {
		if (named !== null)
			row.problem("forfeited_by", say`Only a game with the status "forfeit" has one.`);
		return { status, forfeitedBy: null };
	}
	const forfeitedBy = named ?? loserOf(score);
	if (forfeitedBy === null && row.text("forfeited_by") === "") {
		row.problem("forfeited_by", say`Say who forfeited: home or away.`);
	}
	return { status, forfeitedBy };
}

/** Words leagues use for a status beside our own. */
const statusWords: Readonly<Record<string, GameStatus>> = {
	final: "completed",
	played: "completed",
	live: "in_progress",
	canceled: "cancelled",
	forfeited: "forfeit",
};

function sideNamed(text: string, teams: Record<Side, string>): ForfeitedBy | null {
	const key = nameKey(text);
	if (key === "both") return key;
	return (
		(["home", "away"] as const).find((side) => key === side || key === nameKey(teams[side])) ?? null
	);
}

function loserOf(score: Score | null): Side | null {
	if (score === null || score.home === score.away) return null;
	return score.home < score.away ? "home" : "away";
}
