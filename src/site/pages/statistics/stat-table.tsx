import type { Direction } from "#domain/stats/ranking/ranking.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { barSentence } from "#ui/ranking/ranking-board.tsx";
import { RankingTable } from "#ui/ranking/ranking-table.tsx";
import { statHead } from "#ui/ranking/stat-head.ts";
import { positionText } from "#ui/sport/stored-words.ts";
import { useWords } from "#ui/words.tsx";
import { type StatTable, type StatTableAsked, viewStatTable } from "#usecases/stats/stat-table.ts";
import type { Words } from "#words/words.ts";
import { optionalId, page } from "../../page.ts";
import { withQuery } from "../../with-query.ts";
import { TeamField } from "../filter-fields.tsx";
import { SelectField } from "../filter-form.tsx";
import styles from "../pages.module.css";
import pagesStyles from "../schedule.module.css";
import {
	commonQuery,
	countFrom,
	directionFrom,
	directionWord,
	queryOf,
	StatisticsForm,
	StatisticsTabs,
	statsAsked,
} from "./statistics-frame.tsx";

const path = "/statistics/players";

/** All players of a season with every number, by pages, in the order of any of them. */
export const statTablePage = page(
	path,
	[...commonQuery, "team", "position", "games", "sort", "order", "page"],
	async (scope, _params, query) => {
		const asked: StatTableAsked = {
			...statsAsked(query),
			teamId: optionalId(query.team),
			position: query.position || undefined,
			leastGames: countFrom(query.games),
			sort: query.sort?.toLowerCase(),
			direction: directionFrom(query.order),
			page: countFrom(query.page),
		};
		const table = await viewStatTable(scope, asked);
		const { words, organization } = scope;
		const { name } = organization;
		const season = table.season?.name;
		return {
			title: words.statistic.playersTitle,
			description:
				season === undefined
					? words.statistic.playersSummary({ name })
					: words.statistic.playersSeasonSummary({ name, season }),
			isIndexed: !table.rows.some(({ player }) => player.isMinor),
			body: <StatTableView table={table} asked={asked} />,
		};
	},
);

type StatTableViewProps = { table: StatTable; asked: StatTableAsked };

function StatTableView({ table, asked }: StatTableViewProps) {
	const { season, rows, sort, counting } = table;
	const words = useWords();
	return (
		<>
			<PageHeader title={words.statistic.playersTitle} eyebrow={season?.name}>
				<StatisticsForm to={path} choices={table} kept={orderIn(asked)}>
					<TeamField teamId={table.teamId} teams={table.teams} />
					<PositionField table={table} />
					<GamesField mostGames={table.mostGames} leastGames={asked.leastGames} />
				</StatisticsForm>
			</PageHeader>
			<StatisticsTabs path={path} asked={asked} />
			{rows.length === 0 ? (
				<Nobody isFiltered={table.mostGames > 0} />
			) : (
				<Panel title={orderName(words, sort.stat)} isFlush>
					<RankingTable
						caption={orderName(words, sort.stat)}
						heading={words.statistic.player}
						columns={table.columns}
						rows={rows}
						counting={counting}
						sort={sort}
						to={(key, direction) => addressOf(asked, { sort: key, direction, page: undefined })}
						pageOf={({ id }) => `/players/${id}`}
						teamsOf={({ teams }) => teams}
					/>
					{sort.bar !== null && (
						<p className={styles.reason}>
							{words.statistic.barNote({ bar: barSentence(words, sort.bar) })}
						</p>
					)}
					<Turn table={table} asked={asked} />
				</Panel>
			)}
			<SectionLinks />
		</>
	);
}

function orderName(words: Words, stat: StatTable["sort"]["stat"]): string {
	return stat === null
		? words.statistic.byName
		: words.statistic.byNumber({ name: statHead(words, stat).name });
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
	const words = useWords();
	return (
		<EmptyState
			title={isFiltered ? words.statistic.nobody : words.statistic.none}
			picture={isFiltered ? "search" : "standings"}
		>
			{isFiltered ? words.statistic.askLess : words.statistic.noneYet}
		</EmptyState>
	);
}

function PositionField({ table: { positions, position } }: { table: StatTable }) {
	const words = useWords();
	if (positions.length < 2) return null;
	return (
		<SelectField
			label={words.statistic.position}
			name="position"
			value={position ?? ""}
			all={words.statistic.allPositions}
			options={positions.map((one) => ({ value: one, label: positionText(words, one) }))}
		/>
	);
}

type GamesFieldProps = { mostGames: number; leastGames: number | undefined };

function GamesField({ mostGames, leastGames }: GamesFieldProps) {
	const words = useWords();
	const counts = new Set([2, 5, 10, 20, 40].filter((count) => count <= mostGames));
	if (leastGames !== undefined) counts.add(leastGames);
	if (counts.size === 0) return null;
	return (
		<SelectField
			label={words.statistic.least}
			name="games"
			value={leastGames ?? ""}
			all={words.statistic.leastAll}
			options={[...counts]
				.toSorted((a, b) => a - b)
				.map((count) => ({ value: count, label: words.statistic.leastGames({ count }) }))}
		/>
	);
}

/** The ways to the rows before and after. */
function Turn({ table: { rows, total, page, pages }, asked }: StatTableViewProps) {
	const words = useWords();
	if (pages === 1) return null;
	const from = (page - 1) * 50 + 1;
	const to = (next: number) => addressOf(asked, { page: next === 1 ? undefined : next });
	return (
		<nav aria-label={words.statistic.pages} className={pagesStyles.turn}>
			{page === 1 ? (
				<span />
			) : (
				<Link to={to(page - 1)} rel="prev">
					{words.statistic.previous}
				</Link>
			)}
			<span className={pagesStyles.count}>
				{words.statistic.of({ from, to: from + rows.length - 1, total })}
			</span>
			{page === pages ? (
				<span />
			) : (
				<Link to={to(page + 1)} rel="next">
					{words.statistic.next}
				</Link>
			)}
		</nav>
	);
}

function orderIn({ sort, direction }: StatTableAsked) {
	return { sort, order: directionWord(direction) };
}

/** The same table in another order, or another page of it. */
function addressOf(
	asked: StatTableAsked,
	change: { sort?: string; direction?: Direction; page?: number | undefined },
): string {
	const next = { ...asked, ...change };
	return withQuery(path, {
		...queryOf(next),
		team: next.teamId,
		position: next.position,
		games: next.leastGames,
		...orderIn(next),
		page: next.page,
	});
}
