import { listMessages, markMessage, removeMessage } from "#usecases/message/messages.ts";
import { members } from "../access.ts";
import { del, get, put } from "../endpoint.ts";
import {
	markedMessage,
	messagesShown,
	ofInbox,
	oneMessage,
	removedMessage,
	savedMessage,
} from "./message.ts";

export const messageRoutes = [
	get(
		"/messages",
		members,
		ofInbox,
		listMessages,
		messagesShown,
		"What visitors wrote to the league by a contact form, the newest first.",
	),
	put(
		"/messages/:id",
		members,
		markedMessage,
		markMessage,
		savedMessage,
		"Says that a message was read or answered, or is to be looked at again.",
	),
	del(
		"/messages/:id",
		members,
		oneMessage,
		removeMessage,
		removedMessage,
		"Deletes a message; it can be restored for 30 days.",
	),
] as const;
