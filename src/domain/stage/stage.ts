import type { Side } from "../game/game.ts";

/** Who plays in a series: a seed of the stage, or who comes out of earlier ones. */
export type Entrant =
	| { seed: number }
	/** By the number of the series. */
	| { winnerOf: number }
	| { loserOf: number }
	/** Of those still in after this round of the winners, byes among them, the n-th best seed. */
	| { bestLeft: number; round: number }
	| { group: number; place: number };

export const seriesParts = [
	"play-in",
	"group",
	"winners",
	"losers",
	"final",
	"third-place",
	"consolation",
] as const;

/** The series for the title is a final in all kinds of stages; one that is only played if needed follows it. */
export type SeriesPart = (typeof seriesParts)[number];

/** How many games a series has at most. */
export const seriesLengths = [1, 3, 5, 7] as const;
export type SeriesLength = (typeof seriesLengths)[number];

/** Two teams who play until one has won more than half of the games. */
export type SeriesPlan = {
	/** From 1, in an order in which every series follows those that feed it. */
	number: number;
	part: SeriesPart;
	/** From 1 within its part; of a consolation within its bracket, in a group its day. */
	round: number;
	/**
	 * Of groups from 1; of a consolation whose losers it is for: 1 for those of the quarter-finals, who
	 * play for place 5, 2 for those of the round before, who play for place 9.
	 */
	group?: number;
	/** Sides as a bracket draws them; who is at home in a game is `hostOf`. */
	home: Entrant;
	away: Entrant;
	bestOf: SeriesLength;
	isOnlyIfNeeded?: true;
};

export const stageKinds = ["single", "double", "ladder", "groups", "custom"] as const;
export type StageKind = (typeof stageKinds)[number];

export const hostings = ["better seed", "alternating", "2-2-1", "2-3-2"] as const;
/** Who is at home in the games of a long series. */
export type Hosting = (typeof hostings)[number];

/** What the league chose. */
export type StageFormat = {
	kind: StageKind;
	/** 2 to 64, all that have a seed: those of the play-in among them. */
	teams: number;
	/** Third place, consolation, play-in and groups have single games. */
	bestOf: { final: SeriesLength; semiFinal: SeriesLength; earlier: SeriesLength };
	hasThirdPlace: boolean;
	/** Whether those who lose before the semi-finals play on for their places. */
	hasConsolation: boolean;
	/** Whether after each round the best seed left meets the last one left. */
	reseeds: boolean;
	/** Whether who comes from the losers has to win the final of a double elimination twice. */
	hasReset: boolean;
	/**
	 * How many teams play in for the last half as many places: 0 for none. Four do it in three games: the
	 * better two for a place, who loses against the winner of the others for the other one.
	 */
	playIn: number;
	groups: { count: number; advance: number; meetings: number } | null;
	/** Of a ladder: on two sides, whose winners meet in the final, or on one. */
	sides: 1 | 2;
	hosting: Hosting;
	/** Of the custom kind: written out. */
	series?: SeriesPlan[];
};

/** A single elimination of that many teams, one game each: what is changed from. */
export function plainFormat(teams: number): StageFormat {
	return {
		kind: "single",
		teams,
		bestOf: { final: 1, semiFinal: 1, earlier: 1 },
		hasThirdPlace: false,
		hasConsolation: false,
		reseeds: false,
		hasReset: false,
		playIn: 0,
		groups: null,
		sides: 1,
		hosting: "better seed",
	};
}

/** Which side of a series is at home in one of its games, when `better` is the side that hosts first. */
export function hostOf(
	{ hosting, bestOf, better }: { hosting: Hosting; bestOf: SeriesLength; better: Side },
	number: number,
): Side {
	if (hosting === "better seed" || !awayGames[hosting][bestOf].includes(number)) return better;
	return better === "home" ? "away" : "home";
}

/** Games of a series that its better team plays away, by how long it can become. */
const awayGames: Record<
	Exclude<Hosting, "better seed">,
	Record<SeriesLength, readonly number[]>
> = {
	alternating: { 1: [], 3: [2], 5: [2, 4], 7: [2, 4, 6] },
	"2-2-1": { 1: [], 3: [2], 5: [3, 4], 7: [3, 4, 6] },
	// What is too short for it goes as the others do.
	"2-3-2": { 1: [], 3: [2], 5: [3, 4], 7: [3, 4, 5] },
};
