import type { Side } from "../../game/game.ts";
import { pointsOf, type Result } from "../results.ts";
import type { TableRules } from "../table-rules.ts";

/** A way in which a game can end; of those that bring the same, one stands for all. */
export type Ending = Omit<Result, "entryIds">;

/** Every way that makes a difference to who is how often ahead; margins are told apart by bonuses alone. */
export function endingsOf(rules: TableRules): Ending[] {
	const ways = (["home", "away"] as const).flatMap((winner) => wins(winner, rules));
	const draw: Ending = ending(null, { score: { home: 1, away: 1 } });
	const all = rules.allowsDraws ? [...ways, draw] : ways;
	const known = new Map(all.map((way) => [keyOf(way, rules), way]));
	return [...known.values()];
}

function wins(winner: Side, { points, longGames }: TableRules): Ending[] {
	const bonuses = [points?.bonusWin?.margin, points?.bonusLoss?.margin];
	const margins = new Set(
		bonuses
			.flatMap((margin) => (margin === undefined ? [] : [margin - 1, margin, margin + 1]))
			.concat(1)
			.filter((margin) => margin > 0),
	);
	const byMargin = [...margins].flatMap((margin) => {
		const score = winner === "home" ? { home: 1 + margin, away: 1 } : { home: 1, away: 1 + margin };
		const canBeLong = longGames === "overtime" || (longGames === "deciding set" && margin === 1);
		const short = ending(winner, { score });
		return canBeLong ? [short, ending(winner, { score, isLong: true })] : [short];
	});
	return [...byMargin, ending(winner, { isForfeit: true })];
}

function ending(winner: Side | null, known: Partial<Ending>): Ending {
	return { winner, isForfeit: false, isLong: false, score: null, rally: null, ...known };
}

/** What a criterion that goes by results can see of it. */
function keyOf(way: Ending, rules: TableRules): string {
	const asks = (name: string) => rules.criteria.some(({ by }) => by === name);
	const points =
		rules.points === null ? [] : [worth(way, "home", rules), worth(way, "away", rules)];
	const isLong = asks("regulationWins") && way.isLong;
	return [way.winner, isLong, asks("forfeits") && way.isForfeit, ...points].join(" ");
}

function worth(way: Ending, side: Side, { points }: TableRules): number {
	return points === null ? 0 : pointsOf(side, { ...way, entryIds: { home: 0, away: 0 } }, points);
}
