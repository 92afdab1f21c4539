import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { mostAltLength, mostDocumentBytes } from "#domain/picture/limits.ts";
import type { LibraryPicture } from "#domain/picture/picture.ts";
import { sizesOf } from "#domain/picture/sizes.ts";
import type { LibraryView, PictureView } from "#usecases/picture/picture-views.ts";
import type { Upload } from "#usecases/picture/pictures.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { formWithFiles, id, item, line, name, success, wholeNumber, wire } from "../fields.ts";
import { said } from "../said.ts";

const noPart = "A part of a picture is given in shares from 0 to 1.";
const share = z.number(noPart).min(0, noPart).max(1, noPart);
const crop = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const picture = z.object({
	id: z.int(),
	kind: z.enum(["picture", "document"]),
	url: z.string(),
	name: z.string(),
	/** Null until somebody has said it; empty when it is mere decoration. */
	alt: z.string().nullable(),
	width: z.int().nullable(),
	height: z.int().nullable(),
	bytes: z.int(),
	focusX: z.int(),
	focusY: z.int(),
	crop: crop.nullable(),
	/** The picture without its crop; null for documents. */
	whole: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
	sizes: z.array(z.object({ url: z.string(), width: z.int() })),
	/** What it was shown as before; pages may still show it. */
	formerUrls: z.array(z.string()),
	usedIn: z.array(z.object({ label: z.string(), to: z.string() })),
	createdAt: z.iso.datetime(),
	createdBy: z.string().nullable(),
});

function toPicture(it: PictureView): z.input<typeof picture> {
	const at = (fileName: string) => `/files/${it.organizationId}/${fileName}`;
	const { id, kind, name, alt, width, height, bytes, focusX, focusY, crop, whole } = it;
	return {
		id,
		kind,
		name,
		alt,
		width,
		height,
		bytes,
		focusX,
		focusY,
		crop,
		url: at(it.fileName),
		whole: whole && { url: at(whole.fileName), width: whole.width, height: whole.height },
		sizes: width === null ? [] : sizesOf(at(it.fileName), width),
		formerUrls: it.formerFileNames.map(at),
		usedIn: it.usedIn,
		createdAt: it.createdAt,
		createdBy: it.createdByName,
	};
}

export const library = answer(
	z.object({ pictures: z.array(picture), usedBytes: z.int(), quotaBytes: z.int() }),
	({ pictures, usedBytes, quotaBytes }: LibraryView) => ({
		pictures: pictures.map(toPicture),
		usedBytes,
		quotaBytes,
	}),
);

const tooLarge = "This file is too large. Pictures have at most 5 MB, documents at most 10 MB.";

/** What a form has beside its file. */
const restBytes = 64 * 1024;

export const newPicture = formWithFiles(
	{ mostBytes: mostDocumentBytes + restBytes, tooLarge },
	z.object({
		file: z
			.custom<Upload>((value) => value instanceof File, "Please choose a file.")
			.meta({ isFile: true }),
	}),
);

const focus = wholeNumber(0, 100, "A point is given in hundredths, from 0 to 100.").optional();

export const onePicture = z.object({ id });
export const changedPicture = z.object({
	id,
	name: name("Please enter a name.").optional(),
	alt: z
		.string("This is no text.")
		.trim()
		.pipe(line(mostAltLength, `This is longer than ${mostAltLength} characters.`))
		.nullable()
		.optional()
		.meta(wire({ type: ["string", "null"], maxLength: mostAltLength })),
	focusX: focus,
	focusY: focus,
	crop: item({ x: share, y: share, width: share, height: share }).nullable().optional(),
});

const saved = z.object({ success, message: said, picture });

export const addedPicture = answer(saved, (it: PictureView) => ({
	message: say`${it.name} added`,
	picture: toPicture(it),
}));

export const savedPicture = answer(saved, (it: PictureView) => ({
	message: say`${it.name} updated`,
	picture: toPicture(it),
}));

export const removedPicture = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId, picture }: MovedToTrash & { picture: LibraryPicture }) => ({
		message: say`${picture.name} removed`,
		trashId,
	}),
);
