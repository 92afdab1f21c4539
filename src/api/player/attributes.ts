import { z } from "zod";
import { id, item, line } from "../fields.ts";
import { fromJsonText } from "../json.ts";

const text = line(200, "A value has at most 200 characters.").trim();

/** Forms send text, programs numbers as well; nothing at all clears like empty text. */
const value = z
	.union([text, z.number(), z.null()], "This is no value of an attribute.")
	.transform((given) => (given === null ? "" : String(given)));

const input = item({ attribute_id: id, value }).transform(({ attribute_id, value }) => ({
	attributeId: attribute_id,
	value,
}));

/**
 * The attributes of a player as a list of `{attribute_id, value}`, as an object of values by
 * attribute id, or as the JSON text of either in a form (rule `attribute-text`).
 */
export const attributes = z.preprocess(
	toList,
	z.array(input, "This is no list of attributes.").max(200, "These are too many.").optional(),
);

function toList(given: unknown): unknown {
	if (given === "" || given === null) return undefined;
	const read = fromJsonText(given);
	if (typeof read !== "object" || read === null || Array.isArray(read)) return read;
	return Object.entries(read).map(([key, value]) => ({ attribute_id: key, value }));
}
