import { useMemo } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import type { Selection } from "../../parts/use-selection.ts";
import { dateOf } from "./season-dates.ts";
import type { SeasonRow } from "./season-rows.ts";
import { SeasonSwitch } from "./season-switch.tsx";
import type { Activate } from "./use-activating.ts";

type SeasonTableProps = {
	seasons: readonly SeasonRow[];
	selection: Selection;
	onEdit: (season: SeasonRow) => void;
	onDelete: (season: SeasonRow) => void;
	onSwitch: Activate;
};

/** The seasons as a table, newest first as the API gives them. */
export function SeasonTable(props: SeasonTableProps) {
	const { seasons, selection, onEdit, onDelete, onSwitch } = props;
	const columns = useMemo<Column<SeasonRow>[]>(
		() => [
			{
				name: "Season",
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ id, name, isVisible }) => (
					<>
						<Link to={`/dashboard/seasons/${id}`}>{name}</Link>{" "}
						{!isVisible && <Badge tone="notice">Hidden</Badge>}
					</>
				),
			},
			{ name: "State", cell: (season) => <SeasonSwitch season={season} onSwitch={onSwitch} /> },
			{
				name: "Starts",
				sort: ({ startDate }) => startDate,
				cell: ({ startDate }) => dateOf(startDate),
			},
			{
				name: "Finishes",
				sort: ({ finishDate }) => finishDate,
				cell: ({ finishDate }) => dateOf(finishDate),
			},
			{
				name: "Leagues",
				isNumber: true,
				sort: ({ leaguesCount }) => leaguesCount,
				cell: ({ leaguesCount }) => leaguesCount,
			},
			{
				name: "Actions",
				isNameHidden: true,
				isNumber: true,
				cell: (season) => (
					<EditDelete
						name={season.name}
						onEdit={() => onEdit(season)}
						onDelete={() => onDelete(season)}
					/>
				),
			},
		],
		[onEdit, onDelete, onSwitch],
	);
	return (
		<DataTable
			caption="Seasons of the organization"
			rows={seasons}
			columns={columns}
			selection={selection}
			nameOf={({ name }) => name}
		/>
	);
}
