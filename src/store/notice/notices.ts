import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Happening } from "#domain/notice/happening.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";

export type NewNotice = Pick<Notice, "happening" | "heldUntil" | "by" | "createdAt">;

export const notices = (organizationId: number, db: Kysely<Tables>) => {
	const held = (id: string) =>
		db
			.updateTable("notices")
			.where("organization_id", "=", organizationId)
			.where("notice_id", "=", id)
			.where("state", "=", "held")
			// Who is being told already hears all of it.
			.where("claimed_until", "is", null);

	return {
		/** Those that people are told of, the newest first. */
		async list(limit: number): Promise<Notice[]> {
			const rows = await db
				.selectFrom("notices")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("kind", "<>", "pagePublished")
				.orderBy("created_at", "desc")
				.orderBy("notice_id")
				.limit(limit)
				.execute();
			return rows.map(toNotice);
		},

		/** Those that nobody was told of yet, the oldest first. */
		async listHeld(): Promise<Notice[]> {
			return (await listHeld(db, organizationId)).map(toNotice);
		},

		async findMany(ids: readonly string[]): Promise<Notice[]> {
			if (ids.length === 0) return [];
			const rows = await db
				.selectFrom("notices")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("notice_id", "in", ids)
				.execute();
			return rows.map(toNotice);
		},

		async insert({ happening, heldUntil, by, createdAt }: NewNotice): Promise<string> {
			const id = randomUUID();
			const told = JSON.stringify(happening);
			await insert(db, organizationId, id, happening.kind, told, heldUntil, by, createdAt);
			return id;
		},

		/** One that is held tells this from now on. */
		async setHappening(id: string, happening: Happening): Promise<void> {
			await held(id)
				.set({ happening: JSON.stringify(happening) })
				.execute();
		},

		/** Whether it was still held. */
		async setTakenBack(id: string, at: string): Promise<boolean> {
			const { numUpdatedRows } = await held(id)
				.set({ state: "taken back", ended_at: at })
				.executeTakeFirstOrThrow();
			return numUpdatedRows > 0n;
		},
	};
};

const listHeld = prepared((db, organizationId: number) =>
	db
		.selectFrom("notices")
		.selectAll()
		.where("organization_id", "=", organizationId)
		.where("state", "=", sql.lit("held"))
		.where("claimed_until", "is", null)
		.orderBy("created_at")
		.orderBy("notice_id"),
);

const insert = prepared(
	(
		db,
		organizationId: number,
		id: string,
		kind: Happening["kind"],
		happening: string,
		heldUntil: string,
		by: string | null,
		createdAt: string,
	) =>
		db.insertInto("notices").values({
			organization_id: organizationId,
			notice_id: id,
			kind,
			happening,
			held_until: heldUntil,
			made_by: by,
			created_at: createdAt,
		}),
);

function toNotice(row: Selectable<Tables["notices"]>): Notice {
	return {
		id: row.notice_id,
		happening: JSON.parse(row.happening),
		state: row.state,
		heldUntil: row.held_until,
		by: row.made_by,
		createdAt: row.created_at,
		endedAt: row.ended_at,
		byMail: row.by_mail,
		byPush: row.by_push,
	};
}
