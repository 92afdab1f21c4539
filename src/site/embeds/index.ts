import type { EmbedPage } from "./embed-page.tsx";
import { nextGameEmbed } from "./next-game.tsx";
import { playoffsEmbed } from "./playoffs.tsx";
import { scheduleEmbed } from "./schedule.tsx";
import { standingsEmbed } from "./standings.tsx";

/** What other websites can show in a frame. */
export const embedPages: EmbedPage[] = [
	standingsEmbed,
	scheduleEmbed,
	nextGameEmbed,
	playoffsEmbed,
];
