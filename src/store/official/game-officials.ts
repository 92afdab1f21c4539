import type { Kysely, Selectable } from "kysely";
import type { Assignment, NamedOfficial } from "#domain/official/official.ts";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import type { GameOfficialRow } from "./rows.ts";

/** Which officials are at which games. */
export const gameOfficials = (organizationId: number, db: Kysely<Tables>) => ({
	/** Who is at these games, in whatever order they were given. */
	async listOfGames(gameIds: readonly number[]): Promise<Assignment[]> {
		const all: Assignment[] = [];
		await inChunks(gameIds, async (ids) => {
			const rows = await db
				.selectFrom("game_officials")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("game_id", "in", ids)
				.orderBy("game_id")
				.orderBy("official_id")
				.execute();
			all.push(...rows.map(toAssignment));
		});
		return all;
	},

	/** Who has accepted a game and is named to visitors, referees first. */
	async listNamed(gameId: number): Promise<NamedOfficial[]> {
		return db
			.selectFrom("game_officials as g")
			.innerJoin("officials as o", within("o.id", "g.official_id"))
			.select(["g.job", "o.name"])
			.where("g.organization_id", "=", organizationId)
			.where("g.game_id", "=", gameId)
			.where("g.state", "=", "accepted")
			.where("o.is_named", "=", 1)
			.orderBy("g.job")
			.orderBy("o.name")
			.orderBy("o.id")
			.execute();
	},

	/** The games of somebody from a day on. */
	async listOfOfficial(officialId: number, from: string): Promise<Assignment[]> {
		const rows = await db
			.selectFrom("game_officials as o")
			.innerJoin("games as g", within("g.id", "o.game_id"))
			.selectAll("o")
			.where("o.organization_id", "=", organizationId)
			.where("o.official_id", "=", officialId)
			.where("g.date", ">=", from)
			.orderBy("o.game_id")
			.execute();
		return rows.map(toAssignment);
	},

	/** Of these games these are the officials from now on, and nobody else. */
	async replace(gameIds: readonly number[], assigned: readonly Assignment[]): Promise<void> {
		await inChunks(gameIds, (ids) =>
			db
				.deleteFrom("game_officials")
				.where("organization_id", "=", organizationId)
				.where("game_id", "in", ids)
				.execute(),
		);
		await insertRows(
			db,
			"game_officials",
			assigned.map(({ gameId, officialId, job, state }) => ({
				organization_id: organizationId,
				game_id: gameId,
				official_id: officialId,
				job,
				state,
			})),
		);
	},
});

function toAssignment(row: Selectable<GameOfficialRow>): Assignment {
	return { gameId: row.game_id, officialId: row.official_id, job: row.job, state: row.state };
}
