import { endPass, listPasses, makePasses } from "#usecases/pass/passes.ts";
import { members, membersThemselves } from "../access.ts";
import { del, get, post } from "../endpoint.ts";
import { oneGame } from "../game/reads.ts";
import { endedPass, madePasses, passById, passList, wantedPasses } from "./pass.ts";

export const passRoutes = [
	get(
		"/gamesv2/:id/passes",
		members,
		oneGame,
		listPasses,
		passList,
		"The links that open the table of a game, and who used each of them last.",
	),
	post(
		"/passes",
		membersThemselves,
		wantedPasses,
		makePasses,
		madePasses,
		"Makes a link to the table of each of these games, for the `score` or for `statistics`; its `secret` is told this once, and an earlier one for the same job opens nothing any more. No token opens this.",
	),
	del(
		"/passes/:id",
		membersThemselves,
		passById,
		endPass,
		endedPass,
		"Ends a link to a game at once. No token opens this.",
	),
] as const;
