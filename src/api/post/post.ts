import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { say, sayCount } from "#domain/language/say.ts";
import { noticeWays, toldGroups } from "#domain/notice/happening.ts";
import { postStates } from "#domain/post/post.ts";
import type { PostView } from "#usecases/post/posts.ts";
import type { Readers } from "#usecases/post/send-post.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import {
	emptyAsNull,
	flag,
	id,
	name,
	optionalDate,
	optionalId,
	paging,
	success,
	wallClock,
	wire,
} from "../fields.ts";
import { said } from "../said.ts";

export const ofNews = z.object(paging);
export const onePost = z.object({ id });

const mostText = 20_000;

const title = name("Please enter a title.", 200);
const language = z.enum(languages, "Choose one of the languages of the site.").optional();

const details = {
	text: z
		.string("This is no text.")
		.max(mostText, `This is longer than ${mostText} characters.`)
		.refine(
			(text) => !text.includes("\0") && text.isWellFormed(),
			"This text has broken characters.",
		)
		.nullish()
		.transform((text) => (text === null ? "" : text))
		.meta(
			wire({ type: "string", maxLength: mostText, examples: ["The hall is **closed** tonight."] }),
		),
	picture: z.looseObject({}, "This is no picture.").nullable().optional(),
	language,
	isPublished: flag,
	publishAt: emptyAsNull(wallClock.nullable().optional()),
	isPinned: flag,
	bannerUntil: optionalDate,
};

const whom = {
	leagueId: optionalId,
	teamId: optionalId,
	toWhom: z
		.enum(toldGroups, "Choose followers, captains, teams or everybody.")
		.default("followers"),
};
export const readersOfPost = z.object({ id, ...whom });
export const sentPost = z.object({
	id,
	...whom,
	how: z
		.array(z.enum(noticeWays, "Choose mail, push or both."), "Choose mail, push or both.")
		.max(2, "Choose mail, push or both.")
		.default([...noticeWays]),
});

export const newPost = z.object({ title, ...details });
export const changedPost = z.object({ id, title: title.optional(), ...details });

const post = z.object({
	id: z.int(),
	title: z.string(),
	text: z.string().nullable(),
	picture: z.looseObject({ url: z.string(), alt: z.string() }).nullable(),
	language: z.enum(languages),
	isPublished: z.boolean(),
	/** Planned while its time is still to come. */
	state: z.enum(postStates),
	/** Wall clock of the organization. */
	publishAt: z.string().nullable(),
	isPinned: z.boolean(),
	bannerUntil: z.string().nullable(),
	updatedAt: z.string(),
	sent: z.object({ at: z.string(), by: z.string().nullable(), people: z.int() }).nullable(),
});

function toPost(it: PostView): z.input<typeof post> {
	return {
		id: it.id,
		title: it.title,
		text: it.text || null,
		picture: it.picture && Object.assign({}, it.picture),
		language: it.language,
		isPublished: it.isPublished,
		state: it.state,
		publishAt: it.publishAt,
		isPinned: it.isPinned,
		bannerUntil: it.bannerUntil,
		updatedAt: it.updatedAt,
		sent: it.sent && { at: it.sent.at, by: it.sent.by, people: it.sent.people },
	};
}

export const posts = answer(z.object({ posts: z.array(post) }), (list: PostView[]) => ({
	posts: list.map(toPost),
}));

export const wholePost = answer(z.object({ post }), (it: PostView) => ({ post: toPost(it) }));

export const savedPost = answer(z.object({ success, message: said, post }), (it: PostView) => ({
	message: {
		draft: say`${it.title} is saved as a draft`,
		planned: say`${it.title} will be published at its time`,
		published: say`${it.title} is in the news`,
	}[it.state],
	post: toPost(it),
}));

export const postReaders = answer(
	z.object({ readers: z.object({ people: z.int(), byMail: z.int(), byPush: z.int() }) }),
	(readers: Readers) => ({ readers }),
);

export const postSent = answer(z.object({ success, message: said, post }), (it: PostView) => ({
	message: say`${it.title} goes to ${sayCount(it.sent?.people ?? 0, "reader")}`,
	post: toPost(it),
}));

export const removedPost = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Post deleted", trashId }),
);
