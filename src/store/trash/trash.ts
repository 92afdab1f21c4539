import { type Kysely, sql } from "kysely";
import type { Audience } from "../audience.ts";
import { isBrokenConstraint } from "../engine/broken-reference.ts";
import { inChunks } from "../engine/chunks.ts";
import { reserveId } from "../engine/ids.ts";
import type { Later } from "../game/box-scores.ts";
import { markMinors } from "../player/minors.ts";
import type { Tables } from "../tables.ts";
import { type Captaincy, captaincies } from "../team/captaincies.ts";
import { type Merged, type PlayerMerge, playerMerges } from "./player-merges.ts";
import { type ComingRows, putBack, readyRows } from "./put-back.ts";
import { trashImages } from "./trash-images.ts";
import { type Images, type RowKind, tableOf } from "./trash-tables.ts";
import { textOf } from "./trash-text.ts";

/** What can be thrown away as a whole and come back (rule `deletion-comes-back`). */
export type TrashKind = RowKind | "scheduleGames" | "merge";
export type { Images, PlayerMerge, RowKind };

export type Trashed = {
	id: number;
	kind: TrashKind;
	subjectId: number;
	/** What people called it. */
	label: string;
	/** Null when that was a program, or the user is gone. */
	deletedBy: { id: number; username: string } | null;
	deletedAt: string;
};

type Root = { kind: RowKind; id: number };

export type Discarded = {
	by: number | null;
	at: string;
	label: string;
	/** What goes and comes back together with it. */
	with?: readonly Root[];
	/** All of it as `whatGoes` has just read it. */
	going?: Going;
	/** Done while the games are there that are about to go. */
	whileGamesAreThere?: (gameIds: readonly number[]) => Promise<void>;
};

/** Everything that goes, its games, and all of it as the trash keeps it. */
export type Going = { rows: Images; gameIds: number[]; tables: string[] };

/** What came back, and the seasons whose sums are to be made again. */
export type Restored = Pick<Trashed, "id" | "kind" | "subjectId" | "label"> & {
	seasonIds: number[];
	/** Games among what came back. */
	gameIds: number[];
	/** So many box scores that their sums are worth a transaction of their own. */
	isMuch: boolean;
};

type ComingBack = ComingRows &
	Pick<Trashed, "kind" | "subjectId" | "label"> &
	Pick<Kept, "captaincies" | "merged">;

/** Rows as they stood, and where the players among them were captains. */
type Kept = Images & { captaincies?: Captaincy[]; merged?: Merged };

const thirtyDaysMs = 30 * 24 * 60 * 60_000;

