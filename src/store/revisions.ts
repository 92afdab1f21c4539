import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { GameRow } from "./game/rows.ts";

/** What a calendar shows of a game: when, where, who, and whether it takes place at all. */
type Appointment = Pick<
	GameRow,
	"date" | "time" | "location" | "home_entry_id" | "away_entry_id"
> & { status: string };

const shown = ["date", "time", "location", "home_entry_id", "away_entry_id", "status"] as const;

/**
 * Changes of games, with what counts them: calendars that were subscribed to tell by a higher
 * revision that an appointment is another now (RFC 5545 §3.8.7.4). What stays the same counts for
 * nothing, and scores are no appointment.
 */
export function revising<Changes extends Partial<Appointment>>(
	changes: Changes,
	at: string,
): Changes & { revision: RawBuilder<number>; revised_at: RawBuilder<string | null> } {
	const given = shown.filter((name) => name in changes);
	const differences = given.map((name) => sql`${sql.ref(name)} is distinct from ${changes[name]}`);
	const isAnother = sql<SqlBool>`(${sql.join([sql`false`, ...differences], sql` or `)})`;
	return {
		...changes,
		revision: sql<number>`revision + case when ${isAnother} then 1 else 0 end`,
		revised_at: sql<string | null>`case when ${isAnother} then ${at} else revised_at end`,
	};
}
