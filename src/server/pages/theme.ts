import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { choiceOf } from "#domain/look/look.ts";
import { paletteOf } from "#domain/look/palette.ts";
import { lookCss } from "#domain/look/stylesheet.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { oncePerOrganization } from "#site/frame/once-per-organization.ts";
import type { Theme } from "#site/frame/site-frame.ts";
import { takesBrotli } from "../cache/wire-page.ts";
import { securityHeaders } from "../http/headers.ts";
import { siteUrlOf } from "../http/origins.ts";
import type { Services } from "../services.ts";

type With = Pick<Services, "assets" | "settings">;

/** The theme of an organization's pages. */
export function themeOf({ assets, settings }: With, organization: Organization): Theme {
	const { id, brandColor, look } = organization;
	const made = brandColor === null && look === null ? null : stylesheetOf(organization, assets);
	return {
		href: made && `/theme/${id}.${made.hash}.css`,
		manifest: `/theme/${id}.${manifestOf(organization, settings).hash}.webmanifest`,
		color: made?.color ?? null,
	};
}

/**
 * Serves `/theme/<organization>.<hash>.css` and its web manifest. The hash changes with the contents,
 * so they keep for good. A page that was kept asks for one that is not any more: it is answered in
 * the present look, which is not kept under that name.
 */
export function themes({ directory, assets, settings }: With & Pick<Services, "directory">): Hono {
	const app = new Hono();
	app.get("/theme/fonts.css", (c) => {
		return sendFile(c, {
			text: Object.values(assets.fonts).join("\n"),
			type: css,
			isCurrent: false,
		});
	});
	app.get("/theme/:file{\\d{1,9}\\.\\w+\\.(?:css|webmanifest)}", async (c) => {
		const [id = "", hash, kind] = c.req.param("file").split(".");
		const organization = await directory.byId(Number.parseInt(id, 10));
		if (organization === undefined) return c.notFound();
		const made =
			kind === "css" ? stylesheetOf(organization, assets) : manifestOf(organization, settings);
		const type = kind === "css" ? css : "application/manifest+json";
		return sendFile(c, { text: made.text, type, isCurrent: made.hash === hash });
	});
	return app;
}

const css = "text/css; charset=utf-8";

type Made = { text: string; hash: string; color: string };

const stylesheetOf = oncePerOrganization(
	(organization, { fonts }: Pick<Services["assets"], "fonts">): Made => {
		const choice = choiceOf(organization);
		const text = (fonts[choice.font] ?? "") + lookCss(choice);
		return { text, hash: hashOf(text), color: paletteOf(choice).header.fill };
	},
);

/** How the site stands on a home screen: https://www.w3.org/TR/appmanifest/. */
const manifestOf = oncePerOrganization(
	(organization, settings: Services["settings"]): Pick<Made, "text" | "hash"> => {
		const { light, header } = paletteOf(choiceOf(organization));
		const { name, iconUrl } = organization;
		const site = siteUrlOf(settings, organization);
		const text = JSON.stringify({
			id: site,
			name,
			// Nothing of other organizations opens in it.
			start_url: site,
			scope: site,
			icons: [
				iconUrl === null
					? { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }
					: { src: iconUrl, sizes: "256x256", type: "image/png" },
			],
			theme_color: header.fill,
			background_color: light.canvas,
			// On an iPhone only what stands by itself on the Home Screen may be written to.
			display: "standalone",
		});
		return { text, hash: hashOf(text) };
	},
);

type Sent = { text: string; type: string; isCurrent: boolean };

function sendFile(c: Context, { text, type, isCurrent }: Sent): Response {
	const headers = {
		...securityHeaders(),
		"content-type": type,
		"cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60",
		vary: "Accept-Encoding",
	};
	if (!takesBrotli(c.req.header("accept-encoding"))) return c.body(text, 200, headers);
	return c.body(compressed(text), 200, { ...headers, "content-encoding": "br" });
}

/** Asked for once by each browser, so it is made again where it has been forgotten. */
const mostKept = 500;
const kept = new Map<string, Uint8Array<ArrayBuffer>>();

function compressed(text: string): Uint8Array<ArrayBuffer> {
	const before = kept.get(text);
	if (before !== undefined) return before;
	if (kept.size >= mostKept) kept.clear();
	const bytes = new Uint8Array(brotliCompressSync(text));
	kept.set(text, bytes);
	return bytes;
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
