import { useMemo } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { spanOf } from "../seasons/season-dates.ts";
import type { Season } from "./league-list.tsx";

/** The seasons a league is played in; each leads to the league in that season. */
export function LeagueSeasons({ leagueId, seasons }: { leagueId: number; seasons: Season[] }) {
	const columns = useMemo<Column<Season>[]>(
		() => [
			{
				name: "Season",
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ id, name }) => (
					<Link to={`/dashboard/seasons/${id}/leagues/${leagueId}`}>{name}</Link>
				),
			},
			{ name: "Dates", sort: ({ startDate }) => startDate, cell: spanOf },
			{
				name: "State",
				cell: ({ active }) => (
					<Badge tone={active ? "win" : "neutral"}>{active ? "Active" : "Inactive"}</Badge>
				),
			},
		],
		[leagueId],
	);
	return (
		<DataTable
			caption="Seasons of the league"
			rows={seasons}
			columns={columns}
			nameOf={({ name }) => name}
		/>
	);
}
