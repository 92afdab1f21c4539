import type { LookChoice } from "#domain/look/look.ts";
import { lookCss } from "#domain/look/stylesheet.ts";

/**
 * Shows a page of the site in a look that is not saved. The page is one of ours, in a frame; its
 * policy forbids inline styles, not that who embeds it adopts a stylesheet in it.
 */
export function dress(page: Document, choice: LookChoice, scheme: "light" | "dark"): void {
	const view = page.defaultView;
	// While a page is on its way there is nothing to dress; its `load` comes.
	if (view === null || page.body === null) return;
	const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
	sheet.replaceSync(lookCss(choice));
	page.adoptedStyleSheets = [sheet];
	page.documentElement.dataset.theme = scheme;
	if (page.querySelector(`link[href="${faces}"]`) === null) {
		const link = Object.assign(page.createElement("link"), { rel: "stylesheet", href: faces });
		page.head.append(link);
	}
}

/** The stylesheet of all faces; what is not used is not fetched. */
const faces = "/theme/fonts.css";
