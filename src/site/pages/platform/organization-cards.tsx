import { externalSite } from "#domain/organization/external-site.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { OrganizationCard } from "#ui/team/organization-card.tsx";
import styles from "./platform.module.css";

/** The public listing as cards. */
export function OrganizationCards({ organizations }: { organizations: readonly Organization[] }) {
	return (
		<ul className={`cards ${styles.cards}`}>
			{organizations.map((organization) => (
				<li key={organization.id}>
					<OrganizationCard
						organization={organization}
						href={externalSite(organization) ?? ownAddress(organization)}
						isExternal={externalSite(organization) !== null}
					/>
				</li>
			))}
		</ul>
	);
}

function ownAddress({ slug, domain }: Organization): string {
	return slug === null ? `https://${domain ?? ""}` : `/${slug}`;
}
