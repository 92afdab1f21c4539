import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { platformPage, type WayIn } from "../../platform-page.ts";
import { type Feature, Features } from "./features.tsx";
import { OrganizationCards } from "./organization-cards.tsx";
import styles from "./platform.module.css";
import { PlatformHeader } from "./platform-header.tsx";

/** Leagues shown here; the rest is a page away. */
const cardCount = 9;

/** The front page of the product: what it is, who plays in it, the way in. */
export const landingPage = platformPage("/", [], async ({ listOrganizations, wayIn }) => ({
	description: `${brandName} gives every league a website: standings, schedules, box scores and statistics.`,
	body: <Landing organizations={await listOrganizations()} wayIn={wayIn} />,
}));

type LandingProps = { organizations: readonly Organization[]; wayIn: WayIn };

function Landing({ organizations, wayIn }: LandingProps) {
	return (
		<>
			<PlatformHeader title="Your league, online." wayIn={wayIn}>
				<p className={styles.lead}>
					Standings that are right a second after the final score. Schedules people can read on a
					phone. A box score for every game and a page for every player.
				</p>
				<p className={styles.actions}>
					<Link to="/browse" className="button">
						Browse leagues
					</Link>
					<Link to={wayIn.to} className="button button-quiet">
						{wayIn.text}
					</Link>
				</p>
			</PlatformHeader>
			<div className={`page ${styles.body}`}>
				<section className={styles.section}>
					<h2>Leagues</h2>
					{organizations.length === 0 ? (
						<EmptyState title="No leagues available" picture="standings">
							The first league shows here as soon as it has opened.
						</EmptyState>
					) : (
						<>
							<OrganizationCards organizations={organizations.slice(0, cardCount)} />
							{organizations.length > cardCount && (
								<p>
									<Link to="/browse">All {organizations.length} leagues</Link>
								</p>
							)}
						</>
					)}
				</section>
				<Features title="What a league gets" features={features} />
			</div>
		</>
	);
}

const features: Feature[] = [
	{
		title: "A site of its own",
		text: "On the league's own domain or under its name here, in its own colours.",
	},
	{
		title: "Standings that explain themselves",
		text: "Every rank says why: win share, losses, wins. No spreadsheet, no argument.",
	},
	{
		title: "Box scores",
		text: "Every line adds up to the team, every game to the season, every season to the career.",
	},
	{
		title: "A page for every player",
		text: "Averages, every game, every season. The picture is up to them.",
	},
	{
		title: "All-time leaders",
		text: "Points, 3-pointers and team wins over all seasons, for bragging rights.",
	},
	{
		title: "Fast anywhere",
		text: "Light pages that open in the gym's basement, on any phone, without an app.",
	},
];
