import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { matchupInWords, namesIn, placeInWords } from "../plan/words.ts";
import styles from "./replan.module.css";
import type { ReplanData } from "./replan-data.ts";

/** Each game that moves: where it was, where it will be, and why; in the order of play as it was. */
export function ChangedGames({ draft }: { draft: ReplanData }) {
	const nameOf = namesIn(draft);
	const inOrder = draft.moves.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	return (
		<ul className={styles.changes}>
			{inOrder.map(({ gameId, before, after, why, ...matchup }) => (
				<li key={gameId} className={styles.change}>
					<p className="strong breaks">{matchupInWords(nameOf, matchup)}</p>
					<p className={styles.old}>
						<span className="visually-hidden">{words.replan.now}: </span>
						{placeInWords(before)}
					</p>
					<p className={styles.new}>
						<Icon name="next" />
						<span>
							<span className="visually-hidden">{words.replan.afterwards}: </span>
							{placeInWords(after)}
						</span>
					</p>
					<p className="small soft">{words.replan.because[why]}</p>
				</li>
			))}
		</ul>
	);
}

/** New games of teams that had fewer than they are to have. */
export function AddedGames({ draft }: { draft: ReplanData }) {
	const nameOf = namesIn(draft);
	return (
		<ul className={styles.changes}>
			{draft.added.map((game) => (
				<li key={`${game.date} ${game.time} ${game.location}`} className={styles.change}>
					<p className="strong breaks">{matchupInWords(nameOf, game)}</p>
					<p className={styles.new}>{placeInWords(game)}</p>
				</li>
			))}
		</ul>
	);
}

/** Games that find no place; they are not lost. */
export function LeftOut({ draft }: { draft: ReplanData }) {
	const nameOf = namesIn(draft);
	return (
		<section className="notice" aria-labelledby="left-out">
			<h2 id="left-out" className={styles.leftOut}>
				{words.replan.leftOut({ count: draft.leftOut.length })}
			</h2>
			<p>{words.replan.leftOutText}</p>
			<ul className={styles.names}>
				{draft.leftOut.map(({ gameId, before, ...matchup }) => (
					<li key={gameId}>
						{matchupInWords(nameOf, matchup)} · {placeInWords(before)}
					</li>
				))}
			</ul>
		</section>
	);
}

function keyOf({ before }: ReplanData["moves"][number]): string {
	return `${before.date ?? "9999"} ${before.time} ${before.location}`;
}
