import { adminPaths } from "#admin/paths.ts";
import { languages } from "#domain/language/language.ts";
import { reservedSegments } from "#domain/organization/address.ts";
import { firstWords } from "#site/paths.ts";

/** First segments that never name an organization, in lower case (rule `reserved-words`). */
export const neverSlugs = reservedSegments([
	...firstWords.map((word) => `/${word}`),
	...adminPaths,
]);

/** What no slug and no page is newly called; those that were called like a language keep their names. */
export const reserved: ReadonlySet<string> = new Set([...neverSlugs, ...languages]);
