import { z } from "zod";
import { id, item, listOr, wholeNumber } from "./fields.ts";

const order = wholeNumber(0, 100_000, "An order is a whole number from 0 to 100000.");

/**
 * Reads a new order of a list, under its name or as a bare array (rule `reorder-whole-or-nothing`).
 */
export function placesIn<const Name extends string>(name: Name) {
	const places = z
		.array(item({ id, order }), "Please send a list of id and order.")
		.min(1, "There is nothing to put in order.")
		.max(1000, "These are too many.");
	return listOr(
		name,
		// The compiler does not see that a computed name is this one.
		z.object({ [name]: places } as Record<Name, typeof places>).transform((read) => ({
			places: (read as Record<string, z.output<typeof places>>)[name] ?? [],
		})),
	);
}
