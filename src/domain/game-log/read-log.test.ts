import { describe, expect, test } from "vitest";
import { knownSports } from "../bookkeeping/known-sports.ts";
import type { Play } from "./play.ts";
import { type Bookkeeping, readLog } from "./read-log.ts";
import { actionsOf, scoringOf } from "./scoring.ts";

const keptOf = (sport: string): Bookkeeping => ({
	definitions: (knownSports[sport]?.stats ?? []).map((stat, index) => ({
		...stat,
		id: index + 1,
		order: index,
		isHidden: false,
	})),
	periods: (knownSports[sport]?.periods ?? []).map((period, index) => ({
		...period,
		id: index + 1,
	})),
	scoring: scoringOf(sport),
});

/** Plays of a sport, each at the place after the one before. */
function tableOf(sport: string) {
	const kept = keptOf(sport);
	const plays: Play[] = [];
	const idOf = (name: string) =>
		kept.definitions.find(({ abbreviation }) => abbreviation === name)?.id ?? -1;
	const note = (play: Partial<Play>, second: number | null = null) => {
		const place = plays.length + 1;
		const empty = { side: null, playerId: null, statId: null, points: null } as const;
		const first = { id: `p${place}`, version: 1, isStruck: false, periodId: 1, place, second };
		plays.push({ ...first, kind: "stat", ...empty, ...play });
	};
	return {
		kept,
		plays,
		idOf,
		note,
		tap: (side: "home" | "away", playerId: number | null, name: string, periodId = 1) =>
			note({ side, playerId, statId: idOf(name), periodId }),
		read: () => readLog(plays, kept),
		numbers: (playerId: number) =>
			Object.fromEntries(
				[...(readLog(plays, kept).lines.get(playerId)?.values ?? [])].map(([id, value]) => [
					kept.definitions.find((stat) => stat.id === id)?.abbreviation,
					value,
				]),
			),
	};
}

describe("what can be noted", () => {
	const names = (sport: string) => {
		const { definitions, scoring } = keptOf(sport);
		return actionsOf(definitions, scoring).map(({ stat }) => stat.abbreviation);
	};

	test("of basketball are shots, and what follows from nothing else", () => {
		expect(names("basketball")).toEqual(
			"2PM 2PA 3PM 3PA FTM FTA OREB DREB AST TO STL BLK PF".split(" "),
		);
	});

	test("of other sports are their statistics without those that are computed", () => {
		expect(names("soccer")).toEqual(["G", "A", "SH", "YC", "RC"]);
		expect(names("volleyball")).toEqual(["K", "E", "TA", "AST", "SA", "DIG", "BLK"]);
	});

	test("of a league that keeps points alone are points", () => {
		const { definitions, scoring } = keptOf("basketball");
		const points = definitions.filter(({ abbreviation }) => abbreviation === "PTS");
		expect(actionsOf(points, scoring).map(({ worth }) => worth)).toEqual([1]);
	});

	test("is nothing hidden", () => {
		const { definitions, scoring } = keptOf("soccer");
		const hidden = definitions.map((stat) => ({ ...stat, isHidden: true }));
		expect(actionsOf(hidden, scoring)).toEqual([]);
	});
});

