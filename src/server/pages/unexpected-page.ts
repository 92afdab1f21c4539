import type { Context } from "hono";
import { createElement } from "react";
import { platformPageHtml } from "#site/frame/site-html.tsx";
import { UnexpectedPage } from "#site/pages/unexpected.tsx";
import { pageHeaders } from "../http/headers.ts";
import type { Failure } from "../http/unexpected.ts";
import type { Services } from "../services.ts";
import { siteFrame } from "./site-frame.ts";

/** What people see in place of a page that failed: a page, never a stack. Nobody may keep it. */
export function unexpectedPage(
	services: Services,
	c: Context,
	{ status, sentence }: Failure,
): Response {
	const body = createElement(UnexpectedPage, { status, sentence });
	const answer = { title: "Error", status, body };
	const html = platformPageHtml(siteFrame(services), "/", answer);
	return c.body(html, status, { ...pageHeaders(services), "cache-control": "private, no-store" });
}
