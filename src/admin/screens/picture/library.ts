import type { Answered } from "#api/client.ts";
import { words } from "../../words.ts";

export type Library = Answered<"GET", "/pictures">;
export type Picture = Library["pictures"][number];

/** "1 kB", "412 kB", "3.1 MB": sizes as people know them from their computers. */
export function sizeInWords(bytes: number): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1024));
	if (kilobytes < 1000) return words.picture.kilobytes({ kilobytes });
	const megabytes = bytes / 1024 / 1024;
	return words.picture.megabytes({
		megabytes: megabytes < 10 ? megabytes.toFixed(1) : String(Math.round(megabytes)),
	});
}

/** The smallest rendition that fills so many pixels of a screen with twice as many points. */
export function thumbnailOf({ sizes, url }: Pick<Picture, "sizes" | "url">): string {
	return sizes[0]?.url ?? url;
}

/** How it lies in a shape that is not its own. */
export function focusStyle({ focusX, focusY }: Pick<Picture, "focusX" | "focusY">) {
	return { objectPosition: `${focusX}% ${focusY}%` };
}
