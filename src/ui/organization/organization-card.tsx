import type { Organization } from "#domain/organization/organization.ts";
import { sportName } from "../sport/stored-words.ts";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import styles from "./organization-card.module.css";

type OrganizationCardProps = {
	organization: Pick<Organization, "name" | "logoUrl" | "sports">;
	/** Where its site is: an address of ours, or its own page elsewhere (rule `external-site`). */
	href: string;
	isExternal?: boolean;
};

/** A league operator in the product's listing. The whole card opens its site. */
export function OrganizationCard({ organization, href, isExternal }: OrganizationCardProps) {
	const words = useWords();
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
					{organization.sports.map(({ name }) => sportName(words, name)).join(", ")}
				</span>
			</span>
		</a>
	);
}
