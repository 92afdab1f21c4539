import type { Generated } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { MessageState } from "#domain/message/message.ts";

export type MessageRow = {
	id: number;
	organization_id: number;
	name: string;
	address: string;
	text: string;
	language: Language;
	state: Generated<MessageState>;
	received_at: string;
};
