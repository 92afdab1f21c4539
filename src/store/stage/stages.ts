import type { Kysely } from "kysely";
import { everybodyEligible, type StageEligibility } from "#domain/stage/eligibility.ts";
import type { SeriesPlan, StageFormat } from "#domain/stage/stage.ts";
import { type Audience, perAudience } from "../audience.ts";
import { withIds } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { stageGames } from "./stage-games.ts";

/** A stage with the league in a season whose games it has. */
export type StoredStage = StageChoices & {
	id: number;
	seasonLeagueId: number;
	seasonId: number;
	leagueId: number;
	leagueName: string;
	sportId: number;
	seededAt: string | null;
	/** Null as long as visitors know nothing of it. */
	publishedAt: string | null;
	createdBy: number | null;
};

/** What the league chooses of a stage. */
export type StageChoices = {
	name: string;
	format: StageFormat;
	seedsBy: "table" | "hand";
	/** The day on which the table seeds it by itself. */
	seedsOn: string | null;
	eligibility: StageEligibility;
	/** How many games of the regular season a player needs. */
	minGames: number;
};

export type StoredSeed = {
	stageId: number;
	seed: number;
	entryId: number;
	overruled: string | null;
	withdrawn: string | null;
};

export type StoredSeries = {
	id: number;
	stageId: number;
	plan: SeriesPlan;
	/** Which entry the league gave it to, null for none of them, and why. */
	decided: { entryId: number | null; reason: string } | null;
};

/** Which games that wait for their teams are asked for: the one of an id, or those with a date. */
export type WaitingAsked = {
	id?: number | undefined;
	/** The first day. */
	from?: string | undefined;
	leagueId?: number | undefined;
	seasonLeagueIds?: readonly number[] | undefined;
};

