import { storageOf, trashBytes } from "#domain/organization/storage.ts";
import { storeFor } from "#store/store.ts";
import type { Services } from "../services.ts";

/**
 * Empties the trash of what is too old or too much (rule `trash-by-size`), and counts anew what each
 * organization takes up, one after the other: writes of the one that is counted wait, and no others.
 */
export async function sweepStorage({ platform, database, settings, now }: Services): Promise<void> {
	for (const [id, used] of await platform.storage.ofAll()) {
		const mostTrash = trashBytes(storageOf(used, settings));
		await storeFor(id, database).transaction(async ({ trash, storage }) => {
			await trash.removeOld(now().toISOString(), mostTrash);
			await storage.saveMeasured();
		});
		await platform.storage.measureAnswers(id);
	}
}
