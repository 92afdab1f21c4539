import { Column, cell, Table } from "#ui/kit/table.tsx";
import { words } from "../../../words.ts";
import type { StatItem } from "../stat-item.ts";
import styles from "./formula-preview.module.css";
import { highestFirst } from "./formula-result.ts";
import type { Preview } from "./use-preview.ts";

type FormulaPreviewProps = {
	preview: Preview;
	stat: Pick<StatItem, "name" | "abbreviation">;
	/** Something else has been written since. */
	isOld: boolean;
};

/** So many players show what a formula does. */
const players = 4;

/** What a formula makes of the last game with a box score, and of which numbers. */
export function FormulaPreview({ preview, stat, isOld }: FormulaPreviewProps) {
	if (preview.game === null) return null;
	const { homeTeam, awayTeam } = preview.game;
	return (
		<section
			className={styles.preview}
			aria-label={words.common.preview}
			aria-busy={isOld}
			data-old={isOld}
		>
			<Table
				caption={words.bookkeeping.statInGame({
					stat: stat.name || words.bookkeeping.theStatistic,
					away: awayTeam.name,
					home: homeTeam.name,
				})}
				isCompact
			>
				<thead>
					<tr>
						<th scope="col">{words.common.player}</th>
						{preview.reads.map(({ abbreviation, name }) => (
							<Column key={abbreviation} short={abbreviation} name={name} />
						))}
						<Column
							short={stat.abbreviation || words.bookkeeping.newShort}
							name={stat.name || words.bookkeeping.newStatistic}
						/>
					</tr>
				</thead>
				<tbody>
					{highestFirst(preview.lines)
						.slice(0, players)
						.map((line) => (
							<Row key={line.playerId} name={line.player} {...line} />
						))}
					{preview.teams.map((team) => (
						<Row key={team.team} name={team.team} {...team} />
					))}
				</tbody>
			</Table>
		</section>
	);
}

function Row({ name, inputs, value }: { name: string; inputs: string[]; value: string }) {
	return (
		<tr>
			<th scope="row">{name}</th>
			{inputs.map((input, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name here
				<td key={index} className={cell.number}>
					{input}
				</td>
			))}
			<td className={`${cell.number} ${cell.strong}`}>{value}</td>
		</tr>
	);
}
