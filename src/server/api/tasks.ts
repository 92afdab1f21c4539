import { Refusal } from "#usecases/refusals.ts";
import { limitConcurrency, limitEach } from "../workers/limit-concurrency.ts";

/** Large pieces of work of one organization: so many at once, so many more wait (rule `turns-by-league`). */
const limits = { atOnce: 2, mostWaiting: 20 };

/** Of the places there are for writers, large pieces of work leave some to short ones (decision 26). */
const writing = { atOnce: 4, mostWaiting: 2000 };

/** Runs a large piece of work when it is its organization's turn. */
export type InTurn = <Result>(
	organizationId: number,
	work: () => Promise<Result>,
	does?: { isWrite: boolean },
) => Promise<Result>;

/**
 * Imports, exports and sums of whole seasons: each organization has turns of its own, so that one
 * that asks for fifty of them waits for itself and holds up nobody else. Of those that write so many
 * run at once that a saved score finds a place.
 */
export function turnsOfOrganizations(): InTurn {
	const inTurnOf = limitEach({ ...limits, tooBusy });
	const inWritingTurn = limitConcurrency({ ...writing, tooBusy });
	return (organizationId, work, { isWrite } = { isWrite: false }) =>
		inTurnOf(organizationId, () => (isWrite ? inWritingTurn(work) : work()));
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Several large pieces of work of your league are under way. Please try again in a moment.",
		{ retryAfterSeconds: 5 },
	);
}
