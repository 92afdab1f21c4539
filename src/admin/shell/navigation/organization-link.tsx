import { brandName } from "#ui/brand-name.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { words } from "../../words.ts";
import { useAuth } from "../auth.ts";
import { publicPlace } from "../places.ts";
import styles from "./organization-link.module.css";

/** The organization that is administered; a link to its public site. */
export function OrganizationLink() {
	const { organization } = useAuth();
	if (organization === null) return <span className={styles.name}>{brandName}</span>;
	const site = publicPlace(organization, "/teamList", location);
	const { name, logoUrl } = organization;
	const parts = (
		<>
			<TeamCrest team={{ name, logoUrl }} size="medium" />
			<span className={styles.words}>
				<span className={styles.name}>{name}</span>
				{site !== null && <span className={styles.hint}>{words.common.viewSite}</span>}
			</span>
		</>
	);
	if (site === null) return <span className={styles.link}>{parts}</span>;
	return (
		<a href={site} className={styles.link}>
			{parts}
		</a>
	);
}
