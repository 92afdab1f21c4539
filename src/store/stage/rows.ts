import type { Generated } from "kysely";
import type { SeriesLength, SeriesPart } from "#domain/stage/stage.ts";
import type { Flag } from "../flag.ts";

export type StageRow = {
	id: number;
	organization_id: number;
	/** The league in a season whose games they are. */
	season_league_id: number;
	name: string;
	/** JSON. */
	format: string;
	seeds_by: Generated<"table" | "hand">;
	/** The day on which the table seeds it by itself. */
	seeds_on: string | null;
	seeded_at: string | null;
	/** Null as long as visitors know nothing of it. */
	published_at: string | null;
	/** JSON: which teams may play. */
	eligibility: Generated<string>;
	/** How many games of the regular season a player needs. */
	min_games: Generated<number>;
	created_by: number | null;
};

/** A league whose teams it takes. */
export type StageLeagueRow = {
	organization_id: number;
	stage_id: number;
	season_league_id: number;
};

export type StageSeedRow = {
	organization_id: number;
	stage_id: number;
	seed: number;
	entry_id: number;
	/** Why it plays although it is not eligible. */
	overruled: string | null;
	/** Why it plays no more. */
	withdrawn: string | null;
};

export type StageSeriesRow = {
	id: number;
	organization_id: number;
	stage_id: number;
	number: number;
	part: SeriesPart;
	round: number;
	group_number: number | null;
	/** JSON: who comes from where. */
	home_from: string;
	away_from: string;
	best_of: SeriesLength;
	is_if_needed: Generated<Flag>;
	/** Which entry the league gave it to, and why; with a reason and no entry, nobody. */
	decided_for: number | null;
	decided_reason: string | null;
};

export type StageGameRow = {
	/** The one its row of `games` has or will have. */
	id: number;
	organization_id: number;
	series_id: number;
	number: number;
	is_home_better: Generated<Flag>;
	/** Not needed any more; its row of `games` is cancelled then. */
	is_spare: Generated<Flag>;
	date: string | null;
	time: string | null;
	location: string | null;
	revision: Generated<number>;
	revised_at: string | null;
};
