import type { Language } from "#domain/language/language.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import type { KindPlans } from "#domain/page/kinds.ts";
import type { PageContent } from "#domain/page/site-page.ts";

/** What the writing of pages needs to know of the site they stand in. */
export type Writing = {
	/** Every kind of block there is. */
	kinds: KindPlans;
	/** First words of paths that mean something else, in lower case. */
	reservedPaths: ReadonlySet<string>;
	/** Where a page may begin. */
	outlineOf(key: string): BlockContent[];
	/** What visitors would see of a page between the bar and the foot, as HTML; null is its own language. */
	render(page: { key: string; content: PageContent; language: Language | null }): Promise<string>;
};
