import { describe, expect, test } from "vitest";
import { computeStandings, type StandingsGame } from "./standings.ts";

const [ants, bears, crows, ducks] = [1, 2, 3, 4];

describe("order and rank", () => {
	test("the higher win share stands first", () => {
		expect(rankOf([game(ants, bears, "80-70")])).toEqual(["1 Ants", "2 Bears"]);
	});

	test("with equal win shares the team with fewer losses stands first", () => {
		const games = [
			...series(ants, bears, 2),
			...series(bears, ants, 2),
			game(crows, ducks, "60-50"),
			game(ducks, crows, "60-50"),
		];
		expect(rankOf(games)).toEqual(["1 Crows", "1 Ducks", "3 Ants", "3 Bears"]);
	});

	test("with equal win shares and losses the team with more wins stands first", () => {
		const games = [...series(bears, 9, 3), ...series(ants, 9, 1)];
		expect(rankOf(games)).toEqual(["1 Bears", "2 Ants"]);
	});

	test("win shares are compared as rounded to three decimals", () => {
		// Unrounded, 3999 of 4001 is more than 1999 of 2000; both read 1.000.
		const games = [
			...series(ants, 9, 1999),
			...series(9, ants, 1),
			...series(bears, 9, 3999),
			...series(9, bears, 2),
		];
		const rows = table(games);
		expect(rows.map((row) => row.winShare)).toEqual([1, 1]);
		expect(rows.map((row) => row.name)).toEqual(["Ants", "Bears"]);
	});

	test("level teams share a rank and the next one is skipped", () => {
		const games = [game(ants, ducks, "9-8"), game(bears, ducks, "9-8"), game(crows, ducks, "9-8")];
		expect(rankOf(games)).toEqual(["1 Ants", "1 Bears", "1 Crows", "4 Ducks"]);
	});

	test("a team without a game has a win share of .000 and no rank, above one that only lost", () => {
		expect(rankOf([game(ants, bears, "9-8")], [ants, bears, crows])).toEqual([
			"1 Ants",
			"- Crows",
			"2 Bears",
		]);
	});

	test("ranks count teams that have played alone", () => {
		const games = [game(ants, bears, "9-8")];
		const ranks = rankOf(games, [ants, bears, crows, ducks]).map((row) => row.slice(0, 1));
		expect(ranks).toEqual(["1", "-", "-", "2"]);
		const drawn = rankOf([...games, game(ducks, ants, "5-5")], [ants, bears, crows, ducks]);
		expect(drawn).toEqual(["1 Ants", "- Crows", "2 Ducks", "3 Bears"]);
	});

	test("level teams stand in the natural order of their names, then by entry", () => {
		const teams = [entry(5, "D10"), entry(6, "D2"), entry(8, "Dunk"), entry(7, "Dunk")];
		expect(computeStandings(teams, []).map((row) => row.entryId)).toEqual([6, 5, 7, 8]);
	});
});

describe("what counts", () => {
	test("a scheduled game with a score counts, one without does not", () => {
		const rows = table([
			game(ants, bears, "80-70", { status: "scheduled" }),
			game(ants, bears, null),
			game(ants, bears, "0-0"),
		]);
		expect(rows[0]).toMatchObject({ name: "Ants", wins: 1, gamesPlayed: 1 });
	});

	test("a forfeit is a loss for the side that forfeited and a win for the other", () => {
		const rows = table([game(ants, bears, null, { status: "forfeit", forfeitedBy: "home" })]);
		expect(rows[0]).toMatchObject({ name: "Bears", wins: 1, gamesPlayed: 1, pointsFor: 0 });
		expect(rows[1]).toMatchObject({ name: "Ants", losses: 1, rank: 2 });
	});

	test("the points of a forfeit count only when a score was entered", () => {
		const forfeit = { status: "forfeit", forfeitedBy: "away" } as const;
		const rows = table([game(ants, bears, "20-0", forfeit), game(ants, bears, "0-0", forfeit)]);
		expect(rows[0]).toMatchObject({ wins: 2, pointsFor: 20, difference: 20 });
	});

	test("postponed, cancelled and unfinished games do not count, whatever their score", () => {
		const rows = table([
			game(ants, bears, "80-70", { status: "postponed" }),
			game(ants, bears, "80-70", { status: "cancelled" }),
			game(ants, bears, "80-70", { status: "in_progress" }),
		]);
		expect(rows.every((row) => row.gamesPlayed === 0 && row.wins === 0)).toBe(true);
	});

	test("equal points are played but neither won nor lost, and leave a streak alone", () => {
		const rows = table([
			game(ants, bears, "80-70", { date: "2025-05-01" }),
			game(bears, ants, "60-60", { date: "2025-05-02" }),
		]);
		expect(rows[0]).toMatchObject({
			wins: 1,
			losses: 0,
			gamesPlayed: 2,
			pointsFor: 140,
			pointsAgainst: 130,
			streak: { kind: "win", count: 1 },
			lastFive: { wins: 1, losses: 0 },
		});
	});

	test("a team that only drew is ranked", () => {
		expect(rankOf([game(ants, bears, "60-60")])).toEqual(["1 Ants", "1 Bears"]);
	});
});

