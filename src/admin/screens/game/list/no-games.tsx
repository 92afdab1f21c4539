import { Link } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { words } from "../../../words.ts";
import styles from "./game-list.module.css";

type NoGamesProps = { isNarrowed: boolean; hasSeason: boolean; onClear: () => void };

/** Says what to do next: loosen the filter, add a game, or import a season. */
export function NoGames({ isNarrowed, hasSeason, onClear }: NoGamesProps) {
	if (isNarrowed) {
		return (
			<EmptyState title={words.messages.games.noneAvailable} picture="search">
				<p>No game of this season fits what you have chosen.</p>
				<button type="button" className={`button button-quiet ${styles.again}`} onClick={onClear}>
					Show all games
				</button>
			</EmptyState>
		);
	}
	return (
		<EmptyState title={words.messages.games.noneAvailable}>
			{hasSeason ? (
				"Add a game, or "
			) : (
				<>
					<Link to="/dashboard/seasons">Add a season</Link> first, or{" "}
				</>
			)}
			<Link to="/dashboard/import">import a season from a spreadsheet</Link>.
		</EmptyState>
	);
}
