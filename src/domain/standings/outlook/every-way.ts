import { isHeadToHead } from "../parting.ts";
import type { Result } from "../results.ts";
import { inStandingOrder, type Line } from "../standing-order.ts";
import { lotsOf } from "../standings.ts";
import type { Criterion, CriterionName } from "../table-rules.ts";
import { endingsOf } from "./endings.ts";
import { linesAfter, type Position } from "./position.ts";
import type { Places } from "./worst-and-best.ts";

/** How many ways the games left can end at most for all of them to be looked at. */
const mostWays = 1000;

/**
 * Between which places each team comes out in every way the games left can end, by every criterion that goes by
 * results; null where these are too many ways. Ends as soon as nothing more can be certain.
 */
export function placesInEveryWay(
	position: Position,
	known: readonly Places[],
	last: number,
): Places[] | null {
	const { setup, remaining } = position;
	const endings = endingsOf(setup.rules);
	const ways = endings.length ** remaining.length;
	if (ways > mostWays) return null;
	const seen = known.map(({ worst, best }) => ({ worst: best, best: worst }));
	const isOpen = openIn(position);
	for (let way = 0; way < ways; way += 1) {
		if (way > 0 && known.every((places, team) => isSettled(places, seen[team] ?? places, last)))
			break;
		const more = remaining.map(([home, away], at): Result => {
			const ending = endings[Math.floor(way / endings.length ** at) % endings.length];
			if (ending === undefined) throw new Error("Every game ends in one of the ways.");
			return { ...ending, entryIds: { home: idAt(position, home), away: idAt(position, away) } };
		});
		const results = [...position.results, ...more];
		const lines = linesAfter(position, more);
		const teamOf = new Map<Line, number>(lines.map((line, team) => [line, team]));
		let before = 0;
		for (const level of inStandingOrder(lines, results, setup.rules, lotsOf(setup), isOpen)) {
			for (const line of level) {
				const places = seen[teamOf.get(line) ?? -1];
				if (places === undefined) continue;
				places.worst = Math.max(places.worst, before + level.length);
				places.best = Math.min(places.best, before + 1);
			}
			before += level.length;
		}
	}
	return known.map((places, team) => ({
		worst: Math.min(places.worst, seen[team]?.worst ?? places.worst),
		best: Math.max(places.best, seen[team]?.best ?? places.best),
	}));
}

/** Nothing that is not known yet can be certain of this team. */
function isSettled(known: Places, seen: Places, last: number): boolean {
	if (known.worst <= 1 || known.best > last) return true;
	if (known.worst <= last) return seen.worst > 1;
	return seen.worst > last && seen.best <= last;
}

function idAt({ entries }: Position, team: number): number {
	return entries[team]?.entryId ?? -1;
}

/** By how much games are won nobody knows before: what counts that is open while one of those has a game left. */
const byMargin: readonly CriterionName[] = [
	"difference",
	"scoreRatio",
	"rallyRatio",
	"pointsFor",
	"pointsAgainst",
	"awayPointsFor",
	"headToHeadDifference",
	"headToHeadFor",
];

function openIn(position: Position) {
	const games = position.remaining.map((game) => game.map((team) => idAt(position, team)));
	return ({ by }: Criterion, set: readonly Line[], among: readonly Line[]): boolean => {
		if (!byMargin.includes(by)) return false;
		const isIn = (lines: readonly Line[]) => (id: number) =>
			lines.some(({ entryId }) => entryId === id);
		return isHeadToHead({ by })
			? games.some((game) => game.every(isIn(among)))
			: games.some((game) => game.some(isIn(set)));
	};
}
