import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { RankingBoard } from "#ui/ranking/ranking-board.tsx";
import { statHead } from "#ui/ranking/stat-head.ts";
import { useWords } from "#ui/words.tsx";
import type { RankedPlayer, StatsAsked } from "#usecases/stats/season-stats.ts";
import { type StatLeaders, viewStatLeaders } from "#usecases/stats/stat-leaders.ts";
import { page } from "../../page.ts";
import { withQuery } from "../../with-query.ts";
import styles from "../pages.module.css";
import {
	commonQuery,
	queryOf,
	StatisticsForm,
	StatisticsTabs,
	statsAsked,
} from "./statistics-frame.tsx";

/** Who leads the season, in everything its sport counts. */
export const statLeadersPage = page("/statistics", commonQuery, async (scope, _params, query) => {
	const asked = statsAsked(query);
	const view = await viewStatLeaders(scope, asked);
	const { words, organization } = scope;
	const { name } = organization;
	const season = view.season?.name;
	return {
		title: words.statistic.leadersTitle,
		description:
			season === undefined
				? words.statistic.leadersSummary({ name })
				: words.statistic.leadersSeasonSummary({ name, season }),
		isIndexed: !view.boards.some(({ leaders }) => leaders.some(({ player }) => player.isMinor)),
		body: <LeadersView view={view} asked={asked} />,
	};
});

function LeadersView({ view, asked }: { view: StatLeaders; asked: StatsAsked }) {
	const { season, boards, counting } = view;
	const words = useWords();
	return (
		<>
			<PageHeader title={words.statistic.leadersTitle} eyebrow={season?.name}>
				<StatisticsForm to="/statistics" choices={view} />
			</PageHeader>
			<StatisticsTabs path="/statistics" asked={asked} />
			{boards.length === 0 ? (
				<EmptyState title={words.statistic.none} picture="standings">
					{words.statistic.noneYet}
				</EmptyState>
			) : (
				<>
					<nav aria-label={words.statistic.jumpTo} className={styles.jumps}>
						{boards.map(({ stat }) => {
							const { short, name } = statHead(words, stat);
							return (
								<a key={stat.key} href={`#${stat.key}`} title={name}>
									{short}
								</a>
							);
						})}
					</nav>
					<div className={styles.boards}>
						{boards.map(({ stat, bar, leaders }) => (
							<RankingBoard
								key={stat.key}
								stat={stat}
								bar={bar}
								leaders={leaders}
								counting={counting}
								to={withQuery("/statistics/players", { ...queryOf(asked), sort: stat.key })}
								pageOf={toPlayer}
								teamsOf={teamsOf}
							/>
						))}
					</div>
				</>
			)}
			<SectionLinks />
		</>
	);
}

const toPlayer = ({ id }: RankedPlayer) => `/players/${id}`;
const teamsOf = ({ teams }: RankedPlayer) => teams;
