import type { Dialect } from "../engine/database.ts";
import type { Tables } from "../tables.ts";

/** The migration since which seasons can be locked. */
export const lockedSince = "0035-honors";

/** What a write is broken off with. */
const sign = "this season is locked";

/** Whether an error says that a season is locked (sqlite.org/rescode.html; the other code is ours). */
export function isSeasonLocked(error: unknown): boolean {
	return error instanceof Error && error.message.includes(sign);
}

type Guarded = {
	table: keyof Tables & string;
	/** The id of the league in a season that a row belongs to, as SQL of both engines. */
	place: (row: string) => string;
	/** Those whose change is one of what was played; without them all are. */
	columns?: readonly string[];
	/** Rows may still be changed. */
	isOpenToChanges?: true;
};

const own = (row: string) => `${row}.season_league_id`;
const of = (table: string, column: string) => (row: string) =>
	`(select x.season_league_id from ${table} x
		where x.organization_id = ${row}.organization_id and x.id = ${row}.${column})`;

/**
 * What stands as it is while its season is locked. Names of captains, videos and who made a game are left out: people are made anonymous, and users deleted.
 */
const guarded: readonly Guarded[] = [
	{
		table: "season_leagues",
		place: (row) => `${row}.id`,
		columns: ["table_setup", "season_id", "league_id"],
	},
	{
		table: "team_entries",
		place: own,
		columns: ["season_league_id", "team_id", "withdrawal", "captain_id"],
	},
	{ table: "roster_spots", place: of("team_entries", "entry_id") },
	{ table: "schedules", place: own },
	{
		table: "games",
		place: own,
		columns: [
			"season_league_id",
			"schedule_id",
			"stage_id",
			"home_entry_id",
			"away_entry_id",
			"date",
			"time",
			"location",
			"status",
			"forfeited_by",
			"both_forfeited",
			"home_score",
			"away_score",
		],
	},
	{ table: "period_scores", place: of("games", "game_id") },
	{ table: "stat_lines", place: of("games", "game_id") },
	{ table: "plays", place: of("games", "game_id") },
	{ table: "player_game_stats", place: of("games", "game_id") },
	{
		table: "stages",
		place: own,
		columns: ["name", "format", "seeds_by", "seeds_on", "seeded_at", "published_at", "eligibility"],
	},
	{ table: "stage_leagues", place: own },
	{ table: "stage_seeds", place: of("stages", "stage_id") },
	{ table: "stage_series", place: of("stages", "stage_id") },
	{
		table: "stage_games",
		place: (row) => `(select x.season_league_id from stages x
			join stage_series y on y.organization_id = x.organization_id and y.stage_id = x.id
			where y.organization_id = ${row}.organization_id and y.id = ${row}.series_id)`,
	},
	{ table: "honors", place: own, isOpenToChanges: true },
];

/**
 * Has the database itself refuse whatever would change what was played in a locked season, so that nobody
 * forgets to ask: scores, imports, undoing, what is done at night (rule `locked-season`). To be said after
 * every migration, like the counting of storage.
 */
export function lockingStatements(dialect: Dialect): string[] {
	return triggers().flatMap(inWordsOf[dialect]);
}

/** For what brings rows back as they were, before it says the above again. */
export function openingStatements(dialect: Dialect): string[] {
	return triggers().map(({ name, table }) =>
		dialect === "sqlite"
			? `drop trigger if exists ${name}`
			: `drop trigger if exists ${name} on ${table}`,
	);
}

/** `when` says of one row, under a name, that it may not be written. */
type Trigger = {
	name: string;
	event: string;
	table: string;
	row: "old" | "new";
	when: (row: string) => string;
};

const inWordsOf: Record<Dialect, (trigger: Trigger) => string[]> = {
	sqlite: ({ name, event, table, row, when }) => [
		`drop trigger if exists ${name}`,
		`create trigger ${name} before ${event} on ${table} when ${hasLocked(row)} and ${when(row)}
			begin select raise(abort, '${sign}'); end`,
	],
	// Rows that a statement adds or removes are asked about at once. A trigger of columns knows no statement.
	postgres: ({ name, event, table, row, when }) => {
		const isOfRows = event.startsWith("update");
		const of = (condition: (row: string) => string) =>
			isOfRows ? condition(row) : `exists (select 1 from those one where ${condition("one")})`;
		return [
			`create or replace function ${name}() returns trigger language plpgsql as $$ begin
				if ${of(hasLocked)} and ${of(when)} then
					raise exception '${sign}' using errcode = 'FH001';
				end if;
				return null; end $$`,
			`create or replace trigger ${name} after ${event} on ${table}
				${isOfRows ? "for each row" : `referencing ${row} table as those for each statement`}
				execute function ${name}()`,
		];
	},
};

function triggers(): Trigger[] {
	return [
		{
			name: "season_lock_seasons_removed",
			event: "delete",
			table: "seasons",
			row: "old",
			when: (row) => `${row}.locked_at is not null and ${isThere(row)}`,
		},
		...guarded.flatMap((one) => {
			const { table, columns, isOpenToChanges } = one;
			const change = columns === undefined ? "update" : `update of ${columns.join(", ")}`;
			const trigger = (verb: string, event: string, row: "old" | "new"): Trigger => ({
				name: `season_lock_${table}_${verb}`,
				event,
				table,
				row,
				when: (name) => isLocked(one, name),
			});
			const changed = [trigger("left", change, "old"), trigger("changed", change, "new")];
			return [
				trigger("added", "insert", "new"),
				trigger("removed", "delete", "old"),
				...(isOpenToChanges ? [] : changed),
			];
		}),
	];
}

/** Most organizations have locked nothing, and are asked no more. */
function hasLocked(row: string): string {
	return `exists (select 1 from seasons s
		where s.organization_id = ${row}.organization_id and s.locked_at is not null)`;
}

function isLocked({ table, place }: Guarded, row: string): string {
	const [from, season] =
		table === "season_leagues"
			? ["seasons s", `s.id = ${row}.season_id`]
			: [
					`season_leagues sl join seasons s
						on s.organization_id = sl.organization_id and s.id = sl.season_id`,
					`sl.id = ${place(row)} and sl.organization_id = ${row}.organization_id`,
				];
	return `(exists (select 1 from ${from} where s.organization_id = ${row}.organization_id
		and ${season} and s.locked_at is not null) and ${isThere(row)})`;
}

/** An organization that is deleted takes its locked seasons with it. */
function isThere(row: string): string {
	return `exists (select 1 from organizations o where o.id = ${row}.organization_id)`;
}
