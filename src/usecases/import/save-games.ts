import { type Game, isLevelAtTheEnd } from "#domain/game/game.ts";
import { gameIdOf } from "#domain/game/game-id.ts";
import type { ImportReport } from "#domain/import/import-report.ts";
import { isSameGame, type MergedGame, mergeGame } from "#domain/import/merge-game.ts";
import { Remarks } from "#domain/import/remarks.ts";
import type { SheetGame } from "#domain/import/sheet/read-games.ts";
import { say } from "#domain/language/say.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { isDrawBy } from "#domain/standings/results.ts";
import { plainSetup, type TableRules } from "#domain/standings/table-rules.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { StoredPeriodScore } from "#store/bookkeeping/periods.ts";
import type { Store } from "#store/store.ts";
import { levelRefused } from "../game/game-results.ts";
import { idOf } from "./id-of.ts";
import { ImportRefused } from "./refused.ts";

export type SavedGames = {
	/** Game ids by the id in the sheet. */
	ids: Map<string, number>;
	/** Dates of all games of the sheet. */
	dates: string[];
};

type Names = {
	entries: ReadonlyMap<string, TeamEntry>;
	periodIds: ReadonlyMap<string, number>;
	/** The instant of the import. */
	at: string;
	/** The name of the games' spreadsheet. */
	file: string;
};

/** Adds new games, updates changed ones with their period scores, and leaves all others alone. */
export async function saveGames(
	store: Store,
	seasonLeague: SeasonLeague,
	sheets: readonly SheetGame[],
	names: Names,
	report: ImportReport,
): Promise<SavedGames> {
	const stored = await store.games.listByExternalId(seasonLeague.id);
	const byHand = await enteredByHand(store, seasonLeague, stored);
	const setups = await store.tableSetups.listOf([seasonLeague.id]);
	const { rules } = setups.get(seasonLeague.id) ?? plainSetup;
	const planned = sheets.flatMap((sheet) =>
		plan(sheet, seasonLeague, { ...names, rules }, { stored, byHand }),
	);
	if (!rules.allowsDraws) refuseDraws(planned, names.file);
	noteDifferences(planned, stored, report);
	warnOfTwins(planned, byHand, report);

	const added = planned.filter((one) => one.stored === undefined);
	const ids = new Map([...stored].map(([externalId, { id }]) => [externalId, id]));
	for (const { game, stored } of planned) {
		if (stored !== undefined) ids.set(game.externalId, stored.id);
	}
	for (const [index, id] of (
		await store.games.insertAll(added.map(({ game }) => ({ ...game, revisedAt: names.at })))
	).entries()) {
		ids.set(added[index]?.game.externalId ?? "", id);
	}
	const changed = planned.filter((one) => one.stored && !isSameGame(one.game, one.stored));
	for (const { game } of changed) {
		await store.games.save(idOf(ids, game.externalId), game, names.at);
	}
	const rescored = await savePeriodScores(store, seasonLeague, planned, ids, names.periodIds);

	const touched = new Set([...added, ...changed, ...planned.filter((one) => rescored.has(one))]);
	report.games.added = added.length;
	report.games.changed = touched.size - added.length;
	report.games.unchanged = planned.length - touched.size;
	return { ids, dates: planned.flatMap(({ game }) => game.date ?? []) };
}

/** The games that came from no file, by what they are called in a file that was exported. */
async function enteredByHand(
	store: Store,
	seasonLeague: SeasonLeague,
	stored: ReadonlyMap<string, Game>,
): Promise<Map<string, Game>> {
	const imported = new Set([...stored.values()].map(({ id }) => id));
	const all = await store.games.listByLeagues([seasonLeague.id]);
	const byHand = all.filter(({ id }) => !imported.has(id));
	return new Map(byHand.map((game) => [gameIdOf(game, null), game]));
}

type PlannedGame = { sheet: SheetGame; game: MergedGame; stored: Game | undefined };

