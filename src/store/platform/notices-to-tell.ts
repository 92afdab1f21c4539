import type { Connection } from "../engine/database.ts";

/** A notice whose minute is over, and to whom it was told already. */
export type NoticeToTell = {
	organizationId: number;
	id: string;
	happening: string;
	reached: string;
};

/** Notices of every organization, as only the platform sees them. */
export const noticesToTell = ({ db }: Pick<Connection, "db">) => {
	const one = ({ organizationId, id }: Pick<NoticeToTell, "organizationId" | "id">) =>
		db
			.updateTable("notices")
			.where("organization_id", "=", organizationId)
			.where("notice_id", "=", id)
			.where("state", "=", "held");
	return {
		/** Takes the one that waits longest, for one process alone until then. */
		async claim(now: string, until: string): Promise<NoticeToTell | undefined> {
			const row = await db
				.selectFrom("notices")
				.select(["organization_id", "notice_id", "happening", "reached"])
				.where("state", "=", "held")
				.where("held_until", "<=", now)
				.where((of) => of.or([of("claimed_until", "is", null), of("claimed_until", "<=", now)]))
				.orderBy("held_until")
				.orderBy("notice_id")
				.limit(1)
				.executeTakeFirst();
			if (row === undefined) return undefined;
			const notice = {
				organizationId: row.organization_id,
				id: row.notice_id,
				happening: row.happening,
				reached: row.reached,
			};
			// What it tells may have been changed since it was read.
			const { numUpdatedRows } = await one(notice)
				.set({ claimed_until: until })
				.where("happening", "=", row.happening)
				.where("reached", "=", row.reached)
				.where((of) => of.or([of("claimed_until", "is", null), of("claimed_until", "<=", now)]))
				.executeTakeFirstOrThrow();
			return numUpdatedRows > 0n ? notice : this.claim(now, until);
		},

		/** Notes how far it was told; false where another process has gone on meanwhile. */
		async reach(
			notice: NoticeToTell,
			reached: string,
			{ byMail, byPush }: { byMail: number; byPush: number },
		): Promise<boolean> {
			const { numUpdatedRows } = await one(notice)
				.set((set) => ({
					reached,
					by_mail: set("by_mail", "+", byMail),
					by_push: set("by_push", "+", byPush),
				}))
				.where("reached", "=", notice.reached)
				.executeTakeFirstOrThrow();
			return numUpdatedRows > 0n;
		},

		/** Everybody was told. */
		async settle(notice: NoticeToTell, at: string): Promise<void> {
			await one(notice).set({ state: "told", ended_at: at, claimed_until: null }).execute();
		},

		/** Forgets what was told long ago. */
		async removeOlder(before: string): Promise<void> {
			await db
				.deleteFrom("notices")
				.where("state", "<>", "held")
				.where("created_at", "<", before)
				.execute();
		},
	};
};
