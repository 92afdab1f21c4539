import type { Sentence } from "#domain/language/say.ts";
import type { Language } from "../language/language.ts";
import { sayWord } from "../language/say.ts";
import type { Fields, PictureValue } from "../page/fields.ts";
import { readFields } from "../page/read-fields.ts";

/** One announcement of an organization: a title alone, or with a text and a picture. */
export type Post = {
	id: number;
	title: string;
	/** In Markdown, as texts of pages are; empty where the title says it all. */
	text: string;
	picture: PictureValue | null;
	/** In which it is written, whatever else the site can be read in. */
	language: Language;
	/** False while it is a draft. */
	isPublished: boolean;
	/** An instant, from which on visitors see it. Of a draft the one that is meant; null is as soon as it is published. */
	publishedAt: string | null;
	/** It stands before all others. */
	isPinned: boolean;
	/** The last day on which its title stands over every page of the site. */
	bannerUntil: string | null;
	updatedAt: string;
	/** What was sent of it, once; null before. */
	sent: SentPost | null;
};

/** To how many people a post was sent, when, and by whom. */
export type SentPost = { at: string; by: string | null; people: number };

/** A post that visitors can see, so that it has a moment. */
export type ShownPost = Post & { publishedAt: string };

/** The same with the day of the league on which it was published. */
export type NewsPost = ShownPost & { day: string };

export const postStates = ["draft", "planned", "published"] as const;
export type PostState = (typeof postStates)[number];

export function stateOf(post: Pick<Post, "isPublished" | "publishedAt">, now: Date): PostState {
	if (!post.isPublished || post.publishedAt === null) return "draft";
	return Date.parse(post.publishedAt) <= now.getTime() ? "published" : "planned";
}

/** When what visitors see of it was last another. A planned one is written before it is published. */
export function changedAt({ publishedAt, updatedAt }: ShownPost): string {
	return [publishedAt, updatedAt].toSorted()[1] ?? publishedAt;
}

/** Its fields as data, as those of a block. */
export const postFields = {
	title: { is: "line", label: "Title" },
	text: { is: "markdown", label: "Text", isOptional: true },
	picture: { is: "picture", label: "Picture", isOptional: true },
} as const satisfies Fields;

type Written = Pick<Post, "title" | "text" | "picture">;

/** What is written in a post as it was sent; `refuse` is told what is wrong and in which field. */
export function readPost(
	sent: Readonly<Record<string, unknown>>,
	refuse: (field: string, sentence: Sentence) => void,
): Written {
	const { title, text, picture } = readFields({
		fields: postFields,
		sent,
		at: "post",
		isDraft: false,
		name: sayWord("Post"),
		say: (at, sentence) => refuse(at.split(".")[1] ?? "", sentence),
		readBlocks: () => [],
	}) as { title?: string; text?: string; picture?: PictureValue };
	return { title: title ?? "", text: text ?? "", picture: picture ?? null };
}

/** Where visitors find a post. */
export function postPath({ id }: Pick<Post, "id">): string {
	return `/news/${id}`;
}
