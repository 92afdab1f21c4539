import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { platformPage, type WayIn } from "../../platform-page.ts";
import { Features } from "./features.tsx";
import { OrganizationCards } from "./organization-cards.tsx";
import styles from "./platform.module.css";
import { PlatformHeader, WayInLink } from "./platform-header.tsx";

/** Leagues shown here; the rest is a page away. */
const cardCount = 9;

/** The front page of the product: what it is, who plays in it, the way in. */
export const landingPage = platformPage("/", [], async ({ listOrganizations, wayIn, words }) => ({
	description: words.platform.summary({ product: brandName }),
	body: <Landing organizations={await listOrganizations()} wayIn={wayIn} />,
}));

type LandingProps = { organizations: readonly Organization[]; wayIn: WayIn };

function Landing({ organizations, wayIn }: LandingProps) {
	const words = useWords();
	return (
		<>
			<PlatformHeader title={words.platform.title} path="/" wayIn={wayIn}>
				<p className={styles.lead}>{words.platform.lead}</p>
				<p className={styles.actions}>
					<Link to="/browse" className="button">
						{words.platform.browse}
					</Link>
					<WayInLink wayIn={wayIn} className="button button-quiet" />
				</p>
			</PlatformHeader>
			<div className={`page ${styles.body}`}>
				<section className={styles.section}>
					<h2>{words.platform.leagues}</h2>
					{organizations.length === 0 ? (
						<EmptyState title={words.platform.none} picture="standings">
							{words.platform.noneYet}
						</EmptyState>
					) : (
						<>
							<OrganizationCards organizations={organizations.slice(0, cardCount)} />
							{organizations.length > cardCount && (
								<p>
									<Link to="/browse">{words.platform.all({ count: organizations.length })}</Link>
								</p>
							)}
						</>
					)}
				</section>
				<Features title={words.platform.featuresTitle} features={words.platform.features} />
			</div>
		</>
	);
}
