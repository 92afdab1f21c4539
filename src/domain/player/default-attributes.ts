import type { PlayerAttribute } from "./player.ts";

/** What a new organization knows about its players. The birth date is not for the public. */
export const defaultPlayerAttributes: readonly Omit<PlayerAttribute, "id">[] = [
	{ name: "Number", type: "number", order: 1, isVisible: true },
	{ name: "Position", type: "string", order: 2, isVisible: true },
	{ name: "Height", type: "string", order: 3, isVisible: true },
	{ name: "Birth date", type: "date", order: 4, isVisible: false },
];
