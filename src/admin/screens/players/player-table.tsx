import { memo, useMemo } from "react";
import { Link } from "react-router";
import { Avatar } from "#ui/avatar.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import type { Selection } from "../../parts/use-selection.ts";
import type { ListedPlayer, Place } from "./listed-player.ts";
import styles from "./players.module.css";

export type PlayerActions = {
	players: readonly ListedPlayer[];
	onEdit: (player: ListedPlayer) => void;
	onDelete: (player: ListedPlayer) => void;
};

/** The players as a table (R2.131), by name as the API gives them. */
export const PlayerTable = memo(function PlayerTable(
	props: PlayerActions & { selection: Selection },
) {
	const { players, selection, onEdit, onDelete } = props;
	const columns = useMemo<Column<ListedPlayer>[]>(
		() => [
			{
				name: "Player",
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ id, name, player }) => (
					<Link to={`/dashboard/players/${id}`} className={styles.person}>
						<Avatar player={player} />
						<span>{name}</span>
					</Link>
				),
			},
			{
				name: "Team",
				sort: ({ places }) => places[0]?.team.name ?? null,
				cell: ({ places, formerSeason }) => (
					<Names of={places} name="team" note={formerSeason} none="No team" />
				),
			},
			{
				name: "League",
				sort: ({ places }) => places[0]?.league.name ?? null,
				cell: ({ places }) => <Names of={places} name="league" none="-" />,
			},
			{
				name: "Number",
				isNumber: true,
				sort: ({ number }) => number,
				cell: ({ number }) => number ?? "-",
			},
			{
				name: "Position",
				sort: ({ position }) => position,
				cell: ({ position }) => position ?? "-",
			},
			{
				name: "Actions",
				isNameHidden: true,
				isNumber: true,
				cell: (player) => (
					<EditDelete
						name={player.name}
						onEdit={() => onEdit(player)}
						onDelete={() => onDelete(player)}
					/>
				),
			},
		],
		[onEdit, onDelete],
	);
	return (
		<DataTable
			caption="Players of the organization"
			rows={players}
			columns={columns}
			selection={selection}
			nameOf={({ name }) => name}
		/>
	);
});

type NamesProps = {
	of: readonly Place[];
	name: "team" | "league";
	/** Said after the names. */
	note?: string | null;
	none: string;
};

/** The teams or leagues of a player in one line, each once. */
function Names({ of: places, name, note, none }: NamesProps) {
	if (places.length === 0) return <span className="soft">{none}</span>;
	const names = [...new Set(places.map((place) => place[name].name))];
	return (
		<span className={styles.names}>
			{names.join(", ")}
			{note != null && <span className={styles.former}> {note}</span>}
		</span>
	);
}
