import { canKeepScore, canNotePlays } from "#domain/account/policy.ts";
import { nameOfViewer } from "#domain/account/user.ts";
import { keptFromCounting } from "#domain/game/counting.ts";
import { type GameStatus, highestScore, type Score, type Side } from "#domain/game/game.ts";
import {
	carriedPeriods,
	carriedScore,
	carriedSeconds,
	carriedValues,
} from "#domain/game-log/carry-over.ts";
import { clockAt, type HeldClock, isHeard, type SaidClock } from "#domain/game-log/held-clock.ts";
import type { Play } from "#domain/game-log/play.ts";
import { faultsOf, mostPlays } from "#domain/game-log/play-fault.ts";
import { type Bookkeeping, type GameCourse, readLog } from "#domain/game-log/read-log.ts";
import { scoringOf } from "#domain/game-log/scoring.ts";
import { say } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { PassJob } from "#domain/pass/pass.ts";
import { editedValues } from "#domain/stats/line/edit-line.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { KeptPlay } from "#store/game/plays.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { mustHaveWinner, refreshResultOf } from "../game/game-results.ts";
import { gameHappened } from "../notice/game-happened.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { settleStageOf } from "../stage/settle-stage.ts";
import { refreshTotals } from "../stats/totals.ts";

/** What stands in the log of a game, from some number on. */
export type GameLog = {
	/** Every version, in the order they came. */
	plays: Play[];
	/** The newest number: asked again with it, only what came later is told. */
	last: number;
	status: GameStatus;
	score: Score | null;
	/** The sport's name, which says what its statistics do to a score. */
	sport: string;
	/** What a guest's pass is for; null for everybody else. */
	job: PassJob | null;
	/** As it is now; null while nobody keeps one. */
	clock: HeldClock | null;
};

export type LogAsked = { id: number; since: number };

/** What was noted of a game after `since`; all of it after 0. */
export async function viewGameLog(scope: Scope, { id, since }: LogAsked): Promise<GameLog> {
	authorize(canNotePlays(scope.viewer, scope.organization.id, id));
	const game = found(await scope.store.games.find(id), messages.games.notFound);
	const [plays, clock] = await Promise.all([
		scope.store.plays.listOfGame(id, since),
		scope.store.gameClocks.find(id),
	]);
	return toLog(scope, game, { plays, clock }, since);
}

export type PlaysToNote = LogAsked & { plays: readonly Play[]; clock: SaidClock | null };

/**
 * Adds to the log of a game what is new of these plays, and lets everything that follows from it follow: score,
 * periods, box score, and that the game is in progress (rule `live-is-not-final`). What is sent again counts once.
 * What is said of the clock stands where its device holds the pen (rule `one-pen-for-the-clock`). Answers what came
 * after `since`, these plays among it, and the clock that stands.
 */
export async function notePlays(scope: Scope, asked: PlaysToNote): Promise<GameLog> {
	const { id, since } = asked;
	authorize(canNotePlays(scope.viewer, scope.organization.id, id));
	return scope.store.transaction(async (store) => {
		const game = found(await store.games.find(id), messages.games.notFound);
		const known = await store.plays.listOfGame(id);
		const fresh = freshOf(asked.plays, known);
		if (fresh.length > 0 || asked.clock !== null) mustBePlayed(game);
		const clock = await hearClock(scope, store, id, asked.clock);
		if (fresh.length === 0) return toLog(scope, game, { plays: known, clock }, since);
		if (known.length + fresh.length > mostPlays) {
			throw new Refusal("conflict", say`A game has at most ${mostPlays} plays.`);
		}
		const kept = await bookkeepingOf(scope, store, game);
		await mustFit(store, game, kept, known, asked.plays, fresh);
		mustBeOfOnesJob(scope, id, known, asked.plays, fresh);
		const { viewer, now } = scope;
		const by = nameOfViewer(viewer);
		const isNewHere = viewer.kind === "guest" && !known.some((it) => it.by === by);
		const added = await store.plays.add(id, fresh, { by, at: now.toISOString() });
		const before = known.map(({ play }) => play);
		const after = await carryOver({ ...scope, store }, game, {
			kept,
			before: readLog(before, kept),
			after: readLog([...before, ...fresh], kept),
		});
		if (known.length === 0 || game.status === "completed" || isNewHere) {
			await recordChange(scope, store, {
				action: "game.log",
				id,
				before: { score: game.score, status: game.status },
				after: { score: after.score, status: after.status, plays: fresh.length },
			});
		}
		return toLog(scope, after, { plays: [...known, ...added], clock }, since);
	});
}

