import { wrongValue } from "#domain/player/attribute-text.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";

/** A value as it was typed; empty text clears it. */
export type AttributeInput = { attributeId: number; value: string };

/** Writes values of a player, all or none. Attributes that are not named keep theirs. */
export async function saveAttributes(
	store: Store,
	playerId: number,
	inputs: readonly AttributeInput[],
): Promise<void> {
	const ids = inputs.map(({ attributeId }) => attributeId);
	if (new Set(ids).size < ids.length) throw refused("An attribute is given more than once.");
	const kept = await store.playerAttributes.findMany(ids);
	const byId = new Map(kept.map((attribute) => [attribute.id, attribute]));
	for (const { attributeId, value } of inputs) {
		const attribute = byId.get(attributeId);
		if (attribute === undefined) throw refused("This attribute does not exist.");
		const wrong = value === "" ? null : wrongValue(attribute, value);
		if (wrong !== null) throw refused(wrong);
	}
	const cleared = inputs.filter(({ value }) => value === "");
	await store.players.removeAttributeValues(
		playerId,
		cleared.map(({ attributeId }) => attributeId),
	);
	await store.players.saveAttributeValues(
		inputs
			.filter(({ value }) => value !== "")
			.map(({ attributeId, value }) => ({ playerId, attributeId, value })),
	);
}

function refused(sentence: string): Refusal {
	return new Refusal("invalid", sentence, { fields: { attributes: sentence } });
}
