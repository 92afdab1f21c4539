import { canKeepGames } from "#domain/account/policy.ts";
import type { ForfeitedBy, GameStatus, Score, Side } from "#domain/game/game.ts";
import { messages } from "#domain/messages.ts";
import { playStage } from "#domain/stage/play-stage.ts";
import { whatChanges } from "#domain/stage/what-changes.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { readStages } from "./read-stage.ts";
import { type StageTeam, toTeam } from "./stage-views.ts";

export type EffectAsked = {
	/** Of the game. */
	id: number;
	score: Score | null;
	status?: GameStatus | undefined;
	forfeitedBy?: ForfeitedBy | null | undefined;
};

type Sides = Record<Side, StageTeam | null>;

/** What another result of a game would change behind it. */
export type EffectOnStage = {
	/** Null for a game of no stage, which changes nothing. */
	stage: { id: number; name: string } | null;
	series: { number: number; before: Sides; after: Sides; isPlayed: boolean }[];
	champion: { before: StageTeam | null; after: StageTeam | null } | null;
	/** Saving it is refused, because others have played where the teams would change. */
	isRefused: boolean;
};

/** What saving a result would move in its stage; nothing is changed. */
export async function viewEffectOnStage(scope: Scope, asked: EffectAsked): Promise<EffectOnStage> {
	const { store } = scope;
	authorize(canKeepGames(scope.viewer, scope.organization.id));
	const game = found(await store.games.find(asked.id), messages.games.notFound);
	const stage = game.stageId === null ? undefined : await store.stages.find(game.stageId);
	const [read] = await readStages(store, stage === undefined ? [] : [stage]);
	if (stage === undefined || read === undefined)
		return { stage: null, series: [], champion: null, isRefused: false };
	const { played, state, teams } = read;
	const status = asked.status ?? game.status;
	const forfeitedBy = status === "forfeit" ? (asked.forfeitedBy ?? game.forfeitedBy) : null;
	const after = playStage({
		...played,
		games: played.games.map((one) =>
			one.id === asked.id ? { ...one, score: asked.score, status, forfeitedBy } : one,
		),
	});
	const sides = ({ home, away }: (typeof state.series)[number] | SidesOfState): Sides => ({
		home: toTeam(teams, home),
		away: toTeam(teams, away),
	});
	const series = whatChanges(state, after).map(({ number, before, after: then, playedIds }) => ({
		number,
		before: sides(before),
		after: sides(then),
		isPlayed: playedIds.length > 0,
	}));
	return {
		stage: { id: stage.id, name: stage.name },
		series,
		champion:
			state.champion === after.champion
				? null
				: { before: toTeam(teams, state.champion), after: toTeam(teams, after.champion) },
		isRefused: series.some(({ isPlayed }) => isPlayed),
	};
}

type SidesOfState = ReturnType<typeof whatChanges>[number]["before"];