/** Answers the clock that stands: what was said, unless another device holds the pen. */
async function hearClock(
	{ viewer, now }: Scope,
	{ gameClocks }: Store,
	gameId: number,
	said: SaidClock | null,
): Promise<HeldClock | null> {
	const held = await gameClocks.find(gameId);
	if (said === null || !isHeard(said, held)) return held;
	const { holder, elapsedMs, isRunning } = said;
	const clock = { holder, by: nameOfViewer(viewer), elapsedMs, isRunning, at: now.toISOString() };
	await gameClocks.save(gameId, clock);
	return clock;
}

function toLog(
	scope: Scope,
	{ status, score, sportId }: KnownGame,
	{ plays, clock }: { plays: readonly KeptPlay[]; clock: HeldClock | null },
	since: number,
): GameLog {
	return {
		plays: plays.filter(({ number }) => number > since).map(({ play }) => play),
		last: Math.max(since, plays.at(-1)?.number ?? 0),
		status,
		score,
		sport: sportOf(scope, sportId),
		job: scope.viewer.kind === "guest" ? scope.viewer.job : null,
		clock: clock && clockAt(clock, scope.now),
	};
}

/** Points of a side are for whoever keeps the score, and so is what they are made of later (rule `pass-is-one-game`). */
function mustBeOfOnesJob(
	{ viewer, organization }: Scope,
	gameId: number,
	known: readonly KeptPlay[],
	sent: readonly Play[],
	fresh: readonly Play[],
): void {
	if (canKeepScore(viewer, organization.id, gameId)) return;
	const ofScore = new Set(
		known.filter(({ play }) => play.kind === "points").map(({ play }) => play.id),
	);
	const other = fresh.find((play) => play.kind === "points" || ofScore.has(play.id));
	if (other === undefined) return;
	throw invalid(
		`plays.${sent.indexOf(other)}`,
		"This link is for statistics of players. Points of a team are for whoever keeps the score.",
	);
}

function sportOf({ organization }: Scope, sportId: number): string {
	return organization.sports.find(({ id }) => id === sportId)?.name ?? "";
}

/** Those that are not there already, each once. */
function freshOf(sent: readonly Play[], known: readonly KeptPlay[]): Play[] {
	const seen = new Set(known.map(({ play }) => JSON.stringify(ordered(play))));
	return sent.filter((play) => {
		const text = JSON.stringify(ordered(play));
		if (seen.has(text)) return false;
		seen.add(text);
		return true;
	});
}

