import type { Kysely } from "kysely";
import type { Pass } from "#domain/pass/pass.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { toPass } from "./passes.ts";

/** A pass, and when its game is. */
export type PassHolder = {
	pass: Pass;
	organizationId: number;
	game: { date: string | null; time: string | null };
};

/** Passes as they come with a request, of any organization. */
export const passHolders = (db: Kysely<Tables>) => ({
	async find(hash: string): Promise<PassHolder | undefined> {
		const row = await db
			.selectFrom("passes as p")
			.innerJoin("games as g", within("g.id", "p.game_id"))
			.selectAll("p")
			.select(["g.date", "g.time"])
			.where("p.secret_hash", "=", hash)
			.executeTakeFirst();
		if (row === undefined) return undefined;
		const { date, time, organization_id: organizationId } = row;
		return { pass: toPass(row), organizationId, game: { date, time } };
	},

	/** Notes as whom and when it was used last. */
	async touch(
		{ organizationId, pass }: PassHolder,
		{ usedBy, usedAt }: { usedBy: string; usedAt: string },
	): Promise<void> {
		await db
			.updateTable("passes")
			.set({ used_by: usedBy, used_at: usedAt })
			.where("organization_id", "=", organizationId)
			.where("id", "=", pass.id)
			.execute();
	},
});
