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
				<p>{words.game.noGameOfThisSeason}</p>
				<button type="button" className={`button button-quiet ${styles.again}`} onClick={onClear}>
					{words.game.showAllGames}
				</button>
			</EmptyState>
		);
	}
	return (
		<EmptyState title={words.messages.games.noneAvailable}>
			{hasSeason ? (
				words.game.addGameOr
			) : (
				<>
					<Link to="/dashboard/seasons">{words.game.addSeasonFirst}</Link> {words.game.firstOr}{" "}
				</>
			)}
			<Link to="/dashboard/import">{words.game.importASeasonFromA}</Link>.
		</EmptyState>
	);
}
