import type { Kysely, Selectable } from "kysely";
import type { CaptainWord, NewCaptainWord } from "#domain/sign-up/captain-word.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { CaptainWordRow } from "./rows.ts";

/** What captains say of games. */
export const captainWords = (organizationId: number, db: Kysely<Tables>) => ({
	async find(id: number): Promise<CaptainWord | undefined> {
		const row = await db
			.selectFrom("captain_words")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toWord(row);
	},

	/** All that is open, as it was said. */
	async listOpen(): Promise<CaptainWord[]> {
		const rows = await db
			.selectFrom("captain_words")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("state", "=", "open")
			.orderBy("said_at")
			.orderBy("id")
			.execute();
		return rows.map(toWord);
	},

	async listOfGames(gameIds: readonly number[]): Promise<CaptainWord[]> {
		if (gameIds.length === 0) return [];
		const rows = await db
			.selectFrom("captain_words")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("game_id", "in", gameIds)
			.orderBy("id")
			.execute();
		return rows.map(toWord);
	},

	/** In place of what the team said of the same before: of the time, or of the result. */
	async replace(word: NewCaptainWord): Promise<CaptainWord> {
		await db
			.deleteFrom("captain_words")
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", word.gameId)
			.where("team_sign_up_id", "=", word.teamSignUpId)
			.where("kind", word.kind === "time" ? "=" : "<>", "time")
			.execute();
		const id = await reserveId(db, "captain_words");
		await db
			.insertInto("captain_words")
			.values({
				id,
				organization_id: organizationId,
				game_id: word.gameId,
				team_sign_up_id: word.teamSignUpId,
				kind: word.kind,
				date: word.date,
				time: word.time,
				note: word.note,
				other: word.other,
				state: word.state,
				reason: word.reason,
				said_at: word.saidAt,
			})
			.execute();
		return { ...word, id };
	},

	/** What became of it. */
	async settle({ id, other, state, reason }: CaptainWord): Promise<void> {
		await db
			.updateTable("captain_words")
			.set({ other, state, reason })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	async remove(id: number): Promise<void> {
		await db
			.deleteFrom("captain_words")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function toWord(row: Selectable<CaptainWordRow>): CaptainWord {
	return {
		id: row.id,
		gameId: row.game_id,
		teamSignUpId: row.team_sign_up_id,
		kind: row.kind,
		date: row.date,
		time: row.time,
		note: row.note,
		other: row.other,
		state: row.state,
		reason: row.reason,
		saidAt: row.said_at,
	};
}
