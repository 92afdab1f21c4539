import type { Context } from "hono";
import { createElement } from "react";
import { UnexpectedPage } from "#site/pages/unexpected.tsx";
import { pageHeaders } from "./headers.ts";
import type { Services } from "./services.ts";
import { renderPlatformPage } from "./site.tsx";
import type { Failure } from "./unexpected.ts";

/** What people see in place of a page that failed: a page, never a stack. Nobody may keep it. */
export function unexpectedPage(
	services: Services,
	c: Context,
	{ status, sentence }: Failure,
): Response {
	const body = createElement(UnexpectedPage, { status, sentence });
	const { html } = renderPlatformPage(services, "/", { title: "Error", status, body });
	return c.body(html, status, { ...pageHeaders(services), "cache-control": "private, no-store" });
}
