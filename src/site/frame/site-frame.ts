import type { Language } from "#domain/language/language.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { PageSheet } from "../page-sheets.ts";

/** What the public sites need to know of the installation that serves them. Plain data, no database. */
export type SiteFrame = {
	/** By it ids in feeds and calendars stay the same when an organization changes its domain. */
	rootDomain: string;
	/** How visitors reach a host: `https://hoops.com`. */
	originOf: (host: string) => string;
	/** The one address of an organization's site in a language, without a slash at its end. */
	siteUrlOf: (organization: Organization, language: Language) => string;
	themeOf: (organization: Organization) => Theme;
	/** By which browsers that follow know who writes to them. */
	pushKey: string;
	/** Addresses of the built files. */
	files: Record<"embed" | "preview" | "screen", BuiltFiles> & {
		sheets: Record<PageSheet, BuiltFiles>;
		/** With the scripts that make room for the visitor's own teams, and that let a browser follow. */
		site: BuiltFiles & { places: string; follow: string };
	};
};

type BuiltFiles = { scripts: string[]; styles: string[] };

/** What browsers are told of a look beside its stylesheet. */
export type Theme = {
	/** Addresses of the stylesheet and of the web manifest; null where nothing was chosen. */
	href: string | null;
	manifest: string | null;
	/** The colour of the header, in which phones paint what is around the page. */
	color: string | null;
};
