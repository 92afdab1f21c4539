import type { TokenScope } from "#domain/token/token.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { Row } from "../endpoint.ts";

/** What a program for games and scores writes, besides reading. */
export const writesOfResults: ReadonlySet<string> = new Set([
	"POST /games",
	"PUT /games/:id/scores",
	"DELETE /games/:id",
	"PUT /gamesv2/:id/scores",
	"PUT /gamesv2/:id/details",
	"POST /gamesv2/:id/effect",
	"PUT /player-game-stats",
	"PUT /gamesv2/:id/box-score",
	"POST /gamesv2/:id/log",
	"POST /gamesv2/:id/end",
	"POST /seasonsv2/:seasonId/leagues/:leagueId/games",
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/games/:gameId",
	"DELETE /seasonsv2/:seasonId/leagues/:leagueId/games/:gameId",
]);

/**
 * Refuses what a token's scope does not open. The role it stands for is asked as everybody's is, so a scope only
 * narrows. What is about accounts and the platform is for people (rule `tokens-open-no-accounts`).
 */
export function mustReach(scope: TokenScope, row: Row): void {
	if (!isForTokens(row)) throw new Refusal("forbidden", "No token opens this. Please sign in.");
	if (row.method === "GET" || scope === "staff" || scope === "org_owner") return;
	if (scope === "results" && writesOfResults.has(`${row.method} ${row.path}`)) return;
	throw new Refusal(
		"forbidden",
		scope === "read"
			? "This token only reads."
			: "This token reads, and writes games and scores only.",
	);
}

/** The platform's rows that everybody reads, and all of an organization but what makes tokens. */
export function isForTokens({ method, access }: Row): boolean {
	if (access.isForPeopleAlone) return false;
	return access.about !== "platform" || (method === "GET" && access.mustAdmit === undefined);
}
