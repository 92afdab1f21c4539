import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { storageOf, trashBytes } from "#domain/organization/storage.ts";
import { storeFor } from "#store/store.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import { recountTotals } from "../operations/recount-totals.ts";
import type { Services } from "../services.ts";
import { uploadsFolder } from "./uploaded-files.ts";

const dayMs = 24 * 60 * 60_000;

/** Sweeps now and once a day; answers how to end it. */
export function sweepDaily(services: Services): () => void {
	const sweep = async () => {
		for (const one of [recountTotals, sweepUploads, sweepStorage]) {
			await one(services).catch((error) => reportUnexpected(services, error, "daily sweeping"));
		}
	};
	void sweep();
	const timer = setInterval(sweep, dayMs);
	timer.unref();
	return () => clearInterval(timer);
}

/**
 * Removes the pictures that nothing shows any more, and files that no row came to name because what
 * they were sent for was refused. Both only after a day, as somebody may be at it right now.
 */
export async function sweepUploads(services: Services): Promise<void> {
	const before = services.now().getTime() - dayMs;
	const named = await namedFiles(services, new Date(before).toISOString());
	const found = await foundFiles(uploadsFolder(services.settings));
	// None of them? Then this is not the database of this folder, and nothing in it is ours to remove.
	if (!found.some((path) => named.has(path))) return;
	for (const path of found) {
		if (named.has(path)) continue;
		const file = join(uploadsFolder(services.settings), path);
		// Another process may sweep as well.
		const age = await stat(file).catch(() => null);
		if (age !== null && age.mtimeMs < before) await unlink(file).catch(() => {});
	}
}

/** As paths in the folder: `1/f00.webp`. */
async function namedFiles({ platform, database }: Services, before: string): Promise<Set<string>> {
	const named = new Set<string>();
	for (const { id } of await platform.organizations.list()) {
		await storeFor(id, database).transaction(async ({ files }) => {
			await files.removeUnshown(before);
			for (const name of await files.listNames()) named.add(join(String(id), name));
		});
	}
	return named;
}

async function foundFiles(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/**
 * Empties the trash of what is too old or too much (rule `trash-by-size`), and counts anew what each
 * organization takes up, one after the other: writes of the one that is counted wait, and no others.
 */
async function sweepStorage({ platform, database, settings, now }: Services): Promise<void> {
	for (const [id, used] of await platform.storage.ofAll()) {
		const mostTrash = trashBytes(storageOf(used, settings));
		await storeFor(id, database).transaction(async ({ trash, storage }) => {
			await trash.removeOld(now().toISOString(), mostTrash);
			await storage.saveMeasured();
		});
		await platform.storage.measureAnswers(id);
	}
}
