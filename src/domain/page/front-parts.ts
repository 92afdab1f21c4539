import type { BlockContent } from "./fields.ts";

/**
 * The front page before its people have arranged it (rule `front-page-in-parts`). A part that is added
 * here is seen by all who never did; the others find it among the blocks they can add.
 */
export const frontParts: readonly BlockContent[] = [
	{ id: "welcome", kind: "welcome" },
	{ id: "week", kind: "week" },
	{ id: "live-and-next", kind: "liveAndNext", count: 4 },
	{ id: "results", kind: "results", count: 4 },
	{ id: "playoffs", kind: "playoffs", count: 8 },
	{ id: "tables", kind: "tables", rows: 5 },
	{ id: "news", kind: "latestNews", count: 3 },
	{ id: "sections", kind: "sections" },
	{ id: "season-leaders", kind: "seasonLeaders", count: 5 },
];
