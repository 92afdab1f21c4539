import { canManageLeagues } from "#domain/account/policy.ts";
import { type ImportReport, isNothingNew } from "#domain/import/import-report.ts";
import type { ChosenColumns } from "#domain/import/match-columns.ts";
import { mostBytes, type SheetKind, sheetKinds } from "#domain/import/sheet/sheet.ts";
import { inEnglish, say } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { findSport } from "../bookkeeping/bookkeeping.ts";
import type { Upload } from "../picture/pictures.ts";
import { readBytes } from "../read-bytes.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { withSumsMadeAgain } from "../stats/totals.ts";
import { keepSeason, readSeasonOf } from "./import-season.ts";
import type { SheetColumns } from "./read-files.ts";
import { mostInBrowser, type Spreadsheet } from "./read-sheet.ts";
import { ImportRefused } from "./refused.ts";
import { doneWhen } from "./save-box-scores.ts";

/** A spreadsheet as somebody sends it: a file, or its text. */
export type SentSheet = Upload | string;

type SentSheets = Partial<Record<SheetKind, SentSheet | undefined>> & {
	sportId?: number | null | undefined;
};

/** What the columns of the files probably hold. Nothing is written. */
export async function viewColumns(
	scope: WorkScope,
	sent: SentSheets,
): Promise<Record<SheetKind, SheetColumns | null>> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const sport = await chosenSport(scope, sent.sportId);
	const files = await opened(scope, sent);
	if (Object.values(files).every((file) => file === null)) {
		throw invalid("games", "Please choose a spreadsheet.");
	}
	const [definitions, periods] = await Promise.all([
		scope.store.statDefinitions.list(sport.id),
		scope.store.periods.list(sport.id),
	]);
	const most = mostInBrowser;
	const read = await scope.spreadsheets.columns({ ...files, most, definitions, periods });
	if (read.kind === "refused") throw new ImportRefused(read.problems, read.warnings);
	return read;
}

export type ImportDone = { report: ImportReport; isTrial: boolean };

/**
 * Brings a season-league in line with spreadsheets, as somebody of the organization sends them. A
 * trial does all of it and keeps nothing.
 *
 * @throws {ImportRefused} with every problem of the files.
 */
export async function importSpreadsheets(
	scope: WorkScope,
	asked: SentSheets & {
		season: string;
		league: string;
		gamesColumns?: ChosenColumns | undefined;
		boxScoresColumns?: ChosenColumns | undefined;
		rostersColumns?: ChosenColumns | undefined;
		isTrial: boolean;
	},
): Promise<ImportDone> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { season, league, isTrial } = asked;
	const sport = await chosenSport(scope, asked.sportId);
	const { games, boxScores, rosters } = await opened(scope, asked);
	if (games === null && (rosters === null || boxScores !== null)) {
		throw invalid("games", "Please choose the spreadsheet of the games.");
	}
	const request = {
		season,
		league,
		sport,
		timeZone: scope.organization.timeZone,
		now: scope.now,
		isTrial,
		most: mostInBrowser,
		games: games && { ...games, columns: asked.gamesColumns ?? asNamed },
		boxScores: boxScores && { ...boxScores, columns: asked.boxScoresColumns ?? asNamed },
		rosters: rosters && { ...rosters, columns: asked.rostersColumns ?? asNamed },
	};
	const read = await readSeasonOf(scope.store, request, scope.spreadsheets.season);
	const report = await keptUnlessTrial(scope.store, isTrial, async (store) => {
		const report = await keepSeason(store, request, read);
		if (isNothingNew(report)) return report;
		const { warnings: _, notes: __, ...after } = report;
		const id = report.place?.seasonId ?? null;
		const created = report.created.map(inEnglish);
		await recordChange(scope, store, {
			action: "season.import",
			id,
			after: { ...after, created, league },
		});
		return report;
	});
	return { report, isTrial };
}

const asNamed: ChosenColumns = new Map();

async function chosenSport(scope: WorkScope, sportId: number | null | undefined): Promise<Sport> {
	if (sportId) return findSport(scope, sportId);
	const [first] = await scope.sports();
	return found(first, messages.sports.noneFound);
}

const named = {
	games: { file: "games.csv", what: "games" },
	boxScores: { file: "box-scores.csv", what: "box scores" },
	rosters: { file: "rosters.csv", what: "rosters" },
} as const;

/** Two files of one name would be one in the list of problems. */
async function opened(
	{ store }: Scope,
	sent: SentSheets,
): Promise<Record<SheetKind, Spreadsheet | null>> {
	const files: Record<SheetKind, Spreadsheet | null> = {
		games: null,
		boxScores: null,
		rosters: null,
	};
	const names = new Set<string>();
	for (const kind of sheetKinds) {
		const sheet = sent[kind];
		if (sheet === undefined) continue;
		await store.rest();
		const { name, bytes } = await open(sheet, kind);
		files[kind] = { name: names.has(name) ? `${name} (${named[kind].what})` : name, bytes };
		names.add(name);
	}
	return files;
}

async function open(sent: SentSheet, kind: SheetKind): Promise<Spreadsheet> {
	if (typeof sent === "string") {
		return { name: named[kind].file, bytes: new TextEncoder().encode(sent) };
	}
	const name = sent.name.slice(0, 200);
	if (sent.size > mostBytes) {
		throw invalid(
			kind,
			say`${name} is larger than ${mostBytes / 1_000_000} MB. Import it in parts.`,
		);
	}
	return { name, bytes: await readBytes(sent.stream(), sent.size) };
}

/** Carries the work out and, when it was only a trial, takes all of it back. */
async function keptUnlessTrial<Result>(
	store: Store,
	isTrial: boolean,
	work: (store: Store) => Promise<Result>,
): Promise<Result> {
	if (!isTrial) return withSumsMadeAgain(store, work, doneWhen.written);
	const outcome: { result?: Result } = {};
	try {
		await store.transaction(
			async (store) => {
				outcome.result = await work(store);
				throw new TrialEnds();
			},
			{ isTrial },
		);
	} catch (error) {
		if (!(error instanceof TrialEnds)) throw error;
	}
	return outcome.result as Result;
}

/** Rolls the transaction of a trial back. */
class TrialEnds extends Error {}
