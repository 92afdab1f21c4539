import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { cell, Table } from "#ui/kit/table.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { lineVerdict, measureName } from "../plan/fairness/measures.ts";
import styles from "./compare.module.css";
import type { Compared, ComparedMeasure, ComparedTeam, Side } from "./comparison.ts";

type ComparedMeasuresProps = {
	caption: string;
	measures: readonly ComparedMeasure[];
	heads: Record<Side, ReactNode>;
};

/** Each measure of two reports; the better side says so. */
export function ComparedMeasures({ caption, measures, heads }: ComparedMeasuresProps) {
	return (
		<Table caption={caption} className={styles.verdicts}>
			<thead>
				<tr>
					<th scope="col" className={cell.sticky}>
						{words.schedule.measure}
					</th>
					{(["a", "b"] as const).map((side) => (
						<th key={side} scope="col">
							{heads[side]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{measures.map(({ measure, better, ...lines }) => (
					<tr key={measure}>
						<th scope="row" className={cell.sticky}>
							{measureName(measure)}
						</th>
						{(["a", "b"] as const).map((side) => {
							const line = lines[side];
							return (
								<td key={side} className={classes(cell.text, better === side && styles.better)}>
									{line === undefined ? "" : lineVerdict(line)}
									{better === side && <Better />}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

/** "A: Spring"; on a phone the letter alone is seen. */
export function LetterHead({ letter, name }: { letter: string; name: string }) {
	return (
		<>
			{letter}
			<span className={styles.scheduleName}>: {name}</span>
		</>
	);
}

type ComparedTeamsProps = { columns: readonly string[]; teams: readonly ComparedTeam[] };

/** What each team gets in both, in pairs of columns. */
export function ComparedTeams({ columns, teams }: ComparedTeamsProps) {
	return (
		<Table caption={words.schedule.eachTeamInBoth}>
			<thead>
				<tr>
					<th scope="col" rowSpan={2} className={cell.sticky}>
						{words.common.team}
					</th>
					{columns.map((name) => (
						<th key={name} scope="colgroup" colSpan={2} className={styles.pair}>
							{name}
						</th>
					))}
				</tr>
				<tr>
					{columns.flatMap((name) =>
						(["A", "B"] as const).map((letter) => (
							<th
								key={name + letter}
								scope="col"
								className={classes(cell.number, letter === "A" && styles.pair)}
							>
								{letter}
							</th>
						)),
					)}
				</tr>
			</thead>
			<tbody>
				{teams.map((team) => (
					<tr key={team.id}>
						<th scope="row" className={cell.sticky}>
							{team.name}
						</th>
						{team.cells.flatMap((compared, index) =>
							(["a", "b"] as const).map((side) => (
								<NumberCell key={columns[index] + side} side={side} compared={compared} />
							)),
						)}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

function NumberCell({ side, compared }: { side: Side; compared: Compared }) {
	const { better, ...values } = compared;
	const isBetter = better === side;
	return (
		<td
			className={classes(
				cell.number,
				styles.number,
				side === "a" && styles.pair,
				isBetter && styles.better,
				values.a === values.b && cell.soft,
			)}
		>
			{isBetter && <Better />}
			{values[side]}
		</td>
	);
}

function Better() {
	return (
		<span className={styles.mark}>
			<Icon name="check" />
			<span className="visually-hidden">{words.schedule.better}</span>
		</span>
	);
}
