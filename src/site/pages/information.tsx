import { NextGames } from "#blocks/kinds/next-games.tsx";
import { StandingsExtract } from "#blocks/kinds/standings-extract.tsx";
import type { Organization } from "#domain/organization/organization.ts";
import type { PageKey } from "#domain/page/blocks.ts";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { type GenericPage, viewContentPage } from "#usecases/page/view-content-page.ts";
import type { Words } from "#words/words.ts";
import { SocialLinks } from "../frame/social-links.tsx";
import { type Page, page } from "../page.ts";
import { writtenAnswer } from "./own-page.tsx";
import styles from "./pages.module.css";

/** The informational pages that are content alone. */
export const informationPages: Page[] = [
	informationPage("registration"),
	informationPage("leagueInfo"),
	informationPage("tournament"),
	informationPage("youth"),
	informationPage("ourTeam"),
	informationPage("leagueFootage"),
	informationPage("contact"),
];

/** The home page and the leader board have more than what is written. */
type InformationKey = Exclude<PageKey, "home" | "leaderboard">;

/**
 * A page the organization writes itself. Until it has, an honest one is made of its own data
 * (rule `written-or-generic`), which says what is not there yet.
 */
function informationPage(key: InformationKey): Page {
	return page(`/${key}`, [], async (scope) => {
		const view = await viewContentPage(scope, key, scope.words.language);
		const { organization, words } = scope;
		if (view.kind === "written") return writtenAnswer(scope, view);
		const { title, missing } = words.page.information[key];
		return {
			title,
			isIndexed: key !== "youth",
			description: words.page.about({ title, name: organization.name }),
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
	const words = useWords();
	return (
		<>
			<PageHeader title={title} eyebrow={season?.name}>
				<p className={styles.lead}>
					{missing} {currently(words, organization, view)}
				</p>
			</PageHeader>
			<SectionLinks />
			{leagues.length > 0 && (
				<Panel title={words.league.title}>
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
				<Panel title={words.page.findUs}>
					<SocialLinks links={organization.socialLinks} className={styles.names} />
				</Panel>
			)}
			{data.nextGames.length > 0 && <NextGames title={words.game.next} games={data.nextGames} />}
			{leagues.length > 0 && (
				<StandingsExtract title={words.standings.title} tables={data.tables} rows={3} />
			)}
		</>
	);
}

/** One true sentence about the organization. */
function currently(
	words: Words,
	{ name }: Organization,
	{ season, leagues, teamCount }: GenericPage,
): string {
	if (season === null || leagues.length === 0) return words.page.gettingReady({ name });
	const facts = { teams: teamCount, leagues: leagues.length };
	return words.page.playing({ name, season: season.name, ...facts });
}
