import { useMemo } from "react";
import { Link } from "react-router";
import { TeamCrest } from "#ui/team-crest.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import type { Selection } from "../../parts/use-selection.ts";
import { type Club, leaguesText } from "./clubs.ts";
import styles from "./teams.module.css";

type TeamTableProps = {
	clubs: readonly Club[];
	selection: Selection;
	onEdit: (club: Club) => void;
};

/** The columns of spec §2, "Admin team list". */
export function TeamTable({ clubs, selection, onEdit }: TeamTableProps) {
	const columns = useMemo<Column<Club>[]>(
		() => [
			{ name: "ID", sort: ({ id }) => id, cell: ({ id }) => <span className="soft">{id}</span> },
			{
				name: "Teams",
				isTitle: true,
				sort: ({ name }) => name,
				cell: (club) => <TeamName club={club} />,
			},
			{
				name: "League",
				sort: ({ leagues }) => leagues[0]?.name ?? null,
				cell: (club) => leaguesText(club),
			},
			{
				name: "# Players",
				isNumber: true,
				sort: ({ playersCount }) => playersCount,
				cell: (club) => <PlayersCount club={club} />,
			},
			{
				name: "Edit",
				isNameHidden: true,
				isNumber: true,
				cell: (club) => (
					<IconButton icon="edit" label={`Edit ${club.name}`} onClick={() => onEdit(club)} />
				),
			},
		],
		[onEdit],
	);
	return (
		<DataTable
			caption="Teams of the organization"
			rows={clubs}
			columns={columns}
			selection={selection}
			nameOf={({ name }) => name}
		/>
	);
}

function TeamName({ club: { id, name, logoUrl } }: { club: Club }) {
	return (
		<span className={styles.named}>
			<TeamCrest team={{ name, logoUrl }} />
			<Link to={`/dashboard/singleTeamToggle/${id}`}>{name}</Link>
		</span>
	);
}

function PlayersCount({ club: { playersCount, warning } }: { club: Club }) {
	if (warning === null) return playersCount;
	return (
		<span className={styles.few} title={warning}>
			<Icon name="warning" />
			{playersCount}
			<span className="visually-hidden">{`. ${warning}`}</span>
		</span>
	);
}
