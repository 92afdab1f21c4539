import type { Field } from "#domain/page/fields.ts";
import { words } from "../../../words.ts";

/** What a kind of block or one of its fields says of itself, in the language of whoever writes. */
export function blockWord(text: string): string {
	return words.block.texts[text] ?? text;
}

/** A field as it is said to its writer; always the same one, so that its form need not be made anew. */
export function saidField<Described extends Field>(field: Described): Described {
	const known = said.get(field);
	if (known !== undefined) return known as Described;
	const { label, hint } = field;
	const made: Described = {
		...field,
		label: blockWord(label),
		...(hint !== undefined && { hint: blockWord(hint) }),
		...(field.is === "list" && { item: blockWord(field.item) }),
		...(field.is === "choice" && {
			options: field.options.map(({ value, label }) => ({ value, label: blockWord(label) })),
		}),
	};
	said.set(field, made);
	return made;
}

const said = new WeakMap<Field, Field>();
