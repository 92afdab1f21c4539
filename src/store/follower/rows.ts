import type { Language } from "#domain/language/language.ts";

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
};
