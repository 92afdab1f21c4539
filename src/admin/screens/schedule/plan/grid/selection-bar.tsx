import { Link } from "#ui/link.tsx";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import type { PlanGame } from "../../plan-data.ts";
import { CostNote } from "../changes/cost-note.tsx";
import type { Changes } from "../changes/use-changes.ts";
import { matchupInWords, placeInWords } from "../words.ts";
import styles from "./selection-bar.module.css";

type SelectionBarProps = {
	game: PlanGame | null;
	changes: Changes;
	problems: readonly string[];
	onClose: () => void;
	onMove: (game: PlanGame) => void;
};

/**
 * What can be done with the game that is chosen, else what the last change costs. It stays at the
 * window's edge while one looks for the other game.
 */
export function SelectionBar({ game, changes, problems, onClose, onMove }: SelectionBarProps) {
	return (
		<div className={styles.place} data-open={game !== null || changes.costs !== null || undefined}>
			<div role="status">
				{game !== null && (
					<span className="visually-hidden">
						{`${matchupInWords(changes.nameOf, game)} is chosen. ${hint}`}
					</span>
				)}
			</div>
			{game === null && <CostNote changes={changes} />}
			{game !== null && (
				<section className={styles.bar} aria-label="Chosen game">
					<div className={styles.words}>
						<p className={styles.matchup}>{matchupInWords(changes.nameOf, game)}</p>
						<p className="small">{placeInWords(game)}</p>
						{problems.map((sentence) => (
							<p key={sentence} className={styles.problem}>
								<Icon name="warning" />
								{sentence}
							</p>
						))}
						<p className={styles.hint}>{hint}</p>
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
							Other time
						</button>
						<button
							type="button"
							onClick={() => {
								onClose();
								changes.change({ kind: "remove", game });
							}}
						>
							<Icon name="remove" />
							Remove
						</button>
						<Link to={`/games/${game.id}`}>
							<Icon name="game" />
							Open
						</Link>
					</div>
					<IconButton icon="close" label="Clear the choice" onClick={onClose} />
				</section>
			)}
		</div>
	);
}

const hint = "Choose another game to swap the teams, or a free slot to move it there.";
