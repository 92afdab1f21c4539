import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import type { Selection } from "../../parts/use-selection.ts";
import type { SeasonLeague } from "./season-leagues.ts";

type SeasonLeagueTableProps = {
	leagues: readonly SeasonLeague[];
	selection: Selection;
	onEdit: (league: SeasonLeague) => void;
	onDelete: (league: SeasonLeague) => void;
};

/** The leagues of one season as a table (R2.152). */
export function SeasonLeagueTable(props: SeasonLeagueTableProps) {
	const { leagues, selection, onEdit, onDelete } = props;
	const columns = useMemo<Column<SeasonLeague>[]>(
		() => [
			{
				name: "League",
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ name, to }) => <Link to={to}>{name}</Link>,
			},
			{ name: "Teams", isNumber: true, sort: ({ teams }) => teams, cell: ({ teams }) => teams },
			{
				name: "Players",
				isNumber: true,
				sort: ({ players }) => players,
				cell: ({ players }) => players,
			},
			{
				name: "Actions",
				isNameHidden: true,
				isNumber: true,
				cell: (league) => (
					<EditDelete
						name={league.name}
						onEdit={() => onEdit(league)}
						onDelete={() => onDelete(league)}
					/>
				),
			},
		],
		[onEdit, onDelete],
	);
	return (
		<DataTable
			caption="Leagues of the season"
			rows={leagues}
			columns={columns}
			selection={selection}
			nameOf={({ name }) => name}
		/>
	);
}
