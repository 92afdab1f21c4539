import { NextGames } from "#blocks/kinds/next-games.tsx";
import { StandingsExtract } from "#blocks/kinds/standings-extract.tsx";
import type { Organization } from "#domain/organization/organization.ts";
import type { PageKey } from "#domain/page/blocks.ts";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { type GenericPage, viewContentPage } from "#usecases/page/view-content-page.ts";
import { SocialLinks } from "../frame/social-links.tsx";
import { type Page, page } from "../page.ts";
import { writtenAnswer } from "./own-page.tsx";
import styles from "./pages.module.css";

/** The informational pages that are content alone. */
export const informationPages: Page[] = [
	informationPage("registration", "Registration", "How to register is not online yet."),
	informationPage("leagueInfo", "League info", "The league's rules are not online yet."),
	informationPage("tournament", "Tournament", "The tournament's details are not online yet."),
	informationPage("youth", "Youth", "The youth programme is not online yet."),
	informationPage("ourTeam", "JOIN OUR TEAM", "How to join is not online yet."),
	informationPage("leagueFootage", "League footage", "There are no videos yet."),
	informationPage("contact", "Contact us", "Contact details are not online yet."),
];

/** The home page and the leader board have more than what is written. */
type InformationKey = Exclude<PageKey, "home" | "leaderboard">;

/**
 * A page the organization writes itself. Until it has, an honest one is made of its own data
 * (rule `written-or-generic`): `missing` says what is not there yet.
 */
function informationPage(key: InformationKey, title: string, missing: string): Page {
	return page(`/${key}`, [], async (scope) => {
		const view = await viewContentPage(scope, key);
		const { organization } = scope;
		if (view.kind === "written") return writtenAnswer(scope, view);
		return {
			title,
			isIndexed: key !== "youth",
			description: `${title}: ${organization.name}.`,
			body: <Generic title={title} missing={missing} organization={organization} view={view} />,
		};
	});
}

type GenericProps = {
	title: string;
	missing: string;
	organization: Organization;
	view: GenericPage;
};

function Generic({ title, missing, organization, view }: GenericProps) {
	const { season, leagues, data } = view;
	return (
		<>
			<PageHeader title={title} eyebrow={season?.name}>
				<p className={styles.lead}>
					{missing} {currently(organization, view)}
				</p>
			</PageHeader>
			<SectionLinks />
			{leagues.length > 0 && (
				<Panel title="Leagues">
					<ul className={styles.names}>
						{leagues.map(({ id, league }) => (
							<li key={id}>
								<Link to={`/leagues/${league.id}`}>{league.name}</Link>
							</li>
						))}
					</ul>
				</Panel>
			)}
			{organization.socialLinks.length > 0 && (
				<Panel title="Find us">
					<SocialLinks links={organization.socialLinks} className={styles.names} />
				</Panel>
			)}
			{data.nextGames.length > 0 && <NextGames title="Next games" games={data.nextGames} />}
			{leagues.length > 0 && <StandingsExtract title="Standings" tables={data.tables} rows={3} />}
		</>
	);
}

/** One true sentence about the organization. */
function currently(organization: Organization, { season, leagues, teamCount }: GenericPage) {
	if (season === null || leagues.length === 0) {
		return `${organization.name} is getting ready for its first season.`;
	}
	const inLeagues = leagues.length === 1 ? "one league" : `${leagues.length} leagues`;
	return `${organization.name} plays ${season.name} with ${teamCount} teams in ${inLeagues}.`;
}