export const stages = (organizationId: number, db: Kysely<Tables>, audience: Audience) => {
	const change = (id: number) =>
		db.updateTable("stages").where("organization_id", "=", organizationId).where("id", "=", id);

	return {
		...stageGames(organizationId, db),

		/** The stages of some seasons in the order they were made; visitors are told of published ones. */
		async listBySeasons(seasonIds: readonly number[]): Promise<StoredStage[]> {
			if (seasonIds.length === 0) return [];
			return (await listBySeasons[audience](db, organizationId, seasonIds)).map(toStage);
		},

		async find(id: number): Promise<StoredStage | undefined> {
			const [row] = await find[audience](db, organizationId, id);
			return row && toStage(row);
		},

		/** The stages that have games whose teams are not both known, among those that are asked for. */
		async listWaiting({
			id,
			from,
			leagueId,
			seasonLeagueIds,
		}: WaitingAsked): Promise<StoredStage[]> {
			if (seasonLeagueIds?.length === 0) return [];
			let waiting = db
				.selectFrom("stage_games as p")
				.innerJoin("stage_series as s", within("s.id", "p.series_id"))
				.leftJoin("games as g", within("g.id", "p.id"))
				.select("s.stage_id")
				.where("p.organization_id", "=", organizationId)
				.where("p.is_spare", "=", 0)
				.where("g.id", "is", null);
			if (id === undefined) waiting = waiting.where("p.date", "is not", null);
			else waiting = waiting.where("p.id", "=", id);
			if (from !== undefined) waiting = waiting.where("p.date", ">=", from);
			let query = known(db, organizationId, audience).where("t.id", "in", waiting);
			if (leagueId !== undefined) query = query.where("sl.league_id", "=", leagueId);
			if (seasonLeagueIds !== undefined)
				query = query.where("t.season_league_id", "in", seasonLeagueIds);
			return (await query.orderBy("t.id").execute()).map(toStage);
		},

		/** Of some stages, by seed. */
		async listSeeds(stageIds: readonly number[]): Promise<StoredSeed[]> {
			if (stageIds.length === 0) return [];
			const rows = await listSeeds(db, organizationId, stageIds);
			return rows.map((row) => ({
				stageId: row.stage_id,
				seed: row.seed,
				entryId: row.entry_id,
				overruled: row.overruled,
				withdrawn: row.withdrawn,
			}));
		},

		/** Of some stages, by number. */
		async listSeries(stageIds: readonly number[]): Promise<StoredSeries[]> {
			if (stageIds.length === 0) return [];
			return (await listSeries(db, organizationId, stageIds)).map(toSeries);
		},

		/** Answers its id. */
		async insert(
			stage: StageChoices & { seasonLeagueId: number; createdBy: number | null },
		): Promise<number> {
			const [row] = await withIds(db, "stages", [
				{
					organization_id: organizationId,
					season_league_id: stage.seasonLeagueId,
					created_by: stage.createdBy,
					...toColumns(stage),
				},
			]);
			if (row === undefined) return 0;
			await db
				.insertInto("stages")
				.values({ ...row, seeded_at: null, published_at: null })
				.execute();
			return row.id;
		},

		async save(id: number, stage: StageChoices): Promise<void> {
			await change(id).set(toColumns(stage)).execute();
		},

		async savePublication(id: number, publishedAt: string | null): Promise<void> {
			await change(id).set({ published_at: publishedAt }).execute();
		},

		async replaceSeeds(
			stageId: number,
			seeds: readonly Omit<StoredSeed, "stageId">[],
			seededAt: string | null,
		): Promise<void> {
			await db
				.deleteFrom("stage_seeds")
				.where("organization_id", "=", organizationId)
				.where("stage_id", "=", stageId)
				.execute();
			if (seeds.length > 0) {
				await db
					.insertInto("stage_seeds")
					.values(
						seeds.map(({ seed, entryId, overruled, withdrawn }) => ({
							organization_id: organizationId,
							stage_id: stageId,
							seed,
							entry_id: entryId,
							overruled,
							withdrawn,
						})),
					)
					.execute();
			}
			await change(stageId).set({ seeded_at: seededAt }).execute();
		},

		/** The leagues in a season whose teams it takes, by stage. */
		async listLeagues(stageIds: readonly number[]): Promise<Map<number, number[]>> {
			if (stageIds.length === 0) return new Map();
			const rows = await listLeagues(db, organizationId, stageIds);
			const byStage = Map.groupBy(rows, (row) => row.stage_id);
			return new Map(
				[...byStage].map(([id, those]) => [id, those.map((row) => row.season_league_id)]),
			);
		},

		async insertLeagues(stageId: number, seasonLeagueIds: readonly number[]): Promise<void> {
			await db
				.insertInto("stage_leagues")
				.values(
					seasonLeagueIds.map((id) => ({
						organization_id: organizationId,
						stage_id: stageId,
						season_league_id: id,
					})),
				)
				.execute();
		},

		async setWithdrawn(stageId: number, entryId: number, reason: string | null): Promise<void> {
			await db
				.updateTable("stage_seeds")
				.set({ withdrawn: reason })
				.where("organization_id", "=", organizationId)
				.where("stage_id", "=", stageId)
				.where("entry_id", "=", entryId)
				.execute();
		},

		async setDecided(seriesId: number, decided: StoredSeries["decided"]): Promise<void> {
			await db
				.updateTable("stage_series")
				.set({ decided_for: decided?.entryId ?? null, decided_reason: decided?.reason ?? null })
				.where("organization_id", "=", organizationId)
				.where("id", "=", seriesId)
				.execute();
		},

		/** Adds series; their ids come back in the order of the plans. */
		async insertSeries(stageId: number, plans: readonly SeriesPlan[]): Promise<number[]> {
			const rows = await withIds(
				db,
				"stage_series",
				plans.map((plan) => ({
					organization_id: organizationId,
					stage_id: stageId,
					number: plan.number,
					part: plan.part,
					round: plan.round,
					group_number: plan.group ?? null,
					home_from: JSON.stringify(plan.home),
					away_from: JSON.stringify(plan.away),
					best_of: plan.bestOf,
					is_if_needed: plan.isOnlyIfNeeded ? 1 : 0,
					decided_for: null,
					decided_reason: null,
				})),
			);
			if (rows.length > 0) await db.insertInto("stage_series").values(rows).execute();
			return rows.map(({ id }) => id);
		},

		/** With the places its games had; their rows of `games` are the caller's. */
		async removeSeries(stageId: number): Promise<void> {
			await db
				.deleteFrom("stage_series")
				.where("organization_id", "=", organizationId)
				.where("stage_id", "=", stageId)
				.execute();
		},
	};
};

