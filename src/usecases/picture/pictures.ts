import type { Viewer } from "#domain/account/user.ts";
import type { Crop, WholePicture } from "#domain/picture/picture.ts";
import type { Store } from "#store/store.ts";

/** A file as it was sent. Nothing about it is to be believed before it has been decoded. */
export type Upload = Pick<File, "name" | "size" | "slice" | "arrayBuffer" | "stream">;

/** A picture that was decoded, made anew and written down; to be inserted with `store.files`. */
export type KeptPicture = KeptFile & { url: string };

export type KeptFile = { name: string; contentType: string; bytes: number };

/** A picture of the library: the same in several sizes, the largest that is shown first. */
export type KeptRenditions = Omit<WholePicture, "bytes"> & { files: KeptFile[] };

/** Keeps pictures that people send. */
export type Pictures = {
	/**
	 * Writes the picture down, before and outside of any transaction; one that no row comes to name
	 * is swept up later. Refuses what is no picture with `refusal`.
	 */
	keep(upload: Upload, refusal: string): Promise<KeptPicture>;
	/** The same as a small PNG, for tabs and home screens. */
	keepIcon(upload: Upload, refusal: string): Promise<KeptPicture>;
	/** The same in the sizes of the library, and a PDF as it is. */
	keepForLibrary(upload: Upload): Promise<KeptRenditions | KeptFile>;
	/** Cuts a part out of a picture of the library; undefined where its file is gone. */
	cut(whole: WholePicture, crop: Crop): Promise<KeptRenditions | undefined>;
	/** Takes files off the disk at once, after the transaction that forgot them. */
	remove(names: readonly string[]): Promise<void>;
};

/** Writes down whose picture it is, in the transaction that shows it. */
export async function insertPicture(
	{ viewer, now }: { viewer: Viewer; now: Date },
	{ files }: Pick<Store, "files">,
	{ name, contentType, bytes }: KeptFile,
	{ isOfLibrary = false } = {},
): Promise<void> {
	const createdBy = viewer.kind === "member" ? viewer.userId : null;
	const createdAt = now.toISOString();
	await files.insert({ name, contentType, bytes, createdBy, createdAt, isOfLibrary });
}

/** The same of all files of a picture or document of the library. */
export async function insertLibraryFiles(
	scope: { viewer: Viewer; now: Date },
	store: Pick<Store, "files">,
	files: readonly KeptFile[],
): Promise<void> {
	for (const file of files) await insertPicture(scope, store, file, { isOfLibrary: true });
}

export function sumOf(files: readonly KeptFile[]): number {
	return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
