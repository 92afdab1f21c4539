import { canManageOrganization } from "#domain/account/policy.ts";
import { focusIn, isCrop, partOf } from "#domain/picture/crop.ts";
import type { Crop, LibraryPicture } from "#domain/picture/picture.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { factsOf, noSuchPicture, type PictureView, viewNow } from "./picture-views.ts";
import { insertLibraryFiles, type KeptFile, type KeptRenditions, sumOf } from "./pictures.ts";

/** What is absent stays as it is. */
export type PictureChange = {
	name?: string | undefined;
	alt?: string | null | undefined;
	focusX?: number | undefined;
	focusY?: number | undefined;
	/** A part of the whole picture as it was sent; null for all of it. */
	crop?: Crop | null | undefined;
};

/**
 * Changes what is said of a picture, and which part of it is shown. Files never change, so another
 * part is another file: pages go on showing what was put there until somebody puts the new one
 * there, for what visitors see changes by publishing alone.
 */
export async function changePicture(
	scope: WorkScope,
	{ id, ...asked }: PictureChange & { id: number },
): Promise<PictureView> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	const known = found(await scope.store.pictures.find(id), noSuchPicture);
	const cut = await cutAsAsked(scope, known, asked.crop);
	return scope.store.transaction(async (store) => {
		const before = found(await store.pictures.find(id), noSuchPicture);
		if (cut?.files) await insertLibraryFiles(scope, store, cut.files);
		const after = changed(before, asked, cut);
		await store.pictures.save(after);
		await recordChange(scope, store, {
			action: "picture.change",
			id,
			before: factsOf(before),
			after: factsOf(after),
		});
		return viewNow(scope, store, id);
	});
}

/** What is shown of a picture from now on. Without files it is the whole, which there is already. */
type Cut = Pick<KeptRenditions, "fileName" | "width" | "height"> & {
	crop: Crop | null;
	files: KeptFile[];
};

/** Undefined where it stays as it is. Cutting takes its time, so no transaction waits for it. */
async function cutAsAsked(
	{ pictures }: WorkScope,
	{ whole, crop: before }: LibraryPicture,
	asked: Crop | null | undefined,
): Promise<Cut | undefined> {
	if (asked === undefined || whole === null) return undefined;
	if (asked !== null && !isCrop(asked))
		throw invalid("crop", "The crop is too small, or reaches outside the picture.");
	const crop = partOf(asked);
	if (JSON.stringify(crop) === JSON.stringify(before)) return undefined;
	if (crop === null) return { ...whole, crop, files: [] };
	const cut = found(
		await pictures.cut(whole, crop),
		"The file of this picture is missing. Please add the picture again.",
	);
	return { ...cut, crop };
}

function changed(
	before: LibraryPicture,
	asked: PictureChange,
	cut: Cut | undefined,
): LibraryPicture {
	const { name = before.name, alt = before.alt } = asked;
	const moved = cut === undefined ? before : focusIn(before, before.crop, cut.crop);
	const { focusX = moved.focusX, focusY = moved.focusY } = asked;
	const after = { ...before, name, alt, focusX, focusY };
	if (cut === undefined) return after;
	const { fileName, width, height, crop, files } = cut;
	const former = [...before.formerFileNames, before.fileName].filter((it) => it !== fileName);
	return {
		...after,
		fileName,
		width,
		height,
		crop,
		bytes: (before.whole?.bytes ?? 0) + sumOf(files),
		formerFileNames: [...new Set(former)].slice(-mostFormer),
	};
}

/** So many parts of a picture may stand on pages at the same time. */
const mostFormer = 100;
