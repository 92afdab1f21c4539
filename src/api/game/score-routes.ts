import { recordScore } from "#usecases/game/record-score.ts";
import { members, scorekeepers } from "../access.ts";
import { evenWhenFull, put } from "../endpoint.ts";
import { scoredGame } from "./answers.ts";
import { score } from "./legacy.ts";
import { onlyIfSeen } from "./only-if-seen.ts";
import { scoreInPlace, score as v2Score } from "./v2.ts";

const scorePurpose =
	"Records the final score, and points by period if they are given. The stored status stays as it was, unless `status` says that the game is `completed`, or that it goes on and the score is the one so far (`in_progress`). The period named Final always says this score: what is sent for it is not read.";

/** A score is saved by one use case, in three spellings. */
export const saveScore = evenWhenFull(
	put("/games/:id/scores", members, score, recordScore, scoredGame, scorePurpose),
);

export const saveScoreV2 = evenWhenFull(
	put(
		"/gamesv2/:id/scores",
		scorekeepers,
		v2Score,
		recordScore,
		scoredGame,
		`${scorePurpose} ${onlyIfSeen}`,
	),
);

export const saveScoreInPlace = evenWhenFull(
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/games/:gameId",
		members,
		scoreInPlace,
		recordScore,
		scoredGame,
		scorePurpose,
	),
);
