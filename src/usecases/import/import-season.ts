import type { ImportReport } from "#domain/import/import-report.ts";
import { type Known, readSeason, type SeasonSheets } from "#domain/import/read-season.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import { enrollPlayers } from "./import/enroll-players.ts";
import { enterTeams, nameCaptains } from "./import/enter-teams.ts";
import { coverDates, openSeason } from "./import/open-season.ts";
import type { Spreadsheet } from "./import/read-sheet.ts";
import { readSheets } from "./import/read-sheets.ts";
import { ImportRefused } from "./import/refused.ts";
import { saveBoxScores } from "./import/save-box-scores.ts";
import { saveGames } from "./import/save-games.ts";
import { definePeriods, defineStats } from "./import/vocabulary.ts";
import { refreshTotals } from "./totals.ts";

/** A season as two spreadsheets. Season and league are found by name, or made. */
export type SeasonImport = {
	season: string;
	league: string;
	sport: Sport;
	/** The organization's IANA zone. */
	timeZone: string;
	/** When the files were sent. */
	now: Date;
	games: Spreadsheet;
	boxScores: Spreadsheet | null;
	/** How many lines a file may have where that is fewer than usual. */
	mostRows?: number;
};

/** Told after every few games: how many of how many box scores are done. It is waited for. */
export type Progress = (done: number, total: number) => void | Promise<void>;

/** Of more changed players or teams than this, it is quicker to refresh the totals of all. */
const mostRefreshedApart = 1000;

/**
 * Brings a season-league in line with two spreadsheets (docs/import.md), in one transaction: all or
 * nothing. Games are recognised by their id in the sheet, teams and players by name, so the same
 * files change nothing the second time. Nothing is deleted but lines that a game's sheet no longer
 * has. Who may is decided by the door; the command line is the operator's.
 *
 * @throws {ImportRefused} with every problem of the files.
 */
export async function importSeason(
	store: Store,
	request: SeasonImport,
	progress: Progress = () => {},
): Promise<ImportReport> {
	const { sheets, inWordsOfFiles } = readSheets(request, request.mostRows);
	return store.transaction(async (store) => {
		const { findings, ...sheetsSay } = readSeason(sheets, await whatIsKnown(store, request));
		const warnings = findings.warnings.map(inWordsOfFiles);
		if (findings.problems.length > 0) {
			throw new ImportRefused(findings.problems.map(inWordsOfFiles), warnings);
		}
		return keep(store, request, sheetsSay, emptyReport(warnings), progress);
	});
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
		{ entries, periodIds, at: request.now.toISOString() },
		report,
	);
	const lines = await saveBoxScores(
		store,
		seasonLeague,
		sheets.lines,
		{ entryIds: entryIdsOf(entries), players, games: games.ids, statIds },
		report,
		progress,
	);
	await nameCaptains(
		store,
		sheets.captains,
		{ ...teams, players: sheets.players, ids: players },
		report,
	);
	await coverDates(store, season, games.dates, report);
	report.place = { seasonId: season.id, leagueId: seasonLeague.league.id };
	if (games.changedTeams.size + lines.changedPlayers.size > 0) {
		await refreshTotals(store, {
			seasonId: season.id,
			playerIds: idsOrAll(lines.changedPlayers),
			teamIds: idsOrAll(games.changedTeams),
		});
	}
	return report;
}

function entryIdsOf(entries: ReadonlyMap<string, TeamEntry>): Map<string, number> {
	return new Map([...entries].map(([name, { id }]) => [name, id]));
}

function idsOrAll(ids: ReadonlySet<number>): number[] | "all" {
	return ids.size > mostRefreshedApart ? "all" : [...ids];
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
