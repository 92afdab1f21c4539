import { type Language, languagePrefix } from "#domain/language/language.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Cards } from "#usecases/payment/card-provider.ts";
import { originOf, siteUrlOf } from "../http/origins.ts";
import type { Services } from "../services.ts";

/** Cards as an organization takes them; whoever leaves to pay comes back in the language they read. */
export function cardsOf(
	{ settings, cards }: Pick<Services, "settings" | "cards">,
	organization: Organization,
	{ language, isOnOwnHost = false }: { language?: Language; isOnOwnHost?: boolean } = {},
): Cards {
	const prefix = language === undefined ? "" : languagePrefix(language, organization);
	const host = isOnOwnHost && organization.domain !== null ? organization.domain : null;
	return {
		provider: cards,
		siteUrl: siteUrlOf(settings, organization) + prefix,
		officeUrl: `${originOf(settings, host ?? settings.rootDomain)}/dashboard/ledger?cards=back`,
	};
}
