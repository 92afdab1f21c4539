import type { SignUpLetter } from "#domain/sign-up/sign-up.ts";
import type { Connection } from "../engine/database.ts";

const most = 100;

/** What is to be done about sign-ups of every organization, for the one process that does it. */
export const signUpsToTell = ({ db }: Pick<Connection, "db">) => ({
	/** Those who are to be written to, the earliest first. */
	async toWriteTo(): Promise<
		{ organizationId: number; id: number; letter: SignUpLetter; letterAt: string }[]
	> {
		const rows = await db
			.selectFrom("sign_ups")
			.select(["organization_id", "id", "letter", "letter_at"])
			.where("letter_at", "is not", null)
			.orderBy("letter_at")
			.limit(most)
			.execute();
		return rows.flatMap(({ organization_id, id, letter, letter_at }) =>
			letter === null || letter_at === null
				? []
				: [{ organizationId: organization_id, id, letter, letterAt: letter_at }],
		);
	},

	/** Registrations in which a place was offered that nobody took until now. */
	async lateOffers(now: Date): Promise<{ organizationId: number; registrationId: number }[]> {
		const rows = await db
			.selectFrom("sign_ups")
			.select(["organization_id", "registration_id"])
			.distinct()
			.where("offered_until", "<=", now.toISOString())
			.where("state", "=", "offered")
			.limit(most)
			.execute();
		return rows.map((row) => ({
			organizationId: row.organization_id,
			registrationId: row.registration_id,
		}));
	},
});