describe("the columns", () => {
	test("games behind are counted in halves from the first row, which has 0", () => {
		const games = [
			...series(ants, 9, 4),
			...series(bears, 9, 3),
			...series(9, bears, 2),
			...series(9, crows, 1),
		];
		expect(table(games).map((row) => [row.name, row.gamesBehind])).toEqual([
			["Ants", 0],
			["Bears", 1.5],
			["Crows", 2.5],
		]);
	});

	test("the streak is the latest run, in order of date and time, not of arrival", () => {
		const games = [
			game(ants, bears, "9-8", { date: "2025-05-03", time: "20:00" }),
			game(bears, ants, "9-8", { date: "2025-05-01" }),
			game(ants, bears, "9-8", { date: "2025-05-03", time: "18:00" }),
		];
		expect(rowOf(ants, games)?.streak).toEqual({ kind: "win", count: 2 });
		expect(rowOf(bears, games)?.streak).toEqual({ kind: "loss", count: 2 });
	});

	test("the last five are the latest five decided games", () => {
		const games = [...series(ants, bears, 4), ...series(bears, ants, 2)];
		expect(rowOf(ants, games)).toMatchObject({
			lastFive: { wins: 3, losses: 2 },
			form: ["win", "win", "win", "loss", "loss"],
		});
		expect(rowOf(ants, series(ants, bears, 2))?.form).toEqual(["win", "win"]);
	});

	test("home and away are counted apart", () => {
		const games = [game(ants, bears, "9-8"), game(bears, ants, "9-8"), game(crows, ants, "7-9")];
		expect(rowOf(ants, games)).toMatchObject({
			home: { wins: 1, losses: 0 },
			away: { wins: 1, losses: 1 },
		});
	});

	test("games against an entry that is not listed count for the listed side", () => {
		expect(rowOf(ants, [game(ants, 99, "9-8")])).toMatchObject({ wins: 1, pointsFor: 9 });
	});

	test("a row keeps what its entry brought along", () => {
		const [row] = computeStandings([{ ...entry(ants, "Ants"), crest: "red" }], []);
		expect(row?.crest).toBe("red");
	});
});

test("the given games and entries are left as they were", () => {
	const games = Object.freeze([
		game(ants, bears, "9-8", { date: "2025-05-03" }),
		game(bears, ants, "9-8", { date: "2025-05-01" }),
	]);
	const teams = Object.freeze([entry(bears, "Bears"), entry(ants, "Ants")]);
	expect(() => computeStandings(teams, games)).not.toThrow();
});

function rankOf(games: StandingsGame[], entries?: number[]): string[] {
	return table(games, entries).map((row) => `${row.rank ?? "-"} ${row.name}`);
}

function rowOf(entryId: number, games: StandingsGame[]) {
	return table(games).find((row) => row.entryId === entryId);
}

/** The teams that play in these games, or the given ones; entry 9 is an opponent out of sight. */
function table(games: StandingsGame[], entries = playing(games)) {
	const names = ["", "Ants", "Bears", "Crows", "Ducks"];
	return computeStandings(
		entries.map((id) => entry(id, names[id] ?? "")),
		games,
	);
}

function playing(games: StandingsGame[]): number[] {
	const ids = new Set(games.flatMap((played) => [played.homeEntryId, played.awayEntryId]));
	return [...ids].filter((id) => id < 9);
}

function entry(entryId: number, name: string) {
	const unused = { teamId: entryId + 100, logoUrl: null, captainName: null, captainId: null };
	return { entryId, name, ...unused };
}

let nextId = 1;

function game(
	homeEntryId: number,
	awayEntryId: number,
	score: `${number}-${number}` | null,
	rest: Partial<StandingsGame> = {},
): StandingsGame {
	const [home = 0, away = 0] = (score ?? "").split("-").map(Number);
	return {
		id: nextId++,
		homeEntryId,
		awayEntryId,
		date: "2025-05-01",
		time: null,
		status: "completed",
		forfeitedBy: null,
		score: score === null ? null : { home, away },
		...rest,
	};
}

/** As many home wins of the first team over the second. */
function series(winnerId: number, loserId: number, count: number): StandingsGame[] {
	return Array.from({ length: count }, () => game(winnerId, loserId, "80-70"));
}
