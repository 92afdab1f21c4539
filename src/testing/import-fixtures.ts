import { type Findings, Remarks } from "#domain/import/remarks.ts";
import type { Sheet } from "#domain/import/sheet/sheet.ts";
import { plainOrganization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { type Store, storeFor } from "#store/store.ts";
import { importSeason, type SeasonImport } from "#usecases/import/import-season.ts";
import type { Spreadsheet } from "#usecases/import/read-sheet.ts";

/** A row of a spreadsheet by column; the columns of the first row are the sheet's. */
export type Row = Record<string, string | number>;

/** Three teams and two games. Devonté Bandoo is traded between them, Ann O'Neil never plays. */
export const games: Row[] = [
	game("g1", "2025-05-11T22:00:00Z", "Surge", "Montréal Alliance", 10, 7),
	game("g2", "2025-05-18T23:30:00Z", "Bandits", "Surge", 6, 9),
];

export const lines: Row[] = [
	line("g1", "Surge", 15, "Devonté", "Bandoo", {
		position: "F",
		captain: "yes",
		PTS: 10,
		"2PM": 5,
	}),
	line("g1", "Surge", 3, "Ann", "O'Neil", { minutes: "0:00", PTS: 0, "2PM": 0 }),
	line("g1", "Montréal Alliance", 7, "Noémie", "Côté", {
		starter: "yes",
		PTS: 7,
		"2PM": 2,
		FTM: 3,
	}),
	line("g2", "Bandits", 22, "Devonté", "Bandoo", { position: "G/F", PTS: 6, "2PM": 3 }),
	line("g2", "Surge", 3, "Ann", "O'Neil", { captain: "yes", PTS: 9, "2PM": 3, FTM: 3 }),
];

function game(
	id: string,
	start: string,
	home: string,
	away: string,
	homeScore: number,
	awayScore: number,
): Row {
	return {
		game_id: id,
		start_utc: start,
		home_team: home,
		away_team: away,
		home_score: homeScore,
		away_score: awayScore,
		home_q1: homeScore - 4,
		home_q2: 4,
		away_q1: awayScore - 5,
		away_q2: 5,
	};
}

function line(
	gameId: string,
	team: string,
	number: number,
	firstName: string,
	lastName: string,
	rest: Row,
): Row {
	return {
		game_id: gameId,
		team,
		number,
		first_name: firstName,
		last_name: lastName,
		position: "G",
		starter: "",
		captain: "",
		minutes: "20:00",
		PTS: "",
		"2PM": "",
		FTM: "",
		...rest,
	};
}

/** The rows with one of them changed. */
export function changed(rows: readonly Row[], index: number, change: Row): Row[] {
	return rows.map((row, at) => (at === index ? { ...row, ...change } : row));
}

/** As a program would write the file: commas, quotes where they are needed. */
export function csv(rows: readonly Row[]): string {
	const columns = Object.keys(rows[0] ?? {});
	const quoted = (cell: string | number) =>
		/[",;\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
	return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
		.map((cells) => `${cells.map(quoted).join(",")}\n`)
		.join("");
}

function spreadsheet(name: string, text: string): Spreadsheet {
	return { name, bytes: new TextEncoder().encode(text) };
}

/** Rows as the domain gets them, the header in line 1. */
export function sheet(file: string, rows: readonly Row[]): Sheet {
	const columns = Object.keys(rows[0] ?? {});
	return {
		file,
		columns,
		headerLine: 1,
		rows: rows.map((row, index) => ({
			line: index + 2,
			cells: columns.map((column) => String(row[column] ?? "")),
		})),
	};
}

export function noFindings(): Findings {
	return { problems: new Remarks(), warnings: new Remarks() };
}

/** An organization in Toronto with nothing in it. */
export async function newOrganization(
	database: Database,
	slug = "cebl",
): Promise<{ store: Store; sport: Sport }> {
	const { organizations } = platformStore(database);
	const sport =
		(await organizations.listSports())[0] ??
		(await organizations.insertSport({ name: "Basketball", type: "basketball" }));
	const { id } = await organizations.insert({
		...plainOrganization,
		name: slug.toUpperCase(),
		slug,
		domain: null,
		timeZone: "America/Toronto",
		sports: [sport],
	});
	return { store: storeFor(id, database), sport };
}

/** Imports rows into the season 2025 of the organization's one league. */
export function importRows(
	{ store, sport }: { store: Store; sport: Sport },
	rows: { games?: readonly Row[]; lines?: readonly Row[] | null } = {},
	request: Partial<SeasonImport> = {},
) {
	const boxScores = rows.lines === undefined ? lines : rows.lines;
	return importSeason(store, {
		season: "2025",
		league: "Regular season",
		sport,
		timeZone: "America/Toronto",
		now: new Date("2025-06-01T12:00:00Z"),
		games: spreadsheet("games.csv", csv(rows.games ?? games)),
		boxScores: boxScores && spreadsheet("box-scores.csv", csv(boxScores)),
		...request,
	});
}

/** Everything an import has written for an organization, in a form that can be compared. */
export async function everythingOf(store: Store, sport: Sport) {
	const [season] = await store.seasons.list();
	const [seasonLeague] = season ? await store.leagues.listBySeason(season.id) : [];
	const id = seasonLeague?.id ?? 0;
	const players = await store.players.list();
	return {
		season,
		teams: await store.teams.list(),
		entries: await store.teams.listEntries([id]),
		players,
		rosters: await store.players.listByLeague(id),
		attributes: await store.players.attributesOf(players.map((player) => player.id)),
		games: await store.games.listByExternalId(id),
		periodScores: await store.periods.listScoresByLeague(id),
		lines: await store.boxScores.linesOfLeague(id),
		definitions: await store.statDefinitions.list(sport.id),
		periods: await store.periods.list(sport.id),
		topPlayers: await store.totals.topPlayers("points", 20),
		topTeams: await store.totals.topTeams(20),
	};
}
