import type { ReactNode } from "react";
import type { GameWithTeams, Side } from "#domain/game/game.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { Link } from "../link.tsx";
import { placeName } from "../sport/stored-words.ts";
import { useWords } from "../words.tsx";
import { GameStatusText } from "./game-card.tsx";
import styles from "./game-glance.module.css";
import { resultFor, statusLine } from "./game-status.ts";

type GameGlanceProps = {
	/** What this game is: "Next game". */
	label: string;
	game: GameWithTeams;
	/** Whose game it is: the other side is the opponent. */
	side: Side;
	/** The last line, instead of the place: somebody's numbers. */
	note?: string;
};

/** One game of a team in three lines: against whom, when or with which result, and where. */
export function GameGlance({ label, game, side, note }: GameGlanceProps) {
	const opponent = game[side === "home" ? "away" : "home"];
	const words = useWords();
	const status = statusLine(game, words);
	const result = resultFor(game, side, words);
	const time = result === null ? formatGameTime(game.time, words) : null;
	const day =
		game.date === null ? words.game.dateToBeSet : formatWeekday(game.date, words.language);
	const against = words.game.against[side]({ opponent: opponent.name });
	const last = note ?? placeName(words, game.location);
	return (
		<Link to={`/games/${game.id}`} className={`card ${styles.glance}`}>
			<span className={styles.label}>
				{label}
				{status.tone !== "neutral" && <GameStatusText status={status} />}
			</span>
			<span className={styles.main}>{[result, against].filter(Boolean).join(" ")}</span>
			<span className={styles.small}>{[day, time].filter(Boolean).join(" · ")}</span>
			{last !== null && <span className={styles.small}>{last}</span>}
		</Link>
	);
}

/** Glances beside each other, as at the head of a profile. */
export function Glances({ children }: { children: ReactNode }) {
	return <div className={styles.glances}>{children}</div>;
}
