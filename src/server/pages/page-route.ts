import { adminPaths, sharedPaths } from "#admin/paths.ts";
import { isMemberOf, type Viewer } from "#domain/user/user.ts";
import { sitePages } from "#site/routes.ts";
import type { OrganizationDirectory } from "./directory.ts";
import { asksForDraft } from "./page-drafts.ts";
import type { Tenant } from "./tenancy.ts";

/** What a request for a page gets: the administration's shell, another address, or a page. */
export type Way = { kind: "shell" } | { kind: "redirect"; to: string } | { kind: "page" };

export type Visit = { tenant: Tenant; path: string; search: string; viewer: Viewer };

/**
 * The one place that decides between the administration and the public site (decision A5): screens
 * that only members see start the application for everybody, shared paths for members who come by
 * the plain path.
 */
export async function wayOf(directory: OrganizationDirectory, visit: Visit): Promise<Way> {
	if (isForMembersOnly(visit) || isSharedScreen(visit)) return { kind: "shell" };
	const to = await elsewhere(directory, visit);
	return to === null ? { kind: "page" } : { kind: "redirect", to };
}

/** Sign-in and administration live on the root host and on custom domains, sign-in on slugs too. */
function isForMembersOnly({ tenant, path }: Visit): boolean {
	switch (tenant.kind) {
		case "root":
			return isAdminPath(tenant.path);
		case "site":
			return tenant.address === "slug" ? tenant.path === "/login" : isAdminPath(tenant.path);
		case "missing":
			// R2.4, R2.51: a name that nobody has is the application's to send on, from the root host.
			return tenant.what === "organization" && tenant.organization === null && isAdminPath(path);
		case "redirect":
			return false;
	}
}

/** Naming an organization, or asking for `view=public`, shows what everybody sees. */
function isSharedScreen({ tenant, search, viewer }: Visit): boolean {
	if (viewer.kind === "anonymous") return false;
	const { organization, path } = plainPlace(tenant);
	if (path === null || !isSharedPath(path) || !isPlain(search)) return false;
	const own = organization ?? viewer.organizationId;
	return own === null ? viewer.role === "super_admin" : isMemberOf(viewer, own);
}

/** The path as written without any prefix, and whose custom host it is on; null for other places. */
function plainPlace(tenant: Tenant): { organization: number | null; path: string | null } {
	if (tenant.kind === "root") return { organization: null, path: tenant.path };
	if (tenant.kind === "site" && tenant.address === "domain") {
		return { organization: tenant.organization.id, path: tenant.path };
	}
	return { organization: null, path: null };
}

function isPlain(search: string): boolean {
	if (search === "") return true;
	const query = new URLSearchParams(search);
	const isAsPublic = asksForPublicView(search) || asksForDraft(search);
	return !query.get("domain") && !query.get("slug") && !isAsPublic;
}

/** Decision A5: what a member adds to see what visitors see. */
export function asksForPublicView(search: string): boolean {
	return new URLSearchParams(search).get("view") === "public";
}

/**
 * Where a page is not shown but left: an organization's page on the root host without an
 * organization (R2.46), and the home page of the slug for people who are signed in (R2.15).
 */
async function elsewhere(
	directory: OrganizationDirectory,
	{ tenant, search, viewer }: Visit,
): Promise<string | null> {
	if (tenant.kind === "root" && tenant.path !== "/" && isSitePage(tenant.path)) {
		return ownSite(directory, viewer, tenant.path + search);
	}
	const isSlugHome =
		tenant.kind === "site" &&
		tenant.address === "slug" &&
		tenant.path === "/" &&
		!asksForDraft(search) &&
		!asksForPublicView(search);
	return isSlugHome && isMemberOf(viewer, tenant.organization.id) ? "/dashboard" : null;
}

/** The same path on the site of the viewer's own organization; the landing page for everybody else. */
async function ownSite(
	directory: OrganizationDirectory,
	viewer: Viewer,
	path: string,
): Promise<string> {
	if (viewer.kind === "anonymous" || viewer.organizationId === null) return "/";
	const organization = await directory.byId(viewer.organizationId);
	return organization?.slug == null ? "/" : `/${organization.slug}${path}`;
}

/** One that every site has; what organizations add is found by its slug or on its domain alone. */
function isSitePage(path: string): boolean {
	return sitePages.some((page) => page.match(path) !== null);
}

const isAdminPath = pathMatcher(adminPaths);
const isSharedPath = pathMatcher(sharedPaths);

function pathMatcher(patterns: readonly string[]): (path: string) => boolean {
	const exact = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
	const shaped = patterns
		.filter((pattern) => /[:*]/.test(pattern))
		.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`));
	return (path) => exact.has(path) || shaped.some((pattern) => pattern.test(path));
}
