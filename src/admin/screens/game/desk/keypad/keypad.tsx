import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { statHead } from "#ui/ranking/stat-head.ts";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { siteWords, words } from "../../../../words.ts";
import type { GridTeam } from "../box-score/grid.ts";
import { nextInRow, type Position, previousInRow } from "../box-score/move.ts";
import type { GridKeys } from "../box-score/use-grid-keys.ts";
import { type Note, sentencesAt } from "../notes.ts";
import styles from "./keypad.module.css";
import { afterDigit, afterStep, withOtherSign } from "./keypad-text.ts";

type KeypadProps = {
	team: GridTeam;
	columns: readonly StatDefinition[];
	position: Position;
	notes: readonly Note[];
	keys: GridKeys;
};

/** A scorer's thumb on a phone: one more, one less, numbers, and on to the next field or player. */
export function Keypad({ team, columns, position, notes, keys }: KeypadProps) {
	const fresh = useFreshCell(position);
	const row = team.rows[position.row];
	const stat = columns[position.column];
	const cell = row?.cells[position.column];
	if (row === undefined || stat === undefined || cell === undefined) return null;
	const write = (text: string) => {
		fresh.end();
		keys.typeAt(position, text);
	};
	const [next, previous] = [nextInRow(position, keys.size), previousInRow(position, keys.size)];
	const below = { row: position.row + 1, column: 0 };
	const sentence = sentencesAt(notes, cell.key);
	const go = (to: Position | null) => (to === null ? undefined : () => keys.go(to));
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the cell while its keys are pressed
		<div className={styles.keypad} data-keypad onPointerDown={keepFocus} onMouseDown={keepFocus}>
			<div className={styles.head}>
				<p>
					<strong>{row.player.name}</strong>
					<span>{statHead(siteWords, stat).name}</span>
				</p>
				<button
					type="button"
					onClick={() => (document.activeElement as HTMLElement | null)?.blur()}
				>
					{words.common.done}
				</button>
			</div>
			{sentence !== "" && <p className={styles.note}>{sentence}</p>}
			<div className={styles.keys}>
				<Key label={words.game.previousField} onPress={go(previous)}>
					<Icon name="previous" />
				</Key>
				<Key
					label={words.game.oneLess}
					onPress={() => write(afterStep(cell.text, -1, stat.isSigned))}
				>
					−
				</Key>
				<output className={styles.value}>{cell.text === "" ? "–" : cell.text}</output>
				<Key
					label={words.game.oneMore}
					onPress={() => write(afterStep(cell.text, 1, stat.isSigned))}
				>
					+
				</Key>
				<Key label={words.game.nextField} onPress={go(next)}>
					<Icon name="next" />
				</Key>
				{digits.map((digit) => (
					<Key
						key={digit}
						label={digit}
						onPress={() => write(afterDigit(fresh.is() ? "" : cell.text, digit))}
					>
						{digit}
					</Key>
				))}
				<Key label={words.game.clear} onPress={() => write("")}>
					{words.game.clear}
				</Key>
				<Key
					label={words.game.plusOrMinus}
					onPress={stat.isSigned ? () => write(withOtherSign(cell.text)) : undefined}
				>
					±
				</Key>
				<Key
					label={words.game.nextPlayer}
					isWide
					onPress={go(below.row < keys.size.rows ? below : null)}
				>
					{words.game.nextPlayer}
				</Key>
			</div>
		</div>
	);
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

type KeyProps = {
	label: string;
	isWide?: boolean;
	onPress: (() => void) | undefined;
	children: ReactNode;
};

function Key({ label, isWide, onPress, children }: KeyProps) {
	return (
		<button
			type="button"
			className={styles.key}
			data-wide={isWide}
			aria-label={label}
			disabled={onPress === undefined}
			onClick={onPress}
		>
			{children}
		</button>
	);
}

/** A first digit replaces what stands in the cell, as typing does; the next ones follow it. */
function useFreshCell({ row, column }: Position) {
	const isFresh = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another cell is a fresh one
	useEffect(() => {
		isFresh.current = true;
		// The keypad may have come up over the cell.
		document.activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [row, column]);
	return {
		is: () => isFresh.current,
		end: () => {
			isFresh.current = false;
		},
	};
}

function keepFocus(event: SyntheticEvent): void {
	event.preventDefault();
}
