import { type Kysely, type SqlBool, sql } from "kysely";
import type { GameStatus, GameWithTeams } from "#domain/game/game.ts";
import type { Phase } from "#domain/season/phase.ts";
import { type Audience, perAudience } from "../audience.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { toCrest, toWithdrawal } from "../team/team-columns.ts";
import {
	type GameColumns,
	gameColumns,
	isAnnulled,
	isDraw,
	resultColumnsOfJoined,
	type StoredGame,
	toGame,
} from "./game-columns.ts";
import { isDraft, isToldTo } from "./hide-draft-games.ts";

/** A game with the names beside it and what the administration knows of it. */
export type KnownGame = StoredGame &
	GameWithTeams & {
		seasonId: number;
		sportId: number;
		/** Planned by a schedule that was not published: visitors do not know of it. */
		isDraft: boolean;
		createdBy: number | null;
	};

/** Which games are asked for; absent means no restriction. */
export type GameFilter = {
	id?: number | undefined;
	seasonId?: number | undefined;
	seasonLeagueId?: number | undefined;
	leagueId?: number | undefined;
	/** A team, in whatever league it plays, or one of its entries: no id names both. */
	teamId?: number | undefined;
	/** Teams, in whatever leagues they play. */
	teamIds?: readonly number[] | undefined;
	date?: string | undefined;
	/** The first day; games without a date are left out. */
	from?: string | undefined;
	scheduleId?: number | undefined;
	weekIndex?: number | undefined;
	status?: GameStatus | undefined;
};

const restrictions = {
	id: "g.id",
	seasonId: "sl.season_id",
	seasonLeagueId: "g.season_league_id",
	leagueId: "sl.league_id",
	date: "g.date",
	scheduleId: "g.schedule_id",
	weekIndex: "g.week_index",
	status: "g.status",
} as const;

