import type { GameWithTeams } from "#domain/game/game.ts";
import { PlayList } from "#ui/game/course/play-list.tsx";
import { LineScore } from "#ui/game/line-score.tsx";
import { liveOn } from "#ui/game/live.ts";
import { Scoreboard } from "#ui/game/scoreboard.tsx";
import { Breadcrumbs } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { periodName } from "#ui/sport/stored-words.ts";
import { useWords } from "#ui/words.tsx";
import type { BoxScore } from "#usecases/game/view-box-score.ts";
import { type PlayByPlay, viewPlayByPlay } from "#usecases/game-log/view-play-by-play.ts";
import { idFrom, page } from "../../page.ts";
import styles from "../pages.module.css";
import { CoursePanel } from "./game-course.tsx";
import { crumbsOf, titleOf } from "./game-place.ts";

/** As many as one reads beside the score; the others have a page. */
const mostLast = 8;

/** Everything that was noted at the table of a game. */
export const playsPage = page("/games/:id/plays", [], async (scope, { id }) => {
	const { boxScore, told } = await viewPlayByPlay(scope, { id: idFrom(id) });
	const { game } = boxScore;
	const { words } = scope;
	const title = titleOf(words, game);
	return {
		title: words.play.of({ title }),
		description: words.play.summary({ title, league: game.league.name }),
		// Pages that name minors are not for search engines (rule `minors-not-indexed`).
		isIndexed: told.periods.length > 0 && ![...told.people.values()].some((it) => it.isMinor),
		sheet: "plays",
		body: <PlaysView boxScore={boxScore} told={told} />,
	};
});

type PlaysViewProps = { boxScore: BoxScore; told: PlayByPlay };

function PlaysView({ boxScore, told }: PlaysViewProps) {
	const words = useWords();
	const { game, periods } = boxScore;
	const crumbs = crumbsOf(words, boxScore).map((crumb, place, all) =>
		place === all.length - 1 ? { ...crumb, to: `/games/${game.id}` } : crumb,
	);
	const isLive = game.status === "in_progress";
	return (
		<>
			<Breadcrumbs items={[...crumbs, { label: words.play.title }]} />
			<div className={styles.live} data-game={`${game.id} plays`} data-live={liveOn(game)}>
				<Scoreboard game={game} periods={periods}>
					{told.periods.length > 0 && <LineScore game={game} periods={periods} />}
				</Scoreboard>
				{told.periods.length === 0 ? (
					<EmptyState title={words.play.none}>
						{game.status === "completed" ? words.play.noneNoted : words.play.noneYet}
					</EmptyState>
				) : (
					<>
						<CoursePanel game={game} told={told} isLinked={false} />
						{!isLive && told.differs && <p className={styles.absent}>{words.play.differs}</p>}
						{newestFirst(told.periods, isLive).map((one) => (
							<Panel
								key={one.period.id}
								title={periodName(words, one.period.name)}
								aside={`${one.made.away}–${one.made.home}`}
								isFlush
							>
								<PlayList
									game={game}
									label={words.play.plays({ period: periodName(words, one.period.name) })}
									plays={newestFirst(one.plays, isLive).map((play) => ({
										told: play,
										period: one.period.name,
									}))}
									people={told.people}
								/>
							</Panel>
						))}
					</>
				)}
			</div>
		</>
	);
}

/** Who watches a game reads what is new; who looks back reads from the beginning. */
function newestFirst<Of>(all: readonly Of[], isLive: boolean): readonly Of[] {
	return isLive ? all.toReversed() : all;
}

/** Beside the score of a game that goes on: what happened last. */
export function LastPlays({ game, told }: { game: GameWithTeams; told: PlayByPlay }) {
	const words = useWords();
	const all = told.periods.flatMap(({ period, plays }) =>
		plays.map((play) => ({ told: play, period: period.name })),
	);
	if (all.length === 0) return null;
	return (
		<Panel
			title={words.play.last}
			isFlush
			aside={<Link to={`/games/${game.id}/plays`}>{words.play.all}</Link>}
		>
			<PlayList
				game={game}
				label={words.play.last}
				plays={all.slice(-mostLast).toReversed()}
				people={told.people}
				isPeriodShown
			/>
		</Panel>
	);
}
