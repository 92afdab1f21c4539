import { drawable } from "./drawable.ts";
import { box, type Element, picture, type Style, words } from "./element.ts";
import type { LinkPicture } from "./link-picture.ts";

/** What every link picture of an organization has in common. */
export type LinkPictureFrame = {
	/** The organization, or the product. */
	name: string;
	logoUrl: string | null;
	/** The colour of its site and what is readable on it. */
	fill: string;
	onFill: string;
};

/** What a drawing of a kind is made of; `pictures` are the addresses of logos that could be read. */
export type Draw<Kind extends LinkPicture["kind"]> = {
	shown: Extract<LinkPicture, { kind: Kind }>;
	frame: LinkPictureFrame;
	pictures: ReadonlySet<string>;
};

export const linkPictureSize = { width: 1200, height: 630 };
export const night = "#0b0e12";
export const soft = "#b4bcc8";

/** Whose link picture it is, and to the right of it what else is to be said. */
export function head(
	frame: LinkPictureFrame,
	aside: string | null,
	pictures: ReadonlySet<string>,
): Element {
	const hasLogo = frame.logoUrl !== null && pictures.has(frame.logoUrl);
	return box(
		{
			...at(0, 0, 1200, 96),
			alignItems: "center",
			justifyContent: "space-between",
			padding: "0 40px",
			backgroundColor: night,
		},
		[
			box({ alignItems: "center" }, [
				hasLogo && frame.logoUrl !== null
					? box({ marginRight: 18 }, [picture(frame.logoUrl, 60)])
					: null,
				words(drawable(frame.name) ?? "", { fontSize: 36, maxWidth: aside === null ? 1040 : 560 }),
			]),
			aside === null ? null : words(aside, { fontSize: 32, color: soft, maxWidth: 520 }),
		],
	);
}

/** The brand's colour under everything. */
export function line({ fill }: LinkPictureFrame): Element {
	return box({ ...at(0, 616, 1200, 14), backgroundColor: fill });
}

/** A slanted surface from the top to the bottom. */
export function field(color: string, { left, width }: { left: number; width: number }): Element {
	return box({ ...at(left, 0, width, 630), transform: "skewX(-8deg)", backgroundColor: color });
}

export function at(left: number, top: number, width: number, height: number): Style {
	return { position: "absolute", boxSizing: "border-box", left, top, width, height };
}

/** Smaller letters for longer texts: `size` up to `letters` of them, down to six tenths of it. */
export function fitted(text: string, size: number, letters: number): number {
	const share = Math.min(1, letters / Math.max(1, text.length));
	return Math.round(size * Math.max(0.6, Math.sqrt(share)));
}
