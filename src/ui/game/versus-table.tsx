import type { ReactNode } from "react";
import type { GameTeam, Side } from "#domain/game/game.ts";
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
	game: Record<Side, Pick<GameTeam, "name" | "logoUrl" | "colors">>;
	/** What stands beside the crests instead of the teams' names. */
	names?: Record<Side, ReactNode>;
	caption: string;
	rows: readonly VersusRow[];
};

/** Both teams side by side, what is compared between them. */
export function VersusTable({ game, names, caption, rows }: VersusTableProps) {
	const team = (side: Side) => (
		<th scope="col">
			<span className={styles.team}>
				<TeamCrest team={game[side]} />
				<span>{names === undefined ? game[side].name : names[side]}</span>
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
						<th scope="row" aria-label={name}>
							{name === undefined ? label : <abbr title={name}>{label}</abbr>}
						</th>
						<td>{home}</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}
