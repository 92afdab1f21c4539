import type { Answered } from "#api/client.ts";
import type { Rows } from "#domain/export/rows.ts";
import type { PictureValue } from "#domain/page/fields.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { words } from "../../words.ts";

export type Post = Answered<"GET", "/posts">["posts"][number];

/** A post as its list knows it: things of lists have a name. */
export type ListedPost = Post & { name: string };

export const stateTones = { draft: "neutral", planned: "notice", published: "win" } as const;

/** What is written of a post and not sent yet, in the shapes the API takes. */
export type PostDraft = {
	title: string;
	text: string;
	picture: PictureValue | null;
	/** None for a new one of a site with one language, which is that. */
	language: Post["language"] | undefined;
	publishAt: string | null;
	isPinned: boolean;
	bannerUntil: string | null;
};

export function draftOf(post: Post): PostDraft {
	const { title, text, language, publishAt, isPinned, bannerUntil } = post;
	const picture = post.picture as PictureValue | null;
	return { title, text: text ?? "", picture, language, publishAt, isPinned, bannerUntil };
}

/** "May 1, 2026, 6:00 PM" */
export function momentWords(wallClock: string): string {
	const [date = "", time = ""] = wallClock.split("T");
	return `${formatGameDate(date, words.language)}, ${formatGameTime(time, words) ?? time}`;
}

/** All posts as a spreadsheet. */
export function postsSheet(posts: readonly Post[]): Rows {
	return [
		["Title", "State", "Published at", "Language", "Pinned", "Banner until", "Text"],
		...posts.map((post) => [
			post.title,
			post.state,
			post.publishAt,
			post.language,
			post.isPinned ? "yes" : "no",
			post.bannerUntil,
			post.text,
		]),
	];
}
