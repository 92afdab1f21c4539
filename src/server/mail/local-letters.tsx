import { type Context, Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import type { Settings } from "../env.ts";
import { securityHeaders } from "../http/headers.ts";
import { isFromThisMachine } from "../http/local-request.ts";
import type { Services } from "../services.ts";
import { letterHtml } from "./letter-html.tsx";

/** Where letters of a demonstration are read. */
export const localLettersPath = "/letters";

/** The newest so many. */
const most = 100;

/**
 * Whether letters can be read at a page: where there is no mail server, and the product runs on somebody's own
 * machine under no name of its own, as `npm run dev` and the demonstration do (rule `letters-to-try`).
 */
export function showsLetters({
	smtpUrl,
	rootDomain,
	isBehindHttps,
}: Pick<Settings, "smtpUrl" | "rootDomain" | "isBehindHttps">): boolean {
	return smtpUrl === null && rootDomain === "localhost" && !isBehindHttps;
}

/** What would have been sent, for who tries the product. Their links open accounts: nobody else may read them. */
export function localLetters(services: Services): Hono {
	const app = new Hono();
	if (!showsLetters(services.settings)) return app;
	const { mail, platform } = services;
	app.get(localLettersPath, async (c, next) => {
		if (!isOwnMachine(c)) return next();
		const letters = await platform.outbox.listOf("all", most);
		const lines = letters.map(async (letter) => {
			const { id, address, createdAt } = letter;
			const { subject } = await mail.write(letter);
			return { id, address, createdAt, subject };
		});
		return c.html(
			`<!doctype html>${renderToStaticMarkup(<List lines={await Promise.all(lines)} />)}`,
			{
				headers: headers(),
			},
		);
	});
	app.get(`${localLettersPath}/:id`, async (c, next) => {
		const letter = isOwnMachine(c) ? await platform.outbox.find(c.req.param("id")) : undefined;
		if (letter === undefined) return next();
		const written = await mail.write(letter);
		const sender = await mail.senderOf(letter);
		const colors = await mail.colorsOf(letter);
		return c.html(letterHtml(written, { sender, language: letter.language, colors }), {
			headers: headers(),
		});
	});
	return app;
}

/** A name that points here from elsewhere would let another website read along. */
function isOwnMachine(c: Context): boolean {
	const { hostname } = new URL(c.req.url);
	return isFromThisMachine(c) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** Letters have styles of their own, for programs for mail know no others. */
function headers(): Record<string, string> {
	return {
		...securityHeaders(),
		"cache-control": "no-store",
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
	};
}

type Line = { id: string; address: string; createdAt: string; subject: string };

function List({ lines }: { lines: readonly Line[] }) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<title>Letters</title>
				<style>
					{
						"body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark } li { margin: 0 0 1rem; overflow-wrap: anywhere } small { display: block; opacity: .8 }"
					}
				</style>
			</head>
			<body>
				<h1>Letters</h1>
				<p>
					There is no mail server, so nothing was sent. This page is for whoever tries the product
					on this machine; with SMTP_URL or a domain it is not there.
				</p>
				{lines.length === 0 && <p>Nobody was written to yet.</p>}
				<ul>
					{lines.map(({ id, address, createdAt, subject }) => (
						<li key={id}>
							<a href={`${localLettersPath}/${id}`}>{subject || "Nothing is left to tell"}</a>
							<small>
								{address.includes("://") ? "a browser" : address} · {createdAt}
							</small>
						</li>
					))}
				</ul>
			</body>
		</html>
	);
}
