import type { Services } from "./services.ts";

/** Reports an error nobody planned for; answers the sentence for people, with the id it is found by. */
export function reportUnexpected(
	{ log }: Services,
	error: Error,
	path: string,
	id: string = crypto.randomUUID(),
): string {
	log({ level: "error", id, path, error: String(error.stack ?? error) });
	return `Something went wrong on our side. Please try again. (${id})`;
}
