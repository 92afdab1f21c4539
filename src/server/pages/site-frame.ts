import { languagePrefix } from "#domain/language/language.ts";
import type { SiteFrame } from "#site/frame/site-frame.ts";
import { originOf, siteUrlOf } from "../http/origins.ts";
import type { Services } from "../services.ts";
import { themeOf } from "./theme.ts";

/** What the public sites are told of this installation. */
export function siteFrame({
	settings,
	assets,
	push,
}: Pick<Services, "settings" | "assets" | "push">): SiteFrame {
	return {
		rootDomain: settings.rootDomain,
		originOf: (host) => originOf(settings, host),
		siteUrlOf: (organization, language) =>
			siteUrlOf(settings, organization) + languagePrefix(language, organization),
		themeOf: (organization) => themeOf({ assets, settings }, organization),
		pushKey: push.publicKey,
		files: assets,
	};
}
