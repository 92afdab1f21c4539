import type { Kysely } from "kysely";
import type { Attendance } from "#domain/sign-up/attendance.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";

/** Whom captains asked to play with them, and who comes to a game. */
export const answersToCaptains = (organizationId: number, db: Kysely<Tables>) => ({
	/** Teams that ask somebody to play with them, the first one first. */
	async listInvitationsOf(signUpId: number): Promise<{ teamSignUpId: number; name: string }[]> {
		const rows = await db
			.selectFrom("sign_up_invitations as i")
			.innerJoin("sign_ups as t", within("t.id", "i.team_sign_up_id"))
			.select(["t.id", "t.team_name"])
			.where("i.organization_id", "=", organizationId)
			.where("i.sign_up_id", "=", signUpId)
			.orderBy("i.invited_at")
			.execute();
		return rows.map((row) => ({ teamSignUpId: row.id, name: row.team_name ?? "" }));
	},

	/** Ids of those whom a team asked. */
	async listInvitedBy(teamSignUpId: number): Promise<number[]> {
		const rows = await db
			.selectFrom("sign_up_invitations")
			.select("sign_up_id")
			.where("organization_id", "=", organizationId)
			.where("team_sign_up_id", "=", teamSignUpId)
			.orderBy("sign_up_id")
			.execute();
		return rows.map((row) => row.sign_up_id);
	},

	/** Once, however often it is asked. */
	async addInvitation(invitation: {
		teamSignUpId: number;
		signUpId: number;
		invitedAt: string;
	}): Promise<void> {
		await db
			.insertInto("sign_up_invitations")
			.values({
				organization_id: organizationId,
				team_sign_up_id: invitation.teamSignUpId,
				sign_up_id: invitation.signUpId,
				invited_at: invitation.invitedAt,
			})
			.onConflict((conflict) =>
				conflict.columns(["organization_id", "team_sign_up_id", "sign_up_id"]).doNothing(),
			)
			.execute();
	},

	async listAttendances(gameIds: readonly number[]): Promise<Attendance[]> {
		if (gameIds.length === 0) return [];
		const rows = await db
			.selectFrom("attendances")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("game_id", "in", gameIds)
			.orderBy("sign_up_id")
			.execute();
		return rows.map((row) => ({
			gameId: row.game_id,
			signUpId: row.sign_up_id,
			answer: row.answer,
			answeredAt: row.answered_at,
		}));
	},

	/** The newest answer stands. */
	async setAttendance({ gameId, signUpId, answer, answeredAt }: Attendance): Promise<void> {
		await db
			.insertInto("attendances")
			.values({
				organization_id: organizationId,
				game_id: gameId,
				sign_up_id: signUpId,
				answer,
				answered_at: answeredAt,
			})
			.onConflict((conflict) =>
				conflict
					.columns(["organization_id", "game_id", "sign_up_id"])
					.doUpdateSet({ answer, answered_at: answeredAt }),
			)
			.execute();
	},
});