export const gamesWithTeams = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	/** Games with their teams' names, in no order: people's is domain/game's `byDateAndTime`. */
	async listWithTeams({ teamId, teamIds, from, ...filter }: GameFilter): Promise<KnownGame[]> {
		let query = known(db, organizationId, audience);
		for (const [name, column] of Object.entries(restrictions)) {
			const value = filter[name as keyof typeof restrictions];
			if (value !== undefined) query = query.where(column, "=", value);
		}
		if (from !== undefined) query = query.where("g.date", ">=", from);
		if (teamIds !== undefined) {
			query = query.where((where) =>
				where.or([where("ht.id", "in", teamIds), where("at.id", "in", teamIds)]),
			);
		}
		if (teamId !== undefined) {
			query = query.where((where) =>
				where.or(
					(["ht.id", "at.id", "he.id", "ae.id"] as const).map((id) => where(id, "=", teamId)),
				),
			);
		}
		return (await query.execute()).map(toKnownGame);
	},

	async find(id: number): Promise<KnownGame | undefined> {
		const [row] = await findKnown[audience](db, organizationId, id);
		return row && toKnownGame(row);
	},

	async findMany(ids: readonly number[]): Promise<KnownGame[]> {
		if (ids.length === 0) return [];
		return (await findMany[audience](db, organizationId, ids)).map(toKnownGame);
	},

	/** The first games of some entries from a day on that are live or still to be played, in their order. */
	async listComing(entryIds: readonly number[], from: string, count: number): Promise<KnownGame[]> {
		if (entryIds.length === 0) return [];
		return (await listComing[audience](db, organizationId, entryIds, from, count)).map(toKnownGame);
	},

	/**
	 * The last games of two teams against each other that were decided, newest first: among what each
	 * of them entered lately, so that the answer costs the same after sixty seasons
	 * (rule `game-told-by-its-end`). All of them are looked for in all that they entered.
	 */
	async listMeetings(teamId: number, otherId: number, count: number | "all"): Promise<KnownGame[]> {
		const rows =
			count === "all"
				? await listAllMeetings[audience](db, organizationId, teamId, otherId)
				: await listMeetings[audience](db, organizationId, teamId, otherId, count);
		return rows.map(toKnownGame);
	},

	/** The games that were decided by most, or in which a side scored most, in visible seasons or in one. */
	async listHighest({ by, sportId, seasonId, phase, count }: HighestAsked): Promise<KnownGame[]> {
		// Joined with what is told of them, SQLite reads all games of sixty seasons before it puts them in order.
		let query = db
			.selectFrom("games as g")
			.select("g.id")
			.where("g.organization_id", "=", organizationId)
			.where(isToldTo[audience])
			.where(({ exists, selectFrom }) => {
				const played = selectFrom("season_leagues as sl")
					.innerJoin("seasons as s", within("s.id", "sl.season_id"))
					.innerJoin("leagues as l", within("l.id", "sl.league_id"))
					.select("sl.id")
					.whereRef("sl.organization_id", "=", "g.organization_id")
					.whereRef("sl.id", "=", "g.season_league_id")
					.where("s.is_visible", "=", 1)
					.where("l.sport_id", "=", sportId);
				return exists(
					seasonId === undefined ? played : played.where("sl.season_id", "=", seasonId),
				);
			})
			.where("g.home_score", "is not", null)
			.where(isDecided)
			.orderBy(highest[by], "desc")
			.orderBy("g.id")
			.limit(count);
		if (phase !== undefined) {
			query = query.where("g.stage_id", phase === "regular" ? "is" : "is not", null);
		}
		const ids = (await query.execute()).map(({ id }) => id);
		if (ids.length === 0) return [];
		const games = (await findMany[audience](db, organizationId, ids)).map(toKnownGame);
		return games.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
	},

	/** Games of some entries, or between them, the last by date first. */
	async listOfEntries(
		entryIds: readonly number[],
		{ isBetween, count }: { isBetween: boolean; count: number },
	): Promise<KnownGame[]> {
		if (entryIds.length === 0) return [];
		const of = (column: "home_entry_id" | "away_entry_id") =>
			db
				.selectFrom("games as m")
				.select("m.id")
				.where("m.organization_id", "=", organizationId)
				.where(`m.${column}`, "in", entryIds);
		const home = of("home_entry_id");
		const rows = await known(db, organizationId, audience)
			.where(
				"g.id",
				"in",
				isBetween
					? home.where("m.away_entry_id", "in", entryIds)
					: home.unionAll(of("away_entry_id")),
			)
			.orderBy("g.date", (order) => order.desc().nullsLast())
			.orderBy("g.id", "desc")
			.limit(count)
			.execute();
		return rows.map(toKnownGame);
	},

	/** The games of some days, both named ones among them, in the order of their ids: two readings are compared. */
	async listBetween({ from, to }: { from: string; to: string }): Promise<KnownGame[]> {
		const rows = await known(db, organizationId, audience)
			.where("g.date", ">=", from)
			.where("g.date", "<=", to)
			.orderBy("g.id")
			.execute();
		return rows.map(toKnownGame);
	},

	/** The first game from a day on that is live or still to be played. */
	async findNext(from: string): Promise<KnownGame | undefined> {
		const row = await known(db, organizationId, audience)
			.where("g.date", ">=", from)
			.where(isComing)
			.orderBy("g.date")
			.orderBy("g.time", (order) => order.asc().nullsLast())
			.orderBy("g.id")
			.limit(1)
			.executeTakeFirst();
		return row && toKnownGame(row);
	},

	/**
	 * The first games that began before this moment of the organization's wall clock and have no
	 * score, though they were not called off, or were never ended on their day; and how many there are
	 * of them. Nobody played by a draft.
	 */
	async listWithoutResult(
		{ date, time }: { date: string; time: string },
		limit: number,
	): Promise<{ games: KnownGame[]; count: number }> {
		const rows = await known(db, organizationId, audience)
			.select(sql<number>`count(*) over ()`.as("count"))
			.where(isToldTo.visitors)
			.where(({ or, and, eb }) =>
				or([eb("g.date", "<", date), and([eb("g.date", "=", date), eb("g.time", "<", time)])]),
			)
			.where("g.status", "in", playedStatuses)
			.where(({ or, and, eb }) =>
				or([
					eb("g.home_score", "is", null),
					and([eb("g.status", "=", "in_progress"), eb("g.date", "<", date)]),
				]),
			)
			.orderBy("g.date")
			.orderBy("g.time", (order) => order.asc().nullsLast())
			.orderBy("g.id")
			.limit(limit)
			.execute();
		return { games: rows.map(toKnownGame), count: rows[0]?.count ?? 0 };
	},
});

/** Those of a game that has, or should have, a score: not postponed, cancelled or forfeited. */
const playedStatuses: GameStatus[] = ["scheduled", "in_progress", "completed"];

/** Joined by ids alone, which an index of their own finds on PostgreSQL (decision 27). */
const known = (db: Kysely<Tables>, organizationId: number, audience: Audience) =>
	db
		.selectFrom("games as g")
		.innerJoin("season_leagues as sl", "sl.id", "g.season_league_id")
		.innerJoin("leagues as l", "l.id", "sl.league_id")
		.innerJoin("team_entries as he", "he.id", "g.home_entry_id")
		.innerJoin("teams as ht", "ht.id", "he.team_id")
		.innerJoin("team_entries as ae", "ae.id", "g.away_entry_id")
		.innerJoin("teams as at", "at.id", "ae.team_id")
		.select(gameColumns)
		.select(resultColumnsOfJoined)
		.select(["g.created_by", "sl.season_id", isDraft.as("is_draft")])
		.select(["l.id as league_id", "l.name as league_name", "l.sport_id"])
		.select(["ht.id as home_team_id", "ht.name as home_name", "ht.logo_url as home_logo_url"])
		.select(["ht.colors as home_colors", "at.colors as away_colors"])
		.select(["he.withdrawal as home_withdrawal", "ae.withdrawal as away_withdrawal"])
		.select(["at.id as away_team_id", "at.name as away_name", "at.logo_url as away_logo_url"])
		.where("g.organization_id", "=", organizationId)
		.where(isToldTo[audience]);

