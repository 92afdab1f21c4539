import type { Viewer } from "#domain/user/user.ts";
import type { Store } from "#store/store.ts";

/** A file as it was sent. Nothing about it is to be believed before it has been decoded. */
export type Upload = Pick<File, "name" | "size" | "slice" | "arrayBuffer">;

/** A picture that was decoded, made anew and written down; to be inserted with `store.files`. */
export type KeptPicture = { name: string; url: string; contentType: string; bytes: number };

/** Keeps pictures that people send (decision A40). */
export type Pictures = {
	/**
	 * Writes the picture down, before and outside of any transaction; one that no row comes to name
	 * is swept up later. Refuses what is no picture with `refusal`.
	 */
	keep(upload: Upload, refusal: string): Promise<KeptPicture>;
};

/** Writes down whose picture it is, in the transaction that shows it. */
export async function insertPicture(
	{ viewer, now }: { viewer: Viewer; now: Date },
	{ files }: Pick<Store, "files">,
	{ name, contentType, bytes }: KeptPicture,
): Promise<void> {
	const createdBy = viewer.kind === "member" ? viewer.userId : null;
	await files.insert({ name, contentType, bytes, createdBy, createdAt: now.toISOString() });
}
