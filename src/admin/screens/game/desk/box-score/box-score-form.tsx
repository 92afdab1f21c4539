import { useState } from "react";
import type { Side } from "#domain/game/game.ts";
import { words } from "../../../../words.ts";
import { notesOf, pointsNotes } from "../notes.ts";
import { RestoredLine, SaveBar } from "../panel-tools.tsx";
import { savedScore, typedScore } from "../score/score.ts";
import type { DeskProps } from "../use-desk.ts";
import styles from "./box-score-form.module.css";
import { BoxScoreNotes } from "./box-score-notes.tsx";
import { focusCell } from "./cell-id.ts";
import { gridOf, savedCells } from "./grid.ts";
import { StatGrid } from "./stat-grid.tsx";

/** Both teams' tables, what a careful reader says about them, and the way to save them. */
export function BoxScoreForm({ desk, state }: DeskProps) {
	const { sheet, panels } = state;
	const panel = panels.boxScore;
	const [shown, setShown] = useState<Side>("away");
	/** The player whose line is being typed: about it nothing is said before it ends. */
	const [typingAt, setTypingAt] = useState<number | null>(null);
	const grid = gridOf(sheet, savedCells(sheet), panel.edits);
	const notes = notesOf([grid.away, grid.home], typingAt);
	const score = typedScore(savedScore(sheet), panels.score.edits);
	const sums = pointsNotes(grid, sheet.game, score);
	const jump = (side: Side, key: string) => {
		setShown(side);
		// On a phone the other team's table is only there after this.
		requestAnimationFrame(() => focusCell(key));
	};
	const save = async () => {
		const [first] = notes.filter(({ kind }) => kind === "refusal");
		if (first !== undefined) return jump(first.side, first.key);
		await desk.save("boxScore");
	};
	const count = Object.keys(panel.edits).length;

	return (
		<form
			noValidate
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<RestoredLine desk={desk} name="boxScore" panel={panel} />
			<fieldset className={styles.teams}>
				<legend className="visually-hidden">{words.common.team}</legend>
				{(["away", "home"] as const).map((side) => (
					<button
						key={side}
						type="button"
						aria-pressed={shown === side}
						onClick={() => setShown(side)}
					>
						{sheet.game[side].name}
					</button>
				))}
			</fieldset>
			{(["away", "home"] as const).map((side) => (
				<div key={side} className={styles.team} data-shown={shown === side}>
					<StatGrid
						desk={desk}
						sheet={sheet}
						team={grid[side]}
						notes={notes}
						finalScore={score?.[side] ?? null}
						onPlace={setTypingAt}
					/>
				</div>
			))}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the cursor in its cell, or the notes would move under the pointer */}
			<div className={styles.foot} onMouseDown={(event) => event.preventDefault()}>
				<BoxScoreNotes
					desk={desk}
					notes={notes}
					sums={sums.map(({ sentence }) => sentence)}
					onJump={jump}
				/>
				<SaveBar desk={desk} name="boxScore" panel={panel}>
					{count === 1 ? "1 change" : words.game.changes({ count })}
				</SaveBar>
			</div>
		</form>
	);
}
