import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { type Message, messageStates } from "#domain/message/message.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { id, paging, success } from "../fields.ts";
import { said } from "../said.ts";

const message = z.object({
	id: z.int(),
	/** Who wrote, and the mail address to answer at. */
	name: z.string(),
	address: z.string(),
	text: z.string(),
	language: z.enum(languages),
	state: z.enum(messageStates),
	receivedAt: z.string(),
});

export const ofInbox = z.object(paging);
export const oneMessage = z.object({ id });
export const markedMessage = z.object({
	id,
	state: z.enum(messageStates, "The state is new, read or answered."),
});

export const messagesShown = answer(
	z.object({ messages: z.array(message) }),
	(list: Message[]) => ({ messages: list.map(toWire) }),
);

export const savedMessage = answer(
	z.object({ success, message: said, saved: message }),
	(it: Message) => ({ message: "Message updated", saved: toWire(it) }),
);

export const removedMessage = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Message deleted", trashId }),
);

function toWire(it: Message): z.input<typeof message> {
	return {
		id: it.id,
		name: it.name,
		address: it.address,
		text: it.text,
		language: it.language,
		state: it.state,
		receivedAt: it.receivedAt,
	};
}
