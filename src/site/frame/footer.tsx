import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import { Link } from "#ui/link.tsx";
import styles from "./footer.module.css";
import { SocialLinks } from "./social-links.tsx";

type FooterProps = { organization: Organization; year: number; productHref: string };

/** The foot of every page of an organization. */
export function Footer({ organization, year, productHref }: FooterProps) {
	return (
		<footer className={styles.footer}>
			<div className={`page ${styles.inner}`}>
				{organization.socialLinks.length > 0 && (
					<SocialLinks links={organization.socialLinks} className={styles.social} />
				)}
				<p className={styles.name}>{organization.name}</p>
				<p>
					© {year} {ownerName(organization)}
				</p>
				<ul className={styles.product}>
					<li>
						<a href={productHref} rel="noopener">
							Powered by {brandName}
						</a>
					</li>
					<li>
						<Link to="/login">Admin Sign In</Link>
					</li>
				</ul>
			</div>
		</footer>
	);
}

/** The slug in upper case, the same in every locale, or LEAGUE (rule `slug-in-upper-case`). */
function ownerName({ slug }: Organization): string {
	return slug === null || slug === "" ? "LEAGUE" : slug.toUpperCase();
}
