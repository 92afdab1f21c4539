import type { AttributeValue } from "./player.ts";

/** What visitors may know of a player, in the order it comes. */
export function visibleAttributes(values: readonly AttributeValue[] | undefined): AttributeValue[] {
	return (values ?? []).filter(({ attribute, value }) => attribute.isVisible && value !== "");
}

/** The value of an attribute by its name in any case, such as "Number"; null for none. */
export function attributeNamed(
	values: readonly { attribute: { name: string }; value: string }[],
	name: string,
): string | null {
	const folded = name.toLowerCase();
	const found = values.find(({ attribute }) => attribute.name.trim().toLowerCase() === folded);
	return found?.value ?? null;
}

/** All but number and position, which are said first. */
export function otherAttributes(
	attributes: readonly AttributeValue[],
): { name: string; value: string }[] {
	return attributes
		.filter(({ attribute }) => !/^(number|position)$/i.test(attribute.name.trim()))
		.map(({ attribute, value }) => ({ name: attribute.name, value }));
}