function plan(
	sheet: SheetGame,
	seasonLeague: SeasonLeague,
	{ entries, rules }: Names & { rules: TableRules },
	games: Record<"stored" | "byHand", ReadonlyMap<string, Game>>,
): PlannedGame[] {
	const home = entries.get(sheet.home);
	const away = entries.get(sheet.away);
	if (home === undefined || away === undefined) return [];
	const sides = { seasonLeagueId: seasonLeague.id, homeEntryId: home.id, awayEntryId: away.id };
	const exported = games.byHand.get(sheet.externalId);
	// The number of a game here is another game's elsewhere, so the teams have to be the same.
	const isOurs = exported?.homeEntryId === home.id && exported.awayEntryId === away.id;
	const stored = games.stored.get(sheet.externalId) ?? (isOurs ? exported : undefined);
	const merged = mergeGame(sheet, sides, stored);
	return [{ sheet, game: { ...merged, isDraw: isDrawBy(rules, merged) }, stored }];
}

/** Where no game ends level, a file that says so of a game is refused; what is stored so stays. */
function refuseDraws(planned: readonly PlannedGame[], file: string): void {
	const problems = new Remarks();
	for (const { sheet, game, stored } of planned) {
		const isNew = stored === undefined || !isSameGame(game, stored);
		if (!isNew || !isLevelAtTheEnd(game)) continue;
		problems.push({ file, line: sheet.line, column: "home_score", sentence: levelRefused });
	}
	if (problems.count > 0) throw new ImportRefused(problems);
}

/** Says what the sheet no longer has; it stays as it is stored. */
function noteDifferences(
	planned: readonly PlannedGame[],
	stored: ReadonlyMap<string, Game>,
	report: ImportReport,
): void {
	const inSheet = new Set(planned.map(({ game }) => game.externalId));
	const gone = [...stored.keys()].filter((externalId) => !inSheet.has(externalId));
	if (gone.length > 0) {
		const ids = gone.join(", ");
		report.notes.push(
			gone.length === 1
				? say`1 game of the season is not in the file and is left as stored: ${ids}.`
				: say`${gone.length} games of the season are not in the file and are left as stored: ${ids}.`,
		);
	}
	for (const { sheet, game, stored } of planned) {
		if (sheet.score !== null || !stored?.score) continue;
		const { home, away } = stored.score;
		report.notes.push(
			say`Game ${game.externalId} has no score in the file; the stored ${home}-${away} stays.`,
		);
	}
}

/** A new game that somebody has entered by hand already, without an id from the sheet. */
function warnOfTwins(
	planned: readonly PlannedGame[],
	byHand: ReadonlyMap<string, Game>,
	report: ImportReport,
): void {
	const known = new Set(
		[...byHand.values()].map(
			({ homeEntryId, awayEntryId, date }) => `${homeEntryId} ${awayEntryId} ${date}`,
		),
	);
	for (const { sheet, game, stored } of planned) {
		if (stored !== undefined || game.date === null) continue;
		if (!known.has(`${game.homeEntryId} ${game.awayEntryId} ${game.date}`)) continue;
		report.notes.push(
			say`${sheet.home} and ${sheet.away} already had a game on ${game.date} that was entered by hand; game ${game.externalId} was added beside it.`,
		);
	}
}

/** Answers the games whose period scores were not stored like this. */
async function savePeriodScores(
	store: Store,
	seasonLeague: SeasonLeague,
	planned: readonly PlannedGame[],
	ids: ReadonlyMap<string, number>,
	periodIds: ReadonlyMap<string, number>,
): Promise<Set<PlannedGame>> {
	const stored = new Map(
		(await store.periods.listScoresByLeague(seasonLeague.id)).map((score) => [keyOf(score), score]),
	);
	const changes: StoredPeriodScore[] = [];
	const changed = new Set<PlannedGame>();
	for (const one of planned) {
		for (const { name, home, away } of one.sheet.periods) {
			const gameId = idOf(ids, one.game.externalId);
			const periodId = idOf(periodIds, name);
			const before = stored.get(keyOf({ gameId, periodId }));
			const score = { home: home ?? before?.home ?? null, away: away ?? before?.away ?? null };
			if (score.home === before?.home && score.away === before.away) continue;
			changes.push({ gameId, periodId, ...score });
			changed.add(one);
		}
	}
	await store.periods.saveScores(changes);
	return changed;
}

function keyOf({ gameId, periodId }: { gameId: number; periodId: number }): string {
	return `${gameId} ${periodId}`;
}
