import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import { type Said, say } from "#domain/language/say.ts";
import type { LibraryPicture, NewLibraryPicture } from "#domain/picture/picture.ts";
import { pictureNameOf } from "#domain/picture/picture-name.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, Refusal } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { factsOf, type PictureView, viewNow } from "./picture-views.ts";
import {
	insertLibraryFiles,
	type KeptFile,
	type KeptRenditions,
	sumOf,
	type Upload,
} from "./pictures.ts";

export async function addToLibrary(
	scope: WorkScope,
	{ file }: { file: Upload },
): Promise<PictureView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const kept = await scope.pictures.keepForLibrary(file);
	return scope.store.transaction(async (store) => {
		await insertLibraryFiles(scope, store, "files" in kept ? kept.files : [kept]);
		const { id } = await store.pictures.insert({
			...startOf(file, kept),
			focusX: 50,
			focusY: 50,
			crop: null,
			formerFileNames: [],
			createdBy: scope.viewer.kind === "member" ? scope.viewer.userId : null,
			createdAt: scope.now.toISOString(),
		});
		const added = await viewNow(scope, store, id);
		await recordChange(scope, store, { action: "picture.add", id, after: factsOf(added) });
		return added;
	});
}

/** Takes something out of the library; it can come back for thirty days. Not while it is used. */
export async function removePicture(
	scope: Scope,
	{ id }: { id: number },
): Promise<MovedToTrash & { picture: LibraryPicture }> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const picture = await viewNow(scope, store, id);
		if (picture.usedIn.length > 0) throw new Refusal("conflict", stillUsed(picture));
		const thrown = await moveToTrash(scope, store, {
			kind: "picture",
			id,
			label: picture.name,
			seasonIds: [],
		});
		await recordChange(scope, store, { action: "picture.delete", id, before: factsOf(picture) });
		return { ...thrown, picture };
	});
}

function stillUsed({ name, usedIn }: PictureView): Said {
	const places = [...new Set(usedIn.map(({ label }) => label))];
	const [last = "", ...others] = places.toReversed();
	const where = others.length === 0 ? last : say`${others.toReversed().join(", ")} and ${last}`;
	return say`${name} is used: ${where}. Please remove it there first.`;
}

type StartingFacts = "kind" | "fileName" | "name" | "alt" | "width" | "height" | "bytes" | "whole";

function startOf(
	file: Upload,
	kept: KeptRenditions | KeptFile,
): Pick<NewLibraryPicture, StartingFacts> {
	if (!("files" in kept)) {
		return {
			kind: "document",
			fileName: kept.name,
			name: pictureNameOf(file.name, "Document"),
			// What a document is about is in its name.
			alt: "",
			width: null,
			height: null,
			bytes: kept.bytes,
			whole: null,
		};
	}
	const { files, ...whole } = kept;
	const bytes = sumOf(files);
	return {
		kind: "picture",
		fileName: kept.fileName,
		name: pictureNameOf(file.name, "Picture"),
		alt: null,
		width: kept.width,
		height: kept.height,
		bytes,
		whole: { ...whole, bytes },
	};
}