const findKnown = perAudience((audience) =>
	prepared((db, organizationId: number, id: number) =>
		known(db, organizationId, audience).where("g.id", "=", id),
	),
);

const findMany = perAudience((audience) =>
	prepared((db, organizationId: number, ids: readonly number[]) =>
		known(db, organizationId, audience).where("g.id", "in", ids),
	),
);

/** Live, or without points, whatever else its status says (rule `played-by-score`). */
const isComing = sql<SqlBool>`(g.status = 'in_progress' or (g.status in ('scheduled', 'completed')
	and coalesce(g.home_score, 0) = 0 and coalesce(g.away_score, 0) = 0 and not ${isDraw}))`;

const listComing = perAudience((audience) =>
	prepared((db, organizationId: number, entryIds: readonly number[], from: string, count: number) =>
		known(db, organizationId, audience)
			.where("g.date", ">=", from)
			.where(({ or, eb }) =>
				or([eb("g.home_entry_id", "in", entryIds), eb("g.away_entry_id", "in", entryIds)]),
			)
			.where(isComing)
			.orderBy("g.date")
			.orderBy("g.time", (order) => order.asc().nullsLast())
			.orderBy("g.id")
			.limit(count),
	),
);

const isDecided = sql<SqlBool>`((g.status = 'forfeit' or (g.status in ('scheduled', 'completed')
	and coalesce(g.home_score, 0) + coalesce(g.away_score, 0) > 0) or ${isDraw}) and not ${isAnnulled})`;

/** Entries of a team that are asked for its last meetings: some years' worth. */
const lateEntries = 12;

const listMeetings = perAudience((audience) =>
	prepared((db, organizationId: number, teamId: number, otherId: number, count: number) =>
		meetings(db, organizationId, { audience, teamId, otherId, entries: lateEntries }).limit(count),
	),
);

const listAllMeetings = perAudience((audience) =>
	prepared((db, organizationId: number, teamId: number, otherId: number) =>
		meetings(db, organizationId, { audience, teamId, otherId, entries: null }),
	),
);

type MeetingsAsked = {
	audience: Audience;
	teamId: number;
	otherId: number;
	/** Among how many of the last entries of each team; null for all of them. */
	entries: number | null;
};

function meetings(
	db: Kysely<Tables>,
	organizationId: number,
	{ audience, teamId, otherId, entries }: MeetingsAsked,
) {
	const entered = (team: number) => {
		const all = db
			.selectFrom("team_entries as le")
			.select("le.id")
			.where("le.organization_id", "=", organizationId)
			.where("le.team_id", "=", team);
		return entries === null ? all : all.orderBy("le.id", "desc").limit(sql.lit(entries));
	};
	// By the index of the away side, else SQLite walks through all games by date.
	const met = (home: number, away: number) =>
		db
			.selectFrom("games as m")
			.select("m.id")
			.where("m.organization_id", "=", organizationId)
			.where("m.home_entry_id", "in", entered(home))
			.where("m.away_entry_id", "in", entered(away));
	return known(db, organizationId, audience)
		.innerJoin("seasons as s", "s.id", "sl.season_id")
		.where("s.is_visible", "=", sql.lit(1))
		.where(isDecided)
		.where("g.id", "in", met(teamId, otherId).unionAll(met(otherId, teamId)))
		.orderBy("g.date", "desc")
		.orderBy("g.id", "desc");
}

export type HighestAsked = {
	by: keyof typeof highest;
	sportId: number;
	seasonId: number | undefined;
	phase: Phase | undefined;
	count: number;
};

/** As the indexes of games have them. */
const highest = {
	margin: sql<number>`abs(g.home_score - g.away_score)`,
	score: sql<number>`case when g.home_score > g.away_score then g.home_score else g.away_score end`,
};

type KnownColumns = GameColumns & {
	is_draft: SqlBool;
	created_by: number | null;
	season_id: number;
	league_id: number;
	league_name: string;
	sport_id: number;
	home_team_id: number;
	home_name: string;
	home_logo_url: string | null;
	away_team_id: number;
	away_name: string;
	away_logo_url: string | null;
	home_colors: string | null;
	away_colors: string | null;
	home_withdrawal: string | null;
	away_withdrawal: string | null;
};

function toKnownGame(row: KnownColumns): KnownGame {
	return {
		...toGame(row),
		seasonId: row.season_id,
		sportId: row.sport_id,
		// 0 or 1 on SQLite.
		isDraft: Boolean(row.is_draft),
		createdBy: row.created_by,
		league: { id: row.league_id, name: row.league_name },
		home: {
			entryId: row.home_entry_id,
			teamId: row.home_team_id,
			name: row.home_name,
			...toCrest({ logo_url: row.home_logo_url, colors: row.home_colors }),
			...toWithdrawal(row.home_withdrawal),
		},
		away: {
			entryId: row.away_entry_id,
			teamId: row.away_team_id,
			name: row.away_name,
			...toCrest({ logo_url: row.away_logo_url, colors: row.away_colors }),
			...toWithdrawal(row.away_withdrawal),
		},
	};
}
