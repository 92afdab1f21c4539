import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { GameStatusText } from "#ui/game/game-card.tsx";
import { statusLine } from "#ui/game/game-status.ts";
import { LineScore } from "#ui/game/line-score.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { placeName } from "#ui/sport/stored-words.ts";
import { QuietButton, SubmitButton } from "../../../../components/feedback/button.tsx";
import { useConfirm } from "../../../../components/feedback/confirm.tsx";
import { siteWords, words } from "../../../../words.ts";
import { useAskingBeforeEffect } from "../../../stage/effect-question.ts";
import { useAskingBeforeScore, type WayToSave, waysInGame } from "../../change/ways-to-save.ts";
import { gridOf, savedCells } from "../box-score/grid.ts";
import { pointsNotes } from "../notes.ts";
import {
	EditButton,
	hasNothingToSend,
	RestoredLine,
	SaveBar,
	usePanelFocus,
} from "../panel-tools.tsx";
import type { DeskProps } from "../use-desk.ts";
import { periodNotes, savedScore, typedScore } from "./score.ts";
import { ScoreForm } from "./score-form.tsx";
import styles from "./score-panel.module.css";
import { StandingsLine } from "./standings-line.tsx";

/** How many points in which period, and the final score. */
export function ScorePanel({ desk, state }: DeskProps) {
	const { sheet } = state;
	const panel = state.panels.score;
	const place = usePanelFocus(panel.isOpen);
	const isSure = useAskingBeforeScore();
	const { first, other } = waysInGame(sheet.game);
	const save = async ({ status }: WayToSave) => {
		const score = typedScore(savedScore(sheet), panel.edits);
		if (await isSure(sheet.game, status, score)) await desk.save("score", status && { status });
	};
	/** What is saved can be made final without being typed again. */
	const isIdle = ({ status }: WayToSave) =>
		hasNothingToSend(panel) &&
		(status === undefined || status === sheet.game.status || sheet.game.score === null);
	return (
		<div ref={place}>
			<Panel
				title={words.game.score}
				isFlush
				aside={
					!panel.isOpen && (
						<EditButton label={words.game.editScore} onClick={() => desk.open("score")} />
					)
				}
			>
				<GameLine sheet={sheet} />
				{panel.isOpen ? (
					<form
						noValidate
						onSubmit={(event) => {
							event.preventDefault();
							void save(first);
						}}
					>
						<RestoredLine desk={desk} name="score" panel={panel} />
						<ScoreForm desk={desk} state={state} />
						<Doubts state={state} />
						<OtherEndings desk={desk} state={state} />
						<SaveBar
							desk={desk}
							name="score"
							panel={panel}
							buttons={
								<>
									{other !== undefined && (
										<QuietButton disabled={isIdle(other)} onClick={() => void save(other)}>
											{other.label}
										</QuietButton>
									)}
									<SubmitButton disabled={isIdle(first)}>{first.label}</SubmitButton>
								</>
							}
						/>
					</form>
				) : (
					<>
						<LineScore game={sheet.game} periods={sheet.periodScores} />
						<Doubts state={state} />
						<StandingsLine sheet={sheet} />
					</>
				)}
			</Panel>
		</div>
	);
}

/** What the game is called in lists: its status, when and where. */
function GameLine({ sheet: { game } }: Pick<DeskProps["state"], "sheet">) {
	const status = statusLine(game, siteWords);
	const time = formatGameTime(game.time, words);
	const day =
		game.date === null ? words.common.dateToBeSet : formatWeekday(game.date, words.language);
	return (
		<p className={styles.line}>
			<GameStatusText status={status} />
			{status.detail !== null && <span>{status.detail}</span>}
			<span>{time === null || status.text === time ? day : `${day}, ${time}`}</span>
			{game.location !== null && <span>{placeName(siteWords, game.location)}</span>}
		</p>
	);
}

/** What a score cannot say: that there was no game after all, or that one side gave it up. */
function OtherEndings({ desk, state }: DeskProps) {
	const confirm = useConfirm();
	const isEffectMeant = useAskingBeforeEffect();
	const { id, stageId, score } = state.sheet.game;
	const remove = async () => {
		const isSure = await confirm({
			title: words.game.removeTheResult,
			text: words.game.theFinalScoreAndThe,
			yes: words.common.remove,
			tone: "danger",
		});
		if (isSure && (await isEffectMeant({ id, stageId, score: null }))) await desk.removeResult();
	};
	const toStatus = () => {
		desk.open("details");
		requestAnimationFrame(() => document.querySelector<HTMLElement>("[name=status]")?.focus());
	};
	return (
		<p className={styles.other}>
			<button type="button" onClick={toStatus}>
				{words.game.postponedCancelledOrForfeit}
			</button>
			{score !== null && (
				<button type="button" onClick={remove}>
					{words.game.removeResult}
				</button>
			)}
		</p>
	);
}

/** Sums that do not agree: warnings, never refusals (rule `periods-only-warn`). */
function Doubts({ state: { sheet, panels } }: Pick<DeskProps, "state">) {
	const saved = savedScore(sheet);
	const { edits } = panels.score;
	const grid = gridOf(sheet, savedCells(sheet), panels.boxScore.edits);
	const sentences = [
		...periodNotes(sheet, saved, edits),
		...pointsNotes(grid, sheet.game, typedScore(saved, edits)).map(({ sentence }) => sentence),
	];
	return (
		<div role="status" className={styles.doubts}>
			{sentences.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
		</div>
	);
}
