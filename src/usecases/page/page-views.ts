import { type Language, languagePrefix, languagesOf } from "#domain/language/language.ts";
import { pageKeys } from "#domain/page/blocks.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { type Problem, readBlocks } from "#domain/page/read-blocks.ts";
import { addressOf, isPageKey, type PageContent, unwritten } from "#domain/page/site-page.ts";
import {
	isOlder,
	type TranslationState,
	translationIn,
	translationKey,
	translationState,
} from "#domain/page/translation.ts";
import type { KnownPage, ListedPage } from "#store/page/pages.ts";
import type { Store } from "#store/store.ts";
import { found } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { usualNavigation } from "./usual-navigation.ts";

/** A page in a list of those that are written. */
export type PageSummary = {
	key: string;
	/** As it is written; of a draft the draft's. */
	title: string;
	/** Where it is, or will be once the draft is published: "/open-gym". */
	address: string;
	/** Where visitors find it now; null for an own page that is not published. */
	publicAddress: string | null;
	isPublished: boolean;
	hasDraft: boolean;
	/** Wall clock of the organization. */
	publishAt: string | null;
	publishProblem: string | null;
	updatedAt: string | null;
	updatedBy: string | null;
	/** One that the organization has added and may delete; a translation is none. */
	isOwn: boolean;
	isInNavigation: boolean;
	/** The page in each language of its site, the own one first; none where there is only one. */
	languages: PageLanguage[];
};

export type PageLanguage = { language: Language; key: string; state: TranslationState };

/** A page as its editor needs it: the draft, else what is published. */
export type PageView = PageSummary &
	Omit<PageContent, "path"> & {
		revision: number;
		/** The page that this one says in another language. */
		original: OriginalPage | null;
		/** What has to be filled in before it can be published. */
		problems: Problem[];
	};

export type OriginalPage = {
	isPublished: boolean;
	/** What was published of it since somebody said that the translation says the same, in sentences. */
	changes: string[];
	isNewer: boolean;
};

/** The nine pages of every site, written or not, and then the organization's own. */
export async function summaries(scope: Scope, store: Store): Promise<PageSummary[]> {
	const known = await store.pages.list();
	const around = await surroundings(scope, store);
	const nine = pageKeys.map((key) => known.find((page) => page.key === key) ?? notBegun(key));
	const own = known.filter(({ key }) => !isPageKey(key));
	return [...nine, ...own].map((page) => summary(page, page, around));
}

export async function pageView(scope: WorkScope, store: Store, page: KnownPage): Promise<PageView> {
	const { title, description, isIndexed, blocks } = writtenIn(page);
	const original = page.original && (await findPage(scope, store, page.original.key));
	return {
		...summary(page, original ?? page, await surroundings(scope, store)),
		original: original && (await comparedWith(store, page, original)),
		title,
		description,
		isIndexed,
		blocks,
		revision: page.revision,
		problems: problemsOf(scope, { key: page.key, blocks }),
	};
}

async function comparedWith(
	store: Store,
	{ checkedAt }: KnownPage,
	original: KnownPage,
): Promise<OriginalPage> {
	const { id, isPublished, publishedAt } = original;
	const isNewer = checkedAt !== null && isOlder({ checkedAt }, publishedAt);
	const versions = isNewer ? await store.pageVersions.list(id) : [];
	const since = versions.filter((version) => (version.publishedAt ?? "") > (checkedAt ?? ""));
	const changes = new Set(since.flatMap((version) => version.changes));
	return { isPublished, isNewer, changes: [...changes] };
}

/**
 * The page with a key; one of the nine is there before anybody has written it, and a page in a further
 * language of the site begins as a copy of the page.
 */
export async function findPage(
	{ organization }: Pick<Scope, "organization">,
	store: Store,
	key: string,
): Promise<KnownPage> {
	const page = await store.pages.findWhole(key);
	if (page !== undefined) return page;
	const missing = "Page not found.";
	const translation = translationIn(key);
	if (translation === null) return found(isPageKey(key) ? notBegun(key) : null, missing);
	const isOffered = languagesOf(organization).slice(1).includes(translation.language);
	const original = isOffered ? await store.pages.findWhole(translation.key) : undefined;
	const {
		isPublished,
		content: shown,
		draft,
	} = found(original?.original === null ? original : null, missing);
	const { title, description, isIndexed, blocks } = isPublished ? shown : (draft ?? shown);
	const content = { title, description, isIndexed, path: null, blocks };
	return { ...blank, key, original: translation, content };
}

