import { box, type Child, type Element } from "./element.ts";
import { display } from "./faces.ts";
import { drawGame } from "./game.ts";
import type { Card } from "./link-picture.ts";
import { type CardFrame, cardSize, type Draw, night } from "./parts.ts";
import { drawPlayer, drawTeam } from "./profile.ts";
import { drawSite } from "./site.ts";

/** Draws a card. `pictures` are the addresses of those logos that could be read. */
export function drawCard(
	card: Card,
	frame: CardFrame,
	pictures: ReadonlySet<string> = new Set(),
): Element {
	const draw = { card, frame, pictures } as never;
	return box(
		{
			position: "relative",
			width: cardSize.width,
			height: cardSize.height,
			overflow: "hidden",
			backgroundColor: night,
			color: "#ffffff",
			fontFamily: display,
		},
		drawings[card.kind](draw),
	);
}

const drawings: { [Kind in Card["kind"]]: (draw: Draw<Kind>) => Child[] } = {
	game: drawGame,
	team: drawTeam,
	player: drawPlayer,
	site: drawSite,
};
