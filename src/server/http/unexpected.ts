import { TooManyWaiting } from "#store/engine/connections/turns.ts";
import { type DatabaseTrouble, databaseTrouble } from "#store/engine/database-trouble.ts";
import type { Services } from "../services.ts";

/** `retryAfterSeconds` says when to come again, where that is worth a try. */
export type Failure =
	| { status: 500; sentence: string; id: string }
	| { status: 429 | 503; sentence: string; retryAfterSeconds: number; id?: string };

/**
 * Reports an error nobody planned for; answers the sentence for people, with the id it is found by.
 * A database that is in trouble for a while is no fault of the request's, and is worth another try;
 * so is one that too many wait for, which is nothing to report.
 */
export function reportUnexpected(
	{ log }: Pick<Services, "log">,
	error: Error,
	path: string,
	id: string = crypto.randomUUID(),
): Failure {
	if (error instanceof TooManyWaiting) {
		const { message, retryAfterSeconds } = error;
		return { status: 503, sentence: message, retryAfterSeconds };
	}
	log({ level: "error", id, path, error: String(error.stack ?? error) });
	const trouble = databaseTrouble(error);
	return trouble === null
		? { status: 500, sentence: `Something went wrong on our side. Please try again. (${id})`, id }
		: { status: 503, sentence: `${troubleSentences[trouble]} (${id})`, retryAfterSeconds: 2, id };
}

const troubleSentences: Record<DatabaseTrouble, string> = {
	away: "Our database does not answer. Please try again soon.",
	full: "Our disk is full, so nothing was saved. Please try again later.",
	busy: "Our database took too long and this was broken off. Please try again soon.",
};
