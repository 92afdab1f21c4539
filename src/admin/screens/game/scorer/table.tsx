import { useEffect, useState } from "react";
import type { GamePeriod, Score, Side } from "#domain/game/game.ts";
import { newestOf } from "#domain/game-log/play.ts";
import type { Action } from "#domain/game-log/scoring.ts";
import { Confirmations, useConfirm } from "../../../components/feedback/confirm.tsx";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { Messages } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import { CheckInDialog } from "../check-in/check-in-dialog.tsx";
import { ActionPad } from "./action-pad.tsx";
import { Court } from "./court.tsx";
import { forNewPeriod, secondOf } from "./device/clock.ts";
import { type Scorer, useScorer } from "./device/use-scorer.ts";
import { useSettings } from "./device/use-settings.ts";
import { EndDialog } from "./end-dialog.tsx";
import { LineUp } from "./line-up.tsx";
import type { OpenedGame } from "./open-game.ts";
import { PlayList } from "./play-list.tsx";
import { ScoreBar } from "./score-bar.tsx";
import styles from "./scorer.module.css";
import { assistAfter, type Otherwise, saidOtherwise } from "./scorer-game.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

/** How long a basket asks for its assist. */
const assistMs = 6000;

/** Who was chosen first waits for what he did; what was chosen first waits for who did it. */
type Chosen = { side: Side; playerId: number | null } | null;

/** The table of a game on a phone: taps, not cells. It goes on without a network once it was opened with one. */
export function Table({ opened, onOver }: TableProps) {
	return (
		<Messages>
			<Confirmations>
				<Taps key={opened.keptAs} opened={opened} onOver={onOver} />
			</Confirmations>
		</Messages>
	);
}

type TableProps = {
	opened: OpenedGame;
	/** The game was ended. */
	onOver: () => void;
};

