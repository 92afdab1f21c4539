import type { PlayerAttribute } from "../player/player.ts";

/**
 * What visitors may see of a minor beside the name: what the game is told with. Everything else an
 * organization keeps of its players, from birth dates to schools and heights, is for its members.
 */
export function isOfTheGame({ name, type }: PlayerAttribute): boolean {
	return type !== "date" && ofTheGame.has(name.trim().toLowerCase());
}

const ofTheGame = new Set([
	"number",
	"no",
	"no.",
	"#",
	"shirt",
	"shirt number",
	"jersey",
	"jersey number",
	"position",
	"pos",
	"pos.",
]);
