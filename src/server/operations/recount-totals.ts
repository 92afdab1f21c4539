import { seasonsWithOldTotals } from "#store/platform/old-totals.ts";
import { storeFor } from "#store/store.ts";
import { refreshOldTotals } from "#usecases/stats/totals.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";

/**
 * Makes the sums again that an earlier version made, one organization after the other. One that fails
 * does not hold up the others, and is tried again with the next sweep.
 */
export async function recountTotals(services: Services): Promise<void> {
	for (const [id, seasonIds] of await seasonsWithOldTotals(services.database)) {
		await refreshOldTotals(storeFor(id, services.database), seasonIds).catch((error) =>
			reportUnexpected(services, error, "making the sums of an earlier version again"),
		);
	}
}
