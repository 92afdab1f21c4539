import { counts } from "#domain/game/counting.ts";
import { hasScore, type Side } from "#domain/game/game.ts";
import { type Said, say, sayWord } from "#domain/language/say.ts";
import { gameChange, gamePaired } from "#domain/notice/happening.ts";
import type { SeriesState } from "#domain/stage/stage-state.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { PlannedGame } from "#store/stage/stage-games.ts";
import type { Store } from "#store/store.ts";
import { happened } from "../notice/happened.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { isBegun, readStages, type StageRead } from "./read-stage.ts";

/** Whoever settles for an organization tells those concerned. */
type At = Pick<Scope, "now"> & Partial<Pick<Scope, "viewer" | "organization">>;

/**
 * Brings the games of a stage in line with its seeds and results, in the transaction that changed them:
 * whoever is known meets, whoever is not any more waits again, and what nobody needs falls away. Refused
 * where others would stand in a game that was played (rule `played-games-keep-teams`).
 */
export async function settleStage(scope: At, store: Store, stageId: number): Promise<void> {
	const stage = await store.stages.find(stageId);
	if (stage === undefined) return;
	const [read] = await readStages(store, [stage]);
	const { state, planned } = found(read, "Stage not found.");
	mustHaveWinners(state.series, planned);
	const before = await store.games.findMany(planned.map(({ id }) => id));
	for (const game of planned) {
		const series = state.series[game.series - 1];
		if (series !== undefined) await settleGame(scope, store, read as StageRead, series, game);
	}
	await tellSettled(scope, store, planned, before);
}

/** Who meets whom by now, and what fell away, of games that are still to come. */
async function tellSettled(
	{ now, viewer, organization }: At,
	store: Store,
	planned: readonly PlannedGame[],
	games: readonly KnownGame[],
): Promise<void> {
	if (viewer === undefined || organization === undefined) return;
	const before = new Map(games.map((game) => [game.id, game]));
	const after = await store.games.findMany(planned.map(({ id }) => id));
	const changes = after
		.filter((game) => !hasScore(game))
		.flatMap((game) => {
			const was = before.get(game.id);
			if (was === undefined) return game.status === "scheduled" ? [gamePaired(game)] : [];
			const isSame =
				was.status === game.status &&
				was.homeEntryId === game.homeEntryId &&
				was.awayEntryId === game.awayEntryId;
			return isSame ? [] : [gameChange(game.id, was, game)];
		});
	if (changes.length === 0) return;
	const scope = { store, now, viewer, organization };
	await happened(scope, { kind: "gamesChanged", changes, reason: null });
}

/** The same after a result that may be one of a stage. */
export async function settleStageOf(
	scope: At,
	store: Store,
	{ stageId }: { stageId: number | null },
): Promise<void> {
	if (stageId !== null) await settleStage(scope, store, stageId);
}

/** The same of all stages of some seasons, when more than a game came or went. */
export async function settleSeasons(
	scope: At,
	store: Store,
	seasonIds: readonly number[],
): Promise<void> {
	for (const { id } of await store.stages.listBySeasons(seasonIds)) {
		await settleStage(scope, store, id);
	}
}

async function settleGame(
	{ now }: At,
	store: Store,
	{ stage, teams }: StageRead,
	series: SeriesState,
	planned: PlannedGame,
): Promise<void> {
	const at = now.toISOString();
	const { game } = planned;
	const sides = sidesOf(series, planned);
	const isWanted = isStillPlayed(series, planned);
	if (game !== null && isBegun(planned) && !meets(game, sides)) {
		throw new Refusal("conflict", takesAway(game, teams));
	}
	if (sides === null) {
		if (game !== null) await store.stages.removeFromGames(planned, at);
	} else if (game === null) {
		const { seasonLeagueId } = stage;
		if (isWanted) await store.stages.enterGame(planned, { seasonLeagueId, ...sides }, at);
	} else if (!isBegun(planned)) {
		if (game.homeEntryId !== sides.homeEntryId || game.awayEntryId !== sides.awayEntryId)
			await store.stages.setTeams(game.id, sides, at);
		const isCalledOff = game.status === "cancelled";
		if (!isWanted && !isCalledOff)
			await store.games.saveDetails(game.id, { ...game, status: "cancelled" }, at);
		if (isWanted && planned.isSpare && isCalledOff)
			await store.games.saveDetails(game.id, { ...game, status: "scheduled" }, at);
	}
	// One that the league itself has called off is none that fell away.
	const fellAway =
		!isWanted && !isBegun(planned) && (planned.isSpare || game?.status !== "cancelled");
	if (fellAway !== planned.isSpare) await store.stages.setSpare(planned.id, fellAway);
}

/** Who is at home and who is away in a game; null while one of them is not known. */
export function sidesOf(
	series: SeriesState,
	{ isHomeBetter }: Pick<PlannedGame, "isHomeBetter">,
): { homeEntryId: number; awayEntryId: number } | null {
	const other: Side = series.host === "home" ? "away" : "home";
	const [home, away] = isHomeBetter ? [series.host, other] : [other, series.host];
	const [homeEntryId, awayEntryId] = [series[home], series[away]];
	if (typeof homeEntryId !== "number" || typeof awayEntryId !== "number") return null;
	return { homeEntryId, awayEntryId };
}

/** Was, will or may still be played. */
export function isStillPlayed(series: SeriesState, { id, number }: PlannedGame): boolean {
	if (series.isSkipped) return false;
	if (series.playedIds.includes(id)) return true;
	if (series.isOver) return false;
	const isOpen = series.needed.length + series.spare.length === 0;
	return isOpen || series.needed.includes(number) || series.spare.includes(number);
}

type Sides = { homeEntryId: number; awayEntryId: number };

/** On whichever sides. */
function meets(game: Sides, sides: Sides | null): boolean {
	if (sides === null) return false;
	const those = [game.homeEntryId, game.awayEntryId];
	return those.includes(sides.homeEntryId) && those.includes(sides.awayEntryId);
}

/** An elimination ends with a winner, whatever the league's table allows (rule `elimination-has-winner`). */
function mustHaveWinners(series: readonly SeriesState[], planned: readonly PlannedGame[]): void {
	for (const { series: number, game } of planned) {
		if (series[number - 1]?.plan.part === "group" || game === null) continue;
		const { score, status } = game;
		if (status === "forfeit" || !counts(game) || score?.home !== score?.away) continue;
		throw new Refusal(
			"invalid",
			"A game of an elimination does not end level. Enter the score that says who won.",
		);
	}
}

function takesAway(game: Sides & { date: string | null }, teams: StageRead["teams"]): Said {
	const nameOf = (id: number) => teams.get(id)?.team.name ?? sayWord("A team");
	const [home, away] = [nameOf(game.homeEntryId), nameOf(game.awayEntryId)];
	return game.date === null
		? say`${home} and ${away} have already played, and would not meet there any more. Take that result away first.`
		: say`${home} and ${away} have already played on ${{ date: game.date }}, and would not meet there any more. Take that result away first.`;
}
