import { memo } from "react";
import type { StatColumn } from "#ui/player/stat-columns.ts";
import { statHead } from "#ui/ranking/stat-head.ts";
import { said, siteWords, words } from "../../../../words.ts";
import { cellId } from "./cell-id.ts";
import type { GridCell, GridRow } from "./grid.ts";
import { useNotEligible } from "./not-eligible.ts";
import styles from "./stat-grid.module.css";

type StatRowProps = {
	row: GridRow;
	index: number;
	derived: readonly StatColumn[];
	/** Somebody is in this row. */
	isTyping: boolean;
	/** Fingers have a keypad of their own. */
	isTouch: boolean;
	onType: (key: string, text: string) => void;
};

/** A player's fields. A row that says the same as before is not drawn again. */
export const StatRow = memo(function StatRow(props: StatRowProps) {
	const { row, index, derived, isTyping, isTouch, onType } = props;
	const { player, cells, totals } = row;
	return (
		<tr>
			<th scope="row" className={styles.player}>
				<span className={styles.who}>
					<span className={styles.number}>{player.number ?? ""}</span>
					<span>
						<span className={styles.name}>{player.name}</span>
						<Mark playerId={player.id} />
					</span>
				</span>
			</th>
			{cells.map((cell, column) => (
				<Cell
					key={cell.key}
					cell={cell}
					place={`${index} ${column}`}
					label={`${statHead(siteWords, cell.stat).name}, ${player.name}`}
					sentence={sentenceOf(cell, isTyping)}
					isTouch={isTouch}
					onType={onType}
				/>
			))}
			{derived.map(({ short, read }) => (
				<td key={short} className={styles.derived}>
					{read(totals)}
				</td>
			))}
		</tr>
	);
}, isSame);

/** Who may not play is marked with the count; the league decides. */
function Mark({ playerId }: { playerId: number }) {
	const { games, least } = useNotEligible();
	const count = games.get(playerId);
	if (count === undefined) return null;
	return <span className={styles.mark}>{words.game.notEligible({ games: count, least })}</span>;
}

type CellProps = {
	cell: GridCell;
	place: string;
	label: string;
	sentence: string;
	isTouch: boolean;
	onType: (key: string, text: string) => void;
};

function Cell({ cell, place, label, sentence, isTouch, onType }: CellProps) {
	const { key, text, stat, isChanged, refusal, theirs } = cell;
	const id = cellId(key);
	const kind = refusal !== null ? "refusal" : theirs !== null ? "conflict" : "doubt";
	return (
		<td className={styles.cell} data-touch={isTouch || undefined}>
			<input
				id={id}
				data-place={place}
				data-changed={isChanged || undefined}
				data-kind={sentence === "" ? undefined : kind}
				inputMode={isTouch ? "none" : stat.isSigned ? "text" : "numeric"}
				autoComplete="off"
				enterKeyHint="next"
				aria-label={label}
				aria-invalid={refusal !== null}
				aria-describedby={sentence === "" ? undefined : `${id}-note`}
				value={text}
				onChange={(event) => onType(key, event.target.value)}
			/>
			{sentence !== "" && (
				<span id={`${id}-note`} className={styles.note} data-kind={kind}>
					{sentence}
				</span>
			)}
		</td>
	);
}

/** What is said at the cell itself, the weightiest first. */
function sentenceOf({ refusal, theirs, doubts }: GridCell, isTyping: boolean): string {
	if (refusal !== null) return refusal;
	const shown = doubts.filter(({ isAboutLine }) => !(isAboutLine && isTyping));
	return [
		...(theirs === null
			? []
			: [
					theirs === "" ? words.game.somebodyElseRemovedThis : words.game.somebodySaved({ theirs }),
				]),
		...shown.map(({ sentence }) => said(sentence)),
	].join(" ");
}

function isSame(before: StatRowProps, after: StatRowProps): boolean {
	const isSameElse =
		before.index === after.index &&
		before.derived === after.derived &&
		before.isTyping === after.isTyping &&
		before.isTouch === after.isTouch &&
		before.onType === after.onType &&
		before.row.player === after.row.player;
	return isSameElse && before.row.cells.every((cell, at) => isSameCell(cell, after.row.cells[at]));
}

function isSameCell(a: GridCell, b: GridCell | undefined): boolean {
	return (
		a.key === b?.key &&
		a.text === b.text &&
		a.isChanged === b.isChanged &&
		a.refusal === b.refusal &&
		a.theirs === b.theirs &&
		a.doubts.map(({ sentence }) => said(sentence)).join() ===
			b.doubts.map(({ sentence }) => said(sentence)).join()
	);
}
