import type { ReactNode } from "react";
import type { Side } from "#domain/game/game.ts";
import { words } from "../../../words.ts";
import styles from "./court.module.css";
import { type ScorerGame, sides } from "./scorer-game.ts";

type CourtProps = {
	game: ScorerGame;
	chosen: { side: Side; playerId: number | null } | null;
	/** Null where the team alone is meant. */
	onChoose: (side: Side, playerId: number | null) => void;
	/** A question that a tap on a player answers, of one side or of both. */
	asks: {
		text: string;
		side: Side | null;
		/** It is answered by who sits on the bench. */
		isOfBench?: boolean;
		/** What the button says that answers it with nobody. */
		no?: string;
		onNobody: () => void;
	} | null;
	/** What they can have done, which stands between the two where there is room. */
	children: ReactNode;
};

/** Both sides' players in a column each; who is on the court, else everybody. */
export function Court({ game, chosen, onChoose, asks, children }: CourtProps) {
	const shown = (side: Side) =>
		asks?.isOfBench === true && asks.side === side ? game.bench[side] : game.squad[side];
	return (
		<section className={styles.court} aria-label={words.scorer.players}>
			<p className={styles.asks} role="status" data-open={asks !== null || undefined}>
				{asks?.text ?? words.scorer.playerThenAction}
				{asks !== null && (
					<button type="button" onClick={asks.onNobody}>
						{asks.no ?? words.scorer.nobody}
					</button>
				)}
			</p>
			{sides.map((side) => (
				<ul
					key={side}
					className={styles.side}
					data-side={side}
					data-quiet={(asks?.side != null && asks.side !== side) || undefined}
				>
					{shown(side).map(({ id, name, number }) => (
						<li key={id}>
							<button
								type="button"
								className={styles.player}
								aria-pressed={chosen?.playerId === id}
								data-out={game.course.fouledOut.includes(id) || undefined}
								onClick={() => onChoose(side, id)}
							>
								<b>{number ?? "–"}</b>
								<span>{name}</span>
							</button>
						</li>
					))}
					<li>
						<button
							type="button"
							className={`${styles.player} ${styles.team}`}
							aria-pressed={chosen?.side === side && chosen.playerId === null}
							onClick={() => onChoose(side, null)}
						>
							<span>{words.scorer.team({ team: game.sheet.game[side].name })}</span>
						</button>
					</li>
				</ul>
			))}
			<div className={styles.pad}>{children}</div>
		</section>
	);
}
