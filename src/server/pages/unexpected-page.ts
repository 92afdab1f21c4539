import type { Context } from "hono";
import { createElement } from "react";
import { firstLanguage, isLanguage, type Language } from "#domain/language/language.ts";
import { platformPageHtml } from "#site/frame/site-html.tsx";
import { UnexpectedPage } from "#site/pages/unexpected.tsx";
import { wordsOf } from "#words/words.ts";
import { pageHeaders } from "../http/headers.ts";
import type { Failure } from "../http/unexpected.ts";
import type { Services } from "../services.ts";
import { siteFrame } from "./site-frame.ts";

/** What people see in place of a page that failed: a page, never a stack. Nobody may keep it. */
export function unexpectedPage(
	services: Services,
	c: Context,
	{ status, sentence, id }: Failure,
): Response {
	const language = languageAsked(c);
	const words = wordsOf(language);
	// What exactly has happened is said in English.
	const said = language === "en" ? sentence : words.site.tryAgain({ id: id ?? "" });
	const body = createElement(UnexpectedPage, { status, sentence: said });
	const answer = { title: words.site.error, status, body };
	const html = platformPageHtml(siteFrame(services), "/", answer, language);
	return c.body(html, status, { ...pageHeaders(services), "cache-control": "private, no-store" });
}

/**
 * In which language somebody wants to be told that a page could not be made, when nothing can be
 * looked up: the one that the address names, else the first of the browser's that we know.
 */
function languageAsked(c: Context): Language {
	const segments = c.req.path.split("/").slice(1, 3);
	return segments.find(isLanguage) ?? firstLanguage(c.req.header("accept-language") ?? "") ?? "en";
}
