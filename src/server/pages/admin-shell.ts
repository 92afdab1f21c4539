import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { firstLanguage, type Language } from "#domain/language/language.ts";
import { platformWelcome, siteName, welcomeText } from "#site/frame/site-names.ts";
import { brandName } from "#ui/brand-name.ts";
import { type Words, wordsOf } from "#words/words.ts";
import type { Assets } from "../files/assets.ts";
import { privateHeaders } from "../http/headers.ts";
import type { Tenant } from "../tenancy/tenancy.ts";

/**
 * The empty document the administration starts in. It is the same for everybody at this address and
 * holds nothing private but the language (rule `shell-holds-nothing`); who is signed in, the
 * application asks itself. The league whose address this is names the tab and the sign-in. What the
 * application says comes as a script of its own, which has run before the application begins.
 */
export function adminShell(
	{ assets }: { assets: ShellAssets },
	c: Context,
	{ tenant = null, language = null }: { tenant?: Tenant | null; language?: Language | null } = {},
): Response {
	const nonce = randomBytes(16).toString("base64");
	const words = wordsOf(language ?? firstLanguage(c.req.header("accept-language") ?? "") ?? "en");
	const headers = { ...privateHeaders(), "content-type": "text/html; charset=utf-8" };
	return c.body(document(assets, nonce, words, namesOf(tenant, words)), 200, {
		...headers,
		// Vite's own scripts in development would break under the policy.
		...(assets.isDevelopment ? {} : { "content-security-policy": policy(nonce) }),
	});
}

type ShellAssets = Pick<Assets, "admin" | "isDevelopment">;

function policy(nonce: string): string {
	return [
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"font-src 'self'",
		"img-src 'self' https: data: blob:",
		"connect-src 'self'",
		"frame-src 'self' https://www.youtube.com https://www.youtube-nocookie.com",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
	].join("; ");
}

/** The site as titles name it (rule `title-falls-back`), and the league in full. */
function namesOf(tenant: Tenant | null, words: Words): ShellNames {
	if (tenant?.kind !== "site") {
		return { site: brandName, league: brandName, welcome: platformWelcome(words) };
	}
	const { organization, address } = tenant;
	return {
		site: escapeHtml(siteName(organization, address)),
		league: escapeHtml(organization.name),
		welcome: escapeHtml(welcomeText(words, organization)),
	};
}

type ShellNames = { site: string; league: string; welcome: string };

/** The csp-nonce is where react-aria finds it for the few styles it adds while dragging and pressing. */
function document(
	{ admin, isDevelopment }: ShellAssets,
	nonce: string,
	words: Words,
	{ site, league, welcome }: ShellNames,
): string {
	return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<meta name="robots" content="noindex">
<meta name="description" content="${welcome}">
<meta name="site" content="${site}">
<meta name="league" content="${league}">
<title>${site}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${admin.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
${isDevelopment ? `<script type="module">${refreshPreamble}</script>` : ""}
${[admin.words[words.language], ...admin.scripts].map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join("\n")}
</head>
<body>
<noscript>${words.site.needsScript}</noscript>
<div id="app">${words.site.loading}</div>
</body>
</html>
`;
}

/** What @vitejs/plugin-react puts into documents that Vite transforms itself; ours it does not see. */
const refreshPreamble = `
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
