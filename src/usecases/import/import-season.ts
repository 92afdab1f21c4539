import type { ImportReport } from "#domain/import/import-report.ts";
import { listedOnly, type RemarkList } from "#domain/import/remarks.ts";
import type { Known, SeasonSheets } from "#domain/import/sheet/read-season.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";
import { settleSeasons } from "../stage/settle-stage.ts";
import { withSumsMadeAgain } from "../stats/totals.ts";
import { enrollPlayers } from "./enroll-players.ts";
import { enrollRosters } from "./enroll-rosters.ts";
import { enterTeams, nameCaptains } from "./enter-teams.ts";
import { coverDates, openSeason } from "./open-season.ts";
import { readSeasonFiles, type SpreadsheetReader } from "./read-files.ts";
import type { SheetSize, Spreadsheet } from "./read-sheet.ts";
import { ImportRefused } from "./refused.ts";
import { type Progress, saveBoxScores } from "./save-box-scores.ts";
import { saveGames } from "./save-games.ts";
import { definePeriods, defineStats } from "./vocabulary.ts";

/** A season as spreadsheets: of its games, its box scores, its rosters. Season and league are found by name, or made. */
export type SeasonImport = {
	season: string;
	league: string;
	sport: Sport;
	/** The organization's IANA zone. */
	timeZone: string;
	/** When the files were sent. */
	now: Date;
	games: Spreadsheet | null;
	boxScores: Spreadsheet | null;
	rosters?: Spreadsheet | null;
	/** Whether all will be taken back: then box scores, which only take time, are not written. */
	isTrial?: boolean;
	/** How much a file may hold where that is less than usual. */
	most?: SheetSize;
};

/**
 * Brings a season-league in line with spreadsheets (docs/import.md), in one transaction: all or
 * nothing. Games are recognised by their id in the sheet, teams and players by name, so the same
 * files change nothing the second time. Nothing is deleted but lines that a game's sheet no longer
 * has. Who may do it is decided by the caller: by a use case, or by the operator's command line.
 *
 * @throws {ImportRefused} with every problem of the files.
 */
export async function importSeason(
	store: Store,
	request: SeasonImport,
	progress: Progress = () => {},
): Promise<ImportReport> {
	const read = await readSeasonOf(store, request, async (files) => readSeasonFiles(files));
	return withSumsMadeAgain(store, (store) => keepSeason(store, request, read, progress));
}

/** What the files of a season say, and what was known when they were read. */
export type SeasonOfFiles = { sheets: SeasonSheets; warnings: RemarkList; known: Known };

/**
 * Reads the files before anything is locked: large ones take seconds.
 *
 * @throws {ImportRefused} with every problem of the files.
 */
export async function readSeasonOf(
	store: Store,
	request: SeasonImport,
	read: SpreadsheetReader["season"],
): Promise<SeasonOfFiles> {
	const { games, boxScores, rosters = null, most } = request;
	const known = await whatIsKnown(store, request);
	const answer = await read({
		games,
		boxScores,
		rosters,
		known,
		...(most !== undefined && { most }),
	});
	if (answer.kind === "refused") throw new ImportRefused(answer.problems, answer.warnings);
	return { sheets: answer.sheets, warnings: answer.warnings, known };
}

/** Keeps what the files say, inside a transaction of `withSumsMadeAgain`. */
export async function keepSeason(
	store: Store,
	request: SeasonImport,
	{ sheets, warnings, known }: SeasonOfFiles,
	progress: Progress = () => {},
): Promise<ImportReport> {
	if (JSON.stringify(known) !== JSON.stringify(await whatIsKnown(store, request))) {
		throw new Refusal(
			"conflict",
			"Teams or statistics were changed while the files were read. Please import them again.",
		);
	}
	return keep(store, request, sheets, emptyReport(warnings), progress);
}

async function whatIsKnown(store: Store, { timeZone, sport }: SeasonImport): Promise<Known> {
	const teams = await store.teams.list();
	return {
		timeZone,
		definitions: await store.statDefinitions.list(sport.id),
		teamNames: teams.map((team) => team.name),
	};
}

/** Writes what the sheets say. Everything the later steps refer to is there before them. */
async function keep(
	store: Store,
	request: SeasonImport,
	sheets: SeasonSheets,
	report: ImportReport,
	progress: Progress,
): Promise<ImportReport> {
	if (request.games !== null) await keepGames(store, request, sheets, report, progress);
	await enrollRosters(store, request, sheets.rosters, report);
	return { ...report, notes: listedOnly(report.notes) };
}

async function keepGames(
	store: Store,
	request: SeasonImport,
	sheets: SeasonSheets,
	report: ImportReport,
	progress: Progress,
): Promise<void> {
	const { isTrial = false } = request;
	const { season, seasonLeague } = await openSeason(store, request, sheets.games, report);
	const statIds = await defineStats(store, request.sport, sheets.stats, report);
	const periodIds = await definePeriods(store, request.sport, sheets.periods, report);
	const teams = await enterTeams(store, seasonLeague, sheets.teams, report);
	const { entries } = teams;
	const players = await enrollPlayers(store, seasonLeague, sheets.players, entries, report);
	const games = await saveGames(
		store,
		seasonLeague,
		sheets.games,
		{ entries, periodIds, at: request.now.toISOString(), file: request.games?.name ?? "" },
		report,
	);
	await settleSeasons(request, store, [season.id]);
	await saveBoxScores(
		store,
		seasonLeague,
		sheets,
		{ entryIds: entryIdsOf(entries), players, games: games.ids, statIds },
		report,
		{ isTrial, progress },
	);
	await nameCaptains(
		store,
		sheets.captains,
		{ ...teams, players: sheets.players, ids: players },
		report,
	);
	await coverDates(store, season, games.dates, report);
	report.place = { seasonId: season.id, leagueId: seasonLeague.league.id };
	if (!isTrial && changesSums(report)) await store.seasons.setTotalsOld([season.id]);
}

function changesSums({ games, lines }: ImportReport): boolean {
	return games.added + games.changed + lines.added + lines.changed + lines.removed > 0;
}

function entryIdsOf(entries: ReadonlyMap<string, TeamEntry>): Map<string, number> {
	return new Map([...entries].map(([name, { id }]) => [name, id]));
}

function emptyReport(warnings: ImportReport["warnings"]): ImportReport {
	const none = () => ({ added: 0, changed: 0, unchanged: 0 });
	return {
		created: [],
		place: null,
		dates: null,
		teams: none(),
		players: none(),
		games: none(),
		lines: { ...none(), removed: 0 },
		warnings,
		notes: [],
	};
}
