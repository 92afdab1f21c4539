import type { Side } from "../game/game.ts";
import type { StandingsGame } from "../standings/results.ts";
import type { StandingsRow } from "../standings/standings.ts";
import type { TableRules } from "../standings/table-rules.ts";
import type { SeriesPlan } from "./stage.ts";

export type StageSeed = {
	seed: number;
	entryId: number;
	/** It loses what is not over (rule `withdrawn-from-a-stage`). */
	isWithdrawn?: boolean;
};

export type StageGame = StandingsGame & {
	/** Of the series. */
	series: number;
	/** Which game of the series, from 1. */
	number: number;
};

/** What has become of a stage so far. */
export type Played = {
	series: readonly SeriesPlan[];
	seeds: readonly StageSeed[];
	games: readonly StageGame[];
	/** Where the league itself said who wins a series, by its number; null for nobody. */
	decided?: ReadonlyMap<number, number | null>;
	/** How the tables of groups are made. What was ruled on the table of the league counts there alone. */
	rules?: TableRules;
};

/** An entry; null where nobody will come, because those who could have withdrew; undefined while nobody knows. */
export type Comer = number | null | undefined;

export type SeriesState = {
	plan: SeriesPlan;
	home: Comer;
	away: Comer;
	/** The side that hosts first: the better seed, in a group who is at home by the plan. */
	host: Side;
	wins: Record<Side, number>;
	winner: Comer;
	loser: Comer;
	isOver: boolean;
	/** A second final that nobody needs. */
	isSkipped: boolean;
	/** What ended it; null while it goes on. */
	endedBy: "games" | "walkover" | "decision" | null;
	/** All games are played and nobody has won more: the league decides (rule `last-in-doubt`). */
	isLevel: boolean;
	/** Ids of the games its two teams have played in it. */
	playedIds: number[];
	/** Numbers of the games that will be played, and of those that may be; others fall away. */
	needed: number[];
	spare: number[];
};

export type GroupState = { group: number; rows: StandingsRow[]; isOver: boolean };

export type StageState = {
	series: SeriesState[];
	groups: GroupState[];
	seeds: readonly StageSeed[];
	champion: Comer;
	isOver: boolean;
};
