import { Hono } from "hono";
import MarkdownIt from "markdown-it";
import type { Row } from "#api/endpoint.ts";
import { apiManual } from "#api/manual.ts";
import { openApi } from "#api/openapi.ts";
import { apiRows } from "#api/routes.ts";
import { send } from "../cache/send-cached.ts";
import { type WirePage, wirePage } from "../cache/wire-page.ts";
import type { Settings } from "../env.ts";
import { securityHeaders } from "../http/headers.ts";
import { originOf } from "../http/origins.ts";
import { docsStyles } from "./docs-styles.ts";

/** Nothing from elsewhere, and no script at all. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The API's own documentation, made of its rows once, when somebody first asks for it. */
export function apiDocs(settings: Settings, rows: readonly Row[]): Hono {
	const origin = originOf(settings, settings.rootDomain);
	const app = new Hono();
	const documents: [path: string, type: string, write: () => string][] = [
		["/openapi.json", "application/json", () => JSON.stringify(openApi(rows))],
		["/docs", "text/html; charset=utf-8", () => docsPage(apiManual(rows, origin))],
		["/docs.css", "text/css; charset=utf-8", () => docsStyles],
	];
	for (const [path, type, write] of documents) {
		let made: WirePage | undefined;
		app.get(path, (c) => {
			made ??= wirePage(200, write(), {
				...securityHeaders(),
				"content-type": type,
				"content-security-policy": policy,
			});
			return send(c, made);
		});
	}
	return app;
}

/** What docs/api.md holds. */
export function printedManual(): string {
	return apiManual(apiRows);
}

/** The manual as a page of its own: its chapters beside the text, or above it on a phone. */
export function docsPage(manual: string): string {
	const chapters: Chapter[] = [];
	const text = reader.render(manual, { chapters });
	const links = chapters.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join("");
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The Fieldhouse API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<nav aria-label="Chapters"><details open><summary>Chapters</summary><ul>${links}</ul></details></nav>
<main id="text">
${text}</main>
</body>
</html>
`;
}

type Chapter = { id: string; title: string };

const reader = new MarkdownIt({ html: false });
const { escapeHtml } = reader.utils;

/** Headings can be linked to; those of the second level are chapters. */
reader.renderer.rules.heading_open = (tokens, index, _options, env) => {
	const { tag = "h2" } = tokens[index] ?? {};
	const title = tokens[index + 1]?.content ?? "";
	const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	if (tag === "h2")
		(env as { chapters: Chapter[] }).chapters.push({ id, title: escapeHtml(title) });
	const method = /^(GET|POST|PUT|DELETE) /.exec(title)?.[1];
	const call = method === undefined ? "" : ` class="call ${method.toLowerCase()}"`;
	return `<${tag} id="${id}"${call}>`;
};

/** Wide code and wide tables scroll by themselves, also by keyboard. */
reader.renderer.rules.fence = (tokens, index) =>
	`<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? "")}</code></pre>\n`;
reader.renderer.rules.table_open = () =>
	'<div class="wide" role="group" aria-label="Fields" tabindex="0"><table>';
reader.renderer.rules.table_close = () => "</table></div>";
