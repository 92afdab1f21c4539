import { externalSite } from "#domain/organization/external-site.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { GameCard } from "#ui/game-card.tsx";
import { Link } from "#ui/link.tsx";
import { SectionLinks } from "#ui/section-links.tsx";
import { Stats } from "#ui/stat.tsx";
import { viewWrittenPage } from "#usecases/view-content-page.ts";
import { type Home, viewHome } from "#usecases/view-home.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { NextGames } from "../blocks/next-games.tsx";
import { Part } from "../blocks/part.tsx";
import { StandingsExtract } from "../blocks/standings-extract.tsx";
import { page } from "../page.ts";
import styles from "./home.module.css";
import { SeasonLeaders } from "./season-leaders.tsx";

/** Rows of each league's table on the home page. */
const extractRows = 5;

/** The organization's own front page: what is going on, then what it has written (R2.13). */
export const homePage = page("/", [], async (scope) => {
	const [view, written] = await Promise.all([viewHome(scope), viewWrittenPage(scope, "home")]);
	return {
		body: (
			<>
				<Hero organization={scope.organization} view={view} />
				<SectionLinks look="tiles" />
				{view.season !== null && (
					<>
						<NextGames title="Next games" games={view.nextGames} />
						<LatestResults games={view.latestResults} />
						<StandingsExtract title="Standings" tables={view.tables} rows={extractRows} />
						<SeasonLeaders
							pointsPerGame={view.pointsPerGame}
							threes={view.threes}
							boards={view.boards}
						/>
					</>
				)}
				{written !== null && <Blocks blocks={written.blocks} data={written.data} />}
			</>
		),
	};
});

type HeroProps = { organization: Organization; view: Home };

function Hero({ organization, view: { season, facts } }: HeroProps) {
	const elsewhere = externalSite(organization);
	return (
		<header className={styles.hero}>
			<p className={styles.eyebrow}>{season === null ? "A new league" : season.name}</p>
			<h1>{organization.name}</h1>
			<p className={styles.lead}>
				{season === null
					? "The first season is being prepared. Teams, games and standings show here as soon as it begins."
					: "Standings, schedule, players and every box score."}
			</p>
			<p className={styles.actions}>
				{organization.hasFullNavigation && (
					<Link to="/registration" className="button">
						Register
					</Link>
				)}
				<Link to="/schedule" className="button button-quiet">
					Schedule
				</Link>
				{elsewhere !== null && (
					<a href={elsewhere} rel="noopener noreferrer" className="button button-quiet">
						Our website
					</a>
				)}
			</p>
			{season !== null && (
				<Stats
					isOnBar
					items={[
						{ label: facts.leagues === 1 ? "League" : "Leagues", value: facts.leagues },
						{ label: facts.teams === 1 ? "Team" : "Teams", value: facts.teams },
						{ label: facts.players === 1 ? "Player" : "Players", value: facts.players },
						{
							label: facts.gamesPlayed === 1 ? "Game" : "Games",
							name: "Games played",
							value: facts.gamesPlayed,
						},
					]}
				/>
			)}
		</header>
	);
}

function LatestResults({ games }: { games: Home["latestResults"] }) {
	if (games.length === 0) return null;
	return (
		<Part title="Latest results" more={{ label: "All results", to: "/schedule?status=completed" }}>
			<div className="cards">
				{games.map((game) => (
					<GameCard key={game.id} game={game} />
				))}
			</div>
		</Part>
	);
}
