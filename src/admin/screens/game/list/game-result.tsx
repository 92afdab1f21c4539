import { Badge } from "#ui/kit/badge.tsx";
import { siteWords, words } from "../../../words.ts";
import { lacksResult } from "./filter-games.ts";
import styles from "./game-result.module.css";
import { type ListedGame, matchupOf } from "./listed-game.ts";
import { statusTone, statusWord } from "./status-words.ts";

type StatusWordProps = Pick<ListedGame, "status" | "isDraft" | "isAnnulled">;

/** A status in its word, a badge where it is not as planned, not yet public or counts no more. */
export function StatusWord({ status, isDraft, isAnnulled }: StatusWordProps) {
	const tone = statusTone(status);
	const word = statusWord(status);
	return (
		<>
			{tone === "plain" ? word : <Badge tone={tone}>{word}</Badge>}
			{isAnnulled && status !== "cancelled" && (
				<>
					{" "}
					<Badge tone="notice">{siteWords.game.annulled}</Badge>
				</>
			)}
			{isDraft && (
				<>
					{" "}
					<Badge>{words.common.draft}</Badge>
				</>
			)}
		</>
	);
}

type ResultButtonProps = {
	game: ListedGame;
	today: string;
	/** A card says the score itself, larger. */
	isScoreShown?: boolean;
	onScore: (game: ListedGame) => void;
};

/** The result, or the way to it: pressing opens the two numbers. */
export function ResultButton({ game, today, isScoreShown = false, onScore }: ResultButtonProps) {
	const result = resultOf(game);
	return (
		<button
			type="button"
			className={styles.result}
			data-state={stateOf(game, today, isScoreShown)}
			data-words={game.score === null && result !== null ? true : undefined}
			aria-label={
				result === null
					? words.game.enterResultOf({ matchup: matchupOf(game) })
					: words.game.changeResultOf({ matchup: matchupOf(game), result })
			}
			onClick={() => onScore(game)}
		>
			{result === null ? words.game.enterResult : isScoreShown ? words.game.changeResult : result}
		</button>
	);
}

function stateOf(game: ListedGame, today: string, isScoreShown: boolean): string {
	if (lacksResult(game, today)) return "due";
	return resultOf(game) !== null && !isScoreShown ? "known" : "open";
}

/** In the order of the matchup, the visitors first; a forfeit without points has words. */
export function resultOf({ score, status, forfeitedBy, home, away }: ListedGame): string | null {
	if (score !== null) return `${score.away}–${score.home}`;
	if (status !== "forfeit") return null;
	if (forfeitedBy === "both") return words.game.bothForfeited;
	return words.game.forfeitedBy2({ name: (forfeitedBy === "away" ? away : home).name });
}
