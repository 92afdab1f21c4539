import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** Who is making the games of a schedule, as all processes see it (decision 17). */
export const scheduleRuns = (organizationId: number, db: Kysely<Tables>) => {
	const change = (id: number) =>
		db.updateTable("schedules").where("organization_id", "=", organizationId).where("id", "=", id);

	return {
		/**
		 * Holds a schedule for one run of the generator, unless another one holds it; one that began
		 * before `freeBefore` never ended. Answers whether it is held now.
		 */
		async setRun(
			id: number,
			{ token, startedAt, freeBefore }: { token: string; startedAt: string; freeBefore: string },
		): Promise<boolean> {
			const { numUpdatedRows } = await change(id)
				.set({ run_token: token, run_started_at: startedAt })
				.where((where) =>
					where.or([where("run_token", "is", null), where("run_started_at", "<", freeBefore)]),
				)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},

		/** The run that holds a schedule, if it began at this time or later. */
		async runOf(id: number, since: string): Promise<string | null> {
			const row = await db
				.selectFrom("schedules")
				.select("run_token")
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.where("run_started_at", ">=", since)
				.executeTakeFirst();
			return row?.run_token ?? null;
		},

		/** Lets go of a schedule: of this run, or of whichever holds it. */
		async removeRun(id: number, token: string | "any"): Promise<void> {
			let query = change(id).set({ run_token: null, run_started_at: null });
			if (token !== "any") query = query.where("run_token", "=", token);
			await query.execute();
		},
	};
};
