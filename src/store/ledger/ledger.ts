import type { Kysely, Selectable } from "kysely";
import type { Debtor, Entry } from "#domain/ledger/ledger.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import type { LedgerEntryRow } from "./rows.ts";

/** An entry as it is kept, with what a team was called when it was made. */
export type StoredEntry = Entry & {
	called: string | null;
	/** What made it where nobody did. */
	source: string | null;
};

/** With whether another entry takes it back. */
export type StandingEntry = StoredEntry & { isReversed: boolean };

export type EntryToKeep = Omit<StoredEntry, "id">;

/** Which entries are asked for; what is left out does not matter. */
export type EntriesAsked = {
	debtor?: Debtor;
	/** Of any of these clubs. */
	teamIds?: readonly number[];
	seasonId?: number | undefined;
};

const columnOf = {
	team: "team_id",
	player: "player_id",
	signUp: "sign_up_id",
	official: "official_id",
} as const;

/** What is owed to the organization and was paid, entry by entry; they are added and never changed. */
export const ledger = (organizationId: number, db: Kysely<Tables>) => {
	/** With players as whom they are known by now, and sign-ups as what they became. */
	const entries = () =>
		db
			.selectFrom("ledger_entries as l")
			.leftJoin("sign_ups as s", within("s.id", "l.sign_up_id"))
			.leftJoin("player_redirects as r", (join) =>
				join
					.onRef("r.organization_id", "=", "l.organization_id")
					.on((on) => on("r.former_id", "=", on.fn.coalesce("l.player_id", "s.player_id"))),
			)
			.selectAll("l")
			.select([
				"r.player_id as known_as",
				"s.team_id as became_team",
				"s.player_id as became_player",
			])
			.where("l.organization_id", "=", organizationId);

	const withReversals = () =>
		entries()
			.leftJoin("ledger_entries as back", within("back.reverses", "l.id"))
			.select("back.id as reversed_by")
			.orderBy("l.id");

	return {
		/** In the order in which they were made. */
		async list({ debtor, teamIds, seasonId }: EntriesAsked): Promise<StoredEntry[]> {
			let query = entries();
			if (seasonId !== undefined) query = query.where("l.season_id", "=", seasonId);
			if (teamIds !== undefined)
				query = query.where((of) =>
					of.or([of("l.team_id", "in", teamIds), of("s.team_id", "in", teamIds)]),
				);
			if (debtor !== undefined) {
				const { kind, id } = debtor;
				query = query.where((of) => {
					const own = of(`l.${columnOf[kind]}`, "=", id);
					if (kind === "signUp" || kind === "official") return own;
					const became = of(`s.${columnOf[kind]}`, "=", id);
					return of.or([own, became, ...(kind === "player" ? [of("r.player_id", "=", id)] : [])]);
				});
			}
			return (await query.orderBy("l.id").execute()).map(toEntry);
		},

		async find(id: number): Promise<StoredEntry | undefined> {
			const row = await entries().where("l.id", "=", id).executeTakeFirst();
			return row && toEntry(row);
		},

		/** What was made by what begins so, and whether it was taken back. */
		async listBySource(start: string): Promise<StandingEntry[]> {
			const rows = await withReversals()
				.where("l.source", ">=", start)
				.where("l.source", "<", `${start}~`)
				.execute();
			return rows.map(toStanding);
		},

		/** The same of what was made by one of these. */
		async listBySources(sources: readonly string[]): Promise<StandingEntry[]> {
			const all: StandingEntry[] = [];
			await inChunks(sources, async (chunk) => {
				const rows = await withReversals().where("l.source", "in", chunk).execute();
				all.push(...rows.map(toStanding));
			});
			return all;
		},

		/** The entry that takes another one back. */
		async findReversalOf(id: number): Promise<StoredEntry | undefined> {
			const row = await entries().where("l.reverses", "=", id).executeTakeFirst();
			return row && toEntry(row);
		},

		async isEmpty(): Promise<boolean> {
			return (await entries().limit(1).execute()).length === 0;
		},

		/** Answers them with their ids. */
		async add(made: readonly EntryToKeep[]): Promise<StoredEntry[]> {
			const kept = await withIds(db, "ledger_entries", made);
			await inChunks(kept, (chunk) =>
				db
					.insertInto("ledger_entries")
					.values(chunk.map((entry) => toRow(organizationId, entry)))
					.execute(),
			);
			return kept;
		},
	};
};

function toRow(organizationId: number, { debtor, by, ...entry }: StoredEntry): LedgerEntryRow {
	const idOf = (kind: Debtor["kind"]) => (debtor.kind === kind ? debtor.id : null);
	return {
		id: entry.id,
		organization_id: organizationId,
		team_id: idOf("team"),
		player_id: idOf("player"),
		sign_up_id: idOf("signUp"),
		official_id: idOf("official"),
		kind: entry.kind,
		amount: entry.amount,
		day: entry.day,
		due: entry.due,
		method: entry.method,
		season_id: entry.seasonId,
		why: entry.why,
		called: entry.called,
		reverses: entry.reverses,
		source: entry.source,
		user_id: by.id,
		username: by.name,
		written_at: entry.at,
	};
}

function toEntry(row: Selectable<LedgerEntryRow> & Known): StoredEntry {
	return {
		id: row.id,
		debtor: toDebtor(row),
		kind: row.kind,
		amount: row.amount,
		day: row.day,
		due: row.due,
		method: row.method,
		seasonId: row.season_id,
		why: row.why,
		called: row.called,
		reverses: row.reverses,
		source: row.source,
		by: { id: row.user_id, name: row.username },
		at: row.written_at,
	};
}

function toStanding(
	row: Selectable<LedgerEntryRow> & Known & { reversed_by: number | null },
): StandingEntry {
	return { ...toEntry(row), isReversed: row.reversed_by !== null };
}

/** Who a player is by now, and what a sign-up became. */
type Known = Record<"known_as" | "became_team" | "became_player", number | null>;

/** A sign-up that was accepted owes as the team or the player it became (rule `one-debtor`). */
function toDebtor(row: Selectable<LedgerEntryRow> & Known): Debtor {
	const { sign_up_id, official_id, known_as } = row;
	if (official_id !== null) return { kind: "official", id: official_id };
	const team = row.team_id ?? row.became_team;
	if (team !== null) return { kind: "team", id: team };
	const player = known_as ?? row.player_id ?? row.became_player;
	if (player !== null) return { kind: "player", id: player };
	return { kind: "signUp", id: sign_up_id ?? 0 };
}
