import type { FocusEvent } from "react";
import type { Side } from "#domain/game/game.ts";
import { nameOfTotal } from "#domain/game/periods.ts";
import { periodName } from "#ui/sport/stored-words.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { siteWords, words } from "../../../../words.ts";
import { conflictsIn, sameNumber, textAt } from "../edits.ts";
import type { DeskProps } from "../use-desk.ts";
import { periodKey, refusedPoints, savedScore, scoreTyped } from "./score.ts";
import styles from "./score-form.module.css";

/** The line score as the scorer's table has it: a row a team, a field a period, Final apart. */
export function ScoreForm({ desk, state: { sheet, panels } }: DeskProps) {
	const { game, periods } = sheet;
	const { edits } = panels.score;
	const errors = { ...panels.score.errors, ...refusedPoints(edits) };
	const saved = savedScore(sheet);
	const conflicts = conflictsIn(saved, edits, sameNumber);
	const columns = [
		...periods.map(({ id, name }) => ({ name, keyOf: (side: Side) => periodKey(id, side) })),
		{ name: nameOfTotal(game), keyOf: (side: Side): string => side },
	];
	return (
		<div className={styles.scroller}>
			<table className={styles.table}>
				<caption className="visually-hidden">{words.common.scoreByPeriod}</caption>
				<thead>
					<tr>
						<th scope="col">{words.common.team}</th>
						{columns.map(({ name }) => (
							<th key={name} scope="col">
								{periodName(siteWords, name)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{(["away", "home"] as const).map((side) => (
						<tr key={side}>
							<th scope="row">
								<span className="row-2">
									<TeamCrest team={game[side]} />
									<span className={styles.name}>{game[side].name}</span>
								</span>
							</th>
							{columns.map(({ name, keyOf }) => {
								const key = keyOf(side);
								return (
									<td key={name} data-name={name} data-final={key === side || undefined}>
										<input
											inputMode="numeric"
											autoComplete="off"
											maxLength={4}
											aria-label={`${periodName(siteWords, name)}, ${game[side].name}`}
											aria-invalid={errors[key] !== undefined}
											aria-describedby={errors[key] === undefined ? undefined : "score-errors"}
											value={textAt(saved, edits, key)}
											onFocus={selectAll}
											onChange={(event) =>
												desk.write(
													"score",
													scoreTyped(sheet, saved, edits, key, event.target.value),
												)
											}
										/>
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
			<div id="score-errors" className="error">
				{[...new Set(Object.values(errors))].map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
			</div>
			{conflicts.map(({ key, mine, theirs }) => (
				<p key={key} className={styles.conflict}>
					{words.game.somebodyElseSaved({
						what: nameOf(key),
						theirs: theirs === "" ? words.game.nothing : theirs,
						mine,
					})}
					<button type="button" onClick={() => desk.settle("score", key, "theirs")}>
						{words.game.takeTheirs({ theirs: theirs === "" ? words.game.nothing : theirs })}
					</button>
					<button type="button" onClick={() => desk.settle("score", key, "mine")}>
						{words.game.keepMine({ mine })}
					</button>
				</p>
			))}
		</div>
	);

	function nameOf(key: string): string {
		for (const side of ["away", "home"] as const) {
			const column = columns.find(({ keyOf }) => keyOf(side) === key);
			if (column !== undefined) return `${column.name}, ${game[side].name}`;
		}
		return key;
	}
}

function selectAll(event: FocusEvent<HTMLInputElement>): void {
	event.target.select();
}
