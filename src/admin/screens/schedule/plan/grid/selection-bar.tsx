import { Link } from "#ui/link.tsx";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { words } from "../../../../words.ts";
import type { PlanGame } from "../../plan-data.ts";
import { CostNote } from "../changes/cost-note.tsx";
import type { Changes } from "../changes/use-changes.ts";
import type { Trial } from "../changes/use-trial.ts";
import { matchupInWords, placeInWords } from "../words.ts";
import styles from "./selection-bar.module.css";

type SelectionBarProps = {
	game: PlanGame | null;
	changes: Changes;
	/** What it would cost where somebody looks. */
	trial: Trial | null;
	problems: readonly string[];
	/** Why the game is moved or swapped, where others hear of it; null in a draft. */
	reason: { text: string; onChange: (text: string) => void } | null;
	onClose: () => void;
	onMove: (game: PlanGame) => void;
};

/**
 * What can be done with the game that is chosen, else what the last change costs. It stays at the
 * window's edge while one looks for the other game.
 */
export function SelectionBar(props: SelectionBarProps) {
	const { game, changes, trial, problems, reason, onClose, onMove } = props;
	return (
		<div className={styles.place} data-open={game !== null || changes.costs !== null || undefined}>
			<div role="status">
				{game !== null && (
					<span className="visually-hidden">
						{words.plan.isChosen({
							matchup: matchupInWords(changes.nameOf, game),
							hint: words.plan.chooseAnotherGame,
						})}
					</span>
				)}
			</div>
			{game === null && <CostNote changes={changes} />}
			{game !== null && (
				<section className={styles.bar} aria-label={words.plan.chosenGame}>
					<div className={styles.words}>
						<p className={styles.matchup}>{matchupInWords(changes.nameOf, game)}</p>
						<p className="small">{placeInWords(game)}</p>
						{problems.map((sentence) => (
							<p key={sentence} className={styles.problem}>
								<Icon name="warning" />
								{sentence}
							</p>
						))}
						<p role="status" className={trial?.isWorse ? styles.problem : styles.hint}>
							{trial?.isWorse && <Icon name="warning" />}
							{trial === null ? words.plan.chooseAnotherGame : trial.text}
						</p>
						{reason !== null && (
							<label className={styles.reason}>
								{words.evening.reason}
								<input
									value={reason.text}
									placeholder={words.evening.reasonOfChange}
									maxLength={200}
									onChange={({ target }) => reason.onChange(target.value)}
								/>
							</label>
						)}
					</div>
					<div className={styles.buttons}>
						<button
							type="button"
							onClick={() => {
								onClose();
								onMove(game);
							}}
						>
							<Icon name="schedule" />
							{words.plan.otherTime}
						</button>
						<button
							type="button"
							onClick={() => {
								onClose();
								changes.change({ kind: "remove", game });
							}}
						>
							<Icon name="remove" />
							{words.common.remove}
						</button>
						<Link to={`/games/${game.id}`}>
							<Icon name="game" />
							{words.plan.open}
						</Link>
					</div>
					<IconButton icon="close" label={words.plan.clearTheChoice} onClick={onClose} />
				</section>
			)}
		</div>
	);
}
