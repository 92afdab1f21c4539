import { z } from "zod";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { type Said, say, sayWith } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { PlayerAttribute } from "#domain/player/player.ts";
import { answer } from "../endpoint.ts";
import { flag, id, name, optionalId, paging, success } from "../fields.ts";
import { placesIn } from "../places.ts";
import { said } from "../said.ts";
import { keptAttribute, toKeptAttribute } from "./attribute.ts";

/** `userId` is read before the row is called (rule `acting-user`). */
export const ofFirstSport = z.object({ userId: optionalId });
export const listedOfFirstSport = ofFirstSport.extend(paging);

export const newAttribute = z.object({
	name: name("Please enter a name."),
	type: z.enum(["string", "number", "date"], "The type is string, number or date."),
});

export const oneAttribute = z.object({ id });
export const renamedAttribute = oneAttribute.extend({ name: name("Please enter a name.") });

export const toggledAttribute = z
	.object({ id, is_visible: flag })
	.transform(({ id, is_visible }) => ({ id, isVisible: is_visible }));

export const attributePlaces = placesIn("attributes");

export const attributes = answer(
	z.object({ attributes: z.array(keptAttribute) }),
	(list: Kept<PlayerAttribute>[]) => ({ attributes: list.map(toKeptAttribute) }),
);

export const addedAttribute = savedAttribute(({ name }) => sayWith(messages.created, name));
export const changedAttribute = savedAttribute(({ name }) => sayWith(messages.updated, name));

export const reorderedAttributes = savedAttributes("The order of the attributes is saved.");
export const restoredAttributes = savedAttributes("The attributes are as they were at first.");
export const attributesBeforeReset = savedAttributes("The attributes are as they were before.");

export const removedAttribute = answer(
	z.object({ success, message: said, attributes: z.array(keptAttribute) }),
	({ removed, list }: { removed: PlayerAttribute; list: Kept<PlayerAttribute>[] }) => ({
		message: say`${removed.name} deleted`,
		attributes: list.map(toKeptAttribute),
	}),
);

function savedAttribute(sentence: (attribute: PlayerAttribute) => Said) {
	return answer(
		z.object({ success, message: said, attribute: keptAttribute }),
		(it: Kept<PlayerAttribute>) => ({ message: sentence(it), attribute: toKeptAttribute(it) }),
	);
}

function savedAttributes(message: string) {
	return answer(
		z.object({ success, message: said, attributes: z.array(keptAttribute) }),
		(list: Kept<PlayerAttribute>[]) => ({ message, attributes: list.map(toKeptAttribute) }),
	);
}
