import { useState } from "react";
import type { Side } from "#domain/game/game.ts";
import { Button } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { words } from "../../../words.ts";
import styles from "./line-up.module.css";
import { type ScorerGame, sides } from "./scorer-game.ts";

type LineUpProps = {
	game: ScorerGame;
	onClose: () => void;
	/** Who of a side was on the court, and who is from now on. */
	onChange: (side: Side, before: readonly number[], after: readonly number[]) => void;
};

/** Who is on the court: who starts, and later who comes in for whom. */
export function LineUp({ game, onClose, onChange }: LineUpProps) {
	const [on, setOn] = useState(() => ({
		home: onCourtOf(game, "home"),
		away: onCourtOf(game, "away"),
	}));
	const turn = (side: Side, id: number) =>
		setOn({
			...on,
			[side]: on[side].includes(id) ? on[side].filter((it) => it !== id) : [...on[side], id],
		});
	return (
		<Dialog title={words.scorer.lineUp} isOpen onClose={onClose} size="large">
			<DialogBody>
				<div className={styles.sides}>
					{sides.map((side) => (
						<fieldset key={side} className={styles.side}>
							<legend>
								{words.scorer.onCourt({ team: game.sheet.game[side].name, count: on[side].length })}
							</legend>
							{game.sheet.players[side].length === 0 && (
								<p className="hint">{words.scorer.noRoster}</p>
							)}
							{game.sheet.players[side].map(({ id, name, number }) => (
								<label key={id} className={styles.player}>
									<input
										type="checkbox"
										checked={on[side].includes(id)}
										onChange={() => turn(side, id)}
									/>
									<b>{number ?? "–"}</b>
									<span>{name}</span>
								</label>
							))}
						</fieldset>
					))}
				</div>
				<p className="hint">{words.scorer.lineUpHint}</p>
			</DialogBody>
			<DialogButtons>
				<Button
					onClick={() => {
						for (const side of sides) onChange(side, game.course.onCourt[side], on[side]);
						onClose();
					}}
				>
					{words.common.save}
				</Button>
			</DialogButtons>
		</Dialog>
	);
}

/** Before anybody stands on the court, who was checked in as starting. */
function onCourtOf({ course, sheet }: ScorerGame, side: Side): number[] {
	const on = course.onCourt[side];
	if (on.length > 0) return on;
	return sheet.players[side].filter(({ isStarter }) => isStarter).map(({ id }) => id);
}
