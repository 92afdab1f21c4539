import type { Kysely } from "kysely";
import { markMinors } from "../player/minors.ts";
import { moving, playerReferences } from "../player/player-references.ts";
import type { Tables, TravellingTable } from "../tables.ts";
import { captaincies, type HandedOver } from "../team/captaincies.ts";
import { keyOf, trashImages } from "./trash-images.ts";
import type { Images, Row } from "./trash-tables.ts";

/** Two players who are one person, and what that person is to be. */
export type PlayerMerge = {
	keptId: number;
	formerId: number;
	player: { firstName: string; lastName: string; nameKey: string; imageUrl: string | null };
	attributes: readonly { attributeId: number; value: string }[];
	/** Games in which both have a line and the former one's counts; in all others the kept one's does. */
	givingWay: readonly number[];
};

/** What a merge changed beside the rows that are gone: the way back. */
export type Merged = {
	keptId: number;
	formerId: number;
	/** The kept player's row. */
	kept: { before: Row; after: Row };
	/** The values the kept player was given in place of those that are gone. */
	values: Row[];
	/** Rows that are the kept player's since. */
	moved: Images;
	captaincies: HandedOver[];
};

const parents = { game_id: "games", entry_id: "team_entries" } as const;

/** Merging and its undoing, row by row. To be used inside a transaction. */
export const playerMerges = (organizationId: number, db: Kysely<Tables>) => {
	const images = trashImages(organizationId, db);

	const saveKept = async (id: number, { first_name, last_name, name_key, ...row }: Row) =>
		db
			.updateTable("players")
			.set({
				first_name: String(first_name),
				last_name: String(last_name),
				name_key: String(name_key),
				image_url: row.image_url as string | null,
				is_minor: row.is_minor === 1 ? 1 : 0,
			})
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();

	/** Whether rows are missing because what they belonged to was deleted, and may come back itself. */
	const lacksParents = async (rows: readonly Row[]): Promise<boolean> => {
		for (const [column, table] of Object.entries(parents)) {
			const ids = new Set(rows.flatMap((row) => (column in row ? [row[column]] : [])));
			if (await images.lackAnyOf(table, ids)) return true;
		}
		return false;
	};

	return {
		/** Answers what is gone with what it takes to undo this; undefined when one of the two is not there. */
		async merge(asked: PlayerMerge): Promise<(Images & { merged: Merged }) | undefined> {
			const { keptId, formerId, player, givingWay } = asked;
			const former = await images.everythingUnder([{ table: "players", id: formerId }]);
			const kept = await images.everythingUnder([{ table: "players", id: keptId }]);
			const [formerRow] = former.players ?? [];
			const [before] = kept.players ?? [];
			if (formerRow === undefined || before === undefined) return undefined;
			const isGivingWay = isIn("game_id", givingWay);
			const lines = ["stat_lines", "player_game_stats"] as const;
			const replaced: Images = {
				player_attribute_values: kept.player_attribute_values ?? [],
				...only(lines, (table) => (kept[table] ?? []).filter(isGivingWay)),
			};
			const ofLine = new Set((kept.stat_lines ?? []).map((line) => line.game_id));
			for (const gameId of givingWay) ofLine.delete(gameId);
			const { moved, doubled } = split(former, kept, keptId, (table, row, taken) =>
				lines.some((it) => it === table) ? ofLine.has(row.game_id) : taken.has(keyOf(table, row)),
			);
			const after: Row = {
				...before,
				first_name: player.firstName,
				last_name: player.lastName,
				name_key: player.nameKey,
				image_url: player.imageUrl,
				is_minor: before.is_minor === 1 || formerRow.is_minor === 1 ? 1 : 0,
			};
			const values = asked.attributes.map(({ attributeId, value }) => ({
				organization_id: organizationId,
				player_id: keptId,
				attribute_id: attributeId,
				value,
			}));
			const given = await captaincies(organizationId, db).handOver(
				{ id: formerId, name: nameIn(formerRow) },
				{ id: keptId, name: nameIn(after) },
			);
			await images.deleteAll(replaced);
			await images.deleteAll(former);
			await saveKept(keptId, after);
			const redirect = { organization_id: organizationId, former_id: formerId, player_id: keptId };
			const redirects = [...(moved.player_redirects ?? []), redirect];
			await images.insertAll({
				...moved,
				player_attribute_values: values,
				player_redirects: redirects,
			});
			await markMinors(organizationId, db, [keptId]);
			const gone = together(replaced, doubled, {
				players: [formerRow],
				player_attribute_values: former.player_attribute_values ?? [],
			});
			return {
				...gone,
				merged: { keptId, formerId, kept: { before, after }, values, moved, captaincies: given },
			};
		},

		/**
		 * The two are two again. What was changed of the kept one since stays, and lines that were taken away
		 * since do not come back. Says "impossible" when the kept one is gone, or what was merged with it.
		 */
		async undo(gone: Images, merged: Merged): Promise<"done" | "impossible"> {
			const { keptId, formerId, kept, moved } = merged;
			const [now] = await images.rowsBy("players", { id: [keptId] });
			if (now === undefined) return "impossible";
			const there = await images.asTheyAreNow(moved, (table, row) => {
				const column = moving.get(table);
				return column !== undefined && row[column] === keptId;
			});
			for (const [table, rows] of entriesOf(moved)) {
				const known = new Set((there[table] ?? []).map((row) => keyOf(table, row)));
				const missing = rows.filter((row) => !known.has(keyOf(table, row)));
				if (await lacksParents(missing)) return "impossible";
			}
			const { players, player_attribute_values: values = [], ...doubled } = gone;
			const own = await images.rowsBy("player_attribute_values", { player_id: [keptId] });
			const restored = valuesBefore(own, {
				before: values.filter((row) => row.player_id === keptId),
				after: merged.values,
			});
			const redirect = { organization_id: organizationId, former_id: formerId, player_id: keptId };
			await images.deleteAll(together(there, { player_redirects: [redirect] }));
			await images.deleteAll({ player_attribute_values: own });
			await saveKept(keptId, rowBefore(now, kept));
			await images.insertAll(
				together({ players: players ?? [] }, ofPlayer(there, formerId), doubled, {
					player_attribute_values: [
						...restored,
						...values.filter((row) => row.player_id === formerId),
					],
				}),
			);
			await captaincies(organizationId, db).takeBack(merged.captaincies, keptId);
			return "done";
		},

		/** Of rows that were deleted before a merge, those of the former one are the kept one's. */
		async followed<Rows extends Images>(rows: Rows): Promise<Rows> {
			const named = playerReferences.filter(({ merged }) => merged !== "sum");
			const ids = named.flatMap(({ table, column }) =>
				(rows[table] ?? []).map((row) => row[column]),
			);
			const found = await images.rowsBy("player_redirects", {
				former_id: [...new Set(ids.filter((id) => id !== null))],
			});
			if (found.length === 0) return rows;
			const now = new Map(found.map((row) => [row.former_id, row.player_id]));
			const followed: Images = {};
			for (const { table, column } of named) {
				const theirs = (rows[table] ?? []).map((row) => {
					return { ...row, [column]: now.get(row[column]) ?? row[column] };
				});
				if (theirs.length > 0) followed[table] = theirs;
			}
			// Both may have stood on one roster. Two lines of a game have one place, and the game waits.
			const spots = new Map(followed.roster_spots?.map((row) => [keyOf("roster_spots", row), row]));
			return { ...rows, ...followed, ...(spots.size > 0 && { roster_spots: [...spots.values()] }) };
		},

		/** The seasons in which the two are told apart again. */
		seasonIdsOf: ({ moved }: Merged) => images.seasonIdsOf(moved),
	};
};

