import { canKeepGames } from "#domain/account/policy.ts";
import { keptFromCounting } from "#domain/game/counting.ts";
import { type Score, type ScoreStatus, type Side, sideOf } from "#domain/game/game.ts";
import { isFinalPeriod, sumsThatDiffer } from "#domain/game/periods.ts";
import { type Sentence, say, sayAll } from "#domain/language/say.ts";
import type { StoredPeriodScore } from "#store/bookkeeping/periods.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { settleForfeitFine } from "../ledger/forfeit-fines.ts";
import { gameHappened } from "../notice/game-happened.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { settleStageOf } from "../stage/settle-stage.ts";
import type { InLeague } from "../team/season-league-lookup.ts";
import { mustHaveSeenAll, type SeenBefore } from "./game-changes.ts";
import { mustHaveWinner, refreshResultOf } from "./game-results.ts";
import { type GameView, toGameView } from "./game-views.ts";
import { isIn } from "./games.ts";

export type ScoreToRecord = SeenBefore & {
	id: number;
	/** Where the game has to be played, when the caller says so. */
	place?: InLeague | undefined;
	score: Score;
	/** Whether it is the final one. Without it the stored status stays. */
	status?: ScoreStatus | undefined;
	periodScores?: readonly PeriodPoints[] | undefined;
};

/** Points of one team in one period; null takes them away. The team by its id or its entry's. */
export type PeriodPoints = { periodId: number; teamId: number; points: number | null };

export type RecordedScore = {
	game: GameView;
	/** What keeps the score from counting and what does not add up, in sentences. */
	warning: Sentence | null;
	/** Under which the change stands in the audit. */
	lastChangeId: number;
};

/**
 * Writes down how a game ended, or how it stands. Unless it is said which (rule `final-is-said`) the
 * stored status stays (rule `score-keeps-status`): a forfeit remains one whatever its score.
 */
export async function recordScore(scope: Scope, asked: ScoreToRecord): Promise<RecordedScore> {
	authorize(canKeepGames(scope.viewer, scope.organization.id));
	const { id, place, score, status, periodScores } = asked;
	return scope.store.transaction(async (store) => {
		const before = found(await store.games.find(id), missing);
		found(isIn(before, place) ? before : null, missing);
		await mustHaveSeenAll(scope, store, asked);
		const ended = status === undefined ? {} : { status, forfeitedBy: null };
		const saved = { ...before, ...ended, score };
		await mustHaveWinner(store, saved);
		await store.games.saveScore(id, score);
		if (saved.status !== before.status)
			await store.games.saveDetails(id, saved, scope.now.toISOString());
		// A winner by points changes nothing else of the game; what it means to be level, its league says.
		const isOnlyScore = saved.status === before.status && score.home !== score.away;
		const game = isOnlyScore
			? { ...saved, isDraw: false }
			: { ...found(await store.games.find(id), missing), score };
		const sums = periodScores ? await keepPeriodScores(store, game, periodScores) : null;
		await refreshResultOf(store, before, game);
		await settleStageOf(scope, store, game);
		await settleForfeitFine(scope, store, before, game);
		await gameHappened({ ...scope, store }, before, game);
		const lastChangeId = await recordChange(scope, store, {
			action: "game.score",
			id,
			before: { score: before.score, status: before.status },
			after: { score, status: game.status, ...(periodScores && { periodScores }) },
		});
		const warnings = [keptFromCounting(game), sums].filter((it) => it !== null);
		const warning = warnings.length === 0 ? null : sayAll(warnings);
		return { game: toGameView(scope, game), warning, lastChangeId };
	});
}

const missing = "Game not found.";

/** Writes the periods that were given and answers what is to be said about all of them. */
async function keepPeriodScores(
	store: Store,
	game: KnownGame & { score: Score },
	given: readonly PeriodPoints[],
): Promise<Sentence | null> {
	const [periods, stored] = await Promise.all([
		store.periods.list(game.sportId),
		store.periods.scoresOf(game.id),
	]);
	const known = new Map(periods.map((period) => [period.id, period]));
	const rows = new Map<number, StoredPeriodScore>();
	const seen = new Set<string>();
	for (const { periodId, teamId, points } of given) {
		const period = found(known.get(periodId), "Period not found.");
		if (period.isHidden) throw invalid(say`The period ${period.name} is hidden.`);
		const side = sideOf(game, teamId);
		if (side === null) throw invalid("This team does not play in this game.");
		const cell = `${periodId} ${side}`;
		if (seen.has(cell)) throw invalid(say`The period ${period.name} is given twice for one team.`);
		seen.add(cell);
		// It mirrors the score (rule `final-by-name`), which is written down already.
		if (isFinalPeriod(period)) continue;
		const before = stored.find((row) => row.period.id === periodId);
		const { home, away } = rows.get(periodId) ?? before ?? { home: null, away: null };
		rows.set(periodId, { gameId: game.id, periodId, home, away, [side]: points });
	}
	await store.periods.saveScores([...rows.values()]);
	return warningOf(game, await store.periods.scoresOf(game.id));
}

function warningOf(
	game: KnownGame & { score: Score },
	periodScores: Parameters<typeof sumsThatDiffer>[1],
): Sentence | null {
	const sentences = sumsThatDiffer(game.score, periodScores).map(
		({ side, sum }: { side: Side; sum: number }) =>
			say`The periods of ${game[side].name} add up to ${sum}, not ${game.score[side]}.`,
	);
	return sentences.length === 0 ? null : sayAll(sentences);
}

function invalid(sentence: Sentence): Refusal {
	return new Refusal("invalid", sentence, { fields: { periodScores: sentence } });
}