/** The same with a row of its own, which a page that nobody has written yet has not. */
export async function begun(store: Store, page: KnownPage, now: Date): Promise<KnownPage> {
	if (page.id !== 0) return page;
	const { key, content, original } = page;
	const checkedAt = original === null ? null : now.toISOString();
	const id = await store.pages.insert({ key, title: content.title });
	await store.pages.set(id, { content, checkedAt });
	return { ...page, id, checkedAt };
}

/** What the editor shows, and publishing would publish. */
export function writtenIn({ content, draft }: Pick<KnownPage, "content" | "draft">): PageContent {
	return draft ?? content;
}

/** What keeps a page from being published. */
export function problemsOf(
	{ writing }: Pick<WorkScope, "writing">,
	{ key, blocks }: { key: string; blocks: readonly BlockContent[] },
): Problem[] {
	const read = readBlocks(writing.kinds, blocks, { key, isDraft: false });
	return "problems" in read ? read.problems : [];
}

/** Has it ever been there for visitors? */
export function wasPublic({ isPublished, publishedAt }: ListedPage | KnownPage): boolean {
	return isPublished || publishedAt !== null;
}

type Surroundings = {
	organization: Scope["organization"];
	/** Where the navigation leads. */
	links: ReadonlySet<string>;
	translations: ReadonlyMap<string, ListedPage>;
};

/** A page or a translation of the original; of a page itself that is the page. */
function summary(
	page: ListedPage | KnownPage,
	original: ListedPage | KnownPage,
	around: Surroundings,
): PageSummary {
	const { key, content, draft } = page;
	const { title } = draft ?? content;
	const { path } = original.draft ?? original.content;
	const place = addressOf({ key: original.key, path: original.content.path });
	const isOwn = !isPageKey(key) && page.original === null;
	const isPublic = original === page && !isOwn ? true : original.isPublished;
	const { language = around.organization.language } = page.original ?? {};
	const addressIn = (to: string) => below(languagePrefix(language, around.organization), to);
	return {
		key,
		title,
		address: addressIn(addressOf({ key: original.key, path })),
		publicAddress: isPublic ? addressIn(place) : null,
		isPublished: page.isPublished,
		hasDraft: draft !== null,
		publishAt: page.publishAt,
		publishProblem: page.publishProblem,
		updatedAt: page.updatedAt,
		updatedBy: page.updatedBy,
		isOwn,
		isInNavigation: around.links.has(place),
		languages: languagesWith(original, around),
	};
}

/** "/fr/contact", and "/fr" for the front page. */
function below(prefix: string, path: string): string {
	return prefix !== "" && path === "/" ? prefix : prefix + path;
}

function languagesWith(
	original: ListedPage | KnownPage,
	{ organization, translations }: Surroundings,
): PageLanguage[] {
	const [own, ...more] = languagesOf(organization);
	if (own === undefined || more.length === 0) return [];
	const { key, isPublished, draft, id, publishedAt } = original;
	const state = isPublished ? "whole" : id === 0 && draft === null ? "missing" : "draft";
	return [
		{ language: own, key, state },
		...more.map((language) => {
			const translation = translations.get(translationKey({ key, language }));
			const at = isPublished ? publishedAt : null;
			return {
				language,
				key: translationKey({ key, language }),
				state: translationState(translation, at),
			};
		}),
	];
}

async function surroundings(scope: Scope, store: Store): Promise<Surroundings> {
	const { organization } = scope;
	const translations =
		organization.moreLanguages.length === 0 ? [] : await store.pages.listTranslations();
	return {
		organization,
		links: await navigationPaths(scope, store),
		translations: new Map(translations.map((page) => [page.key, page])),
	};
}

async function navigationPaths(scope: Scope, store: Store): Promise<Set<string>> {
	const chosen = await store.navigation.find();
	const items =
		chosen ?? (await usualNavigation({ organization: scope.organization, store, now: scope.now }));
	return new Set(items.map(({ to }) => to));
}

function notBegun(key: (typeof pageKeys)[number]): KnownPage {
	return { ...blank, key, original: null, content: unwritten(key) };
}

const blank: Omit<KnownPage, "key" | "original" | "content"> = {
	id: 0,
	draft: null,
	isPublished: false,
	publishAt: null,
	publishBy: null,
	publishProblem: null,
	revision: 0,
	publishedAt: null,
	updatedAt: null,
	updatedBy: null,
	checkedAt: null,
};
