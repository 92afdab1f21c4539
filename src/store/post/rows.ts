import type { Generated } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { Flag } from "../flag.ts";

export type PostRow = {
	id: number;
	organization_id: number;
	title: string;
	/** Markdown. */
	text: string;
	/** JSON. */
	picture: string | null;
	language: Language;
	is_published: Generated<Flag>;
	/** An instant. */
	published_at: string | null;
	is_pinned: Generated<Flag>;
	/** A day of the organization. */
	banner_until: string | null;
	updated_at: string;
	sent_at: string | null;
	sent_by: string | null;
	sent_people: number | null;
};
