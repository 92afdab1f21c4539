import { expect, test } from "vitest";
import { knownSports } from "../bookkeeping/known-sports.ts";
import { doubtsOf } from "./doubts.ts";
import type { Play } from "./play.ts";
import { type Bookkeeping, readLog } from "./read-log.ts";
import { scoringOf } from "./scoring.ts";

const { stats = [], periods = [] } = knownSports.basketball ?? {};
const kept: Bookkeeping = {
	definitions: stats.map((stat, order) => {
		return Object.assign({ id: order + 1, order, isHidden: false }, stat);
	}),
	periods: periods.map((period, index) => Object.assign({ id: index + 1 }, period)),
	scoring: scoringOf("basketball"),
};
const idOf = (name: string) =>
	kept.definitions.find(({ abbreviation }) => abbreviation === name)?.id ?? null;

function plays(...noted: Partial<Play>[]): Play[] {
	return noted.map((play, index) => {
		const place = { id: `play-${index}`, version: 1, isStruck: false, periodId: 1, place: index };
		const empty = { second: null, side: null, playerId: null, statId: null, points: null };
		return Object.assign({ kind: "stat" as const }, place, empty, play);
	});
}
const does = (name: string, playerId = 1): Partial<Play> => {
	return { side: "home", playerId, statId: idOf(name) };
};
const over: Partial<Play> = { kind: "periodEnds" };
const doubts = (noted: Play[], score = { home: 2, away: 0 }) =>
	doubtsOf(readLog(noted, kept), kept, score);

test("there is no doubt about a game that adds up", () => {
	expect(doubts(plays(does("2PM"), over))).toEqual([]);
});

test("a score that was changed by hand is said, with what the plays make", () => {
	const made = { home: 2, away: 0 };
	expect(doubts(plays(does("2PM"), over), { home: 4, away: 0 })).toEqual([
		{ is: "otherScore", made },
	]);
});

test("points without a player are said where others have theirs, and nowhere else", () => {
	const ofTeam: Partial<Play> = { kind: "points", side: "home", points: 3 };
	const score = { home: 5, away: 0 };
	expect(doubts(plays(does("2PM"), ofTeam, over), score)).toEqual([
		{ is: "nobodysPoints", side: "home", points: 3 },
	]);
	expect(doubts(plays(ofTeam, over), { home: 3, away: 0 })).toEqual([]);
});

test("the fifth foul is the last one, and the sixth is said", () => {
	const fouls = (count: number) =>
		plays(does("2PM"), ...Array.from({ length: count }, () => does("PF")), over);
	expect(doubts(fouls(5))).toEqual([]);
	expect(doubts(fouls(6))).toEqual([{ is: "tooManyFouls", playerId: 1, fouls: 6 }]);
});

test("a period that goes on is said by its name", () => {
	expect(doubts(plays(does("2PM")))).toEqual([{ is: "openPeriod", period: "Q1" }]);
});
