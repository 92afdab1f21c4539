import { isDatabaseAway } from "#store/database-is-away.ts";
import type { Services } from "./services.ts";

export type Failure = { status: 500 | 503; sentence: string };

/** What to come back after, in seconds, when the database is away. */
export const databaseAwaySeconds = 2;

/**
 * Reports an error nobody planned for; answers the sentence for people, with the id it is found by.
 * A database that is away for a while is no fault of the request's, and is worth another try.
 */
export function reportUnexpected(
	{ log }: Services,
	error: Error,
	path: string,
	id: string = crypto.randomUUID(),
): Failure {
	log({ level: "error", id, path, error: String(error.stack ?? error) });
	return isDatabaseAway(error)
		? { status: 503, sentence: `Our database does not answer. Please try again soon. (${id})` }
		: {
				status: 500,
				sentence: `Something went wrong on our side. Please try again. (${id})`,
			};
}
