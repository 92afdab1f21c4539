import { canManageOrganization } from "#domain/account/policy.ts";
import { type Language, languagesOf } from "#domain/language/language.ts";
import { type Post, type PostState, readPost, stateOf } from "#domain/post/post.ts";
import { instantOf, wallClockOf } from "#domain/time/wall-clock.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";

/** A post as those who write it know it. */
export type PostView = Post & {
	state: PostState;
	/** `publishedAt` as the clock of the organization shows it: `2026-05-01T18:00`. */
	publishAt: string | null;
};

/** What is sent of a post; what is absent stays as it was. */
export type GivenPost = {
	title?: string | undefined;
	text?: string | undefined;
	picture?: unknown;
	language?: Language | undefined;
	isPublished?: boolean | undefined;
	/** Wall clock of the organization; null is as soon as it is published. */
	publishAt?: string | null | undefined;
	isPinned?: boolean | undefined;
	bannerUntil?: string | null | undefined;
};

/** All announcements of an organization, the newest first; for those who run its site. */
export async function listPosts(scope: Scope, page: PageAsked): Promise<PostView[]> {
	authorizeNews(scope);
	const posts = await scope.store.posts.list();
	return paged(posts, page).map((post) => postView(scope, post));
}

export async function viewPostToWrite(scope: Scope, { id }: { id: number }): Promise<PostView> {
	authorizeNews(scope);
	return postView(scope, found(await scope.store.posts.find(id), missing));
}

export async function addPost(
	scope: Scope,
	given: GivenPost & { title: string },
): Promise<PostView> {
	authorizeNews(scope);
	return scope.store.transaction(async (store) => {
		const read = withSent(scope, blankPost(scope), given);
		const after = await store.posts.insert(read);
		await recordChange(scope, store, { action: "post.add", id: after.id, after: inAudit(after) });
		return postView(scope, after);
	});
}

export async function changePost(
	scope: Scope,
	{ id, ...given }: GivenPost & { id: number },
): Promise<PostView> {
	authorizeNews(scope);
	return scope.store.transaction(async (store) => {
		const before = found(await store.posts.find(id), missing);
		const after = withSent(scope, before, given);
		await store.posts.save(after);
		await recordChange(scope, store, {
			action: "post.change",
			id,
			before: inAudit(before),
			after: inAudit(after),
		});
		return postView(scope, after);
	});
}

/** Throws a post away; it can come back for thirty days. */
export async function removePost(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorizeNews(scope);
	return scope.store.transaction(async (store) => {
		const before = found(await store.posts.find(id), missing);
		const { title: label } = before;
		const thrown = await moveToTrash(scope, store, { kind: "post", id, label, seasonIds: [] });
		await recordChange(scope, store, { action: "post.delete", id, before: inAudit(before) });
		return thrown;
	});
}

export const missing = "Post not found.";

function authorizeNews({ viewer, organization }: Scope): void {
	authorize(canManageOrganization(viewer, organization.id));
}

function blankPost({ organization, now }: Scope): Omit<Post, "id"> {
	return {
		title: "",
		text: "",
		picture: null,
		language: organization.language,
		isPublished: false,
		publishedAt: null,
		isPinned: false,
		bannerUntil: null,
		updatedAt: now.toISOString(),
		sent: null,
	};
}

/** A post with what is given of it. One that is published without a moment of its own is from now on. */
function withSent<Before extends Omit<Post, "id">>(
	scope: Scope,
	before: Before,
	given: GivenPost,
): Before {
	const { organization, now } = scope;
	const written = readPost(
		{
			title: given.title ?? before.title,
			text: given.text ?? before.text,
			picture: given.picture === undefined ? before.picture : given.picture,
		},
		(field, sentence) => {
			throw invalid(field, sentence);
		},
	);
	const language = given.language ?? before.language;
	if (given.language !== undefined && !languagesOf(organization).includes(language)) {
		throw invalid("language", "Choose one of the languages of the site.");
	}
	const isPublished = given.isPublished ?? before.isPublished;
	const meant =
		given.publishAt === undefined ? before.publishedAt : toInstant(scope, given.publishAt);
	return {
		...before,
		...written,
		language,
		isPublished,
		publishedAt: meant ?? (isPublished ? now.toISOString() : null),
		isPinned: given.isPinned ?? before.isPinned,
		bannerUntil: given.bannerUntil === undefined ? before.bannerUntil : given.bannerUntil,
		updatedAt: now.toISOString(),
	};
}

/** Instants in one spelling, so that they can be compared as text. */
function toInstant({ organization }: Scope, wallClock: string | null): string | null {
	if (wallClock === null) return null;
	const [date = "", time = ""] = wallClock.split("T");
	return new Date(instantOf(date, time, organization.timeZone)).toISOString();
}

/** A post with what follows from the clock. */
export function postView({ organization, now }: Scope, post: Post): PostView {
	const at = post.publishedAt && wallClockOf(post.publishedAt, organization.timeZone);
	return {
		...post,
		state: stateOf(post, now),
		publishAt: at && `${at.date}T${at.time}`,
	};
}

/** By its title, as it stands in lists of changes; long texts take too much room there. */
function inAudit({ title, text, ...rest }: Post) {
	return { name: title, text: text.slice(0, 500), ...rest };
}