const known = (db: Kysely<Tables>, organizationId: number, audience: Audience) => {
	const all = db
		.selectFrom("stages as t")
		.innerJoin("season_leagues as sl", within("sl.id", "t.season_league_id"))
		.innerJoin("leagues as l", within("l.id", "sl.league_id"))
		.selectAll("t")
		.select(["sl.season_id", "sl.league_id", "l.name as league_name", "l.sport_id"])
		.where("t.organization_id", "=", organizationId);
	return audience === "members" ? all : all.where("t.published_at", "is not", null);
};

const listBySeasons = perAudience((audience) =>
	prepared((db, organizationId: number, seasonIds: readonly number[]) =>
		known(db, organizationId, audience).where("sl.season_id", "in", seasonIds).orderBy("t.id"),
	),
);

const find = perAudience((audience) =>
	prepared((db, organizationId: number, id: number) =>
		known(db, organizationId, audience).where("t.id", "=", id),
	),
);

const listSeeds = prepared((db, organizationId: number, stageIds: readonly number[]) =>
	db
		.selectFrom("stage_seeds")
		.selectAll()
		.where("organization_id", "=", organizationId)
		.where("stage_id", "in", stageIds)
		.orderBy("stage_id")
		.orderBy("seed"),
);

const listLeagues = prepared((db, organizationId: number, stageIds: readonly number[]) =>
	db
		.selectFrom("stage_leagues")
		.selectAll()
		.where("organization_id", "=", organizationId)
		.where("stage_id", "in", stageIds)
		.orderBy("season_league_id"),
);

const listSeries = prepared((db, organizationId: number, stageIds: readonly number[]) =>
	db
		.selectFrom("stage_series")
		.selectAll()
		.where("organization_id", "=", organizationId)
		.where("stage_id", "in", stageIds)
		.orderBy("stage_id")
		.orderBy("number"),
);

type StageColumns = Awaited<ReturnType<ReturnType<typeof known>["execute"]>>[number];

function toStage(row: StageColumns): StoredStage {
	return {
		id: row.id,
		seasonLeagueId: row.season_league_id,
		seasonId: row.season_id,
		leagueId: row.league_id,
		leagueName: row.league_name,
		sportId: row.sport_id,
		name: row.name,
		format: JSON.parse(row.format),
		seedsBy: row.seeds_by,
		seedsOn: row.seeds_on,
		// What was not asked when it was planned asks nothing.
		eligibility: { ...everybodyEligible, ...JSON.parse(row.eligibility) },
		minGames: row.min_games,
		seededAt: row.seeded_at,
		publishedAt: row.published_at,
		createdBy: row.created_by,
	};
}

function toColumns(stage: StageChoices) {
	return {
		name: stage.name,
		format: JSON.stringify(stage.format),
		seeds_by: stage.seedsBy,
		seeds_on: stage.seedsOn,
		eligibility: JSON.stringify(stage.eligibility),
		min_games: stage.minGames,
	};
}

type SeriesColumns = Awaited<ReturnType<typeof listSeries>>[number];

function toSeries(row: SeriesColumns): StoredSeries {
	const plan: SeriesPlan = {
		number: row.number,
		part: row.part,
		round: row.round,
		home: JSON.parse(row.home_from),
		away: JSON.parse(row.away_from),
		bestOf: row.best_of,
	};
	if (row.group_number !== null) plan.group = row.group_number;
	if (row.is_if_needed === 1) plan.isOnlyIfNeeded = true;
	const { decided_for: entryId, decided_reason: reason } = row;
	return {
		id: row.id,
		stageId: row.stage_id,
		plan,
		decided: reason === null ? null : { entryId, reason },
	};
}
