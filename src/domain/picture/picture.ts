/** What the library of an organization keeps: pictures, and documents (PDF) to download. */
export type LibraryPicture = {
	id: number;
	kind: PictureKind;
	/** The file as it is shown: the largest rendition of a picture. */
	fileName: string;
	/** What people call it. */
	name: string;
	/** Null until somebody has said it; empty when it is mere decoration. */
	alt: string | null;
	/** Pixels as it is shown; null for documents. */
	width: number | null;
	height: number | null;
	/** Of all files that belong to it now. */
	bytes: number;
	/** Which point is kept when it is cut to a shape, in hundredths from left and top. */
	focusX: number;
	focusY: number;
	/** Which part of the whole is shown; null for all of it. */
	crop: Crop | null;
	/** The picture as it was sent, from which parts are cut; null for documents. */
	whole: WholePicture | null;
	/** Files that it was shown as before, which pages may go on showing. */
	formerFileNames: string[];
	createdBy: number | null;
	createdAt: string;
};

export type PictureKind = "picture" | "document";
export type NewLibraryPicture = Omit<LibraryPicture, "id">;

export type WholePicture = {
	/** As it is shown without a crop. */
	fileName: string;
	width: number;
	height: number;
	bytes: number;
	/** Whether more pixels were sent than are shown; parts are cut from those. */
	hasSource: boolean;
};

/** A part of a picture, in shares of its width and height from 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number };

/** Files that it has or had, by the part of their names that all renditions of one share. */
export function stemsOf({ fileName, whole, formerFileNames }: LibraryPicture): string[] {
	const names = [fileName, ...(whole === null ? [] : [whole.fileName]), ...formerFileNames];
	return [...new Set(names.map(stemOf))];
}

/** `0a….webp` and `0a…-480.webp` are renditions of one picture. */
export function stemOf(fileName: string): string {
	return fileName.slice(0, 32);
}