function Taps({ opened, onOver }: TableProps) {
	const scorer = useScorer(opened);
	const { game, keeper, log } = scorer;
	const { clock } = log;
	const { course, sheet, actions } = game;
	const [picked, setPicked] = useState<{ period: GamePeriod; at: number | undefined } | null>(null);
	// Whichever device ends a period: it is over on all of them.
	const period = picked?.at === game.period?.id ? (picked?.period ?? null) : game.period;
	const [chosen, setChosen] = useState<Chosen>(null);
	const [waiting, setWaiting] = useState<Action | null>(null);
	const [assist, setAssist] = useState<{ action: Action; side: Side; by: number } | null>(null);
	const [leaving, setLeaving] = useState<{ side: Side; playerId: number } | null>(null);
	const [correcting, setCorrecting] = useState<string | null>(null);
	const [addingAfter, setAddingAfter] = useState<string | null>(null);
	const [isLiningUp, setLiningUp] = useState(false);
	const [isCheckingIn, setCheckingIn] = useState(false);
	const { job } = opened.game;
	const { ending, end, stay } = useEnding(scorer, opened);
	// Who goes on without an answer has answered.
	useEffect(() => {
		if (assist === null) return;
		const timer = setTimeout(() => setAssist(null), assistMs);
		return () => clearTimeout(timer);
	}, [assist]);
	const { settings, change, feel } = useSettings();
	const [isSetting, setSetting] = useState(false);

	const note = (
		play: {
			kind: "stat" | "points" | "timeOut" | "periodEnds" | "starts" | "comesIn" | "goesOut";
			side: Side | null;
			playerId?: number | null;
			statId?: number;
			points?: number;
		},
		after = addingAfter,
	): string | null => {
		const before = after === null ? undefined : newestOf(keeper.state().plays, after);
		const periodId = before?.periodId ?? period?.id;
		if (periodId === undefined) return null;
		feel();
		const id = keeper.note(
			{
				periodId,
				second: before === undefined ? secondOf(clock, Date.now()) : before.second,
				kind: play.kind,
				side: play.side,
				playerId: play.playerId ?? null,
				statId: play.statId ?? null,
				points: play.points ?? null,
			},
			before?.id,
		);
		if (before !== undefined) setAddingAfter(id);
		return id;
	};
	const correctedKind = correcting === null ? undefined : newestOf(log.plays, correcting)?.kind;
	/** Whether the tap said otherwise what is to be corrected. */
	const corrects = (tapped: Otherwise): boolean => {
		const play = correcting === null ? undefined : newestOf(log.plays, correcting);
		if (play === undefined) return false;
		const changes = saidOtherwise(play, tapped);
		if (changes !== null) {
			keeper.correct(play.id, changes);
			setCorrecting(null);
		}
		return true;
	};
	const did = (action: Action, { side, playerId }: NonNullable<Chosen>) => {
		setChosen(null);
		setWaiting(null);
		// The end of a period is nobody's.
		if (correcting !== null && correctedKind !== "periodEnds") {
			keeper.correct(correcting, {
				kind: "stat",
				side,
				playerId,
				statId: action.stat.id,
				points: null,
			});
			setCorrecting(null);
			return;
		}
		setCorrecting(null);
		note({ kind: "stat", side, playerId, statId: action.stat.id });
		const asked = assistAfter(action, actions);
		setAssist(asked && playerId !== null ? { action: asked, side, by: playerId } : null);
	};
	/** Somebody, or nobody, comes in for who leaves. */
	const replace = (by: number | null) => {
		if (leaving === null) return;
		const gone = note({ kind: "goesOut", ...leaving });
		const after = addingAfter === null ? null : gone;
		if (by !== null) note({ kind: "comesIn", side: leaving.side, playerId: by }, after);
		setLeaving(null);
	};
	const choosePlayer = (side: Side, playerId: number | null) => {
		if (leaving !== null) {
			if (side === leaving.side && playerId !== null) return replace(playerId);
			setLeaving(null);
		}
		if (assist !== null && assist.side === side && playerId !== null && playerId !== assist.by) {
			note({ kind: "stat", side, playerId, statId: assist.action.stat.id });
			setAssist(null);
			return;
		}
		setAssist(null);
		if (waiting === null && corrects({ side, playerId })) return;
		if (waiting !== null) return did(waiting, { side, playerId });
		const isSame = chosen?.side === side && chosen.playerId === playerId;
		setChosen(isSame ? null : { side, playerId });
	};
	const chooseAction = (action: Action) => {
		setAssist(null);
		setLeaving(null);
		if (chosen !== null) return did(action, chosen);
		setWaiting(waiting?.stat.id === action.stat.id ? null : action);
	};
	const points = (count: number) => {
		if (corrects({ points: count }) || chosen === null) return;
		note({ kind: "points", side: chosen.side, points: count });
		setChosen(null);
	};
	const timeOut = () => {
		if (chosen === null) return;
		note({ kind: "timeOut", side: chosen.side });
		setChosen(null);
	};
	const isOnCourt =
		chosen !== null &&
		chosen.playerId !== null &&
		course.onCourt[chosen.side].includes(chosen.playerId);
	const substitute = () => {
		if (chosen === null || chosen.playerId === null) return;
		setAssist(null);
		setLeaving({ side: chosen.side, playerId: chosen.playerId });
		setChosen(null);
	};
	const endPeriod = () => {
		note({ kind: "periodEnds", side: null });
		setPicked(null);
		keeper.setClock(forNewPeriod(clock));
	};

	const asked = assist
		? { text: words.scorer.assistBy, side: assist.side, onNobody: () => setAssist(null) }
		: leaving
			? {
					text: words.scorer.whoComesIn,
					side: leaving.side,
					isOfBench: true,
					onNobody: () => replace(null),
				}
			: correcting !== null
				? {
						text:
							correctedKind === "periodEnds" ? words.scorer.correctingEnd : words.scorer.correcting,
						side: null,
						no: words.common.cancel,
						onNobody: () => setCorrecting(null),
					}
				: addingAfter !== null
					? {
							text: words.scorer.addingAfter,
							side: null,
							no: words.scorer.done,
							onNobody: () => setAddingAfter(null),
						}
					: null;

	return (
		<main className={styles.table} id="main" data-hand={settings.isLeftHanded ? "left" : undefined}>
			<h1 className="visually-hidden">
				{words.game.awayAtHome({ away: sheet.game.away.name, home: sheet.game.home.name })}
			</h1>
			<ScoreBar
				scorer={scorer}
				isGuest={job !== null}
				onSettings={() => setSetting(true)}
				period={period}
				onPeriod={(next: GamePeriod) => {
					setPicked({ period: next, at: game.period?.id });
					keeper.setClock(forNewPeriod(clock));
				}}
			/>
			{log.refusal !== null && (
				<p className={styles.warning} role="alert">
					{log.refusal}
				</p>
			)}
			{log.isUnkept && (
				<p className={styles.warning} role="alert">
					{words.scorer.unkept}
				</p>
			)}
			{scorer.isRoomShort && log.unsent.length > 0 && (
				<p className={styles.warning} role="alert">
					{words.scorer.roomShort}
				</p>
			)}
			<Court game={game} chosen={chosen} onChoose={choosePlayer} asks={asked}>
				<ActionPad
					actions={actions}
					waiting={waiting}
					isTeamChosen={(chosen !== null && chosen.playerId === null) || correctedKind === "points"}
					hasTeamPoints={job !== "statistics"}
					onAction={chooseAction}
					onPoints={points}
					onTimeOut={timeOut}
					onSubstitute={isOnCourt ? substitute : null}
				/>
			</Court>
			<PlayList
				scorer={scorer}
				correcting={correcting}
				onCorrect={(id) => {
					setAssist(null);
					setLeaving(null);
					setAddingAfter(null);
					setCorrecting(correcting === id ? null : id);
				}}
				onAddAfter={(id) => {
					setCorrecting(null);
					setAddingAfter(id);
				}}
			/>
			<footer className={styles.foot}>
				<button type="button" onClick={() => setCheckingIn(true)}>
					{words.checkIn.title}
				</button>
				<button
					type="button"
					onClick={() => {
						setAddingAfter(null);
						setLiningUp(true);
					}}
				>
					{words.scorer.lineUp}
				</button>
				<button
					type="button"
					onClick={endPeriod}
					disabled={period === null || addingAfter !== null}
				>
					{words.scorer.endPeriod({ period: period?.name ?? "" })}
				</button>
				{job !== "statistics" && (
					<button type="button" className={styles.end} onClick={() => void end()}>
						{words.scorer.endGame}
					</button>
				)}
			</footer>
			{ending !== null && (
				<EndDialog
					scorer={scorer}
					client={opened.client}
					score={ending}
					onClose={stay}
					onOver={onOver}
				/>
			)}
			{isSetting && (
				<SettingsDialog settings={settings} onChange={change} onClose={() => setSetting(false)} />
			)}
			{isCheckingIn && (
				<CheckInDialog
					scorer={scorer}
					client={opened.client}
					onClose={() => setCheckingIn(false)}
				/>
			)}
			{isLiningUp && (
				<LineUp
					game={game}
					onClose={() => setLiningUp(false)}
					onChange={(side, before, after) => {
						const hasBegun = before.length > 0;
						const [goes, comes] = hasBegun
							? (["goesOut", "comesIn"] as const)
							: (["goesOut", "starts"] as const);
						for (const playerId of before) {
							if (!after.includes(playerId)) note({ kind: goes, side, playerId });
						}
						for (const playerId of after) {
							if (!before.includes(playerId)) note({ kind: comes, side, playerId });
						}
					}}
				/>
			)}
		</main>
	);
}

/** The score to be ended with, once everything has reached the server (rule `live-is-not-final`). */
function useEnding({ keeper, game }: Scorer, { client }: OpenedGame) {
	const [ending, setEnding] = useState<Score | null>(null);
	const confirm = useConfirm();
	const fail = useFailure();
	const { id } = game.sheet.game;
	const end = async () => {
		await keeper.sync();
		const { length: count } = keeper.state().unsent;
		if (count > 0) {
			await confirm({
				title: words.scorer.notYet,
				text: words.scorer.waitForNetwork({ count }),
				yes: words.common.close,
			});
			return;
		}
		try {
			const { game: stored } = await client.get("/gamesv2/:id", { id });
			setEnding({ home: stored.homeScore ?? 0, away: stored.awayScore ?? 0 });
		} catch (error) {
			fail(error, words.scorer.notEnded);
		}
	};
	return { ending, end, stay: () => setEnding(null) };
}
