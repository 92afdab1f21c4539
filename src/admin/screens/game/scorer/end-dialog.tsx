import { useState } from "react";
import { toWire } from "#api/wire-words.ts";
import type { Score } from "#domain/game/game.ts";
import { type Doubt, doubtsOf } from "#domain/game-log/doubts.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { Select } from "../../../components/form/select.tsx";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { words } from "../../../words.ts";
import { starOptions } from "../check-in/game-check-in.tsx";
import { type Hindrance, hindranceWords } from "../check-in/hindrance-words.ts";
import type { Scorer } from "./device/use-scorer.ts";
import styles from "./end-dialog.module.css";
import { ForfeitChoices } from "./forfeit-choices.tsx";
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
	const { sheet } = game;
	const { id, home, away } = sheet.game;
	const [isBusy, setBusy] = useState(false);
	const fail = useFailure();
	const doubts = doubtsOf(game.course, game.kept, score);
	const [star, setStar] = useState(
		() => [...sheet.players.away, ...sheet.players.home].find(({ isStar }) => isStar)?.id ?? null,
	);
	const barred = useLookup({
		of: String(id),
		load: async () => (await client.get("/gamesv2/:id/check-in", { id })).players,
		failure: words.checkIn.notLoaded,
	})?.filter(
		({ playerId, hindrances }) => game.course.lines.has(playerId) && hindrances.length > 0,
	);
	const end = async (forfeitedBy?: "home" | "away" | "both") => {
		setBusy(true);
		try {
			if (star !== null) await client.put("/gamesv2/:id/star", { id, playerId: star });
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
				{doubts.length + (barred?.length ?? 0) > 0 && (
					<section className={styles.doubts} aria-label={words.scorer.doubts}>
						<h3>{words.scorer.doubts}</h3>
						<ul>
							{doubts.map((doubt) => (
								<li key={JSON.stringify(doubt)}>{sentenceOf(doubt, scorer)}</li>
							))}
							{barred?.map(({ playerId, hindrances }) => (
								<li key={playerId}>
									{words.checkIn.mayNot({
										player: nameOf(playerId, scorer),
										why: hindrances.map((it) => hindranceWords(it as Hindrance)).join(", "),
									})}
								</li>
							))}
						</ul>
					</section>
				)}
				<Select
					label={words.checkIn.star}
					name="star"
					value={String(star ?? "")}
					options={starOptions(sheet)}
					onChange={({ target }) => setStar(target.value === "" ? null : Number(target.value))}
				/>
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

function nameOf(id: number, { game: { sheet } }: Scorer): string {
	return [...sheet.players.home, ...sheet.players.away].find((it) => it.id === id)?.name ?? "–";
}

function sentenceOf(doubt: Doubt, scorer: Scorer): string {
	const { sheet } = scorer.game;
	switch (doubt.is) {
		case "otherScore":
			return words.scorer.differs(doubt.made);
		case "nobodysPoints":
			return words.scorer.nobodysPoints({
				team: sheet.game[doubt.side].name,
				count: doubt.points,
			});
		case "tooManyFouls":
			return words.scorer.tooManyFouls({
				player: nameOf(doubt.playerId, scorer),
				count: doubt.fouls,
			});
		case "openPeriod":
			return words.scorer.openPeriod({ period: doubt.period });
	}
}
