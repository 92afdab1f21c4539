import type { Generated } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { Flag } from "../flag.ts";

export type FollowerRow = {
	id: number;
	organization_id: number;
	way: "mail" | "push";
	address: string;
	/** JSON, of a browser: how it is written to. */
	subscription: string | null;
	language: Language;
	/** JSON: what was confirmed. */
	follows: string;
	/** JSON: what was asked for since. */
	asked: string | null;
	/** When it was asked for; null once the letter to confirm it was written. */
	asked_at: string | null;
	created_at: string;
	confirmed_at: string | null;
	/** Whether what was confirmed is a letter of the week, too. */
	is_weekly: Generated<Flag>;
	/** Of which week it was written last, by its Monday; empty before the first. */
	week: Generated<string>;
};
