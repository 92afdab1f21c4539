import type { Kysely, Selectable } from "kysely";
import type { Post, SentPost, ShownPost } from "#domain/post/post.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { PostRow } from "./rows.ts";

export type NewPost = Omit<Post, "id" | "sent">;

/** Pinned ones first, then the newest. */
type ShownAsked = { now: Date; limit?: number; offset?: number };

/** Announcements of an organization. What visitors see comes from `listShown`, `findShown` and `countShown` alone. */
export const posts = (organizationId: number, db: Kysely<Tables>) => ({
	/** All of them, those that were begun last first. */
	async list(): Promise<Post[]> {
		const rows = await db
			.selectFrom("posts")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.orderBy("id", "desc")
			.execute();
		return rows.map(toPost);
	},

	async find(id: number): Promise<Post | undefined> {
		const row = await db
			.selectFrom("posts")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toPost(row);
	},

	/** What visitors see now. */
	async listShown({ now, limit, offset = 0 }: ShownAsked): Promise<ShownPost[]> {
		let query = shown(organizationId, db, now)
			.selectAll()
			.orderBy("is_pinned", "desc")
			.orderBy("published_at", "desc")
			.orderBy("id", "desc");
		if (limit !== undefined) query = query.limit(limit).offset(offset);
		return (await query.execute()).map(toShown);
	},

	async findShown(id: number, now: Date): Promise<ShownPost | undefined> {
		const row = await shown(organizationId, db, now)
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toShown(row);
	},

	async countShown(now: Date): Promise<number> {
		const { count } = await shown(organizationId, db, now)
			.select((query) => query.fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		return Number(count);
	},

	/** Those whose title stands over every page on a day, the newest first. */
	async listBanners(day: string, now: Date): Promise<ShownPost[]> {
		const rows = await shown(organizationId, db, now)
			.selectAll()
			.where("banner_until", ">=", day)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.execute();
		return rows.map(toShown);
	},

	/** What names pictures, to be looked through. */
	async listTexts(): Promise<{ id: number; title: string; picture: string }[]> {
		const rows = await db
			.selectFrom("posts")
			.select(["id", "title", "picture"])
			.where("organization_id", "=", organizationId)
			.where("picture", "is not", null)
			.orderBy("id")
			.execute();
		return rows.map(({ id, title, picture }) => ({ id, title, picture: picture ?? "" }));
	},

	async insert(post: NewPost): Promise<Post> {
		const id = await reserveId(db, "posts");
		const row = await db
			.insertInto("posts")
			.values({ id, organization_id: organizationId, ...toRow(post) })
			.returningAll()
			.executeTakeFirstOrThrow();
		return toPost(row);
	},

	async save({ id, sent: _, ...post }: Post): Promise<void> {
		await db
			.updateTable("posts")
			.set(toRow(post))
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/** Notes that a post was sent. */
	async setSent(id: number, { at, by, people }: SentPost): Promise<void> {
		await db
			.updateTable("posts")
			.set({ sent_at: at, sent_by: by, sent_people: people })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function shown(organizationId: number, db: Kysely<Tables>, now: Date) {
	return db
		.selectFrom("posts")
		.where("organization_id", "=", organizationId)
		.where("is_published", "=", 1)
		.where("published_at", "<=", now.toISOString());
}

function toPost(row: Selectable<PostRow>): Post {
	return {
		id: row.id,
		title: row.title,
		text: row.text,
		picture: row.picture === null ? null : JSON.parse(row.picture),
		language: row.language,
		isPublished: row.is_published === 1,
		publishedAt: row.published_at,
		isPinned: row.is_pinned === 1,
		bannerUntil: row.banner_until,
		updatedAt: row.updated_at,
		sent:
			row.sent_at === null
				? null
				: { at: row.sent_at, by: row.sent_by, people: row.sent_people ?? 0 },
	};
}

/** A query for those that are shown finds none without a moment. */
function toShown(row: Selectable<PostRow>): ShownPost {
	return { ...toPost(row), publishedAt: row.published_at ?? "" };
}

function toRow(post: NewPost) {
	return {
		title: post.title,
		text: post.text,
		picture: post.picture && JSON.stringify(post.picture),
		language: post.language,
		is_published: post.isPublished ? (1 as const) : (0 as const),
		published_at: post.publishedAt,
		is_pinned: post.isPinned ? (1 as const) : (0 as const),
		banner_until: post.bannerUntil,
		updated_at: post.updatedAt,
	};
}
