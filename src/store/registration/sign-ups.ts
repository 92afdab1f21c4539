import type { Kysely, Selectable } from "kysely";
import type { NewSignUp, SignUp } from "#domain/sign-up/sign-up.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { SignUpRow } from "./rows.ts";

/** Teams and people that signed up. */
export const signUps = (organizationId: number, db: Kysely<Tables>) => ({
	/** In the order in which they came. */
	async list(registrationId: number): Promise<SignUp[]> {
		const rows = await db
			.selectFrom("sign_ups")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("registration_id", "=", registrationId)
			.orderBy("id")
			.execute();
		return rows.map(toSignUp);
	},

	async find(id: number): Promise<SignUp | undefined> {
		const row = await db
			.selectFrom("sign_ups")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toSignUp(row);
	},

	async findMany(ids: readonly number[]): Promise<SignUp[]> {
		if (ids.length === 0) return [];
		const rows = await db
			.selectFrom("sign_ups")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "in", ids)
			.execute();
		return rows.map(toSignUp);
	},

	/** Players of a team that signed up. */
	async listOfTeam(teamSignUpId: number): Promise<SignUp[]> {
		const rows = await db
			.selectFrom("sign_ups")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("team_sign_up_id", "=", teamSignUpId)
			.orderBy("id")
			.execute();
		return rows.map(toSignUp);
	},

	/** Those of any registration that came from a mail address, the newest first. */
	async listByMail(mail: string): Promise<SignUp[]> {
		const rows = await db
			.selectFrom("sign_ups")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("mail", "=", mail)
			.orderBy("id", "desc")
			.execute();
		return rows.map(toSignUp);
	},

	async insert(signUp: NewSignUp): Promise<SignUp> {
		const row = await db
			.insertInto("sign_ups")
			.values({
				id: await reserveId(db, "sign_ups"),
				organization_id: organizationId,
				registration_id: signUp.registrationId,
				offer: signUp.offer,
				kind: signUp.kind,
				language: signUp.language,
				created_at: signUp.createdAt,
				...toRow(signUp),
			})
			.returningAll()
			.executeTakeFirstOrThrow();
		return toSignUp(row);
	},

	async save(signUp: SignUp): Promise<void> {
		await db
			.updateTable("sign_ups")
			.set({
				...toRow(signUp),
				confirmed_at: signUp.confirmedAt,
				link_round: signUp.linkRound,
				team_id: signUp.teamId,
				entry_id: signUp.entryId,
				player_id: signUp.playerId,
				reason: signUp.reason,
				offered_until: signUp.offeredUntil,
			})
			.where("organization_id", "=", organizationId)
			.where("id", "=", signUp.id)
			.execute();
	},

	async remove(id: number): Promise<void> {
		await db
			.deleteFrom("sign_ups")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function toSignUp(row: Selectable<SignUpRow>): SignUp {
	return {
		id: row.id,
		registrationId: row.registration_id,
		offer: row.offer,
		kind: row.kind,
		state: row.state,
		teamSignUpId: row.team_sign_up_id,
		seasonLeagueId: row.season_league_id,
		teamName: row.team_name,
		colors: row.colors === null ? null : JSON.parse(row.colors),
		person: {
			firstName: row.first_name,
			lastName: row.last_name,
			mail: row.mail,
			phone: row.phone,
			birthDate: row.birth_date,
			guardianName: row.guardian_name,
		},
		answers: JSON.parse(row.answers),
		language: row.language,
		confirmedAt: row.confirmed_at,
		linkRound: row.link_round,
		teamId: row.team_id,
		entryId: row.entry_id,
		playerId: row.player_id,
		reason: row.reason,
		offeredUntil: row.offered_until,
		createdAt: row.created_at,
	};
}

/** What can be another later. */
function toRow({ person, ...signUp }: Omit<NewSignUp, "createdAt">) {
	return {
		state: signUp.state,
		team_sign_up_id: signUp.teamSignUpId,
		season_league_id: signUp.seasonLeagueId,
		team_name: signUp.teamName,
		colors: signUp.colors && JSON.stringify(signUp.colors),
		first_name: person.firstName,
		last_name: person.lastName,
		mail: person.mail,
		phone: person.phone,
		birth_date: person.birthDate,
		guardian_name: person.guardianName,
		answers: JSON.stringify(signUp.answers),
	};
}
