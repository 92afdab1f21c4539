import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { type Sentence, say } from "#domain/language/say.ts";
import { type Labels, mostNavItems, type NavItem } from "#domain/page/navigation.ts";
import { mostBlocks, type Problem } from "#domain/page/read-blocks.ts";
import { mostVersions } from "#domain/page/site-page.ts";
import type { PageVersion, WholeVersion } from "#usecases/page/page-history.ts";
import type { Answered } from "#usecases/page/page-publication.ts";
import type { PageView } from "#usecases/page/page-views.ts";
import type { SitePages } from "#usecases/page/pages.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import {
	flag,
	item,
	line,
	name,
	repeatable,
	success,
	wallClock,
	wholeNumber,
	wire,
} from "../fields.ts";
import { said } from "../said.ts";
import { blockContent, page, pageSummary, problem, toPage, toSummary } from "./page.ts";

const title = name("Please enter a title.").meta(
	wire({ type: "string", minLength: 1, maxLength: 120, examples: ["Open gym"] }),
);
/** Somebody may have cleared the field to write another title. */
const titleBeingWritten = line(120, "This is longer than 120 characters.").trim();
const path = line(61, "An address has at most 60 characters.").meta(
	wire({ type: "string", maxLength: 61, examples: ["open-gym"] }),
);

/** As they are sent; what is in a block is read by its kind. */
const blocks = z
	.array(
		z.looseObject(
			{ id: z.string("A block has an id."), kind: z.string("A block has a kind.") },
			"This is no block.",
		),
		"This is no list of blocks.",
	)
	.max(mostBlocks, `A page has ${mostBlocks} blocks at most.`);

const key = line(40, "This is not a page.");
const revision = wholeNumber(0, 2 ** 31 - 1, "A revision is a whole number.");

export const onePage = z.object({ key });

export const newPage = z
	.object({ title, path, outline: flag })
	.transform(({ outline, ...rest }) => ({ ...rest, hasOutline: outline ?? false }));

export const draft = repeatable(
	z
		.object({
			key,
			revision,
			title: titleBeingWritten,
			description: line(300, "This is longer than 300 characters.").trim().nullish(),
			path: path.optional(),
			isIndexed: flag.nonoptional("Please say whether search engines may list it."),
			blocks,
		})
		.transform((it) => ({ ...it, description: it.description ?? "" })),
);

export const shownDraft = repeatable(z.object({ key, title: titleBeingWritten, blocks }));

export const publication = z
	.object({ key, revision, publishAt: wallClock.nullish() })
	.transform((it) => ({ ...it, publishAt: it.publishAt ?? null }));

export const knownPage = z.object({ key, revision });

const number = wholeNumber(1, 2 ** 31 - 1, "A version has a number.");
export const oneVersion = z.object({ key, number });
export const restoration = z.object({ key, number, revision });

/** An empty one is none. */
function named(labels: Labels | undefined): Labels | undefined {
	const said = Object.entries(labels ?? {}).filter(([, label]) => label !== "");
	return said.length === 0 ? undefined : Object.fromEntries(said);
}

const navItem = item({
	label: name("Please enter a label.", 40),
	to: line(500, "This is longer than 500 characters.").trim(),
	labels: z
		.partialRecord(
			z.enum(languages),
			line(40, "This is longer than 40 characters.").trim(),
			"These are no labels by language.",
		)
		.optional()
		.transform(named),
});
export const chosenNavigation = z.object({
	navigation: z
		.array(navItem, "This is no list of links.")
		.max(mostNavItems, `A navigation has ${mostNavItems} links at most.`)
		.nullable(),
});

const link = z.object({
	label: z.string(),
	to: z.string(),
	labels: z.partialRecord(z.enum(languages), z.string()).optional(),
});
const toLink = ({ label, to, labels }: NavItem) => ({ label, to, ...(labels && { labels }) });

export const sitePages = answer(
	z.object({
		pages: z.array(pageSummary),
		navigation: z.array(link).nullable(),
		defaultNavigation: z.array(link),
	}),
	({ pages, navigation, defaultNavigation }: SitePages) => ({
		pages: pages.map(toSummary),
		navigation: navigation?.map(toLink) ?? null,
		defaultNavigation: defaultNavigation.map(toLink),
	}),
);

export const wholePage = answer(z.object({ page }), (it: PageView) => ({ page: toPage(it) }));

export const addedPage = answer(z.object({ success, message: said, page }), (it: PageView) => ({
	message: say`${it.title} created`,
	page: toPage(it),
}));

export const changedPage = answer(z.object({ success, page }), (it: PageView) => ({
	page: toPage(it),
}));

export const saidPage = answer(
	z.object({ success, message: said, page }),
	({ message, page: it }: Answered) => ({ message, page: toPage(it) }),
);

export const preview = answer(z.object({ html: z.string() }), ({ html }: { html: string }) => ({
	html,
}));

export const changes = answer(
	z.object({ changes: z.array(said), problems: z.array(problem) }),
	(it: { changes: Sentence[]; problems: Problem[] }) => ({
		changes: it.changes,
		problems: it.problems.map(({ at, sentence }) => ({ at, sentence })),
	}),
);

const version = z.object({
	number: z.int(),
	title: z.string(),
	changes: z.array(z.string()),
	publishedAt: z.string().nullable(),
	publishedBy: z.string().nullable(),
});

function toVersion(it: PageVersion): z.input<typeof version> {
	const { number, title, changes, publishedAt, publishedBy } = it;
	return { number, title, changes, publishedAt, publishedBy };
}

export const versions = answer(
	z.object({ versions: z.array(version), mostVersions: z.int() }),
	(list: PageVersion[]) => ({ versions: list.map(toVersion), mostVersions }),
);

export const wholeVersion = answer(
	z.object({
		version: version.extend({
			description: z.string().nullable(),
			isIndexed: z.boolean(),
			blocks: z.array(blockContent),
		}),
	}),
	(it: WholeVersion) => ({
		version: {
			...toVersion(it),
			description: it.description || null,
			isIndexed: it.isIndexed,
			blocks: it.blocks,
		},
	}),
);

export const deletedPage = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Page deleted", trashId }),
);

export const savedNavigation = answer(
	z.object({ success, message: said, navigation: z.array(link).nullable() }),
	({ message, navigation }: { message: Sentence; navigation: NavItem[] | null }) => ({
		message,
		navigation: navigation?.map(toLink) ?? null,
	}),
);
