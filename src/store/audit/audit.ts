import type { Kysely, Selectable } from "kysely";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { nextId, reserveId, withIds } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import { isSqlite } from "../engine/sqlite/is-sqlite.ts";
import type { Tables } from "../tables.ts";
import type { AuditRow } from "./rows.ts";

/** One change: who did what to which thing, and how it was before and after. Never a secret. */
export type AuditEntry = {
	id: number;
	userId: number | null;
	/** As it was at the time; it stays when the user goes. */
	username: string | null;
	/** Noun and verb, such as `game.score`. */
	action: string;
	subject: string;
	subjectId: number | null;
	before: unknown;
	after: unknown;
	at: string;
};

export type NewAuditEntry = Omit<AuditEntry, "id">;

/** One thing, and the nouns under which its changes are noted. */
export type InTrail = { subjects: readonly string[]; id: number };

/** Append-only: nothing here changes or removes an entry. */
export const audit = (organizationId: number, db: Kysely<Tables>) => ({
	/** Answers the id, which is higher than that of any earlier change of the organization. */
	async add(entry: NewAuditEntry): Promise<number> {
		return addAuditEntry(db, organizationId, entry);
	},

	/** Several at once, in their order. */
	async addAll(added: readonly NewAuditEntry[]): Promise<void> {
		const rows = added.map(({ userId, username, action, subject, subjectId, ...entry }) => ({
			organization_id: organizationId,
			user_id: userId,
			username,
			action,
			subject,
			subject_id: subjectId,
			before: textOf(entry.before),
			after: textOf(entry.after),
			at: entry.at,
		}));
		await insertRows(db, "audit_log", await withIds(db, "audit_log", rows));
	},

	/** Newest first, narrowed to what is asked. */
	async list({ limit, offset, ...asked }: Part): Promise<AuditEntry[]> {
		const { without = [], userId, subjects, from, until } = asked;
		let query = entries(db, organizationId);
		if (without.length > 0) query = query.where("subject", "not in", without);
		if (userId !== undefined) query = query.where("user_id", "=", userId);
		if (subjects !== undefined) query = query.where("subject", "in", subjects);
		if (from !== undefined) query = query.where("at", ">=", from);
		if (until !== undefined) query = query.where("at", "<", until);
		return (await query.limit(limit).offset(offset).execute()).map(toAuditEntry);
	},

	/** Everybody who has changed something and still has an account, by their latest names. */
	async people(): Promise<{ id: number; username: string }[]> {
		const rows = await db
			.selectFrom("audit_log")
			.select(["user_id", "username"])
			.select(({ fn }) => fn.max("id").as("last"))
			.where("organization_id", "=", organizationId)
			.groupBy(["user_id", "username"])
			.orderBy("last")
			.execute();
		const names = rows.flatMap(({ user_id: id, username }) =>
			id === null || username === null ? [] : [[id, username] as const],
		);
		return [...new Map(names)].map(([id, username]) => ({ id, username }));
	},

	/** The changes of one thing, newest first. */
	async listOf(thing: InTrail, limit: number): Promise<AuditEntry[]> {
		const rows = await entriesOf(db, organizationId, thing).limit(limit).execute();
		return rows.map(toAuditEntry);
	},

	/** When each of these things was changed last, by its id; those that never were are missing. */
	async newestAt(
		subjects: readonly string[],
		ids: readonly number[],
	): Promise<Map<number, string>> {
		const newest = new Map<number, string>();
		await inChunks(ids, async (part) => {
			const rows = await db
				.selectFrom("audit_log")
				.select(["subject_id", ({ fn }) => fn.max("at").as("at")])
				.where("organization_id", "=", organizationId)
				.where("subject", "in", subjects)
				.where("subject_id", "in", part)
				.groupBy("subject_id")
				.execute();
			for (const { subject_id, at } of rows) newest.set(subject_id ?? 0, at);
		});
		return newest;
	},

	/** The newest change of a thing after this one that was not this user's. */
	async newestOfOthers(
		thing: InTrail,
		{ after, userId }: { after: number; userId: number | null },
	): Promise<AuditEntry | undefined> {
		const row = await entriesOf(db, organizationId, thing)
			.where("id", ">", after)
			.where("user_id", "is distinct from", userId)
			.limit(1)
			.executeTakeFirst();
		return row && toAuditEntry(row);
	},
});

type Part = {
	limit: number;
	offset: number;
	/** Kinds of things that are left out. */
	without?: readonly string[];
	userId?: number | undefined;
	/** Kinds of things that are meant. */
	subjects?: readonly string[] | undefined;
	/** Instants; `until` is the first that is not meant. */
	from?: string | undefined;
	until?: string | undefined;
};

const entries = (db: Kysely<Tables>, organizationId: number) =>
	db
		.selectFrom("audit_log")
		.selectAll()
		.where("organization_id", "=", organizationId)
		.orderBy("id", "desc");

const entriesOf = (db: Kysely<Tables>, organizationId: number, { subjects, id }: InTrail) =>
	entries(db, organizationId).where("subject_id", "=", id).where("subject", "in", subjects);

async function addAuditEntry(
	db: Kysely<Tables>,
	organizationId: number,
	entry: NewAuditEntry,
): Promise<number> {
	const reserved = isSqlite(db) ? await reserveId(db, "audit_log") : 0;
	const [{ id } = { id: 0 }] = await insertEntry(
		db,
		reserved,
		organizationId,
		entry.userId,
		entry.username,
		entry.action,
		entry.subject,
		entry.subjectId,
		textOf(entry.before),
		textOf(entry.after),
		entry.at,
	);
	return id;
}

/** What somebody did for the platform itself, such as with a user without an organization. */
export async function addToPlatformLog(db: Kysely<Tables>, entry: NewAuditEntry): Promise<void> {
	await db
		.insertInto("platform_log")
		.values({
			id: await reserveId(db, "platform_log"),
			user_id: entry.userId,
			username: entry.username,
			action: entry.action,
			subject: entry.subject,
			subject_id: entry.subjectId,
			before: textOf(entry.before),
			after: textOf(entry.after),
			at: entry.at,
		})
		.execute();
}

const insertEntry = prepared(
	(
		db,
		reserved: number,
		organization_id: number,
		user_id: number | null,
		username: string | null,
		action: string,
		subject: string,
		subject_id: number | null,
		before: string | null,
		after: string | null,
		at: string,
	) =>
		db
			.insertInto("audit_log")
			.values({
				id: isSqlite(db) ? reserved : nextId("audit_log"),
				organization_id,
				user_id,
				username,
				action,
				subject,
				subject_id,
				before,
				after,
				at,
			})
			.returning("id"),
);

function textOf(value: unknown): string | null {
	return value === undefined || value === null ? null : JSON.stringify(value);
}

function toAuditEntry(row: Selectable<AuditRow>): AuditEntry {
	return {
		id: row.id,
		userId: row.user_id,
		username: row.username,
		action: row.action,
		subject: row.subject,
		subjectId: row.subject_id,
		before: row.before === null ? null : JSON.parse(row.before),
		after: row.after === null ? null : JSON.parse(row.after),
		at: row.at,
	};
}
