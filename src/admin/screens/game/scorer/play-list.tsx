import { useState } from "react";
import { byPlace, newestOf, type Play, standingPlays } from "#domain/game-log/play.ts";
import { words } from "../../../words.ts";
import { clockText } from "./device/clock.ts";
import type { Scorer } from "./device/use-scorer.ts";
import styles from "./play-list.module.css";
import { TimeField } from "./time-field.tsx";

type PlayListProps = {
	scorer: Scorer;
	correcting: string | null;
	onCorrect: (id: string) => void;
	/** Something was forgotten after it. */
	onAddAfter: (id: string) => void;
};

/** As many as one looks back at; the others are a tap away. */
const mostShown = 30;

/** What was noted last, newest first: each can be struck and put back, and said otherwise. */
export function PlayList({ scorer, correcting, onCorrect, onAddAfter }: PlayListProps) {
	const { log, keeper, game } = scorer;
	const order = new Map(game.sheet.periods.map(({ id }, index) => [id, index]));
	const at = ({ periodId }: Play) => order.get(periodId) ?? 0;
	const [isWhole, setWhole] = useState(false);
	const [struckId, setStruckId] = useState<string | null>(null);
	const standing = standingPlays(log.plays).toSorted((a, b) => at(b) - at(a) || byPlace(b, a));
	const plays = isWhole ? standing : standing.slice(0, mostShown);
	const struck = struckId === null ? undefined : newestOf(log.plays, struckId);
	return (
		<ol className={styles.list} aria-label={words.scorer.lastPlays}>
			{struck?.isStruck && (
				<li className={styles.play} data-side={struck.side ?? "both"} data-struck>
					<s className={styles.text}>{sentenceOf(struck, scorer)}</s>
					<button type="button" onClick={() => keeper.strike(struck.id, false)}>
						{words.scorer.putBack}
					</button>
				</li>
			)}
			{plays.map((play) => (
				<li key={play.id} className={styles.play} data-side={play.side ?? "both"}>
					<span className={styles.time}>
						{game.sheet.periods[at(play)]?.name}
						{play.second !== null && ` ${clockText(play.second)}`}
					</span>
					<span className={styles.text}>{sentenceOf(play, scorer)}</span>
					<button
						type="button"
						aria-pressed={correcting === play.id}
						onClick={() => onCorrect(play.id)}
					>
						{words.scorer.correct}
					</button>
					{correcting === play.id && (
						<span className={styles.more} ref={shown}>
							<TimeField
								second={play.second}
								label={words.scorer.setClock}
								onChange={(second) => keeper.correct(play.id, { second })}
							/>
							<button type="button" onClick={() => onAddAfter(play.id)}>
								{words.scorer.addAfter}
							</button>
						</span>
					)}
					<button
						type="button"
						onClick={() => {
							keeper.strike(play.id, true);
							setStruckId(play.id);
						}}
					>
						{words.scorer.undo}
					</button>
				</li>
			))}
			{plays.length < standing.length && (
				<li className={styles.play}>
					<button type="button" onClick={() => setWhole(true)}>
						{words.scorer.allPlays({ count: standing.length })}
					</button>
				</li>
			)}
		</ol>
	);
}

/** The list shows two lines at once: what opens below the second would not be seen. */
function shown(more: HTMLElement | null): void {
	more?.scrollIntoView?.({ block: "nearest" });
}

function sentenceOf(play: Play, { game: { sheet, actions } }: Scorer): string {
	const team = play.side === null ? "" : sheet.game[play.side].name;
	const player =
		play.side === null
			? undefined
			: sheet.players[play.side].find(({ id }) => id === play.playerId);
	const who = player === undefined ? team : `${player.number ?? ""} ${player.name}`.trim();
	const stat = actions.find((action) => action.stat.id === play.statId)?.stat.name ?? "";
	return {
		stat: `${who} · ${stat}`,
		points: `${team} · +${play.points ?? 0}`,
		starts: words.scorer.starts({ who }),
		comesIn: words.scorer.comesIn({ who }),
		goesOut: words.scorer.goesOut({ who }),
		timeOut: words.scorer.timeOut({ team }),
		periodEnds: words.scorer.periodEnds,
	}[play.kind];
}
