import { LRUCache } from "lru-cache";
import { Refusal } from "#usecases/refusals.ts";
import { limitConcurrency } from "../workers/limit-concurrency.ts";

/** Large pieces of work of one organization: so many at once, so many more wait (rule `turns-by-league`). */
const limits = { atOnce: 2, mostWaiting: 20 };
const mostKnown = 1000;

/** Runs a large piece of work when it is its organization's turn. */
export type InTurn = <Result>(
	organizationId: number,
	work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Imports, exports and sums of whole seasons: each organization has turns of its own, so that one
 * that asks for fifty of them waits for itself and holds up nobody else.
 */
export function turnsOfOrganizations(): InTurn {
	const turns = new LRUCache<number, ReturnType<typeof limitConcurrency>>({ max: mostKnown });
	return (organizationId, work) => {
		const inTurn = turns.get(organizationId) ?? limitConcurrency({ ...limits, tooBusy });
		turns.set(organizationId, inTurn);
		return inTurn(work);
	};
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Several large pieces of work of your league are under way. Please try again in a moment.",
		{ retryAfterSeconds: 5 },
	);
}
