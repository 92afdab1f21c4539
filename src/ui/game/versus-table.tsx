import type { ReactNode } from "react";
import type { GameWithTeams, Side } from "#domain/game/game.ts";
import { Table } from "../kit/table.tsx";
import { TeamCrest } from "../team/team-crest.tsx";
import styles from "./versus-table.module.css";

export type VersusRow = {
	label: string;
	/** For the eye the label is enough. */
	name?: string;
	away: ReactNode;
	home: ReactNode;
};

type VersusTableProps = {
	game: Pick<GameWithTeams, Side>;
	caption: string;
	rows: readonly VersusRow[];
};

/** Both teams side by side, what is compared between them. */
export function VersusTable({ game, caption, rows }: VersusTableProps) {
	const team = (side: Side) => (
		<th scope="col">
			<span className={styles.team}>
				<TeamCrest team={game[side]} />
				<span>{game[side].name}</span>
			</span>
		</th>
	);
	return (
		<Table caption={caption} isCompact className={styles.versus}>
			<thead>
				<tr>
					{team("away")}
					<td />
					{team("home")}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, name, away, home }) => (
					<tr key={label}>
						<td>{away}</td>
						<th scope="row">{name === undefined ? label : <abbr title={name}>{label}</abbr>}</th>
						<td>{home}</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}
