import { Button } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { words } from "../../../words.ts";
import { matchupOf } from "../list/listed-game.ts";
import type { RefusedChange } from "./change-games.ts";
import styles from "./refused-games.module.css";

type RefusedGamesProps = {
	refused: readonly RefusedChange[];
	/** Of so many. */
	count: number;
	onClose: () => void;
};

/** Which games stayed as they were, and why, in the server's words. */
export function RefusedGames({ refused, count, onClose }: RefusedGamesProps) {
	return (
		<>
			<DialogBody>
				<p role="alert" className="notice">
					{refused.length === count
						? words.game.nothingWasChanged
						: words.game.gamesNotChanged({ count: refused.length, all: count })}
				</p>
				<ul className={styles.list}>
					{refused.map(({ game, sentence }) => (
						<li key={game.id}>
							<strong>{matchupOf(game)}</strong>
							<span className="soft">{sentence}</span>
						</li>
					))}
				</ul>
			</DialogBody>
			<DialogButtons>
				{/* The form that had the focus is gone. */}
				<Button autoFocus onClick={onClose}>
					{words.common.close}
				</Button>
			</DialogButtons>
		</>
	);
}
