import { box, type Child, type Element } from "./element.ts";
import { display } from "./faces.ts";
import { drawGame } from "./game.ts";
import type { LinkPicture } from "./link-picture.ts";
import { type Draw, type LinkPictureFrame, linkPictureSize, night } from "./parts.ts";
import { drawPost } from "./post.ts";
import { drawPlayer, drawTeam } from "./profile.ts";
import { drawSite } from "./site.ts";
import { drawStage } from "./stage.ts";

/** Draws a link picture. `pictures` are the addresses of those logos that could be read. */
export function drawLinkPicture(
	linkPicture: LinkPicture,
	frame: LinkPictureFrame,
	pictures: ReadonlySet<string> = new Set(),
): Element {
	const draw = { shown: linkPicture, frame, pictures } as never;
	return box(
		{
			position: "relative",
			width: linkPictureSize.width,
			height: linkPictureSize.height,
			overflow: "hidden",
			backgroundColor: night,
			color: "#ffffff",
			fontFamily: display,
		},
		drawings[linkPicture.kind](draw),
	);
}

const drawings: { [Kind in LinkPicture["kind"]]: (draw: Draw<Kind>) => Child[] } = {
	game: drawGame,
	team: drawTeam,
	player: drawPlayer,
	stage: drawStage,
	post: drawPost,
	site: drawSite,
};
