import type { Score, Side } from "../game/game.ts";
import type { Play, PlayedPeriod } from "./play.ts";

/** Who was on the court, for how long, and what happened to the score meanwhile. */
export type CourtTime = {
	/** Who is on it now. */
	onCourt: Record<Side, number[]>;
	/** Of each side by player; null where its line-up or the clock is not known throughout. */
	seconds: Record<Side, ReadonlyMap<number, number> | null>;
	/** Of everybody who was on the court. */
	plusMinus: ReadonlyMap<number, number>;
};

/** Who ends a period on the court begins the next one on it, unless it is said otherwise (rule `court-time-as-noted`). */
export function courtTime(
	played: readonly PlayedPeriod[],
	points: (play: Play) => Score,
): CourtTime {
	const onCourt = { home: new Set<number>(), away: new Set<number>() };
	const plusMinus = new Map<number, number>();
	const seconds = { home: new Map<number, number>(), away: new Map<number, number>() };
	const isTimed = { home: true, away: true };
	for (const [index, { plays }] of played.entries()) {
		const end = lengthOf(plays, index === played.length - 1);
		const since = new Map([...onCourt.home, ...onCourt.away].map((id) => [id, 0]));
		const leave = (side: Side, playerId: number, second: number) => {
			const stayed = Math.max(0, second - (since.get(playerId) ?? second));
			seconds[side].set(playerId, (seconds[side].get(playerId) ?? 0) + stayed);
			since.delete(playerId);
		};
		for (const play of plays) {
			const difference = points(play);
			for (const side of sides) {
				for (const id of onCourt[side]) {
					const own = difference[side] - difference[otherSide(side)];
					plusMinus.set(id, (plusMinus.get(id) ?? 0) + own);
				}
			}
			const { kind, side, playerId } = play;
			if (side === null || playerId === null) continue;
			const second = kind === "starts" ? 0 : play.second;
			if (kind === "starts" || kind === "comesIn") {
				if (second === null) isTimed[side] = false;
				if (onCourt[side].has(playerId)) continue;
				onCourt[side].add(playerId);
				plusMinus.set(playerId, plusMinus.get(playerId) ?? 0);
				since.set(playerId, second ?? 0);
			}
			if (kind === "goesOut") {
				if (second === null) isTimed[side] = false;
				if (!onCourt[side].delete(playerId)) continue;
				leave(side, playerId, second ?? 0);
			}
		}
		for (const side of sides) {
			if (end === null) isTimed[side] = false;
			for (const id of onCourt[side]) leave(side, id, end ?? 0);
		}
	}
	return {
		onCourt: { home: [...onCourt.home], away: [...onCourt.away] },
		seconds: {
			home: isTimed.home ? seconds.home : null,
			away: isTimed.away ? seconds.away : null,
		},
		plusMinus,
	};
}

const sides = ["home", "away"] as const;

function otherSide(side: Side): Side {
	return side === "home" ? "away" : "home";
}

/** How long a period was, as its end says; of the last one, how far it has come. */
function lengthOf(plays: readonly Play[], isLast: boolean): number | null {
	const end = plays.findLast(({ kind, second }) => kind === "periodEnds" && second !== null);
	if (end !== undefined) return end.second;
	const noted = plays.flatMap(({ second }) => second ?? []);
	return isLast && noted.length > 0 ? Math.max(...noted) : null;
}
