import type { Sentence } from "#domain/language/say.ts";
import { wrongValue } from "#domain/player/attribute-text.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";

/** A value as it was typed; empty text clears it. */
export type AttributeInput = { attributeId: number; value: string };

/** What is given of a player. */
export type GivenAttributes = { playerId: number; inputs: readonly AttributeInput[] };

/** Writes values of a player, all or none. Attributes that are not named keep theirs. */
export async function saveAttributes(
	store: Store,
	playerId: number,
	inputs: readonly AttributeInput[],
): Promise<void> {
	await saveAttributesOf(store, [{ playerId, inputs }]);
}

/** The same for several players. */
export async function saveAttributesOf(
	store: Store,
	given: readonly GivenAttributes[],
): Promise<void> {
	const named = new Set(given.flatMap(({ inputs }) => inputs.map((input) => input.attributeId)));
	const kept = await store.playerAttributes.findMany([...named]);
	const byId = new Map(kept.map((attribute) => [attribute.id, attribute]));
	for (const { inputs } of given) {
		const ids = inputs.map(({ attributeId }) => attributeId);
		if (new Set(ids).size < ids.length) throw refused("An attribute is given more than once.");
		for (const { attributeId, value } of inputs) {
			const attribute = byId.get(attributeId);
			if (attribute === undefined) throw refused("This attribute does not exist.");
			const wrong = value === "" ? null : wrongValue(attribute, value);
			if (wrong !== null) throw refused(wrong);
		}
	}
	for (const { playerId, inputs } of given) {
		const cleared = inputs.filter(({ value }) => value === "");
		const ids = cleared.map(({ attributeId }) => attributeId);
		await store.players.removeAttributeValues(playerId, ids);
	}
	const values = given.flatMap(({ playerId, inputs }) =>
		inputs.map(({ attributeId, value }) => ({ playerId, attributeId, value })),
	);
	await store.players.saveAttributeValues(values.filter(({ value }) => value !== ""));
}

function refused(sentence: Sentence): Refusal {
	return new Refusal("invalid", sentence, { fields: { attributes: sentence } });
}
