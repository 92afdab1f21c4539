import { endToken, listTokens, makeToken } from "#usecases/token/tokens.ts";
import { membersThemselves } from "../access.ts";
import { del, get, post } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { endedToken, madeToken, tokenById, tokenList, wantedToken } from "./token.ts";

export const tokenRoutes = [
	get(
		"/tokens",
		membersThemselves,
		nothing,
		listTokens,
		tokenList,
		"The tokens one has made for programs; for owners those of the whole organization.",
	),
	post(
		"/tokens",
		membersThemselves,
		wantedToken,
		makeToken,
		madeToken,
		"Makes a token for a program, which is told this once. No token opens this.",
	),
	del(
		"/tokens/:id",
		membersThemselves,
		tokenById,
		endToken,
		endedToken,
		"Ends a token at once: one's own, for owners any of the organization.",
	),
] as const;
