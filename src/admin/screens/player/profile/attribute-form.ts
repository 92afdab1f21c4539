import type { Answered } from "#api/client.ts";
import { type ToWire, toWire } from "#api/wire-words.ts";
import { wrongValue } from "#domain/player/attribute-text.ts";
import type { Player, PlayerAttribute } from "#domain/player/player.ts";
import { said, words } from "../../../words.ts";

type WireAttribute = Answered<"GET", "/playerAttributes">["attributes"][number];
type WireValue = Answered<"GET", "/playersv2/:id">["player"]["attributeValues"][number];

/** What is kept of a player, as it is saved now. */
export type SavedPlayer = Pick<Player, "firstName" | "lastName"> & { values: AttributeField[] };

/** One attribute and its value as text; "" where nothing is kept. */
export type AttributeField = { attribute: PlayerAttribute; value: string };

/** What a form holds: text by the field's name. */
export type Typed = Readonly<Record<string, string>>;

/** The name of an attribute's field. */
export function fieldName({ id }: Pick<PlayerAttribute, "id">): string {
	return `attribute-${id}`;
}

/**
 * A field for every attribute the organization keeps, in its order; then what this player has of
 * another sport.
 */
export function attributeFields(
	kept: readonly WireAttribute[],
	values: readonly WireValue[],
): AttributeField[] {
	const valueById = new Map(values.map(({ attributeId, value }) => [attributeId, value]));
	const ids = new Set(kept.map(({ id }) => id));
	const others = values.map(({ attribute }) => attribute).filter(({ id }) => !ids.has(id));
	return [...kept.toSorted((a, b) => a.order - b.order || a.id - b.id), ...others].map((wire) => {
		const { id, name, type, order, isVisible } = wire;
		return { attribute: { id, name, type, order, isVisible }, value: valueById.get(id) ?? "" };
	});
}

export type PlayerChange = {
	firstName?: string;
	lastName?: string | null;
	attributes?: ToWire<{ attributeId: number; value: string }[]>;
};

/** What was typed that is not saved yet, as the API takes it: "" clears (rule `attribute-text`). */
export function changedIn(saved: SavedPlayer, typed: Typed): PlayerChange {
	const isChanged = (name: string, value: string) =>
		typed[name] !== undefined && typed[name].trim() !== value;
	const attributes = saved.values
		.filter(({ attribute, value }) => isChanged(fieldName(attribute), value))
		.map(({ attribute }) => ({
			attributeId: attribute.id,
			value: typed[fieldName(attribute)]?.trim() ?? "",
		}));
	return {
		...(isChanged("firstName", saved.firstName) && { firstName: typed.firstName?.trim() ?? "" }),
		...(isChanged("lastName", saved.lastName) && { lastName: typed.lastName?.trim() || null }),
		...(attributes.length > 0 && { attributes: toWire(attributes) }),
	};
}

/** What cannot be saved, in a sentence for each field; the server says the same. */
export function wrongFields(saved: SavedPlayer, typed: Typed): Record<string, string> {
	const wrong: Record<string, string> = {};
	if (typed.firstName?.trim() === "") wrong.firstName = words.player.pleaseEnterAFirstName;
	for (const { attribute } of saved.values) {
		const value = typed[fieldName(attribute)]?.trim() ?? "";
		const sentence = value === "" ? null : wrongValue(attribute, value);
		if (sentence !== null) wrong[fieldName(attribute)] = said(sentence);
	}
	return wrong;
}

/** The server names all attributes alike; its sentence begins with the name of the one it means. */
export function atTheirFields(
	errors: Readonly<Record<string, string>>,
	values: readonly AttributeField[],
): Record<string, string> {
	const { attributes: sentence, ...rest } = errors;
	if (sentence === undefined) return rest;
	const meant = values
		.map(({ attribute }) => attribute)
		.filter(({ name }) => sentence.startsWith(name))
		.toSorted((a, b) => b.name.length - a.name.length)[0];
	return meant === undefined ? errors : { ...rest, [fieldName(meant)]: sentence };
}
