import { type PathPattern, pathPattern } from "./path-pattern.ts";
import type { SitePath } from "./paths.ts";
import type { SiteScope } from "./site-scope.ts";

/** What a form of a page is given: what pages are, and a limit of how often something is done to somebody. */
export type FormScope = SiteScope & {
	/** Counts a letter to an address; refuses as throttled when there were too many. */
	limit: (address: string) => Promise<void>;
	/** Whether a browser that told this can be written to. */
	isReachable: (browser: { endpoint: string; p256dh: string; auth: string }) => boolean;
};

/** A form that a page shows to everybody and that works without a script: where it is sent, and where it leads. */
export type SiteForm = {
	match: PathPattern;
	/** Of what was sent, in the query or as a form. */
	send: (scope: FormScope, sent: URLSearchParams) => Promise<SentForm>;
	/** Where a refusal is told: the page with the form. */
	again: (sent: URLSearchParams, kind: "invalid" | "throttled") => SitePath;
};

/** Where the browser goes from there. */
export type SentForm = SitePath;

export function siteForm(path: SitePath, form: Omit<SiteForm, "match">): SiteForm {
	return { match: pathPattern(path), send: form.send, again: form.again };
}