function ordered(play: Play) {
	return Object.entries(play).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** A log moves no game that is not to be played, and none that counts as given up. */
function mustBePlayed(game: KnownGame): void {
	const isPlayed = ["scheduled", "in_progress", "completed"].includes(game.status);
	if (isPlayed && !game.isAnnulled) return;
	throw new Refusal(
		"conflict",
		game.status === "forfeit"
			? "This game was given up. Change its status before it is scored."
			: "This game is called off. Change its status before it is scored.",
	);
}

async function bookkeepingOf(
	scope: Scope,
	store: Store,
	{ sportId }: KnownGame,
): Promise<Bookkeeping> {
	const [periods, definitions] = await Promise.all([
		store.periods.list(sportId),
		store.statDefinitions.list(sportId),
	]);
	return { periods, definitions, scoring: scoringOf(sportOf(scope, sportId)) };
}

async function mustFit(
	store: Store,
	game: KnownGame,
	kept: Bookkeeping,
	known: readonly KeptPlay[],
	sent: readonly Play[],
	fresh: readonly Play[],
): Promise<void> {
	const spots = await store.players.listByEntries([game.homeEntryId, game.awayEntryId]);
	const squads = new Map<number, Side>();
	// Who has left the roster since and was noted before may be corrected on.
	for (const { play } of known) {
		if (play.playerId !== null && play.side !== null) squads.set(play.playerId, play.side);
	}
	for (const { playerId, side } of await store.gamePlayers.list(game.id))
		squads.set(playerId, side);
	for (const { id, entryId } of spots)
		squads.set(id, entryId === game.homeEntryId ? "home" : "away");
	const faultOf = faultsOf(kept, squads);
	for (const play of fresh) {
		const fault = faultOf(play);
		if (fault !== null) throw invalid(`plays.${sent.indexOf(play)}`, fault);
	}
}

type Change = { kept: Bookkeeping; before: GameCourse; after: GameCourse };

/** Moves what is written down of a game by what its log says otherwise than before. */
async function carryOver(scope: Scope, game: KnownGame, change: Change): Promise<KnownGame> {
	const { store, now } = scope;
	const { before, after } = change;
	const score = carriedScore(game.score, game.score && before.score, after.score);
	const status = game.status === "scheduled" ? "in_progress" : game.status;
	mustBeScores([score]);
	const saved = { ...game, status, score } as const;
	await mustHaveWinner(store, saved);
	await store.games.saveScore(game.id, score);
	if (status !== game.status) await store.games.saveDetails(game.id, saved, now.toISOString());
	await carryPeriods(store, game, change);
	const playerIds = await carryLines(store, game, change);
	if (playerIds.length > 0) {
		const { seasonId } = game;
		await refreshTotals(store, { seasonId, playerIds, gameIds: [game.id] });
	}
	const moved = found(await store.games.find(game.id), messages.games.notFound);
	await refreshResultOf(store, game, moved);
	if (keptFromCounting(moved) === null) await settleStageOf(scope, store, moved);
	await gameHappened(scope, game, moved);
	return moved;
}

/** Names no play: a phone would drop it as wrong, where most likely what was typed by hand is, and keeps it till that is put right. */
function mustBeScores(scores: readonly Score[]): void {
	if (scores.every(({ home, away }) => Math.max(home, away) <= highestScore)) return;
	throw new Refusal("conflict", say`A score has at most ${highestScore} points.`);
}

async function carryPeriods(
	{ periods }: Store,
	{ id }: KnownGame,
	{ before, after }: Change,
): Promise<void> {
	const stored = new Map((await periods.scoresOf(id)).map((it) => [it.period.id, it]));
	const changed = carriedPeriods(stored, before, after);
	mustBeScores(changed);
	await periods.saveScores(changed.map((it) => ({ gameId: id, ...it })));
}

/** Answers whose lines moved. */
async function carryLines(
	{ boxScores }: Store,
	game: KnownGame,
	{ kept, before, after }: Change,
): Promise<number[]> {
	const ids = [...new Set([...before.lines.keys(), ...after.lines.keys()])];
	const stored = new Map((await boxScores.linesOf(game.id, ids)).map((it) => [it.playerId, it]));
	const written = kept.definitions.filter(({ formula }) => formula === null);
	const moved = ids.flatMap((playerId) => {
		const [old, now] = [before.lines.get(playerId), after.lines.get(playerId)];
		const side = now?.side ?? old?.side ?? "home";
		const line: StatLine = stored.get(playerId) ?? {
			gameId: game.id,
			playerId,
			entryId: side === "home" ? game.homeEntryId : game.awayEntryId,
			isStarter: false,
			seconds: null,
			values: new Map(),
		};
		const edits = carriedValues(line.values, old?.values, now?.values, written);
		const isStarter =
			old?.isStarter === now?.isStarter ? line.isStarter : (now?.isStarter ?? false);
		const seconds = carriedSeconds(line.seconds, old?.seconds ?? null, now?.seconds ?? null);
		const isSame = isStarter === line.isStarter && seconds === line.seconds;
		if (edits.length === 0 && isSame && stored.has(playerId) === (now !== undefined)) return [];
		return [{ line: { ...line, isStarter, seconds }, ...editedValues(line.values, edits) }];
	});
	await boxScores.saveLines(moved.map(({ line }) => line));
	await boxScores.saveValues(moved.map(({ line, written }) => ({ ...line, values: written })));
	await boxScores.removeValues(
		game.id,
		moved.flatMap(({ line: { playerId }, cleared }) =>
			cleared.map((statId) => ({ playerId, statId })),
		),
	);
	const silent = moved.filter(
		({ line, values }) => values.size === 0 && !line.isStarter && line.seconds === null,
	);
	await boxScores.removeLines(
		game.id,
		silent.map(({ line }) => line.playerId),
	);
	return moved.map(({ line }) => line.playerId);
}
