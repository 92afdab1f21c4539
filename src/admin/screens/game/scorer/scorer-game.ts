import type { GamePeriod, Side } from "#domain/game/game.ts";
import type { Play } from "#domain/game-log/play.ts";
import { type Bookkeeping, type GameCourse, readLog } from "#domain/game-log/read-log.ts";
import { type Action, actionsOf, scoringOf } from "#domain/game-log/scoring.ts";
import { foldedAbbreviation } from "#domain/stats/stat-definition.ts";
import type { Sheet, SheetPlayer } from "../desk/sheet.ts";

/** What can be tapped in a game, and what follows from it so far. */
export type ScorerGame = {
	sheet: Sheet;
	kept: Bookkeeping;
	actions: Action[];
	course: GameCourse;
	/** In which the next play is noted: after one that was ended, the next. */
	period: GamePeriod | null;
	/** Who stands in the columns of a side: who is on the court, else who is here, else everybody. */
	squad: Record<Side, SheetPlayer[]>;
	/** Who can come in; nobody while it is not known who is on the court. */
	bench: Record<Side, SheetPlayer[]>;
};

export const sides = ["away", "home"] as const;

export function bookkeepingOf({ periods, definitions }: Sheet, sport: string): Bookkeeping {
	return { periods, definitions, scoring: scoringOf(sport) };
}

export function scorerGame(sheet: Sheet, kept: Bookkeeping, plays: readonly Play[]): ScorerGame {
	const course = readLog(plays, kept);
	const squadOf = (side: Side) => {
		const on = new Set(course.onCourt[side]);
		return on.size === 0
			? present(sheet.players[side])
			: sheet.players[side].filter(({ id }) => on.has(id));
	};
	const benchOf = (side: Side) => {
		const on = new Set(course.onCourt[side]);
		return on.size === 0 ? [] : present(sheet.players[side]).filter(({ id }) => !on.has(id));
	};
	return {
		sheet,
		kept,
		actions: actionsOf(kept.definitions, kept.scoring),
		course,
		period: periodAfter(course, sheet.periods),
		squad: { home: squadOf("home"), away: squadOf("away") },
		bench: { home: benchOf("home"), away: benchOf("away") },
	};
}

function periodAfter(
	{ period, isPeriodOver }: GameCourse,
	periods: readonly GamePeriod[],
): GamePeriod | null {
	const at = periods.findIndex(({ id }) => id === period?.id);
	return periods[isPeriodOver ? at + 1 : Math.max(0, at)] ?? period;
}

/** What was tapped first where a play is said otherwise. */
export type Otherwise = { side: Side; playerId: number | null } | { points: number };

/** What a tap makes of a play; null where it says nothing of that kind of play. */
export function saidOtherwise({ kind }: Play, tapped: Otherwise): Partial<Play> | null {
	if ("points" in tapped) return kind === "points" ? tapped : null;
	const { side, playerId } = tapped;
	if (kind === "periodEnds") return null;
	if (kind === "points" || kind === "timeOut") return { side };
	return kind === "stat" || playerId !== null ? { side, playerId } : null;
}

/** Once somebody was checked in, those alone. */
function present(players: SheetPlayer[]): SheetPlayer[] {
	const here = players.filter(({ isHere }) => isHere === true);
	return here.length > 0 ? here : players.filter(({ isHere }) => isHere !== false);
}

/** What a button says: points and whether they were made, else the statistic. */
export type Face = { big: string; small: string; tone: "made" | "missed" | "foul" | "plain" };

export function faceOf(action: Action, actions: readonly Action[]): Face {
	const { stat, worth, isFoul } = action;
	if (worth > 0) return { big: `+${worth}`, small: stat.name, tone: "made" };
	const made = madeOf(action, actions);
	if (made !== undefined) return { big: `${made.worth} ✗`, small: stat.name, tone: "missed" };
	return { big: stat.abbreviation, small: stat.name, tone: isFoul ? "foul" : "plain" };
}

/** Of an attempt, such as 2PA, the basket that it would have been: 2PM. */
function madeOf({ stat }: Action, actions: readonly Action[]): Action | undefined {
	const name = foldedAbbreviation(stat);
	return actions.find(
		({ worth, stat }) => worth > 0 && foldedAbbreviation(stat).replace(/M$/, "A") === name,
	);
}

/** What is asked after a basket or a goal that somebody may have prepared; undefined where nobody can have. */
export function assistAfter(scored: Action, actions: readonly Action[]): Action | undefined {
	const isFree = foldedAbbreviation(scored.stat) === "FTM";
	if (scored.worth === 0 || isFree) return undefined;
	return actions.find(({ stat }) => ["AST", "A"].includes(foldedAbbreviation(stat)));
}
