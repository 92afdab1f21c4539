import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeReport, isNothingNew } from "#domain/import/import-report.ts";
import type { Remark } from "#domain/import/sheet/sheet.ts";
import { inEnglish } from "#domain/language/say.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Database } from "#store/engine/database.ts";
import type { Store } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import {
	changed,
	everythingOf,
	games,
	importRows,
	lines,
	newOrganization,
} from "#testing/import-fixtures.ts";
import { ImportRefused } from "./refused.ts";

describe.each(engines)("importing a season on $name", ({ open }) => {
	let database: Database;
	let league: { store: Store; sport: Sport };
	let count = 0;
	beforeAll(async () => {
		database = await open();
	});
	beforeEach(async () => {
		count += 1;
		league = await newOrganization(database, `league-${count}`);
	});
	afterAll(() => database.close());
	const everything = () => everythingOf(league.store, league.sport);
	const problemsOf = async (imported: Promise<unknown>) => {
		const error = await imported.then(
			() => undefined,
			(refused: unknown) => refused,
		);
		expect(error).toBeInstanceOf(ImportRefused);
		return error instanceof ImportRefused ? error.problems.listed.map(inWords) : [];
	};

	test("makes the season with its dates, active, visible, and everything in it", async () => {
		const report = await importRows(league);
		const { season, teams, players, definitions, periods } = await everything();
		expect(season).toMatchObject({
			name: "2025",
			startDate: "2025-05-11",
			finishDate: "2025-05-18",
			isActive: true,
			isVisible: true,
		});
		expect(teams.map(({ name }) => name)).toEqual(["Surge", "Montréal Alliance", "Bandits"]);
		expect(players.map(({ lastName }) => lastName)).toEqual(["Bandoo", "O'Neil", "Côté"]);
		expect(definitions.map(({ name, abbreviation }) => [abbreviation, name])).toEqual([
			["PTS", "Points"],
			["2PM", "2-pointers made"],
			["FTM", "Free throws made"],
		]);
		expect(periods.map(({ name }) => name)).toEqual(["Q1", "Q2", "Q3", "Q4", "OT", "Final"]);
		expect(report).toMatchObject({
			games: { added: 2 },
			lines: { added: 5 },
			players: { added: 3 },
			teams: { added: 3 },
		});
	});

	test("an instant becomes the clock of the organization's zone", async () => {
		await importRows(league);
		const { games } = await everything();
		expect(games.get("g1")).toMatchObject({ date: "2025-05-11", time: "18:00" });
	});

	test("a second active season is not made", async () => {
		await importRows(league);
		await importRows(league, {}, { season: "2026" });
		const seasons = await league.store.seasons.list();
		expect(seasons.filter(({ isActive }) => isActive).map(({ name }) => name)).toEqual(["2025"]);
	});

	test("all or nothing: one wrong cell and nothing is written", async () => {
		const wrong = changed(lines, 4, { PTS: "nine" });
		expect(await problemsOf(importRows(league, { lines: wrong }))).toEqual([
			{
				file: "box-scores.csv",
				line: 6,
				column: "PTS",
				sentence: '"nine" is not a whole number from 0 to 9999.',
			},
		]);
		expect(await everything()).toMatchObject({ season: undefined, teams: [], players: [] });
	});

	test("every problem of both files is reported at once", async () => {
		const problems = await problemsOf(
			importRows(league, {
				games: changed(games, 0, { home_score: 1000, away_team: "" }),
				lines: changed(changed(lines, 0, { minutes: "twenty" }), 3, { starter: "maybe" }),
			}),
		);
		expect(problems.map(({ file, line, column }) => [file, line, column])).toEqual([
			["games.csv", 2, "away_team"],
			["games.csv", 2, "home_score"],
			["box-scores.csv", 2, "minutes"],
			["box-scores.csv", 5, "starter"],
		]);
	});

	test("importing the same files again changes nothing and says so", async () => {
		await importRows(league);
		const before = await everything();
		const report = await importRows(league);
		expect(isNothingNew(report)).toBe(true);
		expect(describeReport(report, false)).toEqual([
			"Nothing to do: 2 games, 5 lines, 3 players are stored as the files have them.",
		]);
		expect(await everything()).toEqual(before);
	});

	test("a changed score updates that game only, and the wins with it", async () => {
		await importRows(league);
		const before = await everything();
		const report = await importRows(league, {
			games: changed(games, 1, { home_score: 12, home_q1: 8 }),
		});
		const after = await everything();
		expect(report.games).toEqual({ added: 0, changed: 1, unchanged: 1 });
		expect(report.lines).toEqual({ added: 0, changed: 0, unchanged: 5, removed: 0 });
		expect(after.games.get("g2")?.score).toEqual({ home: 12, away: 9 });
		expect(after.games.get("g1")).toEqual(before.games.get("g1"));
		expect(before.topTeams.map(({ name, value }) => [name, value])).toEqual([["Surge", 2]]);
		expect(after.topTeams.map(({ name, value }) => [name, value]).toSorted()).toEqual([
			["Bandits", 1],
			["Surge", 1],
		]);
	});

	test("a changed period score alone is a changed game", async () => {
		await importRows(league);
		const report = await importRows(league, {
			games: changed(games, 0, { home_q1: 5, home_q2: 5 }),
		});
		expect(report.games).toEqual({ added: 0, changed: 1, unchanged: 1 });
	});

	test("a changed line updates that line and the totals, a line that is gone goes", async () => {
		await importRows(league);
		const report = await importRows(league, {
			lines: changed(lines, 0, { PTS: 12, "2PM": 6 }).filter((_, index) => index !== 1),
		});
		const { lines: stored, topPlayers } = await everything();
		expect(report.lines).toEqual({ added: 0, changed: 1, unchanged: 3, removed: 1 });
		expect(stored).toHaveLength(4);
		expect(topPlayers.find(({ lastName }) => lastName === "Bandoo")?.value).toBe(18);
	});

	test("a game gone from the file is reported and not deleted", async () => {
		await importRows(league);
		const report = await importRows(league, { games: games.slice(0, 1), lines: lines.slice(0, 3) });
		expect(report.notes.map(inEnglish)).toEqual([
			"1 game of the season is not in the file and is left as stored: g2.",
		]);
		const { games: stored, lines: storedLines } = await everything();
		expect([...stored.keys()]).toEqual(["g1", "g2"]);
		expect(storedLines).toHaveLength(5);
	});

	test("an empty cell never erases a score, a date or a period that is stored", async () => {
		await importRows(league);
		const before = await everything();
		const blank = { start_utc: "", home_score: "", away_score: "", home_q1: "", away_q1: "" };
		const report = await importRows(league, { games: changed(games, 0, blank) });
		expect(report.notes.map(inEnglish)).toEqual([
			"Game g1 has no score in the file; the stored 10-7 stays.",
		]);
		expect(await everything()).toEqual(before);
	});

	test("a player traded during the season stands on two rosters and keeps one profile", async () => {
		await importRows(league);
		const { players, rosters, entries } = await everything();
		const bandoo = players.filter(({ lastName }) => lastName === "Bandoo");
		expect(bandoo).toHaveLength(1);
		const teamOf = new Map(entries.map((entry) => [entry.id, entry.team.name]));
		const teams = rosters.filter(({ id }) => id === bandoo[0]?.id).map((spot) => spot.entryId);
		expect(teams.map((id) => teamOf.get(id)).toSorted()).toEqual(["Bandits", "Surge"]);
	});

	test("number and position are those of the latest game", async () => {
		await importRows(league);
		const { players, attributes } = await everything();
		const bandoo = players.find(({ lastName }) => lastName === "Bandoo");
		const values = attributes.get(bandoo?.id ?? 0) ?? [];
		expect(values.map(({ attribute, value }) => [attribute.name, value])).toEqual([
			["Number", "22"],
			["Position", "G/F"],
		]);
	});

	test("the captain is the one marked in the team's latest game", async () => {
		await importRows(league);
		const { entries } = await everything();
		const captains = entries.map(({ team, captainName }) => [team.name, captainName]);
		expect(Object.fromEntries(captains)).toEqual({
			Surge: "Ann O'Neil",
			"Montréal Alliance": null,
			Bandits: null,
		});
		const report = await importRows(league, { lines: changed(lines, 4, { captain: "" }) });
		expect(report.teams).toEqual({ added: 0, changed: 1, unchanged: 2 });
		const surge = (await everything()).entries.find(({ team }) => team.name === "Surge");
		expect(surge?.captainName).toBe("Devonté Bandoo");
	});

	test("dressed with 0:00 did not play: a line of 0 seconds without numbers", async () => {
		await importRows(league);
		const { players, games, lines } = await everything();
		const oneil = players.find(({ lastName }) => lastName === "O'Neil")?.id;
		const gameId = games.get("g1")?.id;
		const dressed = lines.find((one) => one.playerId === oneil && one.gameId === gameId);
		expect(dressed).toMatchObject({ seconds: 0, values: new Map() });
	});

	test("empty is not zero: a blank cell stores no number", async () => {
		await importRows(league);
		const { definitions, lines } = await everything();
		const freeThrows = definitions.find(({ abbreviation }) => abbreviation === "FTM")?.id ?? 0;
		const written = lines.filter(({ values }) => values.has(freeThrows));
		expect(written.map(({ values }) => values.get(freeThrows))).toEqual([3, 3]);
	});

	test("a column in another case is the statistic the organization has", async () => {
		await importRows(league);
		const lowered = lines.map(({ PTS = "", ...row }) => ({ ...row, pts: PTS }));
		const report = await importRows(league, { lines: lowered });
		expect(isNothingNew(report)).toBe(true);
	});

	test("a team spelled otherwise than in the season is asked about, not made twice", async () => {
		await importRows(league);
		const problems = await problemsOf(
			importRows(league, {
				games: changed(games, 0, { away_team: "Montreal Alliance" }),
				lines: changed(lines, 2, { team: "Montreal Alliance" }),
			}),
		);
		expect(problems.map(({ sentence }) => sentence)).toEqual([
			'Is "Montreal Alliance" the same team as "Montréal Alliance"? Spell it one way.',
		]);
	});

	test("a team of an earlier season is the same team", async () => {
		await importRows(league);
		const report = await importRows(league, {}, { season: "2026" });
		expect(report.players).toEqual({ added: 0, changed: 3, unchanged: 0 });
		expect((await league.store.teams.list()).map(({ name }) => name)).toEqual([
			"Surge",
			"Montréal Alliance",
			"Bandits",
		]);
	});

	test("later games widen the season's dates and never narrow them", async () => {
		await importRows(league);
		const later = changed(games, 1, { start_utc: "2025-09-02T01:00:00Z" });
		const report = await importRows(league, { games: later });
		expect(report.dates).toEqual({ startDate: "2025-05-11", finishDate: "2025-09-01" });
		await importRows(league);
		expect((await everything()).season?.finishDate).toBe("2025-09-01");
	});

	test("without box scores games are imported and stored lines stay", async () => {
		await importRows(league);
		const before = await everything();
		expect(isNothingNew(await importRows(league, { lines: null }))).toBe(true);
		expect(await everything()).toEqual(before);
	});

	test("a period nobody has heard of becomes one", async () => {
		const rows = games.map((row) => ({ ...row, home_ot2: "", away_ot2: "" }));
		const report = await importRows(league, {
			games: changed(rows, 0, { home_ot2: 2, away_ot2: 0 }),
		});
		expect(report.created.map(inEnglish)).toContain("the period OT2");
		expect((await everything()).periods.at(-1)?.name).toBe("OT2");
	});

	test("a game entered by hand is not taken for an imported one, and one is told", async () => {
		await importRows(league, { games: games.slice(0, 1), lines: null });
		const { games: stored } = await everything();
		const first = stored.get("g1");
		if (first === undefined) throw new Error("The game was not stored.");
		await league.store.games.insertAll([{ ...first, externalId: null, date: "2025-05-25" }]);
		const twin = { ...games[0], game_id: "g9", start_utc: "2025-05-25T22:00:00Z" };
		const report = await importRows(league, { games: [...games.slice(0, 1), twin], lines: null });
		expect(report.notes.map(inEnglish)).toEqual([
			"Surge and Montréal Alliance already had a game on 2025-05-25 that was entered by hand; " +
				"game g9 was added beside it.",
		]);
	});

	test("one is told whose name is taken for a player who never played for that team", async () => {
		await importRows(league);
		expect((await importRows(league, {}, { season: "2026" })).notes).toEqual([]);
		const [bo] = await league.store.players.insertAll([
			{ firstName: "Bo", lastName: "Lee", imageUrl: null },
		]);
		await league.store.players.insertAll([
			{ firstName: "Ann", lastName: "O\u2019Neil", imageUrl: null },
		]);
		const rows = lines.map((line, index) =>
			index === 1 ? { ...line, first_name: "Bo", last_name: "Lee" } : line,
		);
		const traded = changed(changed(rows, 2, { team: "Surge" }), 4, { team: "Bandits" });
		const report = await importRows(league, { lines: traded }, { season: "2027" });
		const { players } = await everything();
		const ann = players.find(({ lastName }) => lastName === "O'Neil")?.id;
		expect(report.notes.map(inEnglish)).toEqual([
			"Bo Lee is taken for the player of this name who is on no team.",
			"Noémie Côté is taken for the player of this name of Montréal Alliance, 2026.",
			`2 players are named Ann O'Neil; the lines went to number ${ann}, of Surge, 2026.`,
		]);
		expect(players.filter(({ lastName }) => lastName === "Lee").map(({ id }) => id)).toEqual([
			bo?.id,
		]);
	});

	test("another organization's teams and players are never met", async () => {
		await importRows(league);
		const other = await newOrganization(database, `other-${count}`);
		const report = await importRows(other);
		expect(report.players.added).toBe(3);
		const ids = new Set((await league.store.players.list()).map(({ id }) => id));
		expect((await other.store.players.list()).some(({ id }) => ids.has(id))).toBe(false);
	});
});

function inWords(remark: Remark) {
	return { ...remark, sentence: inEnglish(remark.sentence) };
}
