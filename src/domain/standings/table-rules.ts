/** What two teams can be put in order by. Each is asked only of those that are level so far. */
export const criterionNames = [
	"points",
	"winShare",
	"losses",
	"wins",
	"regulationWins",
	"headToHead",
	"headToHeadDifference",
	"headToHeadFor",
	"difference",
	"scoreRatio",
	"rallyRatio",
	"pointsFor",
	"pointsAgainst",
	"awayPointsFor",
	"awayWins",
	"forfeits",
	"penalties",
	"lot",
] as const;

export type CriterionName = (typeof criterionNames)[number];

export type Criterion = {
	by: CriterionName;
	/** Of differences: what one game counts at most. */
	cap?: number | undefined;
};

/** What one game is worth in points of the table. */
export type ResultPoints = {
	win: number;
	draw: number;
	loss: number;
	/** A win and a loss in a long game, where there are such. */
	longWin: number;
	longLoss: number;
	forfeitWin: number;
	forfeitLoss: number;
	/** On top for a win by at least that margin, and for a loss by at most that one. */
	bonusWin: Bonus | null;
	bonusLoss: Bonus | null;
};

export type Bonus = { margin: number; points: number };

/** By what a game shows that it was long: its overtime, or that the last set had to decide. */
export const longGames = ["overtime", "deciding set"] as const;

/**
 * Whether the rest begins again at the first criterion as soon as one of several level teams has its
 * place, or goes on with the next (rule `level-teams`).
 */
export const afterSplits = ["starts again", "goes on"] as const;

/** How the table of a league in a season is made. */
export type TableRules = {
	/** Null where the table has no points and goes by wins and losses. */
	points: ResultPoints | null;
	/** Null where all wins are alike. */
	longGames: (typeof longGames)[number] | null;
	/** Whether scores are sets and periods the rally points of each. */
	countsSets: boolean;
	allowsDraws: boolean;
	criteria: readonly Criterion[];
	afterSplit: (typeof afterSplits)[number];
};

/** The order of the specification: what every league has until other rules are chosen (rule `standings-order`). */
export const plainRules: TableRules = {
	points: null,
	longGames: null,
	countsSets: false,
	allowsDraws: true,
	criteria: [{ by: "winShare" }, { by: "losses" }, { by: "wins" }],
	afterSplit: "goes on",
};

/** What the league itself decided about its table, beside the games. */
export type Ruling = Penalty | Lot;

/** Points or wins taken from a team, for a reason everybody may read. */
export type Penalty = {
	kind: "penalty";
	entryId: number;
	of: "points" | "wins";
	amount: number;
	reason: string;
};

/** A lot that was drawn among teams: who came out first stands first. */
export type Lot = { kind: "lot"; entryIds: readonly number[] } & Drawing;

/** On which day a lot was drawn, and by whom; null where nobody wrote it down (rule `lot-written-down`). */
export type Drawing = { date?: string | null | undefined; by?: string | null | undefined };

/** How the season goes on after its last game. */
export type Playoffs = {
	/** How many of the table go on: its first ones. */
	teams: number;
	/**
	 * Whether the schedule holds every game of the season. Only then can be said what can still happen
	 * (rule `marks-need-all-games`).
	 */
	knowsAllGames: boolean;
	/** Whether visitors read how likely each team is to go on; absent for no. */
	showsChances?: boolean | undefined;
	/** It was switched on where minors play, so it stays on where they do. */
	evenOfMinors?: boolean | undefined;
};

/** All that makes a table besides teams and games. */
export type TableSetup = {
	rules: TableRules;
	rulings: readonly Ruling[];
	/** Absent where nobody said how many go on. */
	playoffs?: Playoffs | undefined;
};

export const plainSetup: TableSetup = { rules: plainRules, rulings: [] };

/** Whether a draw is worth something, so that it is an outcome beside win and loss. */
export function countsDraws({ points, allowsDraws }: TableRules): boolean {
	return points !== null && allowsDraws;
}

/** Whether a table needs the periods of its games, which are not read for others. */
export function needsPeriods({ longGames, criteria }: TableRules): boolean {
	return longGames === "overtime" || criteria.some(({ by }) => by === "rallyRatio");
}

/** What is wrong with rules, in a sentence; null for nothing. */
export function faultOfRules({ criteria, points }: TableRules): string | null {
	const names = criteria.map(({ by }) => by);
	if (names.length === 0) return "A table needs something to go by.";
	if (new Set(names).size < names.length) return "Each criterion can stand in the order once.";
	if (names.includes("points") && points === null)
		return "A table by points needs to know what a result is worth.";
	return null;
}