/** Deleted things, whole, for thirty days. To be used inside a transaction. */
export const trash = (
	organizationId: number,
	db: Kysely<Tables>,
	_audience?: Audience,
	later?: Later,
) => ({
	/**
	 * Deletes a row and everything under it and keeps what stood there. Undefined when there is no
	 * such row. What was thrown away longer than thirty days ago goes for good.
	 */
	async discard(kind: RowKind, id: number, discarded: Discarded): Promise<number | undefined> {
		const roots = [{ kind, id }, ...(discarded.with ?? [])];
		const rows = discarded.going?.rows ?? (await rowsUnder(organizationId, db, roots));
		if (!rows[tableOf[kind]]?.some((row) => row.id === id)) return undefined;
		const gameIds = gamesIn(rows);
		if (gameIds.length > 0) await discarded.whileGamesAreThere?.(gameIds);
		return throwAway(organizationId, db, { kind, id, rows, discarded });
	},

	/** These rows and everything under them, where it is much: to be read before the transaction of `discard`. */
	async whatGoes(roots: readonly Root[]): Promise<Going> {
		const rows = await rowsUnder(organizationId, db, roots);
		return { rows, gameIds: gamesIn(rows), tables: await textOf(rows, db) };
	},

	/**
	 * Makes one player of two and keeps, under the former one's id, what it takes to undo that. Undefined
	 * when one of them is not there.
	 */
	async merge(asked: PlayerMerge, discarded: Omit<Discarded, "with">): Promise<number | undefined> {
		const kept = await playerMerges(organizationId, db).merge(asked);
		if (kept === undefined) return undefined;
		return keep(organizationId, db, {
			kind: "merge",
			id: asked.formerId,
			kept: JSON.stringify(kept),
			discarded,
		});
	},

	/** The merges into these former ids cannot be undone any more. */
	async forgetMerges(formerIds: readonly number[]): Promise<void> {
		await inChunks(formerIds, (chunk) =>
			db
				.deleteFrom("trash")
				.where("organization_id", "=", organizationId)
				.where("kind", "=", "merge")
				.where("subject_id", "in", chunk)
				.execute(),
		);
	},

	/**
	 * What was thrown away longer than thirty days ago goes for good, and what was thrown away first
	 * while all of it takes more than so many bytes (rule `trash-by-size`).
	 */
	async removeOld(now: string, mostBytes: number): Promise<void> {
		await deleteOld(organizationId, db, now);
		await sql`delete from trash where organization_id = ${organizationId} and id in (
			select id from (
				select id, row_number() over (order by id desc) as place,
					sum(octet_length(images)) over (order by id desc) as bytes
				from trash where organization_id = ${organizationId}) as kept
			where bytes > ${mostBytes} and place > 1)`.execute(db);
	},

	/** The same with some games of a schedule, which stays. */
	async discardGames(
		scheduleId: number,
		gameIds: readonly number[],
		discarded: Discarded,
	): Promise<number> {
		const rows = await trashImages(organizationId, db).everythingUnder(
			gameIds.map((id) => ({ table: "games", id })),
		);
		const kind = "scheduleGames";
		return throwAway(organizationId, db, { kind, id: scheduleId, rows, discarded });
	},

	/** What was thrown away under an id and can still come back. */
	async find(
		id: number,
		now: string,
	): Promise<Pick<Trashed, "kind" | "subjectId" | "label"> | undefined> {
		const row = await db
			.selectFrom("trash")
			.select(["kind", "subject_id", "label"])
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.where("deleted_at", ">=", thirtyDaysBefore(now))
			.executeTakeFirst();
		return row && { kind: row.kind as TrashKind, subjectId: row.subject_id, label: row.label };
	},

	/** What can still come back, newest first. */
	async list(now: string): Promise<Trashed[]> {
		const rows = await db
			.selectFrom("trash as t")
			.leftJoin("users as u", "u.id", "t.deleted_by")
			.select(["t.id", "t.kind", "t.subject_id", "t.label", "t.deleted_at"])
			.select(["u.id as user_id", "u.username"])
			.where("t.organization_id", "=", organizationId)
			.where("t.deleted_at", ">=", thirtyDaysBefore(now))
			.orderBy("t.id", "desc")
			.execute();
		return rows.map(toTrashed);
	},

	/** All of a deletion that can still come back, where it is much: to be read before the transaction of `restore`. */
	whatComesBack: (id: number, now: string) => whatComesBack(organizationId, db, { id, now }),

	/**
	 * Puts everything of a deletion back under its old ids. A season is no longer the active one when
	 * another is by now (rule `one-active-season`). Undefined when nothing was thrown away under this
	 * id; "impossible" when what it belonged to is gone or its place is taken, and then the
	 * transaction has to be given up. Many box scores come back on SQLite when the transaction has answered
	 * (`boxScores.replaceSoon`).
	 */
	async restore(
		id: number,
		now: string,
		read?: ComingBack,
	): Promise<Restored | "impossible" | undefined> {
		const coming = read ?? (await whatComesBack(organizationId, db, { id, now }));
		if (coming === undefined) return undefined;
		const { rows: stored, many, captaincies: given = [], merged, ...thrown } = coming;
		await db
			.deleteFrom("trash")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
		const images = trashImages(organizationId, db);
		const { seasons = [] } = stored;
		const isTaken = seasons.length > 0 && (await hasActiveSeason(organizationId, db));
		const rows = isTaken
			? { ...stored, seasons: seasons.map((season) => ({ ...season, is_active: 0 })) }
			: stored;
		const merges = playerMerges(organizationId, db);
		try {
			const outcome = await (merged === undefined
				? putBack(organizationId, db, { rows, many }, later)
				: merges.undo(rows, merged));
			if (outcome === "impossible") return outcome;
			await captaincies(organizationId, db).takeUp(given);
		} catch (error) {
			if (isBrokenConstraint(error)) return "impossible";
			throw error;
		}
		await markMinors(organizationId, db);
		return {
			id,
			...thrown,
			gameIds: gamesIn(rows),
			isMuch: many !== null,
			seasonIds: merged ? await merges.seasonIdsOf(merged) : await images.seasonIdsOf(rows),
		};
	},
});

