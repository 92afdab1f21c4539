import { kind } from "../kind.ts";
import { News } from "../post/post-card.tsx";

export const news = kind({
	kind: "news",
	label: "News",
	about: "The newest posts, pinned ones first. The list keeps itself up to date.",
	isWide: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		count: { is: "count", label: "Posts", least: 1, most: 12, start: 6 },
	},
	example: { count: 3 },
	needs: ["news"],
	View: ({ title, count, data }) => <News title={title} posts={data.news.slice(0, count)} />,
});
