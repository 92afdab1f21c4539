import { brandName } from "#ui/brand-name.ts";
import { useAuth } from "./auth.ts";
import styles from "./organization-link.module.css";
import { publicBase } from "./places.ts";

/** Whose administration this is; leads to its public site. */
export function OrganizationLink() {
	const { organization } = useAuth();
	if (organization === null) return <span className={styles.name}>{brandName}</span>;
	const base = publicBase(organization, location);
	const name = <span className={styles.name}>{organization.name}</span>;
	if (base === null) return name;
	return (
		<a href={`${base}/teamList`} className={styles.link}>
			{name}
			<span className={styles.hint}>View site</span>
		</a>
	);
}
