import { NextGames } from "#blocks/kinds/next-games.tsx";
import { StandingsExtract } from "#blocks/kinds/standings-extract.tsx";
import { Part } from "#blocks/part.tsx";
import { externalSite } from "#domain/organization/external-site.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { formatShortWeekday } from "#domain/time/format.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { Stats } from "#ui/player/stat.tsx";
import { useWords } from "#ui/words.tsx";
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
		viewWrittenPage(scope, "home", scope.words.language),
		viewNavigation(scope),
	]);
	const canRegister = links.some(({ to }) => to === "/registration");
	const { organization, words } = scope;
	return {
		...(own !== null && { isIndexed: own.isIndexed }),
		...(own !== null && own.description !== "" && { description: own.description }),
		hasMyTeams: true,
		share: {
			about: (place) => [sportsOrganization(place)],
			feed: { what: { of: "news" }, title: words.home.newsOf({ name: organization.name }) },
		},
		body: (
			<>
				<Hero organization={organization} view={view} canRegister={canRegister} />
				{view.season === null ? (
					<SectionLinks as="tiles" />
				) : (
					<>
						<div className={`stack ${styles.now}`}>
							<Week days={view.week} />
							<NextGames title={words.game.next} games={view.nextGames} isRow />
							<LatestResults games={view.latestResults} />
							<StandingsExtract
								title={words.standings.title}
								tables={view.tables}
								rows={extractRows}
							/>
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
	const words = useWords();
	return (
		<header className={styles.hero} data-started={season !== null || undefined}>
			<p className={styles.eyebrow}>{season === null ? words.home.newLeague : season.name}</p>
			<h1>{organization.name}</h1>
			<p className={styles.lead}>{season === null ? words.home.preparing : words.home.lead}</p>
			<p className={styles.actions}>
				{canRegister && (
					<Link to="/registration" className="button">
						{words.home.register}
					</Link>
				)}
				<Link to="/schedule" className="button button-quiet">
					{words.schedule.title}
				</Link>
				{elsewhere !== null && (
					<a href={elsewhere} rel="noopener noreferrer" className="button button-quiet">
						{words.home.ourWebsite}
					</a>
				)}
			</p>
			{season !== null && (
				<Stats
					isOnBar
					items={[
						{ label: words.home.leagues({ count: facts.leagues }), value: facts.leagues },
						{ label: words.home.teams({ count: facts.teams }), value: facts.teams },
						{ label: words.home.players({ count: facts.players }), value: facts.players },
						{
							label: words.home.games({ count: facts.gamesPlayed }),
							name: words.home.gamesPlayed,
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
	const words = useWords();
	if (days.length === 0) return null;
	return (
		<nav aria-label={words.home.week}>
			<ol className={styles.week}>
				{days.map(({ date, games }, index) => {
					const day = (
						<>
							<span className={styles.weekday}>
								{index === 0 ? words.home.today : formatShortWeekday(date, words.language)}
							</span>
							<span className={styles.day}>{Number(date.slice(8))}</span>
							<span className={styles.count}>
								{games === 0 ? "–" : words.game.count({ count: games })}
							</span>
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
	const words = useWords();
	if (games.length === 0) return null;
	const more = { label: words.game.allResults, to: "/schedule?status=completed" };
	return (
		<Part title={words.game.latest} more={more}>
			<div className="cards cards-row">
				{games.map((game) => (
					<GameCard key={game.id} game={game} />
				))}
			</div>
		</Part>
	);
}
