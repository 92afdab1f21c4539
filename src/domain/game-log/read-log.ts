import type { GamePeriod, Score, Side } from "../game/game.ts";
import { isFinalPeriod } from "../game/periods.ts";
import { foldedAbbreviation, type StatDefinition } from "../stats/stat-definition.ts";
import { type CourtTime, courtTime } from "./court-time.ts";
import { byPlace, type Play, type PlayedPeriod, standingPlays } from "./play.ts";
import { type Action, actionsOf, type Scoring } from "./scoring.ts";

export type Bookkeeping = {
	periods: readonly GamePeriod[];
	definitions: readonly StatDefinition[];
	scoring: Scoring;
};

/** What a player did, as the plays say it. */
export type LoggedLine = {
	side: Side;
	isStarter: boolean;
	/** Null where substitutions or the clock were not noted throughout. */
	seconds: number | null;
	values: ReadonlyMap<number, number>;
};

/** How a game went so far. */
export type GameCourse = {
	score: Score;
	/** Points by period, of those in which anything was noted. */
	periods: ReadonlyMap<number, Score>;
	lines: ReadonlyMap<number, LoggedLine>;
	/** The last period in which anything was noted. */
	period: GamePeriod | null;
	isPeriodOver: boolean;
	onCourt: Record<Side, number[]>;
	/** In that period. */
	fouls: Score;
	/** Whether the side shoots for every foul of the other. */
	isInBonus: Record<Side, boolean>;
	timeOuts: Score;
	fouledOut: number[];
};

/**
 * Everything that follows from the plays of a game. It only depends on which plays there are, never on how they
 * came (rule `newest-version-stands`).
 */
export function readLog(sent: readonly Play[], kept: Bookkeeping): GameCourse {
	const actions = actionsById(kept);
	const played = inPeriods(standingPlays(sent), kept.periods);
	const time = courtTime(played, (play) => pointsOf(play, actions));
	const periods = new Map(
		played.map(({ period, plays }) => [period.id, sumOf(plays, (it) => pointsOf(it, actions))]),
	);
	const last = played.at(-1);
	const isPeriodOver = last?.plays.some(({ kind }) => kind === "periodEnds") ?? false;
	const lines = linesOf(played, actions, time, kept);
	const fouls = sumOf(last?.plays ?? [], (play) => oneIf(play, isFoul(play, actions)));
	const { bonus = Number.POSITIVE_INFINITY } = kept.scoring.fouls ?? {};
	return {
		score: kept.scoring.isBySets ? setsWon(played, periods) : sumOfScores([...periods.values()]),
		periods,
		lines,
		period: last?.period ?? null,
		isPeriodOver,
		onCourt: time.onCourt,
		fouls,
		isInBonus: { home: fouls.away >= bonus, away: fouls.home >= bonus },
		timeOuts: sumOf(
			played.flatMap(({ plays }) => plays),
			(play) => oneIf(play, play.kind === "timeOut"),
		),
		fouledOut: fouledOut(lines, kept),
	};
}

/** The plays in the order of the game. A period of which nothing was noted is none. */
export function inPeriods(plays: readonly Play[], periods: readonly GamePeriod[]): PlayedPeriod[] {
	const byPeriod = Map.groupBy(plays, ({ periodId }) => periodId);
	return periods
		.filter((period) => !isFinalPeriod(period))
		.toSorted((a, b) => a.order - b.order || a.id - b.id)
		.map((period) => ({ period, plays: (byPeriod.get(period.id) ?? []).toSorted(byPlace) }))
		.filter(({ plays }) => plays.length > 0);
}

type Actions = ReadonlyMap<number, Action>;

/** What can be noted, by the id of its statistic. */
export function actionsById({ definitions, scoring }: Bookkeeping): Actions {
	return new Map(actionsOf(definitions, scoring).map((action) => [action.stat.id, action]));
}

/** What a play is worth to both sides. */
export function pointsOf(play: Play, actions: Actions): Score {
	if (play.side === null) return { home: 0, away: 0 };
	if (play.kind === "points") return scoreOf(play.side, play.points ?? 0, 0);
	const action = play.kind === "stat" ? actions.get(play.statId ?? -1) : undefined;
	return scoreOf(play.side, action?.worth ?? 0, action?.gives ?? 0);
}

