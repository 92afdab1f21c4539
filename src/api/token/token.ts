import { z } from "zod";
import { longestTokenDays, tokenScopes } from "#domain/token/token.ts";
import type { ListedToken } from "#usecases/token/tokens.ts";
import { answer } from "../endpoint.ts";
import { id, name, repeatable, success, wholeNumber } from "../fields.ts";
import { said } from "../said.ts";

/** Told once, so no answer to a repeated request is kept. */
export const wantedToken = repeatable(
	z.object({
		name: name("Please say what the token is for."),
		scope: z.enum(tokenScopes, "Please choose what the token may do."),
		days: wholeNumber(1, longestTokenDays, "A token counts for 1 to 366 days.").default(90),
	}),
);

export const tokenById = z.object({ id });

const token = z.object({
	id: z.int(),
	name: z.string(),
	scope: z.enum(tokenScopes),
	/** Its last characters. */
	ending: z.string(),
	userId: z.int(),
	username: z.string().nullable(),
	isOwn: z.boolean(),
	hasEnded: z.boolean(),
	createdAt: z.string(),
	expiresAt: z.string(),
	/** To the minute. */
	lastUsedAt: z.string().nullable(),
});

export const tokenList = answer(z.object({ tokens: z.array(token) }), (tokens: ListedToken[]) => ({
	tokens: tokens.map((it) => ({
		id: it.id,
		name: it.name,
		scope: it.scope,
		ending: it.ending,
		userId: it.userId,
		username: it.username,
		isOwn: it.isOwn,
		hasEnded: it.hasEnded,
		createdAt: it.createdAt,
		expiresAt: it.expiresAt,
		lastUsedAt: it.lastUsedAt,
	})),
}));

export const madeToken = answer(
	z.object({ success, message: said, id: z.int(), token: z.string() }),
	({ id, secret }: { id: number; secret: string }) => ({
		message: "Token made. Copy it now: it is not shown again.",
		id,
		token: secret,
	}),
);

export const endedToken = answer(z.object({ success, message: said }), () => ({
	message: "The token opens nothing any more",
}));
