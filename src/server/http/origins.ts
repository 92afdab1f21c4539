import type { Organization } from "#domain/organization/organization.ts";
import type { Settings } from "../env.ts";

/** How visitors reach a host of this installation. Comes from the settings, never from a header. */
export function originOf(settings: Pick<Settings, "isBehindHttps" | "port">, host: string): string {
	if (settings.isBehindHttps) return `https://${host}`;
	return settings.port === 80 ? `http://${host}` : `http://${host}:${settings.port}`;
}

/** The one address of an organization's site, without a slash at its end: its own domain, or its slug. */
export function siteUrlOf(
	settings: Pick<Settings, "isBehindHttps" | "port" | "rootDomain">,
	{ domain, slug }: Pick<Organization, "domain" | "slug">,
): string {
	return domain === null
		? `${originOf(settings, settings.rootDomain)}/${slug ?? ""}`
		: originOf(settings, domain);
}
