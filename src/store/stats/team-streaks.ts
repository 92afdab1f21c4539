import type { Kysely } from "kysely";
import type { PhaseAsked } from "#domain/season/phase.ts";
import type { StreakKind, TeamStreak } from "#domain/stats/ranking/team-streaks.ts";
import type { Team } from "#domain/team/team.ts";
import { insertRows } from "../engine/chunks.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { toCrest } from "../team/team-columns.ts";

/** With the sport it was played in. */
export type StoredStreak = TeamStreak & { sportId: number };

export type KeptStreak = Pick<TeamStreak, "length" | "since" | "until"> & {
	entryId: number;
	team: Team;
	seasonId: number;
	seasonName: string;
};

type StreaksAsked = {
	sportId: number;
	kind: StreakKind;
	phase: PhaseAsked;
	/** Without one all that visitors can see. */
	seasonId: number | undefined;
	count: number;
};

/** The longest streaks of teams in each season, kept as the sums of `totals` are (decision 5). */
export const teamStreaks = (organizationId: number, db: Kysely<Tables>) => ({
	/**
	 * Writes the streaks of a season: of these entries, or of all. Of entries only those that are other ones
	 * now: most games leave the longest as they are.
	 */
	async replaceSeason(
		seasonId: number,
		entryIds: readonly number[] | "all",
		streaks: readonly StoredStreak[],
	): Promise<void> {
		const toRow = ({ entryId, sportId, ...rest }: StoredStreak) => ({
			organization_id: organizationId,
			entry_id: entryId,
			season_id: seasonId,
			sport_id: sportId,
			...rest,
		});
		if (entryIds === "all") {
			await clearSeason(db, organizationId, seasonId);
			return insertRows(db, "team_streaks", streaks.map(toRow));
		}
		const kept = await listOf(db, organizationId, entryIds);
		const known = new Set(kept.map(textOf));
		const stay = new Set(streaks.map(keyOf));
		for (const { entryId, phase, kind } of kept.filter((streak) => !stay.has(keyOf(streak)))) {
			await clearOne(db, organizationId, entryId, phase, kind);
		}
		const others = streaks.filter((streak) => !known.has(textOf(streak)));
		await insertRows(db, "team_streaks", others.map(toRow), key);
	},

	/** The longest of a kind, in visible seasons or in one of them. */
	async listLongest({
		sportId,
		kind,
		phase,
		seasonId,
		count,
	}: StreaksAsked): Promise<KeptStreak[]> {
		let longest = db
			.selectFrom("team_streaks as k")
			.select(["k.organization_id", "k.entry_id", "k.season_id", "k.length", "k.since", "k.until"])
			.where("k.organization_id", "=", organizationId)
			.where("k.sport_id", "=", sportId)
			.where("k.kind", "=", kind)
			.where("k.phase", "=", phase)
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom("seasons as v")
						.select("v.id")
						.whereRef("v.organization_id", "=", "k.organization_id")
						.whereRef("v.id", "=", "k.season_id")
						.where("v.is_visible", "=", 1),
				),
			)
			.orderBy("k.length", "desc")
			.orderBy("k.entry_id")
			.limit(count);
		if (seasonId !== undefined) longest = longest.where("k.season_id", "=", seasonId);
		// Named only once they are chosen, or SQLite reads those of sixty seasons.
		const rows = await db
			.selectFrom(longest.as("k"))
			.innerJoin("seasons as s", within("s.id", "k.season_id"))
			.innerJoin("team_entries as e", within("e.id", "k.entry_id"))
			.innerJoin("teams as t", within("t.id", "e.team_id"))
			.select(["k.entry_id", "k.length", "k.since", "k.until"])
			.select(["t.id as team_id", "t.name as team_name", "t.logo_url", "t.colors"])
			.select(["s.id as season_id", "s.name as season_name"])
			.orderBy("k.length", "desc")
			.orderBy("k.entry_id")
			.execute();
		return rows.map((row) => ({
			entryId: row.entry_id,
			team: { id: row.team_id, name: row.team_name, ...toCrest(row) },
			seasonId: row.season_id,
			seasonName: row.season_name,
			length: row.length,
			since: row.since,
			until: row.until,
		}));
	},
});

const key = ["organization_id", "entry_id", "phase", "kind"] as const;

const keyOf = ({ entryId, phase, kind }: StoredStreak) => `${entryId} ${phase} ${kind}`;

const textOf = (streak: StoredStreak) =>
	`${keyOf(streak)} ${streak.sportId} ${streak.length} ${streak.since} ${streak.until}`;

const listOf = prepared((db, organizationId: number, entryIds: readonly number[]) =>
	db
		.selectFrom("team_streaks")
		.select(["entry_id as entryId", "sport_id as sportId", "phase", "kind"])
		.select(["length", "since", "until"])
		.where("organization_id", "=", organizationId)
		.where("entry_id", "in", entryIds),
);

const clearSeason = prepared((db, organizationId: number, seasonId: number) =>
	db
		.deleteFrom("team_streaks")
		.where("organization_id", "=", organizationId)
		.where("season_id", "=", seasonId),
);

const clearOne = prepared(
	(db, organizationId: number, entryId: number, phase: PhaseAsked, kind: StreakKind) =>
		db
			.deleteFrom("team_streaks")
			.where("organization_id", "=", organizationId)
			.where("entry_id", "=", entryId)
			.where("phase", "=", phase)
			.where("kind", "=", kind),
);
