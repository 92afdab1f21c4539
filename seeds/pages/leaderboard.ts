import type { SeedPage } from "./seed-page.ts";

export const leaderboard: SeedPage = {
	key: "leaderboard",
	title: "Leader board",
	isPublished: true,
	blocks: [
		{
			kind: "leaders",
			title: "This season so far",
			count: 3,
		},
		{
			kind: "heading",
			text: "All-time leaders",
			lead: "Everything since the first scored game on this site, over all seasons and divisions. A D5 three counts as much as a D1 three; it was just as far.",
		},
	],
};
