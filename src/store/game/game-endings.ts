import type { Kysely } from "kysely";
import type { PlayedGame } from "#domain/stats/ranking/team-streaks.ts";
import { type Audience, perAudience } from "../audience.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { resultColumnsOfJoined, toForfeitedBy, toScore } from "./game-columns.ts";
import { isToldTo } from "./hide-draft-games.ts";

/** What wins and streaks are told by. */
export type GameEnding = PlayedGame & {
	sportId: number;
	homeTeamId: number;
	awayTeamId: number;
};

/** How games ended, those that did not among them, in no order. */
export const gameEndings = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	async listEndingsOf(
		of: { seasonId: number } | { entryIds: readonly number[] },
	): Promise<GameEnding[]> {
		const rows =
			"seasonId" in of
				? await listOfSeason[audience](db, organizationId, of.seasonId)
				: await listOfEntries[audience](db, organizationId, of.entryIds);
		return rows.map(toEnding);
	},
});

const endings = (db: Kysely<Tables>, organizationId: number, audience: Audience) =>
	db
		.selectFrom("games as g")
		.innerJoin("season_leagues as sl", within("sl.id", "g.season_league_id"))
		.innerJoin("leagues as l", within("l.id", "sl.league_id"))
		.innerJoin("team_entries as he", within("he.id", "g.home_entry_id"))
		.innerJoin("team_entries as ae", within("ae.id", "g.away_entry_id"))
		.select(["g.id", "g.home_entry_id", "g.away_entry_id", "g.date", "g.time", "g.stage_id"])
		.select(["g.status", "g.forfeited_by", "g.both_forfeited", "g.home_score", "g.away_score"])
		.select(["l.sport_id", "he.team_id as home_team_id", "ae.team_id as away_team_id"])
		.select(resultColumnsOfJoined)
		.where("g.organization_id", "=", organizationId)
		.where(isToldTo[audience]);

const listOfSeason = perAudience((audience) =>
	prepared((db, organizationId: number, seasonId: number) =>
		endings(db, organizationId, audience).where("sl.season_id", "=", seasonId),
	),
);

const listOfEntries = perAudience((audience) =>
	prepared((db, organizationId: number, entryIds: readonly number[]) =>
		endings(db, organizationId, audience).where(({ or, eb }) =>
			or([eb("g.home_entry_id", "in", entryIds), eb("g.away_entry_id", "in", entryIds)]),
		),
	),
);

type EndingColumns = Awaited<ReturnType<(typeof listOfSeason)["members"]>>[number];

const toEnding = (row: EndingColumns): GameEnding => ({
	id: row.id,
	homeEntryId: row.home_entry_id,
	awayEntryId: row.away_entry_id,
	date: row.date,
	time: row.time,
	status: row.status,
	forfeitedBy: toForfeitedBy(row),
	score: toScore(row),
	stageId: row.stage_id,
	isDraw: Boolean(row.is_draw),
	isAnnulled: Boolean(row.is_annulled),
	sportId: row.sport_id,
	homeTeamId: row.home_team_id,
	awayTeamId: row.away_team_id,
});
