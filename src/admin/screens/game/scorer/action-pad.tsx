import type { Action } from "#domain/game-log/scoring.ts";
import { words } from "../../../words.ts";
import styles from "./action-pad.module.css";
import { faceOf } from "./scorer-game.ts";

type ActionPadProps = {
	actions: readonly Action[];
	/** It was tapped and waits for who did it. */
	waiting: Action | null;
	/** Points of a side, without who made them. */
	isTeamChosen: boolean;
	/** Whether whoever taps may set them. */
	hasTeamPoints: boolean;
	onAction: (action: Action) => void;
	onPoints: (count: number) => void;
	onTimeOut: () => void;
	/** Null where nobody is chosen who could be replaced. */
	onSubstitute: (() => void) | null;
};

/** What can be noted in this sport, as its statistics say. */
export function ActionPad(props: ActionPadProps) {
	const { actions, waiting, isTeamChosen, hasTeamPoints } = props;
	const { onAction, onPoints, onTimeOut, onSubstitute } = props;
	return (
		<div className={styles.pad}>
			{isTeamChosen && (
				<>
					{(hasTeamPoints ? [1, 2, 3] : []).map((count) => (
						<button
							key={count}
							type="button"
							className={styles.action}
							data-tone="made"
							onClick={() => onPoints(count)}
						>
							<b>{`+${count}`}</b>
							<small>{words.scorer.teamPoints}</small>
						</button>
					))}
					<button type="button" className={styles.action} onClick={onTimeOut}>
						<b>T</b>
						<small>{words.scorer.aTimeOut}</small>
					</button>
				</>
			)}
			{onSubstitute !== null && (
				<button type="button" className={styles.action} onClick={onSubstitute}>
					<b>⇄</b>
					<small>{words.scorer.substitute}</small>
				</button>
			)}
			{actions.map((action) => {
				const { big, small, tone } = faceOf(action, actions);
				return (
					<button
						key={action.stat.id}
						type="button"
						className={styles.action}
						data-tone={tone}
						aria-pressed={waiting?.stat.id === action.stat.id}
						onClick={() => onAction(action)}
					>
						<b>{big}</b>
						<small>{small}</small>
					</button>
				);
			})}
		</div>
	);
}
