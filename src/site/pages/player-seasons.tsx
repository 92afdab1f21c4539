import { fullName } from "#domain/player/player.ts";
import type { ShownNumbers } from "#domain/stats/shown-numbers.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { averageColumns } from "#ui/average-columns.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatsTable } from "#ui/stats-table.tsx";
import { Column, cell, Table } from "#ui/table.tsx";
import {
	type PlayerSeason,
	type PlayerSeasons,
	viewPlayerSeasons,
} from "#usecases/view-player-seasons.ts";
import { idFrom, page } from "../page.ts";
import styles from "./pages.module.css";
import { PlayerTabs } from "./player-tabs.tsx";

/** All seasons of a player: a row for each season and team, and the career (R2.36). */
export const playerSeasonsPage = page("/player/:id/stats", [], async (scope, { id }) => {
	const seasons = await viewPlayerSeasons(scope, { id: idFrom(id) });
	const name = fullName(seasons.player);
	return {
		title: `${name}, all seasons`,
		description: `${name} season by season: averages and totals in ${scope.organization.name}.`,
		body: <PlayerSeasonsView seasons={seasons} />,
	};
});

function PlayerSeasonsView({ seasons }: { seasons: PlayerSeasons }) {
	const { player, rows, career, definitions, shown } = seasons;
	const name = fullName(player);
	return (
		<>
			<PageHeader title={name} eyebrow="All seasons" />
			<PlayerTabs playerId={player.id} current="career" />
			{rows.length === 0 ? (
				<EmptyState title="No seasons yet" picture="players">
					Seasons show here as soon as {name} stands on a roster.
				</EmptyState>
			) : (
				<>
					<Panel title="Averages" isFlush>
						<AveragesTable rows={rows} career={career} shown={shown} name={name} />
					</Panel>
					<Panel title="Totals" isFlush>
						<StatsTable
							caption={`Totals of ${name}`}
							heading="Season"
							groups={[
								{
									rows: rows.map((row) => ({
										key: row.entry.id,
										heading: <SeasonName row={row} />,
										totals: row.totals,
									})),
								},
							]}
							definitions={definitions}
							shown={shown}
							total={{ heading: "Career", totals: career, isTeam: false }}
							hasGames
						/>
					</Panel>
				</>
			)}
		</>
	);
}

type AveragesTableProps = {
	rows: readonly PlayerSeason[];
	career: PlayerTotals;
	shown: ShownNumbers;
	name: string;
};

function AveragesTable({ rows, career, shown, name }: AveragesTableProps) {
	const columns = averageColumns(columnNames, shown);
	const cells = (totals: PlayerTotals) => (
		<>
			<td className={cell.number}>{totals.games}</td>
			{columns.map(({ short, read }) => (
				<td key={short} className={cell.number}>
					{read(totals)}
				</td>
			))}
		</>
	);
	return (
		<Table caption={`Averages of ${name}`}>
			<thead>
				<tr>
					<th scope="col" className={cell.sticky}>
						Season
					</th>
					<Column short="GP" name="Games played" />
					{columns.map(({ short, name }) => (
						<Column key={short} short={short} name={name} />
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.entry.id}>
						<th scope="row" className={cell.sticky}>
							<SeasonName row={row} />
						</th>
						{cells(row.totals)}
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row" className={cell.sticky}>
						Career
					</th>
					{cells(career)}
				</tr>
			</tfoot>
		</Table>
	);
}

const columnNames = ["PPG", "RPG", "APG", "FG%", "3P%", "FT%", "3PM"] as const;

function SeasonName({ row: { season, entry } }: { row: PlayerSeason }) {
	return (
		<span className={styles.game}>
			<span className={styles.opponent}>{season.name}</span>
			<span className={styles.when}>
				<Link to={`/teams/${entry.team.id}?season=${season.id}`}>{entry.team.name}</Link>
			</span>
		</span>
	);
}
