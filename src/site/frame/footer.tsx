import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import { useHrefOfAnyLanguage } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./footer.module.css";
import { SocialLinks } from "./social-links.tsx";

type FooterProps = { organization: Organization; year: number; productHref: string };

/** The foot of every page of an organization. */
export function Footer({ organization, year, productHref }: FooterProps) {
	const words = useWords();
	const href = useHrefOfAnyLanguage();
	return (
		<footer className={styles.footer}>
			<div className={`page ${styles.inner}`}>
				{organization.socialLinks.length > 0 && (
					<SocialLinks links={organization.socialLinks} className={styles.social} />
				)}
				<p className={styles.name}>{organization.name}</p>
				<p>
					© {year} {ownerName(organization) ?? words.site.league}
				</p>
				<ul className={styles.product}>
					<li>
						<a href={productHref} rel="noopener">
							{words.site.poweredBy({ product: brandName })}
						</a>
					</li>
					<li>
						<a href={href("/login")}>{words.site.signIn}</a>
					</li>
				</ul>
			</div>
		</footer>
	);
}

/** The slug in upper case, the same in every locale; without one LEAGUE (rule `slug-in-upper-case`). */
function ownerName({ slug }: Organization): string | null {
	return slug === null || slug === "" ? null : slug.toUpperCase();
}
