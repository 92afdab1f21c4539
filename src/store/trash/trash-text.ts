import type { Kysely } from "kysely";
import { inChunks, rest } from "../engine/chunks.ts";
import type { Tables } from "../tables.ts";
import type { Images, Row } from "./trash-tables.ts";

/** Rows that are made a text within some milliseconds. */
const toldAtOnce = 5000;

/** All rows as the trash keeps them: the members of a JSON object. Between their parts others have their turn. */
export async function textOf(images: Images, db: Kysely<Tables>): Promise<string[]> {
	const tables: string[] = [];
	for (const [table, all] of Object.entries(images)) {
		const rows = table === "player_game_stats" ? packed(all) : all;
		const parts: string[] = [];
		const tell = async (some: Row[]) => {
			if (rows.length > toldAtOnce) await rest(db);
			parts.push(JSON.stringify(some).slice(1, -1));
		};
		await inChunks(rows, tell, toldAtOnce);
		tables.push(`"${table}":[${parts.join()}]`);
	}
	return tables;
}

/**
 * The numbers of a season are by far the most of its rows: in the trash those of a line are one. What was thrown
 * away before it was like this holds each by itself.
 */
export function packed(values: readonly Row[]): Row[] {
	if (values.length > 0 && values.every(isPacked)) return [...values];
	const lines = new Map<string, Row & { values: unknown[] }>();
	for (const { game_id, player_id, stat_id, value } of values) {
		const key = `${game_id} ${player_id}`;
		const line = lines.get(key) ?? { game_id, player_id, values: [] };
		line.values.push([stat_id, value]);
		lines.set(key, line);
	}
	return [...lines.values()];
}

/** The rows again, of which each may be packed. */
export function unpacked(organizationId: number, lines: readonly Row[]): Row[] {
	return lines.flatMap(({ values, ...line }) =>
		isPacked({ values })
			? (values as unknown[][]).map(([stat_id, value]) => {
					return { organization_id: organizationId, ...line, stat_id, value };
				})
			: [line],
	);
}

function isPacked({ values }: Row): boolean {
	return Array.isArray(values);
}
