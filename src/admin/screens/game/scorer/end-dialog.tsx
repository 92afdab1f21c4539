import { useState } from "react";
import { toWire } from "#api/wire-words.ts";
import type { Score } from "#domain/game/game.ts";
import { type Doubt, doubtsOf } from "#domain/game-log/doubts.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { words } from "../../../words.ts";
import { ForfeitChoices } from "../night/forfeit-choices.tsx";
import type { Scorer } from "./device/use-scorer.ts";
import styles from "./end-dialog.module.css";
import type { OpenedGame } from "./open-game.ts";

type EndDialogProps = {
	scorer: Scorer;
	client: OpenedGame["client"];
	/** As the server has it, which somebody may have corrected by hand. */
	score: Score;
	onClose: () => void;
	onOver: () => void;
};

/**
 * The end of a game, which only who says so makes final (rule `live-is-not-final`): how it stands, what does not add up,
 * and who gave up where somebody did.
 */
export function EndDialog({ scorer, client, score, onClose, onOver }: EndDialogProps) {
	const { game } = scorer;
	const { id, home, away } = game.sheet.game;
	const [isBusy, setBusy] = useState(false);
	const fail = useFailure();
	const doubts = doubtsOf(game.course, game.kept, score);
	const end = async (forfeitedBy?: "home" | "away" | "both") => {
		setBusy(true);
		try {
			await client.post("/gamesv2/:id/end", {
				id,
				...toWire({ forfeitedBy: forfeitedBy ?? null }),
			});
			onOver();
		} catch (error) {
			fail(error, words.scorer.notEnded);
			onClose();
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog title={words.scorer.endGameQuestion} isOpen isAlert onClose={onClose}>
			<DialogBody>
				<p>
					{words.scorer.finalScore({
						away: away.name,
						home: home.name,
						awayScore: score.away,
						homeScore: score.home,
					})}
				</p>
				{doubts.length > 0 && (
					<section className={styles.doubts} aria-label={words.scorer.doubts}>
						<h3>{words.scorer.doubts}</h3>
						<ul>
							{doubts.map((doubt) => (
								<li key={JSON.stringify(doubt)}>{sentenceOf(doubt, scorer)}</li>
							))}
						</ul>
					</section>
				)}
				<details className={styles.forfeit}>
					<summary>{words.scorer.somebodyGaveUp}</summary>
					<ForfeitChoices teams={{ home, away }} isBusy={isBusy} onForfeit={end} />
				</details>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<Button isBusy={isBusy} onClick={() => end()}>
					{words.scorer.endGame}
				</Button>
			</DialogButtons>
		</Dialog>
	);
}

function sentenceOf(doubt: Doubt, { game: { sheet } }: Scorer): string {
	const nameOf = (id: number) =>
		[...sheet.players.home, ...sheet.players.away].find((it) => it.id === id)?.name ?? "–";
	switch (doubt.is) {
		case "otherScore":
			return words.scorer.differs(doubt.made);
		case "nobodysPoints":
			return words.scorer.nobodysPoints({
				team: sheet.game[doubt.side].name,
				count: doubt.points,
			});
		case "tooManyFouls":
			return words.scorer.tooManyFouls({ player: nameOf(doubt.playerId), count: doubt.fouls });
		case "openPeriod":
			return words.scorer.openPeriod({ period: doubt.period });
	}
}
