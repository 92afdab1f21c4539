import { canManageLeagues } from "#domain/account/policy.ts";
import { type ForfeitedBy, type GameStatus, scoreStatuses } from "#domain/game/game.ts";
import { type GivenStart, givenStart } from "#domain/game/start.ts";
import { videoEmbed } from "#domain/game/video.ts";
import { messages } from "#domain/messages.ts";
import type { GameDetails } from "#store/game/games.ts";
import { recordChange } from "../audit/audit.ts";
import { settleForfeitFine } from "../ledger/forfeit-fines.ts";
import { gameHappened } from "../notice/game-happened.ts";
import { authorize, found, invalid } from "../refusals.ts";
import { followDate } from "../schedule/schedule-changes.ts";
import type { Scope } from "../scope.ts";
import { settleStageOf } from "../stage/settle-stage.ts";
import { mustHaveSeenAll, type SeenBefore } from "./game-changes.ts";
import { mustHaveWinner, refreshResultOf } from "./game-results.ts";
import { type GameView, toGameView } from "./game-views.ts";

export type GivenDetails = GivenStart & {
	location?: string | null | undefined;
	videoUrl?: string | null | undefined;
	status?: GameStatus | undefined;
	forfeitedBy?: ForfeitedBy | null | undefined;
};

export type DetailsToChange = GivenDetails &
	SeenBefore & {
		id: number;
		/** Takes the result away: the score and the points of the periods, not the box score. */
		clearsScore?: boolean | undefined;
		/** Why, in a sentence: whoever hears of the change reads it. */
		reason?: string | null | undefined;
	};

export type ChangedGame = {
	game: GameView;
	/** Under which the change stands in the audit. */
	lastChangeId: number;
};

/** Changes what is given of a game; its teams and its league stay. */
export async function changeGameDetails(
	scope: Scope,
	asked: DetailsToChange,
): Promise<ChangedGame> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return changeDetails(scope, asked);
}

/** The same for whoever was found to have the right to this very change. */
export async function changeDetails(scope: Scope, asked: DetailsToChange): Promise<ChangedGame> {
	return scope.store.transaction(async (store) => {
		const before = found(await store.games.find(asked.id), messages.games.notFound);
		await mustHaveSeenAll(scope, store, asked);
		const details = withDetails(scope, before, withResultGone(before, asked));
		const weekIndex = await followDate(scope, store, { ...before, ...details });
		const score = asked.clearsScore ? null : before.score;
		if (details.status !== before.status)
			await mustHaveWinner(store, { ...before, ...details, score });
		await store.games.saveDetails(asked.id, details, scope.now.toISOString());
		if (asked.clearsScore) {
			await store.games.saveScore(asked.id, null);
			await store.periods.removeScores(asked.id);
		}
		const saved = found(await store.games.find(asked.id), messages.games.notFound);
		const game = { ...saved, weekIndex };
		await refreshResultOf(store, before, game);
		await settleStageOf(scope, store, game);
		await settleForfeitFine(scope, store, before, game);
		const reason = asked.reason ?? null;
		await gameHappened({ ...scope, store }, before, game, reason);
		const after = reason === null ? game : { ...game, reason };
		const change = { action: "game.change", id: asked.id, before, after } as const;
		const lastChangeId = await recordChange(scope, store, change);
		return { game: toGameView(scope, game), lastChangeId };
	});
}

/** A game whose result is taken away has not ended, and does not go on, unless that is said. */
function withResultGone({ status }: GameDetails, asked: DetailsToChange): GivenDetails {
	const isTold = scoreStatuses.some((it) => it === status);
	return asked.clearsScore && isTold ? { ...asked, status: asked.status ?? "scheduled" } : asked;
}

/** What is known of a game before anybody says anything. */
export const nothingKnown: GameDetails = {
	date: null,
	time: null,
	location: null,
	videoUrl: null,
	status: "scheduled",
	forfeitedBy: null,
};

/** The details with what is given of them; absent is as it was. */
export function withDetails(
	{ organization }: Pick<Scope, "organization">,
	before: GameDetails,
	given: GivenDetails,
): GameDetails {
	const { date, time } = givenStart(given, organization.timeZone);
	const pick = <Value>(value: Value | undefined, old: Value) => (value === undefined ? old : value);
	return {
		date: pick(date, before.date),
		time: pick(time, before.time),
		location: pick(given.location, before.location),
		videoUrl: given.videoUrl ? safeVideo(given.videoUrl) : pick(given.videoUrl, before.videoUrl),
		...changedStatus(before, given),
	};
}

/** A YouTube link in the form that can be embedded, another https link as it is. */
function safeVideo(address: string): string {
	const video = videoEmbed(address);
	if (video === null) {
		throw invalid(
			"videoUrl",
			"Please enter a YouTube link or another link that starts with https://.",
		);
	}
	return video.url;
}

/** A forfeit names the side that gave up, and nothing else does. */
function changedStatus(
	before: GameDetails,
	given: GivenDetails,
): Pick<GameDetails, "status" | "forfeitedBy"> {
	const status = given.status ?? before.status;
	if (status === "forfeit") {
		const forfeitedBy = given.forfeitedBy === undefined ? before.forfeitedBy : given.forfeitedBy;
		if (forfeitedBy !== null) return { status, forfeitedBy };
		throw invalid("forfeitedBy", "Please say which side forfeited: home or away.");
	}
	if (given.status === undefined && given.forfeitedBy) {
		throw invalid("forfeitedBy", "Only a forfeited game names the side that forfeited.");
	}
	return { status, forfeitedBy: null };
}
