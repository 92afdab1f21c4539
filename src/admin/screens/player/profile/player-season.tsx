import { Link, useSearchParams } from "react-router";
import type { Season } from "#domain/season/season.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { averageColumns } from "#ui/player/average-columns.ts";
import { Stats } from "#ui/player/stat.tsx";
import { type StatsRow, StatsTable } from "#ui/player/stats-table.tsx";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Filter } from "../../../components/list/toolbar.tsx";
import { siteWords, words } from "../../../words.ts";
import { HiddenStatistics } from "./hidden-statistics.tsx";
import type { PlayerGame, Statistics } from "./player-numbers.ts";
import styles from "./player-season.module.css";

type PlayerSeasonProps = {
	name: string;
	seasons: readonly Season[];
	season: Season | null;
	games: readonly PlayerGame[];
	totals: PlayerTotals;
	statistics: Statistics;
};

/** The numbers of one season, and game by game. */
export function PlayerSeason(props: PlayerSeasonProps) {
	const { name, seasons, season, games, totals, statistics } = props;
	const { definitions, shown } = statistics;
	const [, choose] = useSearchParams();
	return (
		<Panel
			title={season === null ? words.common.games : words.player.gamesIn({ name: season.name })}
			isFlush
			{...(season !== null &&
				seasons.length > 1 && {
					aside: (
						<Filter
							label={words.common.season}
							value={String(season.id)}
							onChange={(id) => choose({ season: id }, { replace: true, preventScrollReset: true })}
							options={optionsOf(seasons)}
						/>
					),
				})}
		>
			{games.length === 0 ? (
				<EmptyState title={words.messages.games.noneAvailable}>
					{words.player.showsUpAfter({ name })}
				</EmptyState>
			) : (
				<>
					<div className={styles.numbers}>
						<Stats
							items={averageColumns(siteWords, "season", statistics).map(
								({ short, name, read }) => ({
									label: short,
									name,
									value: read(totals),
								}),
							)}
						/>
					</div>
					<StatsTable
						caption={words.player.gamesOf({ name })}
						heading={words.common.game}
						groups={[{ rows: games.map(toRow) }]}
						definitions={definitions}
						shown={shown}
						total={{ heading: words.common.season, totals, isTeam: false }}
					/>
					<HiddenStatistics of={statistics} />
				</>
			)}
		</Panel>
	);
}

function toRow({ id, date, label, result, numbers }: PlayerGame): StatsRow {
	const when = date === null ? "" : formatGameDate(date, words.language);
	return {
		key: id,
		heading: (
			<Link to={`/games/${id}`} className={styles.game}>
				<span className={styles.opponent}>{label}</span>
				<span className={styles.when}>{[when, result].filter(Boolean).join(" · ")}</span>
			</Link>
		),
		totals: numbers,
	};
}
