import type { Generated } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { Flag } from "../flag.ts";

export type PageRow = {
	id: number;
	organization_id: number;
	key: string;
	/** Of an organization's own pages: the one segment after the slug. */
	path: string | null;
	title: string;
	description: Generated<string>;
	is_indexed: Generated<Flag>;
	is_published: Flag;
	blocks: string;
	/** What is written and not published yet but for its blocks, as JSON; null without a draft. */
	draft: string | null;
	draft_blocks: string | null;
	/** Wall clock of the organization. */
	publish_at: string | null;
	publish_by: string | null;
	publish_problem: string | null;
	revision: Generated<number>;
	published_at: string | null;
	updated_at: string | null;
	updated_by: string | null;
	/** The key of the page that this one says in another language; null for a page itself. */
	original_key: string | null;
	language: Language | null;
	/** When somebody last said that the translation says what the page itself does. */
	checked_at: string | null;
};

export type PageVersionRow = {
	id: number;
	organization_id: number;
	page_id: number;
	number: number;
	title: string;
	description: string;
	is_indexed: Flag;
	blocks: string;
	changes: string;
	published_at: string | null;
	published_by: string | null;
};
