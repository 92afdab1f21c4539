import type { Kysely, Selectable } from "kysely";
import type { Substitute } from "#domain/sign-up/substitute.ts";
import type { Tables } from "../tables.ts";
import type { SubstituteRow } from "./rows.ts";

/** Whom captains asked to play one game. */
export const substitutes = (organizationId: number, db: Kysely<Tables>) => ({
	/** Of games, in the order in which they were asked. */
	async list(gameIds: readonly number[]): Promise<Substitute[]> {
		if (gameIds.length === 0) return [];
		const rows = await db
			.selectFrom("substitutes")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("game_id", "in", gameIds)
			.orderBy("asked_at")
			.orderBy("sign_up_id")
			.execute();
		return rows.map(toSubstitute);
	},

	/** What somebody was asked for. */
	async listOf(signUpId: number): Promise<Substitute[]> {
		const rows = await db
			.selectFrom("substitutes")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("sign_up_id", "=", signUpId)
			.orderBy("game_id")
			.execute();
		return rows.map(toSubstitute);
	},

	/** Once, however often it is asked; an answer stays. */
	async insert({ gameId, teamSignUpId, signUpId, answer, askedAt }: Substitute): Promise<void> {
		await db
			.insertInto("substitutes")
			.values({
				organization_id: organizationId,
				game_id: gameId,
				team_sign_up_id: teamSignUpId,
				sign_up_id: signUpId,
				answer,
				asked_at: askedAt,
			})
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	},

	async save({ gameId, teamSignUpId, signUpId, answer }: Substitute): Promise<void> {
		await db
			.updateTable("substitutes")
			.set({ answer })
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.where("team_sign_up_id", "=", teamSignUpId)
			.where("sign_up_id", "=", signUpId)
			.execute();
	},
});

function toSubstitute(row: Selectable<SubstituteRow>): Substitute {
	return {
		gameId: row.game_id,
		teamSignUpId: row.team_sign_up_id,
		signUpId: row.sign_up_id,
		answer: row.answer,
		askedAt: row.asked_at,
	};
}
