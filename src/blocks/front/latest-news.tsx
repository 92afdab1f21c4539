import { kind } from "../kind.ts";
import { News } from "../post/post-card.tsx";

export const latestNews = kind({
	kind: "latestNews",
	label: "Latest news",
	about: "The newest posts, pinned ones first. Not shown before there is one.",
	isFrontPart: true,
	insteadOf: "news",
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		count: { is: "count", label: "Posts", least: 1, most: 12, start: 3 },
	},
	example: { count: 3 },
	needs: ["news"],
	View: ({ title, count, data }) => <News title={title} posts={data.news.slice(0, count)} isRow />,
});