/** The rows that go over to the kept player, and those for which there is no place beside his own. */
function split(
	former: Images,
	kept: Images,
	keptId: number,
	isDouble: (table: TravellingTable, row: Row, taken: ReadonlySet<string>) => boolean,
): { moved: Images; doubled: Images } {
	const [moved, doubled]: [Images, Images] = [{}, {}];
	for (const [table, rows] of entriesOf(former)) {
		const column = moving.get(table);
		if (column === undefined) continue;
		const taken = new Set((kept[table] ?? []).map((row) => keyOf(table, row)));
		for (const row of rows) {
			const asKept = { ...row, [column]: keptId };
			if (isDouble(table, asKept, taken)) doubled[table] = [...(doubled[table] ?? []), row];
			else moved[table] = [...(moved[table] ?? []), asKept];
		}
	}
	return { moved, doubled };
}

function ofPlayer(images: Images, playerId: number): Images {
	return Object.fromEntries(
		entriesOf(images).map(([table, rows]) => [
			table,
			rows.map((row) => ({ ...row, [moving.get(table) ?? ""]: playerId })),
		]),
	);
}

/** The kept player's row as it was before, but for what somebody has changed since. */
function rowBefore(now: Row, { before, after }: Merged["kept"]): Row {
	const isNamed = now.first_name === after.first_name && now.last_name === after.last_name;
	const named = isNamed ? before : now;
	return {
		first_name: named.first_name,
		last_name: named.last_name,
		name_key: named.name_key,
		image_url: now.image_url === after.image_url ? before.image_url : now.image_url,
		is_minor: now.is_minor === after.is_minor ? before.is_minor : now.is_minor,
	};
}

/** The same with the values of attributes, each by itself. */
function valuesBefore(
	now: readonly Row[],
	{ before, after }: Record<"before" | "after", Row[]>,
): Row[] {
	const ids = new Set([...now, ...before, ...after].map((row) => row.attribute_id));
	const of = (rows: readonly Row[], id: unknown) => rows.find((row) => row.attribute_id === id);
	return [...ids].flatMap((id): Row[] => {
		const isAsMerged = of(now, id)?.value === of(after, id)?.value;
		const row = of(isAsMerged ? before : now, id);
		return row === undefined ? [] : [row];
	});
}

function together(...all: readonly Images[]): Images {
	const sum: Images = {};
	for (const [table, rows] of all.flatMap(entriesOf)) sum[table] = [...(sum[table] ?? []), ...rows];
	return sum;
}

function entriesOf(images: Images): [TravellingTable, Row[]][] {
	return Object.entries(images) as [TravellingTable, Row[]][];
}

function only<Table extends TravellingTable>(
	tables: readonly Table[],
	rowsOf: (table: Table) => Row[],
): Images {
	return Object.fromEntries(tables.map((table) => [table, rowsOf(table)]));
}

function isIn(column: string, ids: readonly number[]): (row: Row) => boolean {
	const wanted = new Set<unknown>(ids);
	return (row) => wanted.has(row[column]);
}

function nameIn(row: Row): string {
	return `${row.first_name} ${row.last_name}`.trim();
}
