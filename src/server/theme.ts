import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Organization } from "#domain/organization/organization.ts";
import { accentCss } from "#ui/accent.ts";
import { securityHeaders } from "./headers.ts";
import type { Services } from "./services.ts";

/** Contrast is worked out once for an organization as it was read, not for each of its pages. */
const known = new WeakMap<Organization, string>();

/** The address of an organization's generated stylesheet; null when it has no colour of its own. */
export function themeHref(organization: Organization): string | null {
	const { id, brandColor } = organization;
	if (brandColor === null) return null;
	const href = known.get(organization) ?? `/theme/${id}.${hashOf(brandColor)}.css`;
	known.set(organization, href);
	return href;
}

/** Serves `/theme/<organization>.<hash>.css`; the hash changes with the colour, so it keeps for good. */
export function themes({ directory }: Services): Hono {
	return new Hono().get("/theme/:file{\\d{1,9}\\.\\w+\\.css}", async (c) => {
		const organization = await directory.byId(Number.parseInt(c.req.param("file"), 10));
		if (organization === undefined || organization.brandColor === null) return c.notFound();
		return c.body(accentCss(organization.brandColor), 200, {
			...securityHeaders(),
			"content-type": "text/css; charset=utf-8",
			"cache-control": "public, max-age=31536000, immutable",
		});
	});
}

function hashOf(brandColor: string): string {
	return createHash("sha256").update(accentCss(brandColor)).digest("hex").slice(0, 10);
}
