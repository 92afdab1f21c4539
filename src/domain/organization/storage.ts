import { type Sentence, say } from "#domain/language/say.ts";

/** What of an organization takes room on the disk, and is called so where its owner reads it. */
export const storageParts = ["files", "pages", "trash", "trail", "answers"] as const;

export type StoragePart = (typeof storageParts)[number];

/** How much of its room an organization uses, in bytes. */
export type Storage = { parts: Record<StoragePart, number>; usedBytes: number; limitBytes: number };

export const megabyte = 1024 * 1024;
export const mostMegabytes = 1024 * 1024;

/** Of what was counted, and of the megabytes that were said of this organization or else of all. */
export function storageOf(
	{ parts, megabytes }: { parts: Storage["parts"]; megabytes: number | null },
	{ storageMegabytes }: { storageMegabytes: number },
): Storage {
	return {
		parts,
		usedBytes: Object.values(parts).reduce((sum, bytes) => sum + bytes, 0),
		limitBytes: (megabytes ?? storageMegabytes) * megabyte,
	};
}

const warnedFrom = 0.8;

/** What owners are told once there is little room left, and at the end of it. */
export function storageWarning({ usedBytes, limitBytes }: Omit<Storage, "parts">): Sentence | null {
	if (usedBytes >= limitBytes) return storageFull;
	if (usedBytes < warnedFrom * limitBytes) return null;
	const percent = Math.floor((usedBytes / limitBytes) * 100);
	return say`Your league uses ${percent} % of its storage. When it is full, only results and deletions are saved. Please remove pictures that are not needed, or ask the platform's administrator for more.`;
}

export const storageFull =
	"Your league's storage is full. Results can still be entered and things deleted; for anything else please remove pictures that are not needed, or ask the platform's administrator for more.";

/** What the trash may take of the room: beyond it, what was deleted first goes for good. */
export function trashBytes({ limitBytes }: Pick<Storage, "limitBytes">): number {
	return Math.floor(limitBytes / 4);
}
