import { z } from "zod";
import { type Sentence, say, sayCount } from "#domain/language/say.ts";
import {
	endOtherSessions,
	endOwnSession,
	endSessionsOf,
	listOwnSessions,
	type OwnSession,
} from "#usecases/account/sessions.ts";
import { signedIn, signedInEvenWithTemporaryPassword } from "../access.ts";
import { answer, del, get } from "../endpoint.ts";
import { line, nothing, success } from "../fields.ts";
import { said } from "../said.ts";
import { userById } from "./user-wire.ts";

/** Somewhere the user is signed in. Nothing in it can be used to sign in. */
const session = z.object({
	id: z.string(),
	/** Such as `Chrome on Windows`; null when it is not known. */
	device: z.string().nullable(),
	host: z.string(),
	startedAt: z.string(),
	lastSeenAt: z.string(),
	/** The session that this request was sent with. */
	isThis: z.boolean(),
});

const sessions = answer(z.object({ sessions: z.array(session) }), (list: OwnSession[]) => ({
	sessions: list.map((it) => ({
		id: it.id,
		device: it.device || null,
		host: it.host,
		startedAt: it.createdAt,
		lastSeenAt: it.lastSeenAt,
		isThis: it.isThis,
	})),
}));

const byId = z
	.object({ id: line(100, "There is no such session.") })
	.transform(({ id }) => ({ sessionId: id }));

const ended = answer(z.object({ success, message: said }), () => ({
	message: "Signed out there",
}));

const endedAll = answer(
	z.object({ success, message: said, endedCount: z.int() }),
	(count: number) => ({ message: sentenceOf(count), endedCount: count }),
);

export const sessionRoutes = [
	get(
		"/sessions",
		signedInEvenWithTemporaryPassword,
		nothing,
		listOwnSessions,
		sessions,
		"Where one is signed in.",
	),
	del(
		"/sessions/:id",
		signedInEvenWithTemporaryPassword,
		byId,
		endOwnSession,
		ended,
		"Signs one out somewhere else.",
	),
	del(
		"/sessions",
		signedInEvenWithTemporaryPassword,
		nothing,
		endOtherSessions,
		endedAll,
		"Signs one out everywhere else.",
	),
	del(
		"/usersv2/:id/sessions",
		signedIn,
		userById,
		endSessionsOf,
		endedAll,
		"Signs somebody of the organization out everywhere, for its owner; oneself everywhere else.",
	),
] as const;

function sentenceOf(count: number): Sentence {
	if (count === 0) return "No other session was open";
	return say`Signed out in ${sayCount(count, "place")}`;
}
