import { z } from "zod";
import type { Contact } from "#domain/contact/contact.ts";
import type { ContactOf } from "#usecases/contact/contacts.ts";
import { answer } from "../endpoint.ts";
import { flag, id, optionalText, success } from "../fields.ts";
import { said } from "../said.ts";
import { teamPlace } from "../team/reads.ts";

const contact = z.object({
	player_id: z.int(),
	address: z.string(),
	/** Whether it is a guardian's, as of minors it always is. */
	isGuardians: z.boolean(),
	guardianName: z.string().nullable(),
	/** Whether whoever reads it wants no more letters. */
	hasEnded: z.boolean(),
});

export const ofTeam = z.object(teamPlace);
export const ofPlayer = z.object({ id });

export const givenContact = z
	.object({
		id,
		address: optionalText(254),
		isGuardians: flag.default(false),
		guardianName: optionalText(120),
	})
	.transform(({ address, guardianName, ...given }) => ({
		...given,
		address: address ?? "",
		guardianName: guardianName ?? null,
	}));

const oneContact = { contact: contact.nullable(), isMinor: z.boolean() };

export const contactShown = answer(z.object(oneContact), shown);

export const savedContact = answer(
	z.object({ success, message: said, ...oneContact }),
	(it: ContactOf) => ({
		message: it.contact === null ? ("No address is kept" as const) : ("Address saved" as const),
		...shown(it),
	}),
);

export const contactsOfTeam = answer(
	z.object({ contacts: z.array(contact) }),
	(list: Contact[]) => ({ contacts: list.map(toWire) }),
);

function shown({ contact: kept, isMinor }: ContactOf) {
	return { contact: kept && toWire(kept), isMinor };
}

function toWire(it: Contact): z.input<typeof contact> {
	return {
		player_id: it.playerId,
		address: it.address,
		isGuardians: it.isGuardians,
		guardianName: it.guardianName,
		hasEnded: it.endedAt !== null,
	};
}
