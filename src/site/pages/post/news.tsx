import { PostBody } from "#blocks/post/post-body.tsx";
import { News as NewsPart, PostCard } from "#blocks/post/post-card.tsx";
import { type NewsPost, postPath } from "#domain/post/post.ts";
import { excerptOf } from "#domain/text/excerpt.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Breadcrumbs } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { useSiteUrl } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { type News, viewNews, viewPost } from "#usecases/post/view-posts.ts";
import type { Words } from "#words/words.ts";
import { postLinkPicture } from "../../link-pictures/link-picture.ts";
import { idFrom, optionalId, page } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { newsArticle } from "../../structured-data/news-article.ts";
import { Turn } from "../../turn.tsx";
import { withQuery } from "../../with-query.ts";
import { otherLanguage } from "../../written.tsx";

/** All announcements of a league. */
export const newsPage = page("/news", ["page"], async (scope, _params, query) => {
	const news = await viewNews(scope, { page: optionalId(query.page) ?? 1 });
	const { words, organization } = scope;
	return {
		title: words.post.title,
		description: words.home.newsOf({ name: organization.name }),
		isIndexed: news.total > 0,
		share: { feed: feedOf(words, organization.name) },
		body: <NewsView news={news} />,
	};
});

/** One announcement. */
export const postPage = page("/news/:id", [], async (scope, params) => {
	const { post, others } = await viewPost(scope, { id: idFrom(params.id) });
	const { words, organization } = scope;
	const { title, text } = post;
	const language = otherLanguage(scope, post);
	const crumbs = [{ label: words.post.title, to: "/news" }, { label: title }];
	return {
		title,
		description:
			text === "" ? words.page.about({ title, name: organization.name }) : excerptOf(text, 160),
		// It says the same under every language, which only one of them can be found by.
		languages: [post.language],
		share: {
			picture: postLinkPicture(words, post),
			about: (place) => [newsArticle(post, place), breadcrumbList(crumbs, place)],
			feed: feedOf(words, organization.name),
		},
		body: (
			<>
				<Breadcrumbs items={crumbs} />
				<PageHeader
					title={title}
					language={language}
					eyebrow={<time dateTime={post.day}>{formatGameDate(post.day, words.language)}</time>}
				/>
				<PostBody post={post} />
				<Share post={post} />
				<NewsPart title={words.post.more} posts={others} />
			</>
		),
	};
});

function feedOf(words: Words, name: string) {
	return { what: { of: "news" } as const, title: words.home.newsOf({ name }) };
}

function NewsView({ news }: { news: News }) {
	const words = useWords();
	const { posts } = news;
	return (
		<>
			<PageHeader title={words.post.title} />
			{posts.length === 0 ? (
				<EmptyState title={words.post.none}>{words.post.noneYet}</EmptyState>
			) : (
				<div className="cards">
					{posts.map((post) => (
						<PostCard key={post.id} post={post} isSection />
					))}
				</div>
			)}
			<Turn of={news} shown={posts.length} to={(page) => withQuery("/news", { page })} />
		</>
	);
}

/** A link to pass on: a plain address, which a script makes shorter. */
function Share({ post }: { post: NewsPost }) {
	const siteUrl = useSiteUrl();
	const words = useWords();
	return (
		<p>
			<a href={siteUrl + postPath(post)} data-share data-copied={words.page.copied}>
				{words.page.share}
			</a>
		</p>
	);
}
