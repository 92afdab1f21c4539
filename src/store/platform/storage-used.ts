import { type Kysely, sql } from "kysely";
import { type StoragePart, storageParts } from "#domain/organization/storage.ts";
import type { Tables } from "../tables.ts";

/** What an organization takes up in bytes, and the megabytes it may where that was said of it alone. */
export type StorageUsed = { parts: Record<StoragePart, number>; megabytes: number | null };

/** As it was counted at each write; nothing is added up here but five numbers. */
export const storageUsed = (db: Kysely<Tables>) => ({
	async find(organizationId: number): Promise<StorageUsed> {
		const rows = await read(db).where("o.id", "=", organizationId).execute();
		return toStorage(rows);
	},

	async ofAll(): Promise<Map<number, StorageUsed>> {
		const byId = Map.groupBy(await read(db).execute(), ({ id }) => id);
		return new Map([...byId].map(([id, rows]) => [id, toStorage(rows)]));
	},

	/** Null for what every organization may. */
	async setMegabytes(organizationId: number, megabytes: number | null): Promise<void> {
		await db
			.updateTable("organizations")
			.set({ storage_megabytes: megabytes })
			.where("id", "=", organizationId)
			.execute();
	},

	/** Counts anew what is kept to be answered again: it belongs to people and not to organizations. */
	async measureAnswers(organizationId: number): Promise<void> {
		await sql`update storage_used set bytes = (
				select coalesce(sum(octet_length(k.answer)), 0) from idempotency_keys k
					join users u on u.id = k.user_id where u.organization_id = ${organizationId})
			where organization_id = ${organizationId} and part = 'answers'`.execute(db);
	},
});

function read(db: Kysely<Tables>) {
	return db
		.selectFrom("organizations as o")
		.leftJoin("storage_used as s", "s.organization_id", "o.id")
		.select(["o.id", "o.storage_megabytes as megabytes", "s.part", "s.bytes"]);
}

type UsedRow = { megabytes: number | null; part: StoragePart | null; bytes: number | null };

function toStorage(rows: readonly UsedRow[]): StorageUsed {
	const bytesOf = (name: string) => rows.find(({ part }) => part === name)?.bytes ?? 0;
	const parts = storageParts.map((name) => [name, Math.max(0, bytesOf(name))]);
	return { parts: Object.fromEntries(parts), megabytes: rows[0]?.megabytes ?? null };
}
