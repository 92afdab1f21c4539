import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import type { Selection } from "../../parts/use-selection.ts";
import type { LeagueRow } from "./league-rows.ts";

type LeagueTableProps = {
	leagues: readonly LeagueRow[];
	selection: Selection;
	onEdit: (league: LeagueRow) => void;
	onDelete: (league: LeagueRow) => void;
};

/** The leagues as a table, by location and weekday as the API gives them. */
export function LeagueTable({ leagues, selection, onEdit, onDelete }: LeagueTableProps) {
	const columns = useMemo<Column<LeagueRow>[]>(
		() => [
			{
				name: "League",
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ name, to }) => <Link to={to}>{name}</Link>,
			},
			{
				name: "Season",
				sort: ({ season }) => season?.name ?? null,
				cell: ({ season }) =>
					season === null ? "-" : <Link to={`/dashboard/seasons/${season.id}`}>{season.name}</Link>,
			},
			{
				name: "Teams",
				isNumber: true,
				sort: ({ teamsCount }) => teamsCount,
				cell: ({ teamsCount }) => teamsCount,
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
			caption="Leagues of the organization"
			rows={leagues}
			columns={columns}
			selection={selection}
			nameOf={({ name }) => name}
		/>
	);
}
