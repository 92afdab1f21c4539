import { NextGames } from "#blocks/kinds/next-games.tsx";
import { StandingsExtract } from "#blocks/kinds/standings-extract.tsx";
import { Part } from "#blocks/part.tsx";
import { externalSite } from "#domain/organization/external-site.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { counted } from "#domain/text/counted.ts";
import { formatShortWeekday } from "#domain/time/format.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { Stats } from "#ui/player/stat.tsx";
import { type Home, viewHome } from "#usecases/organization/view-home.ts";
import { viewNavigation } from "#usecases/page/navigation.ts";
import { viewWrittenPage } from "#usecases/page/view-content-page.ts";
import { page } from "../page.ts";
import { sportsOrganization } from "../structured-data/sports-organization.ts";
import { written } from "../written.tsx";
import styles from "./home.module.css";
import { SeasonLeaders } from "./player/season-leaders.tsx";

/** Rows of each league's table on the home page. */
const extractRows = 5;

/** The organization's own front page: what is going on, then what it has written. */
export const homePage = page("/", [], async (scope) => {
	const [view, own, links] = await Promise.all([
		viewHome(scope),
		viewWrittenPage(scope, "home"),
		viewNavigation(scope),
	]);
	const canRegister = links.some(({ to }) => to === "/registration");
	return {
		...(own !== null && { isIndexed: own.isIndexed }),
		...(own !== null && own.description !== "" && { description: own.description }),
		share: {
			about: (place) => [sportsOrganization(place)],
			feed: { what: { of: "news" }, title: `News of ${scope.organization.name}` },
		},
		body: (
			<>
				<Hero organization={scope.organization} view={view} canRegister={canRegister} />
				{view.season === null ? (
					<SectionLinks as="tiles" />
				) : (
					<>
						<div className={`stack ${styles.now}`}>
							<Week days={view.week} />
							<NextGames title="Next games" games={view.nextGames} isRow />
							<LatestResults games={view.latestResults} />
							<StandingsExtract title="Standings" tables={view.tables} rows={extractRows} />
						</div>
						<SectionLinks as="tiles" />
						<SeasonLeaders
							pointsPerGame={view.pointsPerGame}
							threes={view.threes}
							boards={view.boards}
						/>
					</>
				)}
				{own !== null && (await written(scope, own))}
			</>
		),
	};
});

type HeroProps = { organization: Organization; view: Home; canRegister: boolean };

function Hero({ organization, view: { season, facts }, canRegister }: HeroProps) {
	const elsewhere = externalSite(organization);
	return (
		<header className={styles.hero} data-started={season !== null || undefined}>
			<p className={styles.eyebrow}>{season === null ? "A new league" : season.name}</p>
			<h1>{organization.name}</h1>
			<p className={styles.lead}>
				{season === null
					? "The first season is being prepared. Teams, games and standings show here as soon as it begins."
					: "Standings, schedule, players and every box score."}
			</p>
			<p className={styles.actions}>
				{canRegister && (
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
					].filter(({ value }) => value > 0)}
				/>
			)}
		</header>
	);
}

/** Today and the six days after it: how many games there are, and the way to them. */
function Week({ days }: { days: Home["week"] }) {
	if (days.length === 0) return null;
	return (
		<nav aria-label="Games of the next seven days">
			<ol className={styles.week}>
				{days.map(({ date, games }, index) => {
					const day = (
						<>
							<span className={styles.weekday}>
								{index === 0 ? "Today" : formatShortWeekday(date)}
							</span>
							<span className={styles.day}>{Number(date.slice(8))}</span>
							<span className={styles.count}>{games === 0 ? "–" : counted(games, "game")}</span>
						</>
					);
					return (
						<li key={date}>
							{games === 0 ? (
								<span>{day}</span>
							) : (
								<Link to={`/schedule?date=${date}`} aria-current={index === 0 ? "date" : undefined}>
									{day}
								</Link>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}

function LatestResults({ games }: { games: Home["latestResults"] }) {
	if (games.length === 0) return null;
	return (
		<Part title="Latest results" more={{ label: "All results", to: "/schedule?status=completed" }}>
			<div className="cards cards-row">
				{games.map((game) => (
					<GameCard key={game.id} game={game} />
				))}
			</div>
		</Part>
	);
}