function scoreOf(side: Side, own: number, others: number): Score {
	return side === "home" ? { home: own, away: others } : { home: others, away: own };
}

function isFoul({ kind, statId }: Play, actions: Actions): boolean {
	return kind === "stat" && actions.get(statId ?? -1)?.isFoul === true;
}

function oneIf({ side }: Play, holds: boolean): Score {
	return side === null || !holds ? { home: 0, away: 0 } : scoreOf(side, 1, 0);
}

function sumOf(plays: readonly Play[], points: (play: Play) => Score): Score {
	return sumOfScores(plays.map(points));
}

function sumOfScores(scores: readonly Score[]): Score {
	return scores.reduce((sum, it) => ({ home: sum.home + it.home, away: sum.away + it.away }), {
		home: 0,
		away: 0,
	});
}

/** A set that goes on is won by nobody yet. */
function setsWon(played: readonly PlayedPeriod[], periods: ReadonlyMap<number, Score>): Score {
	const ended = played.filter(({ plays }) => plays.some(({ kind }) => kind === "periodEnds"));
	return sumOfScores(
		ended.map(({ period }) => {
			const { home, away } = periods.get(period.id) ?? { home: 0, away: 0 };
			return { home: Number(home > away), away: Number(away > home) };
		}),
	);
}

/**
 * Only what somebody noted is written down (rule `empty-is-not-zero`), but for the points and the plus-minus of
 * those who were on the court: that nothing happened to them is known.
 */
function linesOf(
	played: readonly PlayedPeriod[],
	actions: Actions,
	time: CourtTime,
	{ definitions, scoring }: Bookkeeping,
): Map<number, LoggedLine> {
	const named = (...names: string[]) =>
		definitions.find((stat) => stat.formula === null && names.includes(foldedAbbreviation(stat)))
			?.id;
	const written = scoring.sum === undefined ? undefined : named(scoring.sum);
	const sum = actions.has(written ?? -1) ? undefined : written;
	const plusMinus = named("PLUS_MINUS", "+/-");
	const lines = new Map<number, LoggedLine & { values: Map<number, number> }>();
	const lineOf = ({ playerId, side }: Play) => {
		if (playerId === null || side === null) return;
		const line = lines.get(playerId) ?? {
			side,
			isStarter: false,
			seconds: time.seconds[side]?.get(playerId) ?? null,
			values: new Map<number, number>(),
		};
		lines.set(playerId, line);
		return line;
	};
	for (const play of played.flatMap(({ plays }) => plays)) {
		const line = lineOf(play);
		if (line === undefined) continue;
		const add = (statId: number | undefined, count: number) => {
			if (statId !== undefined) line.values.set(statId, (line.values.get(statId) ?? 0) + count);
		};
		if (play.kind === "starts") line.isStarter = true;
		const action = play.kind === "stat" ? actions.get(play.statId ?? -1) : undefined;
		for (const statId of action?.writes ?? []) add(statId, 1);
		const own = play.side === null ? 0 : pointsOf(play, actions)[play.side];
		const isOnCourt = play.kind === "starts" || play.kind === "comesIn";
		if (own > 0 || isOnCourt || action !== undefined) add(sum, own);
	}
	for (const [playerId, difference] of time.plusMinus) {
		if (plusMinus !== undefined) lines.get(playerId)?.values.set(plusMinus, difference);
	}
	return lines;
}

/** By too many fouls, or by too many of those that eject. */
function fouledOut(
	lines: ReadonlyMap<number, LoggedLine>,
	{ definitions, scoring: { fouls } }: Bookkeeping,
): number[] {
	if (fouls === undefined) return [];
	const limits = [fouls, ...(fouls.ejects ? [fouls.ejects] : [])].flatMap(({ stat, most }) => {
		const known = definitions.find((it) => foldedAbbreviation(it) === stat);
		return known === undefined ? [] : [{ statId: known.id, most }];
	});
	return [...lines]
		.filter(([, { values }]) =>
			limits.some(({ statId, most }) => (values.get(statId) ?? 0) >= most),
		)
		.map(([playerId]) => playerId);
}
