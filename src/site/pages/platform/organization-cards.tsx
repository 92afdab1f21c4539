import { type Language, languagePrefix, languagesOf } from "#domain/language/language.ts";
import { externalSite } from "#domain/organization/external-site.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { OrganizationCard } from "#ui/organization/organization-card.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./platform.module.css";

/** The public listing as cards. */
export function OrganizationCards({ organizations }: { organizations: readonly Organization[] }) {
	const { language } = useWords();
	return (
		<ul className={`cards ${styles.cards}`}>
			{organizations.map((organization) => (
				<li key={organization.id}>
					<OrganizationCard
						organization={organization}
						href={externalSite(organization) ?? ownAddress(organization, language)}
						isExternal={externalSite(organization) !== null}
					/>
				</li>
			))}
		</ul>
	);
}

/** In the language of whoever reads the listing, where the site offers it. */
function ownAddress(organization: Organization, language: Language): string {
	const { slug, domain } = organization;
	const isOffered = languagesOf(organization).includes(language);
	const prefix = isOffered ? languagePrefix(language, organization) : "";
	return (slug === null ? `https://${domain ?? ""}` : `/${slug}`) + prefix;
}
