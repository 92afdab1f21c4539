import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import type { Words } from "#words/words.ts";

/**
 * The title is the custom domain or the slug, falling back to the brand's name
 * (rule `title-falls-back`).
 */
export function siteName(organization: Organization | null, address: "domain" | "slug" | "query") {
	if (organization === null) return brandName;
	const { domain, slug } = organization;
	return (address === "slug" ? (slug ?? domain) : (domain ?? slug)) ?? brandName;
}

/** What search engines show of a page: a welcome, and what the page says of itself. */
export function welcomeText(words: Words, { name }: Organization, about?: string): string {
	return about === undefined ? words.site.welcome({ name }) : words.site.welcomeTo({ name, about });
}

/** The same of the pages of the product itself. */
export function platformWelcome(words: Words, about?: string): string {
	return about === undefined
		? words.site.welcomeToProduct({ product: brandName })
		: words.site.welcomeTo({ name: brandName, about });
}
