import { expect, test } from "vitest";
import { knownSports } from "#domain/bookkeeping/known-sports.ts";
import type { Play } from "#domain/game-log/play.ts";
import { actionsOf, scoringOf } from "#domain/game-log/scoring.ts";
import type { Sheet } from "../desk/sheet.ts";
import { assistAfter, faceOf, saidOtherwise, scorerGame } from "./scorer-game.ts";

const period = { id: 1, name: "Q1", order: 1, isHidden: false };

function buttonsOf(sport: string) {
	const definitions = (knownSports[sport]?.stats ?? []).map((stat, index) => ({
		...stat,
		id: index + 1,
		order: index,
		isHidden: false,
	}));
	const actions = actionsOf(definitions, scoringOf(sport));
	const named = (name: string) => actions.find(({ stat }) => stat.abbreviation === name);
	return { actions, named, big: actions.map((action) => faceOf(action, actions).big) };
}

test("a button says points, a miss, or its statistic", () => {
	expect(buttonsOf("basketball").big).toEqual([
		"+2",
		"2 ✗",
		"+3",
		"3 ✗",
		"+1",
		"1 ✗",
		"OREB",
		"DREB",
		"AST",
		"TO",
		"STL",
		"BLK",
		"PF",
	]);
	expect(buttonsOf("soccer").big).toEqual(["+1", "A", "SH", "YC", "RC"]);
});

test("a basket or goal asks who prepared it, a free throw does not", () => {
	const asks = (sport: string, name: string) => {
		const { actions, named } = buttonsOf(sport);
		const action = named(name);
		return action && assistAfter(action, actions)?.stat.abbreviation;
	};
	expect(asks("basketball", "2PM")).toBe("AST");
	expect(asks("basketball", "FTM")).toBeUndefined();
	expect(asks("basketball", "STL")).toBeUndefined();
	expect(asks("soccer", "G")).toBe("A");
});

const starts: Play = {
	id: "1",
	version: 1,
	isStruck: false,
	periodId: period.id,
	place: 1000,
	second: null,
	kind: "starts",
	side: "home",
	playerId: 1,
	statId: null,
	points: null,
};

test("the bench is who is here and not on the court, once somebody is", () => {
	const player = (id: number, isHere: boolean | null) => ({ id, name: `P${id}`, isHere });
	const players = { home: [player(1, true), player(2, true), player(3, false)], away: [] };
	const sheet = { players, periods: [period], definitions: [] } as unknown as Sheet;
	const kept = { periods: [period], definitions: [], scoring: scoringOf("basketball") };
	const idsOf = (plays: Play[]) => {
		const { squad, bench } = scorerGame(sheet, kept, plays);
		return [squad.home, bench.home].map((side) => side.map(({ id }) => id));
	};
	expect(idsOf([])).toEqual([[1, 2], []]);
	expect(idsOf([starts])).toEqual([[1], [2]]);
});

test("after a period that was ended the next is noted in, whichever device ended it", () => {
	const second = { ...period, id: 2, name: "Q2", order: 2 };
	const sheet = { players: { home: [], away: [] }, periods: [period, second] } as unknown as Sheet;
	const kept = { periods: [period, second], definitions: [], scoring: scoringOf("basketball") };
	const ends: Play = { ...starts, kind: "periodEnds", side: null, playerId: null };
	const periodOf = (plays: Play[]) => scorerGame(sheet, kept, plays).period?.name;
	expect(periodOf([])).toBe("Q1");
	expect(periodOf([starts])).toBe("Q1");
	expect(periodOf([ends])).toBe("Q2");
	expect(periodOf([ends, { ...ends, version: 2, isStruck: true }])).toBe("Q1");
	expect(periodOf([{ ...ends, periodId: 2 }])).toBe("Q2");
});

test("a tap says a play otherwise where its kind has such a thing", () => {
	const player = { side: "away", playerId: 7 } as const;
	const team = { side: "away", playerId: null } as const;
	const of = (kind: Play["kind"]) => ({ ...starts, kind });
	expect(saidOtherwise(of("stat"), player)).toEqual(player);
	expect(saidOtherwise(of("stat"), team)).toEqual(team);
	expect(saidOtherwise(of("comesIn"), player)).toEqual(player);
	expect(saidOtherwise(of("comesIn"), team)).toBeNull();
	expect(saidOtherwise(of("timeOut"), player)).toEqual({ side: "away" });
	expect(saidOtherwise(of("points"), { points: 3 })).toEqual({ points: 3 });
	expect(saidOtherwise(of("stat"), { points: 3 })).toBeNull();
	expect(saidOtherwise(of("periodEnds"), player)).toBeNull();
});
