import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { RankingTable } from "#ui/ranking/ranking-table.tsx";
import { statHead } from "#ui/ranking/stat-head.ts";
import { useWords } from "#ui/words.tsx";
import {
	type TeamStatTable,
	type TeamStatTableAsked,
	teamSides,
	viewTeamStatTable,
} from "#usecases/stats/team-stat-table.ts";
import type { Words } from "#words/words.ts";
import { page } from "../../page.ts";
import { withQuery } from "../../with-query.ts";
import { SelectField } from "../filter-form.tsx";
import {
	commonQuery,
	directionFrom,
	directionWord,
	queryOf,
	StatisticsForm,
	StatisticsTabs,
	statsAsked,
} from "./statistics-frame.tsx";

const path = "/statistics/teams";

/** All teams of a season: what they score and allow, what their players add up to, and what others did against them. */
export const teamStatTablePage = page(
	path,
	[...commonQuery, "of", "sort", "order"],
	async (scope, _params, query) => {
		const asked: TeamStatTableAsked = {
			...statsAsked(query),
			side: teamSides.find((side) => side === query.of),
			sort: query.sort?.toLowerCase(),
			direction: directionFrom(query.order),
		};
		const table = await viewTeamStatTable(scope, asked);
		const { words, organization } = scope;
		const { name } = organization;
		const season = table.season?.name;
		return {
			title: words.statistic.teamsTitle,
			description:
				season === undefined
					? words.statistic.teamsSummary({ name })
					: words.statistic.teamsSeasonSummary({ name, season }),
			body: <TeamStatTableView table={table} asked={asked} />,
		};
	},
);

type TeamStatTableViewProps = { table: TeamStatTable; asked: TeamStatTableAsked };

function TeamStatTableView({ table, asked }: TeamStatTableViewProps) {
	const { season, rows, sort, counting, side } = table;
	const words = useWords();
	const columns = inWords(words, table);
	const sorted = columns.find(({ key }) => key === sort.key);
	const by = {
		name: sorted === undefined ? words.statistic.team : statHead(words, sorted).name,
	};
	const title = side === "own" ? words.statistic.teamsBy(by) : words.statistic.opponentsBy(by);
	return (
		<>
			<PageHeader title={words.statistic.teamsTitle} eyebrow={season?.name}>
				<StatisticsForm
					to={path}
					choices={table}
					kept={{ sort: asked.sort, order: directionWord(asked.direction) }}
				>
					<SelectField
						label={words.statistic.whose}
						name="of"
						value={side}
						options={teamSides.map((one) => ({ value: one, label: words.statistic.sides[one] }))}
					/>
				</StatisticsForm>
			</PageHeader>
			<StatisticsTabs path={path} asked={asked} />
			{rows.length === 0 ? (
				<EmptyState title={words.statistic.none} picture="standings">
					{words.statistic.noneYet}
				</EmptyState>
			) : (
				<Panel title={title} isFlush>
					<RankingTable
						caption={title}
						heading={words.statistic.team}
						columns={columns}
						rows={rows}
						counting={counting}
						sort={sort}
						to={(key, direction) =>
							withQuery(path, {
								...queryOf(asked),
								of: asked.side,
								sort: key,
								order: directionWord(direction),
							})
						}
						pageOf={({ id }) => withQuery(`/teams/${id}`, { season: asked.seasonId })}
						teamsOf={({ team }) => [team]}
						isOfTeams
					/>
				</Panel>
			)}
			<SectionLinks />
		</>
	);
}

/** What a score counts is said as in the standings. */
function inWords(words: Words, { columns, counts }: TeamStatTable): TeamStatTable["columns"] {
	const { made, allowed, difference } = words.standings.score[counts];
	const said: Record<string, { short: string; name: string }> = {
		for: made,
		against: allowed,
		diff: difference,
	};
	return columns.map((column) => {
		const own = said[column.key];
		return own === undefined ? column : { ...column, abbreviation: own.short, name: own.name };
	});
}
