import { drawable } from "../link-pictures/drawable.ts";
import { box, type Child, type Element, picture, words } from "../link-pictures/element.ts";
import { display } from "../link-pictures/faces.ts";
import { at, fitted, type LinkPictureFrame, night } from "../link-pictures/parts.ts";
import { drawResult } from "./draw-result.ts";
import { drawRound, drawTable } from "./draw-rows.ts";
import { type Drawn, edge, footHeight, headHeight } from "./parts.ts";
import type { Poster } from "./poster.ts";

type Size = Drawn<"result">["size"];

/** A picture for the team's chat. `pictures` are the addresses of those logos that could be read. */
export function drawPoster(
	poster: Poster,
	frame: LinkPictureFrame,
	size: Size,
	pictures: ReadonlySet<string>,
): Element {
	const drawn = { shown: poster, size, pictures } as never;
	return box(
		{
			position: "relative",
			...size,
			overflow: "hidden",
			backgroundColor: night,
			color: "#ffffff",
			fontFamily: display,
		},
		[...drawings[poster.kind](drawn), head(poster, frame, size), foot(frame, size, pictures)],
	);
}

const drawings: { [Kind in Poster["kind"]]: (drawn: Drawn<Kind>) => Child[] } = {
	result: drawResult,
	round: drawRound,
	table: drawTable,
};

function head({ title, where }: Poster, { fill, onFill }: LinkPictureFrame, { width }: Size) {
	const name = drawable(title) ?? "";
	return box(
		{
			...at(0, 0, width, headHeight),
			flexDirection: "column",
			justifyContent: "center",
			padding: `0 ${edge}px`,
			backgroundColor: fill,
			color: onFill,
		},
		[
			words(name, { fontSize: fitted(name, 76, 24), lineHeight: 1.1, maxWidth: width - 2 * edge }),
			words(drawable(where) ?? "", { fontSize: 40, marginTop: 8 }),
		],
	);
}

function foot(frame: LinkPictureFrame, { width, height }: Size, pictures: ReadonlySet<string>) {
	const hasLogo = frame.logoUrl !== null && pictures.has(frame.logoUrl);
	return box(
		{
			...at(0, height - footHeight, width, footHeight),
			alignItems: "center",
			padding: `0 ${edge}px`,
			borderTop: `12px solid ${frame.fill}`,
			backgroundColor: night,
		},
		[
			hasLogo && frame.logoUrl !== null
				? box({ marginRight: 20 }, [picture(frame.logoUrl, 64)])
				: null,
			words(drawable(frame.name) ?? "", { fontSize: 38, maxWidth: width - 2 * edge - 90 }),
		],
	);
}
