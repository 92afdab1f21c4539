import type { Kysely, Selectable } from "kysely";
import type { Debtor } from "#domain/ledger/ledger.ts";
import { noReminders, type ReminderRule } from "#domain/ledger/reminders.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { FeeReminderRow } from "./rows.ts";

/** That somebody is reminded of what is owed, on a day. */
export type FeeReminder = { id: number; debtor: Debtor; day: string };

/** Whom an organization reminds of what is owed, and when. */
export const reminders = (organizationId: number, db: Kysely<Tables>) => ({
	async findRule(): Promise<ReminderRule> {
		const row = await db
			.selectFrom("reminder_rules")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.executeTakeFirst();
		return row ? { daysBefore: row.days_before, everyDays: row.every_days } : noReminders;
	},

	/** @param lookedOn the day before the first one on which somebody looks */
	async saveRule({ daysBefore, everyDays }: ReminderRule, lookedOn: string): Promise<void> {
		const rule = { days_before: daysBefore, every_days: everyDays };
		await db
			.insertInto("reminder_rules")
			.values({ organization_id: organizationId, looked_on: lookedOn, ...rule })
			.onConflict((on) => on.column("organization_id").doUpdateSet(rule))
			.execute();
	},

	/** Answers false where somebody has looked on the day already. */
	async setLookedOn(day: string): Promise<boolean> {
		const moved = await db
			.updateTable("reminder_rules")
			.set({ looked_on: day })
			.where("organization_id", "=", organizationId)
			.where("looked_on", "<", day)
			.returning("looked_on")
			.execute();
		return moved.length > 0;
	},

	/** The last of each debtor under the ids it was reminded by. */
	async listLatest(): Promise<Pick<FeeReminder, "debtor" | "day">[]> {
		const rows = await db
			.selectFrom("fee_reminders")
			.select(["team_id", "player_id", "sign_up_id"])
			.select((of) => of.fn.max("day").as("day"))
			.where("organization_id", "=", organizationId)
			.groupBy(["team_id", "player_id", "sign_up_id"])
			.execute();
		return rows.map((row) => ({ debtor: toDebtor(row), day: row.day }));
	},

	async listWaiting(): Promise<FeeReminder[]> {
		const rows = await db
			.selectFrom("fee_reminders")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("is_waiting", "=", 1)
			.orderBy("id")
			.execute();
		return rows.map((row) => ({ id: row.id, debtor: toDebtor(row), day: row.day }));
	},

	async add(debtors: readonly Debtor[], day: string): Promise<void> {
		const made = debtors.map((debtor) => ({ debtor }));
		const idOf = ({ kind, id }: Debtor, of: Debtor["kind"]) => (kind === of ? id : null);
		await inChunks(await withIds(db, "fee_reminders", made), (chunk) =>
			db
				.insertInto("fee_reminders")
				.values(
					chunk.map(({ id, debtor }) => ({
						id,
						organization_id: organizationId,
						team_id: idOf(debtor, "team"),
						player_id: idOf(debtor, "player"),
						sign_up_id: idOf(debtor, "signUp"),
						day,
					})),
				)
				.execute(),
		);
	},

	/** They are in the outbox. */
	async setWritten(ids: readonly number[]): Promise<void> {
		await inChunks(ids, (chunk) =>
			db
				.updateTable("fee_reminders")
				.set({ is_waiting: 0 })
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute(),
		);
	},
});

function toDebtor(
	row: Pick<Selectable<FeeReminderRow>, "team_id" | "player_id" | "sign_up_id">,
): Debtor {
	if (row.team_id !== null) return { kind: "team", id: row.team_id };
	if (row.player_id !== null) return { kind: "player", id: row.player_id };
	return { kind: "signUp", id: row.sign_up_id ?? 0 };
}
