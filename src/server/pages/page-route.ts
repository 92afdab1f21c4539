import { adminPaths, sharedPaths } from "#admin/paths.ts";
import { isMemberOf, type Viewer } from "#domain/account/user.ts";
import { spelledAsIn } from "#site/other-address.ts";
import { pathPattern } from "#site/path-pattern.ts";
import { productLanguages } from "#site/platform-page.ts";
import { sitePages } from "#site/routes.ts";
import type { OrganizationDirectory } from "../tenancy/directory.ts";
import type { Tenant } from "../tenancy/tenancy.ts";
import { asksForDraft } from "./page-drafts.ts";

/** What a request for a page gets: the administration's shell, another address, or a page. */
export type PageRoute = { kind: "shell" } | { kind: "redirect"; to: string } | { kind: "page" };

export type Visit = { tenant: Tenant; path: string; search: string; viewer: Viewer };

/**
 * The one place that decides between the administration and the public site (rule `shared-paths`):
 * screens that only members see start the application for everybody, shared paths for members who
 * come by the plain path.
 */
export async function pageRouteOf(
	directory: OrganizationDirectory,
	visit: Visit,
): Promise<PageRoute> {
	if (isForMembersOnly(visit) || isSharedScreen(visit)) return { kind: "shell" };
	const to = await elsewhere(directory, visit);
	return to === null ? { kind: "page" } : { kind: "redirect", to };
}

/** Whether the address says a language: then it means a page for visitors and nothing else. */
function saysLanguage(tenant: Tenant): boolean {
	if (tenant.kind === "root") return tenant.language !== productLanguages.language;
	return tenant.kind === "site" && tenant.base !== tenant.home;
}

/** The screen that is meant by its path in another case, or with slashes at its end; null where none is. */
export function screenMeant(tenant: Tenant): string | null {
	if (tenant.kind !== "root" && tenant.kind !== "site") return null;
	const path = asScreen(tenant.path);
	if (path === null || path === tenant.path) return null;
	const isFound = isForMembersOnly({ tenant: { ...tenant, path }, path });
	return isFound ? `${tenant.kind === "site" ? tenant.base : ""}${path}` : null;
}

/** Sign-in and administration live on the root host and on custom domains, sign-in on slugs too. */
function isForMembersOnly({ tenant, path }: Pick<Visit, "tenant" | "path">): boolean {
	if (saysLanguage(tenant)) return false;
	switch (tenant.kind) {
		case "root":
			return isAdminPath(tenant.path);
		case "site":
			return tenant.address === "slug" ? tenant.path === "/login" : isAdminPath(tenant.path);
		case "missing":
			// A name that nobody has is the application's to send on, from the root host
			// (rule `strangers-sent-on`).
			return tenant.what === "organization" && tenant.organization === null && isAdminPath(path);
		case "redirect":
			return false;
	}
}

/** Naming an organization, or asking for `view=public`, shows what everybody sees. */
function isSharedScreen({ tenant, search, viewer }: Visit): boolean {
	if (viewer.kind !== "member") return false;
	const { organization, path } = plainPlace(tenant);
	if (path === null || !isSharedPath(path) || !isPlain(search)) return false;
	const own = organization ?? viewer.organizationId;
	return own === null ? viewer.role === "super_admin" : isMemberOf(viewer, own);
}

/** The path as written without any prefix, and whose custom host it is on; null for other places. */
function plainPlace(tenant: Tenant): { organization: number | null; path: string | null } {
	if (tenant.kind === "root" && !saysLanguage(tenant)) {
		return { organization: null, path: tenant.path };
	}
	if (tenant.kind === "site" && tenant.address === "domain" && !saysLanguage(tenant)) {
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

/** What a member adds to see what visitors see (rule `shared-paths`). */
export function asksForPublicView(search: string): boolean {
	return new URLSearchParams(search).get("view") === "public";
}

/**
 * Where a page is not shown but left: an organization's page on the root host without an
 * organization (rule `no-site-no-page`), and the home page of the slug for people who are signed in
 * (rule `home-is-the-dashboard`).
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
		!saysLanguage(tenant) &&
		!asksForDraft(search) &&
		!asksForPublicView(search);
	if (!isSlugHome || viewer.kind !== "member") return null;
	// Which league is meant, the application notes for its tab (rule `acting-super-admin`).
	const isVisiting =
		viewer.role === "super_admin" && viewer.organizationId !== tenant.organization.id;
	return isVisiting ? `/dashboard?organization_id=${tenant.organization.id}` : "/dashboard";
}

/** The same path on the site of the viewer's own organization; the landing page for everybody else. */
async function ownSite(
	directory: OrganizationDirectory,
	viewer: Viewer,
	path: string,
): Promise<string> {
	if (viewer.kind !== "member" || viewer.organizationId === null) return "/";
	const organization = await directory.byId(viewer.organizationId);
	return organization?.slug == null ? "/" : `/${organization.slug}${path}`;
}

/** One that every site has; what organizations add is found by its slug or on its domain alone. */
function isSitePage(path: string): boolean {
	return sitePages.some((page) => page.match(path) !== null);
}

const isAdminPath = oneOf(adminPaths);
const asScreen = spelledAsIn(adminPaths);
const isSharedPath = oneOf(sharedPaths);

function oneOf(shapes: readonly string[]): (path: string) => boolean {
	const patterns = shapes.map((shape) => pathPattern(shape));
	return (path) => patterns.some((match) => match(path) !== null);
}
