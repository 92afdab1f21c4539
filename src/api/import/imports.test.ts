import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Sport } from "#domain/sport/sport.ts";
import type { Store } from "#store/store.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import {
	changed,
	csv,
	everythingOf,
	games,
	lines,
	newOrganization,
} from "#testing/import-fixtures.ts";

type PlayerSaid = {
	firstName: string;
	lastName: string;
	team: { name: string } | null;
	attributeValues: { value: string }[];
};
type Remark = { line: number; sentence: string };
type Body = Record<string, unknown> & { message: string };

describe.each(engines)("$name: importing spreadsheets", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let league: { store: Store; sport: Sport };
	let staff: Browser;
	let count = 0;
	beforeAll(async () => {
		api = await startApi({ database: await open() });
	});
	beforeEach(async () => {
		count += 1;
		league = await newOrganization(api.database, `league-${count}`);
		const organizationId = league.store.organizationId;
		await addUser(api, { username: `staff-${count}`, role: "staff", organizationId });
		staff = await api.signedIn(`staff-${count}`);
	});
	afterAll(() => api.database.close());

	const everything = () => everythingOf(league.store, league.sport);
	const send = async (fields: Record<string, unknown>, path = "/api/imports") => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) {
			form.append(name, value instanceof Blob ? value : textOf(value));
		}
		const response = await staff.post(path, form);
		return { status: response.status, body: (await response.json()) as Body };
	};
	const names = { season: "2025", league: "Regular season" };
	const files = () => ({
		games: file("games.csv", csv(games)),
		boxScores: file("box-scores.csv", csv(lines)),
	});
	const notes = async () => league.store.audit.list({ limit: 10, offset: 0 });

	test("changes nothing of a locked season, and says that it is locked, on trial as well", async () => {
		const { body } = await send({ ...files(), ...names });
		const { seasonId } = body.place as { seasonId: number };
		const owner = { username: `owner-${count}`, role: "org_owner" } as const;
		await addUser(api, { ...owner, organizationId: league.store.organizationId });
		const locking = await api.signedIn(owner.username);
		await locking.put(`/api/seasonsv2/${seasonId}/lock`, { isLocked: true });
		const before = await everything();
		const other = file("games.csv", csv(changed(games, 1, { home_score: "99" })));
		for (const isTrial of [true, false]) {
			const answer = await send({ ...files(), games: other, ...names, isTrial });
			expect([answer.status, answer.body.message]).toEqual([
				409,
				"This season is locked: what was played in it stands. An owner can open it again.",
			]);
		}
		expect(await everything()).toEqual(before);
	});

	test("makes the season and says what was made, where, and by whom", async () => {
		const { status, body } = await send({ ...files(), ...names });
		const { season } = await everything();
		expect(status).toBe(200);
		expect(body).toMatchObject({
			success: true,
			message: "The import is done.",
			isTrial: false,
			place: { seasonId: season?.id },
			report: {
				created: expect.arrayContaining(['the season "2025"', 'the league "Regular season"']),
				games: { added: 2, changed: 0, unchanged: 0 },
				lines: { added: 5, changed: 0, unchanged: 0, removed: 0 },
				players: { added: 3 },
				teams: { added: 3 },
			},
		});
		expect((await notes())[0]).toMatchObject({
			action: "season.import",
			subjectId: season?.id,
			username: `staff-${count}`,
			after: { league: "Regular season", games: { added: 2 } },
		});
	});

	test("the dashboard's last changes name the league", async () => {
		await send({ ...files(), ...names });
		const { lastChanges } = (await (await staff.get("/api/dashboard")).json()) as {
			lastChanges: object[];
		};
		expect(lastChanges[0]).toMatchObject({ action: "season.import", label: "Regular season" });
	});

	test("a trial says the same and keeps nothing, not even a note", async () => {
		const { status, body } = await send({ ...files(), ...names, isTrial: true });
		expect(status).toBe(200);
		expect(body).toMatchObject({
			message: "This was a trial. Nothing was written.",
			isTrial: true,
			place: null,
			report: { games: { added: 2 }, lines: { added: 5 } },
		});
		expect(await everything()).toMatchObject({ season: undefined, teams: [], players: [] });
		expect(await notes()).toEqual([]);
	});

	test("the same files again change nothing, say so, and are not noted", async () => {
		await send({ ...files(), ...names });
		const before = await everything();
		const { body } = await send({ ...files(), ...names });
		expect(body.message).toBe(
			"Nothing to do: 2 games, 5 lines, 3 players are stored as the files have them.",
		);
		expect(await everything()).toEqual(before);
		expect(await notes()).toHaveLength(1);
	});

	test.each([true, false])("lists every problem with its place (trial: %j)", async (isTrial) => {
		const wrong = changed(changed(lines, 0, { minutes: "twenty" }), 3, { starter: "maybe" });
		const { status, body } = await send({
			...names,
			games: file("games.csv", csv(changed(games, 0, { home_score: 1000 }))),
			boxScores: file("lines.csv", csv(wrong)),
			isTrial,
		});
		expect(status).toBe(422);
		expect(body).toEqual({
			success: false,
			message: "The files have 3 problems. Nothing was imported.",
			error: "The files have 3 problems. Nothing was imported.",
			code: "invalid",
			problems: [
				problem("games.csv", 2, "home_score", '"1000" is not a whole number from 0 to 999.'),
				problem("lines.csv", 2, "minutes", '"twenty" is not minutes and seconds such as 31:47.'),
				problem("lines.csv", 5, "starter", '"maybe" is not yes or no.'),
			].map((it) => ({ ...it, sentence: expect.any(String) })),
			problemCount: 3,
		});
		expect(await everything()).toMatchObject({ season: undefined, teams: [], players: [] });
	});

	test("at most 500 problems are listed, and all are counted", async () => {
		const many = Array.from({ length: 600 }, (_, index) => ({
			...games[0],
			game_id: `g${index}`,
			home_score: "x",
		}));
		const { body } = await send({ ...names, games: file("games.csv", csv(many as typeof games)) });
		expect(body.problems).toHaveLength(500);
		expect(body).toMatchObject({ problemCount: 600 });
		expect(body.message).toBe("The files have 600 problems. Nothing was imported.");
	});

	test("columns are what they are said to be, and remarks name them as the file does", async () => {
		const renamed = games.map(({ home_team, home_score, ...rest }) => ({
			Heim: home_team ?? "",
			Punkte: home_score ?? "",
			Notiz: "x",
			...rest,
		}));
		const gamesColumns = { Heim: "home_team", Punkte: "home_score", Notiz: null };
		const good = file("spiele.csv", csv(renamed));
		const done = await send({ ...names, games: good, gamesColumns });
		expect(done.body).toMatchObject({ message: "The import is done.", warnings: [] });
		const bad = file("spiele.csv", csv(changed(renamed, 1, { Punkte: "viele" })));
		const { body } = await send({ ...names, games: bad, gamesColumns });
		expect(body.problems).toEqual([
			problem("spiele.csv", 3, "Punkte", '"viele" is not a whole number from 0 to 999.'),
		]);
	});

	test("no column brings a name in that no database or table can hold", async () => {
		const [head, ...rest] = csv(lines).split("\n");
		const wrong = {
			...names,
			games: csv(games),
			boxScores: [`${head},A\u0000B`, ...rest].join("\n"),
		};
		const { body } = await send(wrong);
		expect(body.problems).toEqual([
			problem(
				"box-scores.csv",
				1,
				null,
				'"A\ufffdB" has a character that cannot be read. Save the file as CSV UTF-8.',
			),
		]);
		const long = csv(games).replaceAll("_q1", `_${"q".repeat(31)}`);
		const refused = await send({ ...names, games: long });
		expect(refused.body.problems).toEqual([
			expect.objectContaining({ sentence: "A period's name has at most 30 characters." }),
		]);
	});

	test("what is sent as JSON is the text of the files", async () => {
		const response = await staff.post("/api/imports", { ...names, games: csv(games) });
		expect(await response.json()).toMatchObject({ report: { games: { added: 2 } } });
	});

	const roster = [
		"League,Team,Number,First name,Last name,Position,Captain",
		"Monday D1,Hawks,7,Ana,Ruiz,G,yes",
		"Monday D1,Owls,00,Bo,de la Cruz,F,",
		",Crows,4,Cy,Fox,,",
		"Monday D1,Hawks,12,Dee,Lee,,",
	].join("\n");
	const playersNow = async () => {
		const { body } = await read("/api/playersv2");
		return (body.players as PlayerSaid[]).map(({ firstName, lastName, team, attributeValues }) =>
			[firstName, lastName, team?.name, ...attributeValues.map(({ value }) => value)].join(" "),
		);
	};
	const read = async (path: string) => {
		const response = await staff.get(path);
		return { body: (await response.json()) as Record<string, unknown> };
	};

	test("rosters of a whole league come without games, league by league, and again change nothing", async () => {
		const { status, body } = await send({ ...names, rosters: file("rosters.csv", roster) });
		expect({ status, body }).toMatchObject({
			status: 200,
			body: {
				report: {
					created: expect.arrayContaining([
						'the league "Monday D1"',
						'the league "Regular season"',
					]),
					teams: { added: 3 },
					players: { added: 4 },
					games: { added: 0 },
				},
			},
		});
		expect(await playersNow()).toEqual([
			"Ana Ruiz Hawks 7 G",
			"Bo de la Cruz Owls 00 F",
			"Cy Fox Crows 4",
			"Dee Lee Hawks 12",
		]);
		const again = await send({ ...names, rosters: file("rosters.csv", roster) });
		expect(again.body.message).toBe("Nothing to do: 4 players are stored as the files have them.");
		const mended = roster.replace("Hawks,7", "Hawks,8").replace(/\n.*Dee.*/, "");
		const { body: third } = await send({ ...names, rosters: file("rosters.csv", mended) });
		expect(third).toMatchObject({
			report: {
				players: { added: 0, changed: 1, unchanged: 2 },
				notes: ["Dee Lee is on a roster and not in the file. Nothing was changed."],
			},
		});
		expect((await playersNow())[0]).toBe("Ana Ruiz Hawks 8 G");
	});

	test("what is wrong with rosters is told by its line; whole names may stand in one column", async () => {
		const wrong = "Team,Player,No\nHawks,Ana Ruiz,7\nHawks,ana ruíz,9\n,Bo Lee,1234\n";
		const columns = await send({ rosters: file("r.csv", wrong) }, "/api/imports/columns");
		const { rosters } = columns.body as unknown as {
			rosters: { missing: string[]; columns: { name: string; meaning: string }[] };
		};
		expect(rosters.missing).toEqual([]);
		const meant = Object.fromEntries(rosters.columns.map(({ name, meaning }) => [name, meaning]));
		expect(meant).toEqual({ Team: "team", Player: "name", No: "number" });
		const { status, body } = await send({
			...names,
			rosters: file("r.csv", wrong),
			rostersColumns: JSON.stringify(meant),
		});
		expect(status).toBe(422);
		expect((body.problems as Remark[]).map(({ line, sentence }) => [line, sentence])).toEqual([
			[3, "ana ruíz is already on the roster of Hawks, in line 2."],
			[4, "The team is missing."],
			[4, '"1234" is not a shirt number of one to three digits.'],
		]);
		const form = new FormData();
		form.append("season", "2025");
		form.append("league", "Regular season");
		form.append("rosters", file("r.csv", wrong));
		form.append("rostersColumns", JSON.stringify(meant));
		const inFrench = await staff.post("/api/imports", form, { "accept-language": "fr-CA" });
		const { problems } = (await inFrench.json()) as { problems: Remark[] };
		expect(problems.map(({ sentence }) => sentence)).toEqual([
			"ana ruíz est déjà dans l’alignement de Hawks, à la ligne 2.",
			"Il manque\u00a0: équipe.",
			"«\u00a01234\u00a0» n’est pas un numéro de chandail d’un à trois chiffres.",
		]);
		const boxScores = file("b.csv", "game_id,team,first_name,last_name\n1,Hawks,Ana,Ruiz");
		expect(await send({ ...names, boxScores })).toMatchObject({
			status: 422,
			body: { message: "Please choose the spreadsheet of the games." },
		});
	});

	test("two files of one name are told apart", async () => {
		const { body } = await send({
			...names,
			games: file("export.csv", csv(games)),
			boxScores: file("export.csv", csv(changed(lines, 0, { minutes: "x" }))),
		});
		expect(body.problems).toEqual([expect.objectContaining({ file: "export.csv (box scores)" })]);
	});

	test("files that are too large are refused before they are read", async () => {
		const large = file("games.csv", "a,b\n".repeat(2_600_000));
		const { status, body } = await send({ ...names, games: large });
		expect(status).toBe(422);
		expect(body.fields).toEqual({ games: "games.csv is larger than 10 MB. Import it in parts." });
		const both = file("b.csv", "a,b\n".repeat(3_000_000));
		const refused = await send({ ...names, games: both, boxScores: both });
		expect(refused.status).toBe(413);
		expect(refused.body.message).toBe("A file may be 10 MB large. Import it in parts.");
	});

	test.each([
		[{ season: " " }, { season: "Please name the season." }],
		[{ league: "" }, { league: "Please name the league." }],
		[{ games: "" }, { games: "Please choose the spreadsheet of the games." }],
		[{ gamesColumns: "[1]" }, { gamesColumns: "This is no list of columns." }],
	])("what is missing or wrong is said at its field: %j", async (change, fields) => {
		const { status, body } = await send({ ...files(), ...names, ...change });
		expect(status).toBe(422);
		expect(body.fields).toEqual(fields);
	});

	describe("columns are looked at", () => {
		const look = (fields: Record<string, unknown>) => send(fields, "/api/imports/columns");

		test("by their names, with what stands in them", async () => {
			await send({ ...files(), ...names });
			const { body } = await look(files());
			expect(body.games).toMatchObject({ name: "games.csv", rows: 2, missing: [] });
			const found = columnsOf(body.games);
			expect(found.get("start_utc")).toEqual({
				name: "start_utc",
				meaning: "start_utc",
				sample: ["2025-05-11T22:00:00Z", "2025-05-18T23:30:00Z"],
			});
			expect(found.get("home_q1")?.meaning).toBe("home_Q1");
			expect(columnsOf(body.boxScores).get("2PM")?.meaning).toBe("2PM");
			expect(everyMeaning(body.boxScores)).toContainEqual({
				key: "PTS",
				label: "Points (PTS)",
				group: "statistic",
				required: false,
			});
		});

		test("by words leagues use, numbers as new statistics, and what is missing is said", async () => {
			const text = "Game,Date,Home,Visitor,Home Pts,Referee\n1,2025-05-11,A,B,1,Jo\n";
			const shots = "Game,Team,First,Surname,No.,Dunks,Mood,FG%\n1,A,Al,Bo,7,3,good,50\n";
			const { body } = await look({ games: text, boxScores: shots });
			expect([...columnsOf(body.games).values()].map(({ meaning }) => meaning)).toEqual([
				"game_id",
				"date",
				"home_team",
				"away_team",
				"home_score",
				null,
			]);
			expect(body.games).toMatchObject({ missing: ["away_score"] });
			expect([...columnsOf(body.boxScores).values()].map(({ meaning }) => meaning)).toEqual([
				"game_id",
				"team",
				"first_name",
				"last_name",
				"number",
				"Dunks",
				null,
				null,
			]);
			expect(await everything()).toMatchObject({ season: undefined });
		});

		test("and a file that cannot be read is a problem", async () => {
			const { status, body } = await look({ games: file("games.xlsx", "PK\u0003\u0004") });
			expect(status).toBe(422);
			expect(body.problems).toEqual([
				problem(
					"games.xlsx",
					null,
					null,
					"This is a workbook. In the spreadsheet, save it as CSV UTF-8.",
				),
			]);
		});
	});
});

function file(name: string, text: string): File {
	return new File([text], name, { type: "text/csv" });
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : JSON.stringify(value);
}

function problem(file: string, line: number | null, column: string | null, sentence: string) {
	return { file, line, column, sentence };
}

type Column = { name: string; meaning: string | null; sample: string[] };

function columnsOf(found: unknown): Map<string, Column> {
	const { columns } = found as { columns: Column[] };
	return new Map(columns.map((column) => [column.name, column]));
}

function everyMeaning(found: unknown): unknown[] {
	return (found as { meanings: unknown[] }).meanings;
}
