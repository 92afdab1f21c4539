import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Language } from "#domain/language/language.ts";
import { type LetterKind, type LetterState, linksOfBefore } from "#domain/mail/letter.ts";
import { inChunks } from "../engine/chunks.ts";
import type { Tables } from "../tables.ts";

/** What is to be told to one person, as data: its words are made when it is sent. */
export type NewLetter = {
	/** Null for what is the platform's alone. */
	organizationId: number | null;
	userId: number | null;
	/** The notice it is written for. */
	noticeId?: string | null;
	/** One letter a person and cause: what is there already is not added again. */
	cause: string;
	kind: LetterKind;
	address: string;
	language: Language;
	/** Never a secret: the link is made of the letter's id when it is sent. */
	told: Record<string, string>;
	/** When it is sent at the earliest. */
	dueAt: string;
	/** Until when its link opens something. */
	linkUntil: string | null;
	createdAt: string;
};

export type StoredLetter = NewLetter & {
	id: string;
	state: LetterState;
	/** How often it was handed to the mail server. */
	tries: number;
	/** What the mail server said last. */
	answer: string | null;
	endedAt: string | null;
};

/** What became of a letter, and what the mail server said. */
export type Settled = { id: string; state: LetterState; answer: string | null };

/** Letters on their way and what became of them. */
export const outbox = (db: Kysely<Tables>) => ({
	/** Answers its id; null where there is one of this cause. */
	async add(letter: NewLetter): Promise<string | null> {
		const row = await db
			.insertInto("outbox")
			.values(toRow(letter))
			.onConflict((conflict) => conflict.column("cause").doNothing())
			.returning("letter_id")
			.executeTakeFirst();
		return row?.letter_id ?? null;
	},

	/** Many at once; those of a cause that is there already are not added again. */
	async addAll(letters: readonly NewLetter[]): Promise<void> {
		await inChunks(letters, (chunk) =>
			db
				.insertInto("outbox")
				.values(chunk.map(toRow))
				.onConflict((conflict) => conflict.column("cause").doNothing())
				.execute(),
		);
	},

	/** The newest notice to each of these addresses since then, and whether it still waits. */
	async lastTo(
		organizationId: number,
		addresses: readonly string[],
		since: string,
	): Promise<Map<string, StoredLetter & { isWaiting: boolean }>> {
		const rows = await db
			.selectFrom("outbox")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("address", "in", addresses)
			.where("kind", "=", "notice")
			.where((of) =>
				of.or([
					of("created_at", ">", since),
					of.and([of("state", "=", "waiting"), of("claimed_until", "is", null)]),
				]),
			)
			.orderBy("created_at")
			.execute();
		return new Map(
			rows.map((row) => {
				const isWaiting = row.state === "waiting" && row.claimed_until === null;
				return [row.address, Object.assign(toLetter(row), { isWaiting })];
			}),
		);
	},

	/** Tells more by a letter that waits; false where it is on its way already. */
	async setTold(id: string, told: Record<string, string>): Promise<boolean> {
		const { numUpdatedRows } = await db
			.updateTable("outbox")
			.set({ told: JSON.stringify(told) })
			.where("letter_id", "=", id)
			.where("state", "=", "waiting")
			.where("claimed_until", "is", null)
			.executeTakeFirstOrThrow();
		return numUpdatedRows > 0n;
	},

	async find(id: string): Promise<StoredLetter | undefined> {
		const row = await db
			.selectFrom("outbox")
			.selectAll()
			.where("letter_id", "=", id)
			.executeTakeFirst();
		return row && toLetter(row);
	},

	/** Letters of an organization, or of all and of the platform, the newest first. */
	async listOf(organizationId: number | "all", limit: number): Promise<StoredLetter[]> {
		let query = db.selectFrom("outbox").selectAll();
		if (organizationId !== "all") query = query.where("organization_id", "=", organizationId);
		const rows = await query
			.orderBy("created_at", "desc")
			.orderBy("letter_id")
			.limit(limit)
			.execute();
		return rows.map(toLetter);
	},

	/**
	 * Takes letters that are due, for one process alone: who takes one and falls over leaves it to others
	 * after `until`.
	 */
	async claim(now: string, until: string, most: number): Promise<StoredLetter[]> {
		const rows = await db
			.updateTable("outbox")
			.set((set) => ({ claimed_until: until, tries: set("tries", "+", 1) }))
			.where("letter_id", "in", (due) =>
				due
					.selectFrom("outbox")
					.select("letter_id")
					.where("state", "=", "waiting")
					.where("due_at", "<=", now)
					.where((of) => of.or([of("claimed_until", "is", null), of("claimed_until", "<=", now)]))
					.orderBy("due_at")
					.limit(most),
			)
			.where("state", "=", "waiting")
			// Another process may have been quicker.
			.where((of) => of.or([of("claimed_until", "is", null), of("claimed_until", "<=", now)]))
			.returningAll()
			.execute();
		return rows.map(toLetter);
	},

	/** What became of letters that were taken, written down together. */
	async settle(settled: readonly Settled[], at: string): Promise<void> {
		for (const state of new Set(settled.map((it) => it.state))) {
			const same = settled.filter((it) => it.state === state);
			const said = same.map(({ id, answer }) => sql`when ${id} then cast(${answer} as text)`);
			await db
				.updateTable("outbox")
				.set({
					state,
					answer: sql`case letter_id ${sql.join(said, sql` `)} end`,
					ended_at: at,
					claimed_until: null,
				})
				.where(
					"letter_id",
					"in",
					same.map(({ id }) => id),
				)
				.where("state", "=", "waiting")
				.execute();
		}
	},

	/** Puts one off that failed for now. */
	async putOff(id: string, dueAt: string, answer: string): Promise<void> {
		await db
			.updateTable("outbox")
			.set({ due_at: dueAt, answer, claimed_until: null })
			.where("letter_id", "=", id)
			.where("state", "=", "waiting")
			.execute();
	},

	/** From now on links of these letters to somebody open nothing, and those that wait are not sent any more. */
	async closeLinksOf(
		userId: number,
		at: string,
		kinds: readonly LetterKind[] = linksOfBefore,
	): Promise<void> {
		await db
			.updateTable("outbox")
			.set({ link_until: null })
			.where("user_id", "=", userId)
			.where("kind", "in", kinds)
			.where("link_until", "is not", null)
			.execute();
		await db
			.updateTable("outbox")
			.set({ state: "taken back", ended_at: at })
			.where("user_id", "=", userId)
			.where("kind", "in", kinds)
			.where("state", "=", "waiting")
			.execute();
	},

	/** Forgets what ended long ago. */
	async removeOlder(before: string): Promise<void> {
		await db
			.deleteFrom("outbox")
			.where("state", "<>", "waiting")
			.where("created_at", "<", before)
			.execute();
	},
});

function toRow(letter: NewLetter) {
	return {
		letter_id: randomUUID(),
		organization_id: letter.organizationId,
		user_id: letter.userId,
		notice_id: letter.noticeId ?? null,
		cause: letter.cause,
		kind: letter.kind,
		address: letter.address,
		language: letter.language,
		told: JSON.stringify(letter.told),
		due_at: letter.dueAt,
		claimed_until: null,
		answer: null,
		link_until: letter.linkUntil,
		created_at: letter.createdAt,
		ended_at: null,
	};
}

export function toLetter(row: Selectable<Tables["outbox"]>): StoredLetter {
	return {
		id: row.letter_id,
		organizationId: row.organization_id,
		userId: row.user_id,
		noticeId: row.notice_id,
		cause: row.cause,
		kind: row.kind,
		address: row.address,
		language: row.language,
		told: JSON.parse(row.told),
		state: row.state,
		dueAt: row.due_at,
		tries: row.tries,
		answer: row.answer,
		linkUntil: row.link_until,
		createdAt: row.created_at,
		endedAt: row.ended_at,
	};
}
