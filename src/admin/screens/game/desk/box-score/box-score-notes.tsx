import type { Side } from "#domain/game/game.ts";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { words } from "../../../../words.ts";
import type { Desk } from "../desk.ts";
import type { Note } from "../notes.ts";
import styles from "./box-score-notes.module.css";

type BoxScoreNotesProps = {
	desk: Desk;
	notes: readonly Note[];
	/** About whole teams: their points and the final score. */
	sums: readonly string[];
	onJump: (side: Side, key: string) => void;
};

/** What there is to look at, each a way to its cell. */
export function BoxScoreNotes({ desk, notes, sums, onJump }: BoxScoreNotesProps) {
	const count = notes.length + sums.length;
	return (
		<section aria-label={words.game.toCheck} className={styles.notes}>
			<p role="status" className="visually-hidden">
				{count === 0 ? "" : words.game.countToCheck({ count })}
			</p>
			<ul>
				{notes.map(({ key, kind, side, place, sentence, theirs }) => (
					<li key={`${key} ${kind} ${sentence}`} data-kind={kind}>
						<button type="button" className={styles.jump} onClick={() => onJump(side, key)}>
							<Icon name="warning" />
							<span>
								<strong>{place}</strong> {sentence}
							</span>
						</button>
						{theirs !== null && (
							<span className={styles.choice}>
								<button type="button" onClick={() => desk.settle("boxScore", key, "theirs")}>
									{theirs === "" ? words.game.removeIt : words.game.takeTheirs({ theirs })}
								</button>
								<button type="button" onClick={() => desk.settle("boxScore", key, "mine")}>
									{words.common.keepMine}
								</button>
							</span>
						)}
					</li>
				))}
				{sums.map((sentence) => (
					<li key={sentence} data-kind="doubt" className={styles.sum}>
						<Icon name="warning" />
						{sentence}
					</li>
				))}
			</ul>
		</section>
	);
}
