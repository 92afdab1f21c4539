import { type Kysely, sql } from "kysely";
import type { LetterState } from "#domain/mail/letter.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { type StoredLetter, toLetter } from "../platform/outbox.ts";
import type { Tables } from "../tables.ts";

/** A letter that joined another is at most so much younger: its mail server may have been away. */
const oldestJoinedMs = 2 * 24 * 60 * 60_000;

type LettersOf = { playerIds: readonly number[]; signUpIds: readonly number[] };

/** What was written to those who follow an organization, as its members see it; never what accounts get. */
export const letters = (organizationId: number, db: Kysely<Tables>) => {
	const own = db.selectFrom("outbox").where("organization_id", "=", organizationId);

	/** Letters of a notice, with those it joined. */
	const ofNotice = ({ id, createdAt }: Pick<Notice, "id" | "createdAt">) => {
		const since = new Date(Date.parse(createdAt) - oldestJoinedMs).toISOString();
		return own.where((of) =>
			of.or([
				of("notice_id", "=", id),
				of.and([
					of("kind", "=", "notice"),
					of("created_at", ">", since),
					of("told", "like", `%${id}%`),
				]),
			]),
		);
	};

	return {
		/** Forgets what was written to these people, sent or not. */
		async removeOf({ playerIds, signUpIds }: LettersOf): Promise<void> {
			const told = [
				...playerIds.map((id) => ["notice", `%"reader":"${id}","of":"person"%`] as const),
				...signUpIds.map((id) => ["signUp", `%"signUp":"${id}"%`] as const),
			];
			for (const [kind, text] of told) {
				await db
					.deleteFrom("outbox")
					.where("organization_id", "=", organizationId)
					.where("kind", "=", kind)
					.where("told", "like", text)
					.execute();
			}
		},

		/** How many letters were written for each of these notices, by what became of them. */
		async countByNotice(
			ids: readonly string[],
		): Promise<{ noticeId: string; state: LetterState; count: number }[]> {
			if (ids.length === 0) return [];
			const rows = await own
				.where("notice_id", "in", ids)
				.select(["notice_id", "state", (of) => of.fn.countAll<number>().as("count")])
				.groupBy(["notice_id", "state"])
				.execute();
			return rows.map((row) => ({
				noticeId: row.notice_id ?? "",
				state: row.state,
				count: Number(row.count),
			}));
		},

		/** Those of one notice; what was not sent comes first, and the newest. */
		async listOfNotice(
			notice: Pick<Notice, "id" | "createdAt">,
			limit: number,
		): Promise<StoredLetter[]> {
			const rows = await ofNotice(notice)
				.selectAll()
				.orderBy(sql`case state when 'sent' then 1 else 0 end`)
				.orderBy("created_at", "desc")
				.orderBy("address")
				.limit(limit)
				.execute();
			return rows.map(toLetter);
		},

		/** To whom a notice was written that no mail server has sent. */
		async listUnserved(
			notice: Pick<Notice, "id" | "createdAt">,
		): Promise<Pick<StoredLetter, "address" | "language">[]> {
			return ofNotice(notice)
				.where("state", "=", "no server")
				.select(["address", "language"])
				.orderBy("address")
				.execute();
		},

		/** The questions whether somebody wants to follow, the newest first. */
		async listQuestions(limit: number): Promise<StoredLetter[]> {
			const rows = await own
				.where("kind", "=", "following")
				.selectAll()
				.orderBy("created_at", "desc")
				.orderBy("letter_id")
				.limit(limit)
				.execute();
			return rows.map(toLetter);
		},

		async findQuestion(id: string): Promise<StoredLetter | undefined> {
			const row = await own
				.where("letter_id", "=", id)
				.where("kind", "=", "following")
				.selectAll()
				.executeTakeFirst();
			return row && toLetter(row);
		},
	};
};
