import type { Score, Side } from "../game/game.ts";
import { foldedAbbreviation } from "../stats/stat-definition.ts";
import type { Bookkeeping, GameCourse } from "./read-log.ts";

/** What does not add up in a game that is to be ended. It is said, and forbids nothing. */
export type Doubt =
	/** The plays alone make another score than the one that stands. */
	| { is: "otherScore"; made: Score }
	/** Points of a side that no player is named for. */
	| { is: "nobodysPoints"; side: Side; points: number }
	/** A player went on after the foul that should have ended it. */
	| { is: "tooManyFouls"; playerId: number; fouls: number }
	/** The period under way was not ended. */
	| { is: "openPeriod"; period: string };

/** Points without a name are no doubt where nobody is named for any. */
export function doubtsOf(course: GameCourse, kept: Bookkeeping, score: Score): Doubt[] {
	const { period, isPeriodOver } = course;
	const { home, away } = course.score;
	return [
		...(score.home === home && score.away === away
			? []
			: [{ is: "otherScore" as const, made: { home, away } }]),
		...(["away", "home"] as const).flatMap((side) => nobodysPoints(course, kept, side)),
		...tooManyFouls(course, kept),
		...(period === null || isPeriodOver
			? []
			: [{ is: "openPeriod" as const, period: period.name }]),
	];
}

function nobodysPoints({ score, lines }: GameCourse, kept: Bookkeeping, side: Side): Doubt[] {
	const { sum, isBySets } = kept.scoring;
	const points = sum === undefined || isBySets ? undefined : statNamed(kept, sum);
	if (points === undefined) return [];
	const made = [...lines.values()]
		.filter((line) => line.side === side)
		.reduce((total, { values }) => total + (values.get(points) ?? 0), 0);
	const left = score[side] - made;
	return made === 0 || left <= 0 ? [] : [{ is: "nobodysPoints", side, points: left }];
}

function tooManyFouls({ lines }: GameCourse, kept: Bookkeeping): Doubt[] {
	const { fouls } = kept.scoring;
	const stat = fouls && statNamed(kept, fouls.stat);
	if (fouls === undefined || stat === undefined) return [];
	return [...lines].flatMap(([playerId, { values }]): Doubt[] => {
		const count = values.get(stat) ?? 0;
		return count > fouls.most ? [{ is: "tooManyFouls", playerId, fouls: count }] : [];
	});
}

function statNamed({ definitions }: Bookkeeping, name: string): number | undefined {
	return definitions.find((it) => it.formula === null && foldedAbbreviation(it) === name)?.id;
}
