import type { Kysely, Selectable } from "kysely";
import { prepared } from "./prepared.ts";
import type { AuditRow, Tables } from "./tables.ts";

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

/** Append-only: nothing here changes or removes an entry. */
export const audit = (organizationId: number, db: Kysely<Tables>) => ({
	async add(entry: NewAuditEntry): Promise<void> {
		await addAuditEntry(db, organizationId, entry);
	},

	/** Newest first. */
	async list({ limit, offset }: { limit: number; offset: number }): Promise<AuditEntry[]> {
		const rows = await db
			.selectFrom("audit_log")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.orderBy("id", "desc")
			.limit(limit)
			.offset(offset)
			.execute();
		return rows.map(toAuditEntry);
	},
});

/** The platform's own changes, such as of users without an organization, have none. */
export async function addAuditEntry(
	db: Kysely<Tables>,
	organizationId: number | null,
	entry: NewAuditEntry,
): Promise<void> {
	await insertEntry(
		db,
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
}

const insertEntry = prepared(
	(
		db,
		organization_id: number | null,
		user_id: number | null,
		username: string | null,
		action: string,
		subject: string,
		subject_id: number | null,
		before: string | null,
		after: string | null,
		at: string,
	) =>
		db.insertInto("audit_log").values({
			organization_id,
			user_id,
			username,
			action,
			subject,
			subject_id,
			before,
			after,
			at,
		}),
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
