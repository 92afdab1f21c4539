import type { LeagueTable } from "#domain/page/block-data.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { AsItStands, StandingsTable } from "#ui/team/standings-table.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";

export const standingsExtract = kind({
	kind: "standingsExtract",
	label: "Standings",
	about: "The top of each league's standings this season.",
	isWide: true,
	fields: {
		title: { is: "line", label: "Title" },
		rows: { is: "count", label: "Teams of each league", least: 1, most: 20, start: 5 },
		league: { is: "league", label: "League", isOptional: true },
	},
	example: { title: "Standings", rows: 5 },
	needs: ["standings"],
	View: ({ title, rows, league, data }) => (
		<StandingsExtract title={title} tables={tablesOf(data.tables, league)} rows={rows} />
	),
});

/** That of a league, or all of them. */
export function tablesOf(tables: readonly LeagueTable[], league: number | null) {
	return tables.filter(({ seasonLeague }) => league === null || seasonLeague.league.id === league);
}

type StandingsExtractProps = {
	title: string;
	tables: readonly LeagueTable[];
	/** Rows of each league. */
	rows: number;
};

/** The top of every league's table. */
export function StandingsExtract({ title, tables, rows }: StandingsExtractProps) {
	const words = useWords();
	const filled = tables.filter((table) => table.rows.length > 0);
	return (
		<Part title={title} more={{ label: words.standings.full, to: "/teamList" }}>
			{filled.length === 0 ? (
				<EmptyState title={words.standings.none} picture="standings">
					{words.standings.noneYet}
				</EmptyState>
			) : (
				<div className="halves">
					{filled.map(
						({ seasonLeague: { id, league }, rows: all, asItStands, rules, forecast }) => (
							<div key={id} data-game={`all table ${id}`}>
								<Panel
									title={league.name}
									level={3}
									isFlush
									aside={<Link to={`/leagues/${league.id}`}>{words.filter.league}</Link>}
								>
									{asItStands !== undefined && <AsItStands />}
									<StandingsTable
										rows={(asItStands ?? all).slice(0, rows)}
										rules={rules}
										forecast={asItStands === undefined ? forecast : undefined}
										caption={league.name}
									/>
								</Panel>
							</div>
						),
					)}
				</div>
			)}
		</Part>
	);
}