async function whatComesBack(
	organizationId: number,
	db: Kysely<Tables>,
	{ id, now }: { id: number; now: string },
): Promise<ComingBack | undefined> {
	const row = await db
		.selectFrom("trash")
		.select(["kind", "subject_id", "label", "images"])
		.where("organization_id", "=", organizationId)
		.where("id", "=", id)
		.where("deleted_at", ">=", thirtyDaysBefore(now))
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const { captaincies, merged, ...stored } = JSON.parse(row.images) as Kept;
	const rows =
		merged === undefined ? await playerMerges(organizationId, db).followed<Images>(stored) : stored;
	return {
		kind: row.kind as TrashKind,
		subjectId: row.subject_id,
		label: row.label,
		...(await readyRows(organizationId, db, rows)),
		...(captaincies && { captaincies }),
		...(merged && { merged }),
	};
}

function rowsUnder(
	organizationId: number,
	db: Kysely<Tables>,
	roots: readonly Root[],
): Promise<Images> {
	return trashImages(organizationId, db).everythingUnder(
		roots.map(({ kind, id }) => ({ table: tableOf[kind], id })),
	);
}

type Thrown = { kind: TrashKind; id: number; rows: Images; discarded: Discarded };

async function throwAway(
	organizationId: number,
	db: Kysely<Tables>,
	{ kind, id, rows, discarded }: Thrown,
): Promise<number> {
	const playerIds = (rows.players ?? []).map((row) => Number(row.id));
	const given = await captaincies(organizationId, db).giveUp(playerIds);
	await trashImages(organizationId, db).deleteAll(rows);
	const tables = discarded.going?.tables ?? (await textOf(rows, db));
	const kept = [...tables, `"captaincies":${JSON.stringify(given)}`].join();
	return keep(organizationId, db, { kind, id, kept: `{${kept}}`, discarded });
}

function gamesIn({ games = [] }: Images): number[] {
	return games.map(({ id }) => Number(id));
}

type NewInTrash = { kind: TrashKind; id: number; kept: string; discarded: Discarded };

async function keep(
	organizationId: number,
	db: Kysely<Tables>,
	{ kind, id, kept, discarded }: NewInTrash,
): Promise<number> {
	await deleteOld(organizationId, db, discarded.at);
	const trashedId = await reserveId(db, "trash");
	await db
		.insertInto("trash")
		.values({
			id: trashedId,
			organization_id: organizationId,
			kind,
			subject_id: id,
			label: discarded.label,
			images: kept,
			deleted_by: discarded.by,
			deleted_at: discarded.at,
		})
		.execute();
	return trashedId;
}

async function deleteOld(organizationId: number, db: Kysely<Tables>, now: string): Promise<void> {
	await db
		.deleteFrom("trash")
		.where("organization_id", "=", organizationId)
		.where("deleted_at", "<", thirtyDaysBefore(now))
		.execute();
}

function thirtyDaysBefore(instant: string): string {
	return new Date(Date.parse(instant) - thirtyDaysMs).toISOString();
}

async function hasActiveSeason(organizationId: number, db: Kysely<Tables>): Promise<boolean> {
	const row = await db
		.selectFrom("seasons")
		.select("id")
		.where("organization_id", "=", organizationId)
		.where("is_active", "=", 1)
		.executeTakeFirst();
	return row !== undefined;
}

type TrashColumns = {
	id: number;
	kind: string;
	subject_id: number;
	label: string;
	deleted_at: string;
	user_id: number | null;
	username: string | null;
};

function toTrashed(row: TrashColumns): Trashed {
	return {
		id: row.id,
		kind: row.kind as TrashKind,
		subjectId: row.subject_id,
		label: row.label,
		deletedBy: row.user_id === null ? null : { id: row.user_id, username: row.username ?? "" },
		deletedAt: row.deleted_at,
	};
}
