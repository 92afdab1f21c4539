import type { NewsPost, ShownPost } from "#domain/post/post.ts";
import { today, wallClockOf } from "#domain/time/wall-clock.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

export type News = {
	posts: NewsPost[];
	page: number;
	pages: number;
	/** The number of the first one, and how many there are. */
	from: number;
	total: number;
};

/** As many as one reads at a sitting. */
const postsOnPage = 12;

/** The announcements of a league, pinned ones first; a page that there is not is the last one. */
export async function viewNews(scope: Scope, asked: { page: number }): Promise<News> {
	const { posts } = scope.store;
	const total = await posts.countShown(scope.now);
	const pages = Math.max(1, Math.ceil(total / postsOnPage));
	const page = Math.min(asked.page, pages);
	const offset = (page - 1) * postsOnPage;
	const shown = await posts.listShown({ now: scope.now, limit: postsOnPage, offset });
	return { posts: shown.map((post) => dated(scope, post)), page, pages, from: offset + 1, total };
}

/** The first of them, for a block of a page. */
export async function latestNews(scope: Scope, limit: number): Promise<NewsPost[]> {
	const shown = await scope.store.posts.listShown({ now: scope.now, limit });
	return shown.map((post) => dated(scope, post));
}

/** One of them, and those to read on with. */
export async function viewPost(
	scope: Scope,
	{ id }: { id: number },
): Promise<{ post: NewsPost; others: NewsPost[] }> {
	const post = found(await scope.store.posts.findShown(id, scope.now), "This page does not exist.");
	const others = await latestNews(scope, 4);
	return {
		post: dated(scope, post),
		others: others.filter((other) => other.id !== id).slice(0, 3),
	};
}

/** The posts whose titles stand over every page of the site today, the newest first. */
export async function viewBanners({ store, organization, now }: Scope): Promise<ShownPost[]> {
	return store.posts.listBanners(today(now, organization.timeZone), now);
}

function dated({ organization }: Scope, post: ShownPost): NewsPost {
	return { ...post, day: wallClockOf(post.publishedAt, organization.timeZone).date };
}
