import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import type { PageSummary, PageView } from "#usecases/page/page-views.ts";
import { said } from "../said.ts";

/** A page among all of them, without what is written on it. */
export const pageSummary = z.object({
	key: z.string(),
	title: z.string(),
	path: z.string(),
	publicPath: z.string().nullable(),
	isPublished: z.boolean(),
	hasDraft: z.boolean(),
	publishAt: z.string().nullable(),
	publishProblem: z.string().nullable(),
	updatedAt: z.string().nullable(),
	updatedBy: z.string().nullable(),
	isOwn: z.boolean(),
	isInNavigation: z.boolean(),
	languages: z.array(
		z.object({
			language: z.enum(languages),
			key: z.string(),
			state: z.enum(["whole", "older", "draft", "missing"]),
		}),
	),
});

export function toSummary(page: PageSummary): z.input<typeof pageSummary> {
	return {
		key: page.key,
		title: page.title,
		path: page.address,
		publicPath: page.publicAddress,
		isPublished: page.isPublished,
		hasDraft: page.hasDraft,
		publishAt: page.publishAt,
		publishProblem: page.publishProblem,
		updatedAt: page.updatedAt,
		updatedBy: page.updatedBy,
		isOwn: page.isOwn,
		isInNavigation: page.isInNavigation,
		languages: page.languages.map(({ language, key, state }) => ({ language, key, state })),
	};
}

/** What is in a block is its kind's business. */
export const blockContent = z.looseObject({ id: z.string(), kind: z.string() });

export const problem = z.object({ at: z.string(), sentence: said });

/** A page as its editor shows it: the draft, else what is published. */
export const page = pageSummary.extend({
	description: z.string().nullable(),
	isIndexed: z.boolean(),
	blocks: z.array(blockContent),
	revision: z.int(),
	original: z
		.object({ isPublished: z.boolean(), isNewer: z.boolean(), changes: z.array(z.string()) })
		.nullable(),
	problems: z.array(problem),
});

export function toPage(it: PageView): z.input<typeof page> {
	return {
		...toSummary(it),
		description: it.description || null,
		isIndexed: it.isIndexed,
		blocks: it.blocks,
		revision: it.revision,
		original: it.original && {
			isPublished: it.original.isPublished,
			isNewer: it.original.isNewer,
			changes: it.original.changes,
		},
		problems: it.problems.map(({ at, sentence }) => ({ at, sentence })),
	};
}
