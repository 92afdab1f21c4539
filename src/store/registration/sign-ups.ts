import type { Kysely, Selectable } from "kysely";
import {
	isSamePerson,
	type NewSignUp,
	type SignUp,
	type SignUpLetter,
	type SignUpPerson,
	type SignUpState,
} from "#domain/sign-up/sign-up.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import { answersToCaptains } from "./answers.ts";
import type { SignUpRow } from "./rows.ts";

/** What counts places. */
export type Holder = Pick<SignUp, "id" | "registrationId" | "offer" | "state" | "seasonLeagueId">;

/** Teams and people that signed up. */
export const signUps = (organizationId: number, db: Kysely<Tables>) => {
	/** With players as whom they are known by now (rule `same-person`). */
	const found = () =>
		db
			.selectFrom("sign_ups as s")
			.leftJoin("player_redirects as r", (join) =>
				join
					.onRef("r.organization_id", "=", "s.organization_id")
					.onRef("r.former_id", "=", "s.player_id"),
			)
			.selectAll("s")
			.select("r.player_id as known_as")
			.where("s.organization_id", "=", organizationId);

	const holdersOf = async (registrationIds: readonly number[]): Promise<Holder[]> => {
		if (registrationIds.length === 0) return [];
		const rows = await db
			.selectFrom("sign_ups")
			.select(["id", "registration_id", "offer", "state", "season_league_id"])
			.where("organization_id", "=", organizationId)
			.where("registration_id", "in", registrationIds)
			.orderBy("id")
			.execute();
		return rows.map((row) => ({
			id: row.id,
			registrationId: row.registration_id,
			offer: row.offer,
			state: row.state,
			seasonLeagueId: row.season_league_id,
		}));
	};

	return {
		...answersToCaptains(organizationId, db),
		/** In the order in which they came. */
		async list(registrationId: number): Promise<SignUp[]> {
			const rows = await found()
				.where("s.registration_id", "=", registrationId)
				.orderBy("s.id")
				.execute();
			return rows.map(toSignUp);
		},

		async find(id: number): Promise<SignUp | undefined> {
			const row = await found().where("s.id", "=", id).executeTakeFirst();
			return row && toSignUp(row);
		},

		async findMany(ids: readonly number[]): Promise<SignUp[]> {
			if (ids.length === 0) return [];
			const rows = await found().where("s.id", "in", ids).execute();
			return rows.map(toSignUp);
		},

		/** Players of a team that signed up. */
		async listOfTeam(teamSignUpId: number): Promise<SignUp[]> {
			const rows = await found()
				.where("s.team_sign_up_id", "=", teamSignUpId)
				.orderBy("s.id")
				.execute();
			return rows.map(toSignUp);
		},

		/** Those of any registration that came from a mail address, the newest first. */
		async listByMail(mail: string): Promise<SignUp[]> {
			const rows = await found().where("s.mail", "=", mail).orderBy("s.id", "desc").execute();
			return rows.map(toSignUp);
		},

		/** What counts places: nothing of anybody's person. */
		listHolders: (registrationId: number) => holdersOf([registrationId]),
		listHoldersOf: (registrationIds: readonly number[]) => holdersOf(registrationIds),

		/** Those who have been offered a place, and until when. */
		async listOffered(registrationId: number): Promise<Pick<SignUp, "id" | "offeredUntil">[]> {
			const rows = await db
				.selectFrom("sign_ups")
				.select(["id", "offered_until"])
				.where("organization_id", "=", organizationId)
				.where("registration_id", "=", registrationId)
				.where("state", "=", "offered")
				.execute();
			return rows.map((row) => ({ id: row.id, offeredUntil: row.offered_until }));
		},

		/** How many stand where, by registration. */
		async countByState(
			registrationIds: readonly number[],
		): Promise<Map<number, Partial<Record<SignUpState, number>>>> {
			const counts = new Map<number, Partial<Record<SignUpState, number>>>();
			for (const { registrationId, state } of await holdersOf(registrationIds)) {
				const of = counts.get(registrationId) ?? {};
				of[state] = (of[state] ?? 0) + 1;
				counts.set(registrationId, of);
			}
			return counts;
		},

		/** Those that became a player, or one of several, the oldest first. */
		async listByPlayers(playerIds: readonly number[]): Promise<SignUp[]> {
			if (playerIds.length === 0) return [];
			const rows = await found()
				.where((of) =>
					of.or([of("s.player_id", "in", playerIds), of("r.player_id", "in", playerIds)]),
				)
				.orderBy("s.id")
				.execute();
			return rows.map(toSignUp);
		},

		/** Those that became a team, or one of several, the oldest first. */
		async listByTeams(teamIds: readonly number[]): Promise<SignUp[]> {
			if (teamIds.length === 0) return [];
			const rows = await found().where("s.team_id", "in", teamIds).orderBy("s.id").execute();
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

		/**
		 * Of somebody who asked to be forgotten: that there was a sign-up stays, and by what name it is signed does not.
		 * The others of the same name and address too, such as that of the team of a captain.
		 */
		async forgetPlayers(
			playerIds: readonly number[],
			name: Pick<SignUpPerson, "firstName" | "lastName">,
		): Promise<void> {
			const players = await this.listByPlayers(playerIds);
			const mails = new Set(players.flatMap(({ person }) => person.mail || []));
			const alike = (await Promise.all([...mails].map((mail) => this.listByMail(mail)))).flat();
			const theirs = alike.filter((one) => players.some((player) => isSamePerson(player, one)));
			const ids = [...players, ...theirs].map(({ id }) => id);
			if (ids.length === 0) return;
			await db
				.updateTable("sign_ups")
				.set({
					first_name: name.firstName,
					last_name: name.lastName,
					mail: "",
					phone: "",
					birth_date: null,
					guardian_name: null,
					answers: "{}",
					letter: null,
					letter_at: null,
				})
				.where("organization_id", "=", organizationId)
				.where("id", "in", ids)
				.execute();
			await db
				.updateTable("signatures")
				.set({ name: `${name.firstName} ${name.lastName}`, address: "" })
				.where("organization_id", "=", organizationId)
				.where("sign_up_id", "in", ids)
				.execute();
			await db
				.updateTable("captain_words")
				.set({ note: "" })
				.where("organization_id", "=", organizationId)
				.where("team_sign_up_id", "in", ids)
				.execute();
		},

		async remove(id: number): Promise<void> {
			await db
				.deleteFrom("sign_ups")
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},

		/** What is to be written to somebody, who waits for it from then on; null once it is. */
		async setLetter(id: number, letter: SignUpLetter | null, at: string): Promise<void> {
			await db
				.updateTable("sign_ups")
				.set({ letter, letter_at: letter === null ? null : at })
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},
	};
};

function toSignUp(row: Selectable<SignUpRow> & { known_as?: number | null }): SignUp {
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
		playerId: row.known_as ?? row.player_id,
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
