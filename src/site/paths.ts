import { informationalSegments } from "#domain/organization/address.ts";

/**
 * The first words of all public paths. No organization may have one as its slug, so they stand here
 * as plain data, which the import's script reads without the pages. An address at another word
 * does not compile.
 */
export const firstWords = [
	...informationalSegments,
	"teamList",
	"playoffs",
	"schedule",
	"playerList",
	"leaderboard",
	"statistics",
	"teams",
	"players",
	"player",
	"games",
	"leagues",
	"news",
	"browse",
	"millionaire",
	"embed",
	"feeds",
	"cards",
	"live",
	"tv",
	"calendar",
	"search",
	"message",
	"follow",
	"sign-up",
	"robots.txt",
	"sitemap.xml",
] as const;

type FirstWord = (typeof firstWords)[number];

/** A public path, written as without a slug; `:name` is one segment. */
export type SitePath = "/" | `/${FirstWord}` | `/${FirstWord}/${string}`;
