import { mostPictureBytes } from "#domain/picture/limits.ts";

/** More than the server keeps of any picture. */
const mostSide = 2560;
const mostPixels = 24_000_000;

/** Smaller files have few enough pixels, and are not worth looking at. */
const suspicious = 2_000_000;

/**
 * Cameras make larger pictures than the server takes (decision A40), and nobody should have to know
 * how to make them smaller. What is no picture to this browser stays as it is: the server says so.
 */
export async function shrunk(file: File): Promise<File> {
	if (!file.type.startsWith("image/") || file.size < suspicious) return file;
	const picture = await createImageBitmap(file).catch(() => null);
	if (picture === null) return file;
	const { width, height } = picture;
	try {
		if (file.size <= mostPictureBytes && width * height <= mostPixels) return file;
		const scale = Math.min(1, mostSide / Math.max(width, height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		// Only photographs are sent as JPEG: the others may be seen through.
		const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
		const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
		return smaller === null ? file : new File([smaller], file.name, { type: smaller.type });
	} finally {
		picture.close();
	}
}
