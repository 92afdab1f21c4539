import { type Kysely, sql } from "kysely";
import type { Audience } from "../audience.ts";
import { inChunks } from "../engine/chunks.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { isToldTo } from "./hide-draft-games.ts";

export const liveMarks = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	/**
	 * Of the games of some days, of those that go on and of those named: a text by id that is another one as soon as a
	 * score, a status, an appointment or a log changed. Days `YYYY-MM-DD`.
	 */
	async liveMarks({ from, to, games }: { from: string; to: string; games: readonly number[] }) {
		const marks = new Map<number, string>();
		const read = async (named: readonly number[]) => {
			const rows = await db
				.selectFrom("games as g")
				.innerJoin("season_leagues as sl", within("sl.id", "g.season_league_id"))
				.innerJoin("seasons as s", within("s.id", "sl.season_id"))
				.select(["g.id", "g.status", "g.date", "g.time", "g.home_score", "g.away_score"])
				.select(
					sql<number | null>`(select max(p.id) from plays p
						where p.organization_id = g.organization_id and p.game_id = g.id)`.as("last_play"),
				)
				.where("g.organization_id", "=", organizationId)
				.where("s.is_visible", "=", 1)
				.where(isToldTo[audience])
				.where(({ and, eb, or }) =>
					or([
						eb("g.status", "=", "in_progress"),
						and([eb("g.date", ">=", from), eb("g.date", "<=", to)]),
						...(named.length === 0 ? [] : [eb("g.id", "in", [...named])]),
					]),
				)
				.execute();
			for (const { id, ...rest } of rows) marks.set(id, Object.values(rest).join(" "));
		};
		if (games.length === 0) await read([]);
		else await inChunks(games, read);
		return marks;
	},
});
