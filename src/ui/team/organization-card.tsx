import type { Organization } from "#domain/organization/organization.ts";
import styles from "./organization-card.module.css";
import { TeamCrest } from "./team-crest.tsx";

type OrganizationCardProps = {
	organization: Pick<Organization, "name" | "logoUrl" | "sports">;
	/** Where its site is: an address of ours, or its own page elsewhere (rule `external-site`). */
	href: string;
	isExternal?: boolean;
};

/** A league operator in the product's listing. The whole card opens its site. */
export function OrganizationCard({ organization, href, isExternal }: OrganizationCardProps) {
	return (
		<a
			href={href}
			rel={isExternal ? "noopener noreferrer" : undefined}
			className={`card ${styles.card}`}
		>
			<TeamCrest team={organization} size="large" />
			<span className={styles.words}>
				<span className={styles.name}>{organization.name}</span>
				<span className={styles.sports}>
					{organization.sports.map((sport) => sport.name).join(", ")}
				</span>
			</span>
		</a>
	);
}