describe("basketball", () => {
	test("a basket is a shot, points for the player, his team and the period", () => {
		const table = tableOf("basketball");
		table.tap("home", 7, "3PM");
		table.tap("home", 7, "3PA");
		table.tap("away", 9, "FTM", 2);
		expect(table.numbers(7)).toEqual({ "3PM": 1, "3PA": 2, PTS: 3 });
		const course = table.read();
		expect(course.score).toEqual({ home: 3, away: 1 });
		expect([...course.periods]).toEqual([
			[1, { home: 3, away: 0 }],
			[2, { home: 0, away: 1 }],
		]);
		expect(course.period?.name).toBe("Q2");
	});

	test("points of a side alone are nobody's", () => {
		const table = tableOf("basketball");
		table.note({ kind: "points", side: "away", points: 2 });
		expect(table.read().score).toEqual({ home: 0, away: 2 });
		expect(table.read().lines.size).toBe(0);
	});

	test("the fifth foul of a side gives the bonus to the other until the period ends, a player's ends his game", () => {
		const table = tableOf("basketball");
		for (let count = 0; count < 4; count += 1) table.tap("home", 7, "PF");
		expect(table.read()).toMatchObject({ fouls: { home: 4 }, isInBonus: { away: false } });
		table.tap("home", 7, "PF");
		const full = { fouls: { home: 5, away: 0 }, isInBonus: { home: false, away: true } };
		expect(table.read()).toMatchObject({ ...full, fouledOut: [7] });
		table.tap("away", 9, "2PM", 2);
		expect(table.read()).toMatchObject({ fouls: { home: 0 }, isInBonus: { away: false } });
		expect(table.read().fouledOut).toEqual([7]);
	});

	test("minutes and plus-minus are of those on the court, also over the end of a period", () => {
		const table = tableOf("basketball");
		table.note({ kind: "starts", side: "home", playerId: 7 });
		table.tap("home", 7, "2PM");
		table.note({ kind: "goesOut", side: "home", playerId: 7 }, 100);
		table.note({ kind: "comesIn", side: "home", playerId: 8 }, 100);
		table.tap("away", 9, "3PM");
		table.note({ kind: "periodEnds" }, 600);
		table.note({ kind: "stat", side: "home", playerId: 8, statId: 4, periodId: 2 }, 60);
		const { lines, onCourt } = table.read();
		expect(lines.get(7)).toMatchObject({ isStarter: true, seconds: 100 });
		expect(lines.get(8)).toMatchObject({ isStarter: false, seconds: 560 });
		expect(table.numbers(7)).toMatchObject({ PLUS_MINUS: 2, PTS: 2 });
		expect(table.numbers(8)).toMatchObject({ PLUS_MINUS: 0, PTS: 3 });
		// Nobody said who of the others was on the court.
		expect(table.numbers(9)).toEqual({ PTS: 3, "3PM": 1, "3PA": 1 });
		expect(onCourt).toEqual({ home: [8], away: [] });
	});

	test("minutes are not known where the clock was not kept throughout", () => {
		const table = tableOf("basketball");
		table.note({ kind: "starts", side: "home", playerId: 7 });
		expect(table.read().lines.get(7)?.seconds).toBeNull();
		table.note({ kind: "periodEnds" }, 600);
		expect(table.read().lines.get(7)?.seconds).toBe(600);
		table.note({ kind: "goesOut", side: "home", playerId: 7, periodId: 2 });
		table.note({ kind: "periodEnds", periodId: 2 }, 600);
		expect(table.read().lines.get(7)?.seconds).toBeNull();
	});
});

test("soccer: a goal is a shot, and worth one", () => {
	const table = tableOf("soccer");
	table.tap("home", 7, "G");
	expect(table.numbers(7)).toEqual({ G: 1, SH: 1 });
	expect(table.read().score).toEqual({ home: 1, away: 0 });
});

test("volleyball: an error gives the point away, and the score counts the sets that are over", () => {
	const table = tableOf("volleyball");
	table.tap("home", 7, "K");
	table.tap("home", 7, "E");
	table.tap("away", 9, "SA");
	expect([...table.read().periods.values()]).toEqual([{ home: 1, away: 2 }]);
	expect(table.read().score).toEqual({ home: 0, away: 0 });
	table.note({ kind: "periodEnds" });
	expect(table.read()).toMatchObject({ score: { home: 0, away: 1 }, isPeriodOver: true });
	expect(table.numbers(7)).toEqual({ K: 1, E: 1, TA: 2 });
});

test("a sport that nobody knows counts what is tapped, and points of sides", () => {
	const { definitions, periods } = keptOf("soccer");
	const kept = { definitions, periods, scoring: scoringOf("Kubb") };
	const table = tableOf("soccer");
	table.tap("home", 7, "G");
	table.note({ kind: "points", side: "home", points: 1 });
	expect(readLog(table.plays, kept).score).toEqual({ home: 1, away: 0 });
});

test("a technical is a foul of its player and team, and the second one ends his game", () => {
	const { kept, plays, tap } = tableOf("basketball");
	const technical = { id: 99, name: "Technical fouls", abbreviation: "TF", order: 99 };
	const definitions = [
		...kept.definitions,
		{ ...technical, isHidden: false, isSigned: false, isHeadline: false, formula: null },
	].map((it) => ({ ...it, format: "whole" as const }));
	const withTechnicals = { ...kept, definitions };
	tap("home", 7, "PF");
	for (const place of [8, 9]) {
		const play = { ...(plays[0] as Play), id: `t${place}`, place, statId: technical.id };
		plays.push(play);
		const { fouls, fouledOut } = readLog(plays, withTechnicals);
		expect([fouls.home, fouledOut]).toEqual([place - 6, place === 9 ? [7] : []]);
	}
});
