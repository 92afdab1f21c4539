import { type Kysely, sql } from "kysely";
import type { AttributeValue } from "#domain/player/player.ts";
import { isOfTheGame } from "#domain/privacy/minors-public-attributes.ts";
import { type Audience, perAudience } from "../audience.ts";
import { inChunks } from "../engine/chunks.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import { minorColumns } from "../player/minors.ts";
import type { Tables } from "../tables.ts";

type ValueOf = { playerId: number; attributeId: number };

/** What the organization keeps of its players. */
export const attributeValues = (
	organizationId: number,
	db: Kysely<Tables>,
	audience: Audience,
) => ({
	/** Attribute values of players in the organization's order, by player id. */
	async attributesOf(playerIds: readonly number[]): Promise<Map<number, AttributeValue[]>> {
		const byPlayer = new Map<number, AttributeValue[]>();
		await inChunks(playerIds, async (chunk) => {
			const rows = await attributesOf[audience](db, organizationId, chunk);
			for (const row of rows) {
				const values = byPlayer.get(row.player_id) ?? [];
				const attribute = {
					id: row.id,
					name: row.name,
					type: row.type,
					order: row.sort_order,
					isVisible: row.is_visible === 1,
				};
				if (row.is_minor === 0 || isOfTheGame(attribute)) {
					values.push({ attribute, value: row.value });
				}
				byPlayer.set(row.player_id, values);
			}
		});
		return byPlayer;
	},

	/** The positions of players whose organization shows them. Of minors, too, it is one of the game. */
	async positionsOf(playerIds: readonly number[]): Promise<Map<number, string>> {
		const positions = new Map<number, string>();
		await inChunks(playerIds, async (chunk) => {
			for (const { player_id, value } of await positionsOf(db, organizationId, chunk)) {
				if (value !== "") positions.set(player_id, value);
			}
		});
		return positions;
	},

	/** Writes attribute values over what stands for the same player and attribute. */
	async saveAttributeValues(values: readonly (ValueOf & { value: string })[]): Promise<void> {
		await inChunks(values, (chunk) =>
			db
				.insertInto("player_attribute_values")
				.values(
					chunk.map((value) => ({
						organization_id: organizationId,
						player_id: value.playerId,
						attribute_id: value.attributeId,
						value: value.value,
					})),
				)
				.onConflict((conflict) =>
					conflict
						.columns(["organization_id", "player_id", "attribute_id"])
						.doUpdateSet((set) => ({ value: set.ref("excluded.value") })),
				)
				.execute(),
		);
	},

	async removeAttributeValues(playerId: number, attributeIds: readonly number[]): Promise<void> {
		await inChunks(attributeIds, (chunk) =>
			db
				.deleteFrom("player_attribute_values")
				.where("organization_id", "=", organizationId)
				.where("player_id", "=", playerId)
				.where("attribute_id", "in", chunk)
				.execute(),
		);
	},
});

const attributesOf = perAudience((audience) =>
	prepared((db, organizationId: number, playerIds: readonly number[]) =>
		db
			.selectFrom("player_attribute_values as v")
			.innerJoin("player_attributes as a", within("a.id", "v.attribute_id"))
			.select(["a.id", "a.name", "a.type", "a.sort_order", "a.is_visible"])
			.select(["v.player_id", "v.value"])
			.select(minorColumns(organizationId, audience).playerOfValue.as("is_minor"))
			.where("v.organization_id", "=", organizationId)
			.where("v.player_id", "in", playerIds)
			.orderBy("a.sort_order")
			.orderBy("a.id"),
	),
);

const positionsOf = prepared((db, organizationId: number, playerIds: readonly number[]) =>
	db
		.selectFrom("player_attribute_values as v")
		.innerJoin("player_attributes as a", within("a.id", "v.attribute_id"))
		.select(["v.player_id", "v.value"])
		.where("v.organization_id", "=", organizationId)
		.where("v.player_id", "in", playerIds)
		.where(
			sql<boolean>`a.is_visible = 1 and a.type <> 'date' and lower(trim(a.name)) = 'position'`,
		),
);
