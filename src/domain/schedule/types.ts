import type { Sentence } from "../language/say.ts";
import type { WeekdayName } from "./schedule.ts";
import type { Wish } from "./wishes/wish.ts";

/** When a team cannot play: all that is given must fit, `from` included, `until` not. */
export type UnavailableTime = {
	day?: WeekdayName;
	date?: string;
	from?: string;
	until?: string;
};

export type TeamIn = {
	id: string;
	name: string;
	/** Times of day, compared on their first five characters. */
	unavailableSlots?: string[];
	blackoutDates?: string[];
	unavailable?: UnavailableTime[];
};

/** A game that stays where it is, for instance because it was played. */
export type PinnedGame = { home: string; away: string; date: string; time: string; court?: string };

/**
 * A game that was played already. It stays wherever it is, whatever the rules say: with a slot of its
 * own where the schedule has none for it.
 */
export type PlayedGame = PlannedGame;

/** Teams of one strength or place, and how often each of them meets one of each group, in the order of all groups. */
export type TeamGroup = { teams: string[]; meetings: number[] };

export type ScheduleRules = {
	/** Null: as many as groups make, else as the slots hold, and nobody more than one ahead. */
	gamesPerTeam?: number | null;
	maxGamesPerDay?: number;
	maxGamesPerWeek?: number;
	gameMinutes?: number;
};

/** A slot whose court is closed then (null), or by whose game it is taken. */
export type TakenSlot = Pick<Slot, "date" | "time" | "court"> & {
	by: { home: string; away: string; league: string } | null;
};

/** How thoroughly to search: all are bounded by counts, never by a clock. Normal is what nobody waits for. */
export const efforts = ["quick", "normal", "best"] as const;
export type Effort = (typeof efforts)[number];

export type ScheduleInput = {
	teams: TeamIn[];
	schedule: {
		startDate: string;
		numWeeks: number;
		gameDays: WeekdayName[];
		sameSlot: boolean;
		timeSlots: string[];
		weeklyTimeSlots: string[][];
	};
	/** Each time exists on each court. Without names a time written k times means k courts. */
	courts?: string[];
	skipDates?: string[];
	/** Dates on which one court is closed while the others are open. */
	closures?: { court: string; dates: string[] }[];
	/** Slots that cannot be had. */
	taken?: readonly TakenSlot[];
	pinned?: PinnedGame[];
	played?: PlayedGame[];
	/** Teams that share people: their games never overlap. */
	conflicts?: string[][];
	rules?: ScheduleRules;
	/** Who meets whom how often; without groups, everybody equally often. */
	groups?: readonly TeamGroup[];
	/** By team, how often it has played at which time before: hours are shared as if that were the same season. */
	hoursBefore?: Readonly<Record<string, Readonly<Record<string, number>>>>;
	/** What would be nice, after games and opponents. */
	wishes?: readonly Wish[];
	seed?: number;
	effort?: Effort;
};

/** A place for one game. `week` counts from 0 over all weeks, those without play included. */
export type Slot = {
	week: number;
	date: string;
	day: WeekdayName;
	time: string;
	court: string;
};

export type PlannedGame = {
	home: string;
	away: string;
	week: number;
	date: string;
	time: string;
	court: string;
};

export type Bye = { week: number; teamId: string };

/** The soft rules, most important first (docs/scheduling.md). */
export type Measure =
	| "games"
	| "opponents"
	| "progress"
	| "time"
	| "rematch"
	| "day"
	| "court"
	| "home"
	| "homePair"
	| "threeInARow"
	| "doubleHeaders";

/** No schedule is below `bound`, so a gap of 0 proves that none is better in this measure. */
export type ReportLine = { measure: Measure; value: number; bound: number; gap: number };

export type TeamReport = {
	id: string;
	games: number;
	byes: number;
	longestBye: number;
	home: number;
	away: number;
	times: Record<string, number>;
	opponents: Record<string, number>;
	/** Fewest weeks between two meetings with the same opponent; null without a second meeting. */
	minRematchWeeks: number | null;
};

export type FairnessReport = { proven: boolean; lines: ReportLine[]; teams: TeamReport[] };

export type Problem = {
	kind: "slots" | "availability" | "pin" | "conflict" | "parity";
	/** Ids of the teams. */
	teams: string[];
	/** `YYYY-MM-DD HH:MM` of the slots. */
	slots: string[];
	/** Games that are missing because of it. */
	missing: number;
	message: Sentence;
};

export type ScheduleResult = {
	games: PlannedGame[];
	byes: Bye[];
	report: FairnessReport;
	problems: Problem[];
	/** In the order of the wishes. */
	wishes: WishOutcome[];
};

/** What became of a wish. */
export type WishOutcome = {
	/** How often it is not met, and at which games (`YYYY-MM-DD HH:MM`) where it is about single ones. */
	missed: number;
	slots: string[];
	/**
	 * What the cheapest change would have cost that takes one of these back, in units by measure; null where no
	 * exchange of two places does.
	 */
	cost: Partial<Record<Measure, number>> | null;
};

/** How far the search is, at most; it may end earlier. */
export type OnProgress = (done: number, of: number) => void;
