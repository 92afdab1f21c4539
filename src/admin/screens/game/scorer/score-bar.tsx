import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { GamePeriod } from "#domain/game/game.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { clockText, moved, secondOf, setTo, toggled } from "./device/clock.ts";
import type { LogState } from "./device/log-keeper.ts";
import type { Scorer } from "./device/use-scorer.ts";
import styles from "./score-bar.module.css";
import { sides } from "./scorer-game.ts";
import { TimeField } from "./time-field.tsx";

type ScoreBarProps = {
	scorer: Scorer;
	period: GamePeriod | null;
	/** Who has nothing to go back to. */
	isGuest: boolean;
	onPeriod: (period: GamePeriod) => void;
	/** Opens those of this device. */
	onSettings: () => void;
};

/** The score, fouls and bonus, the period and its clock, and whether everything is sent. */
export function ScoreBar(props: ScoreBarProps) {
	const { scorer, period, isGuest, onPeriod, onSettings } = props;
	const { game, log } = scorer;
	const { course, sheet, kept } = game;
	const isBySets = kept.scoring.isBySets === true;
	const inSet = course.periods.get(period?.id ?? 0) ?? { home: 0, away: 0 };
	return (
		<header className={styles.bar}>
			<div className={styles.top}>
				{isGuest ? (
					<span />
				) : (
					<Link
						to={`/games/${sheet.game.id}`}
						className={styles.back}
						aria-label={words.scorer.back}
					>
						<Icon name="previous" />
					</Link>
				)}
				<Connection log={log} />
				<button
					type="button"
					className={styles.back}
					aria-label={words.scorer.settings}
					onClick={onSettings}
				>
					<Icon name="settings" />
				</button>
			</div>
			<div className={styles.score}>
				{sides.map((side) => (
					<div key={side} className={styles.side} data-side={side}>
						<TeamCrest team={sheet.game[side]} />
						<span className={styles.name}>{sheet.game[side].name}</span>
						<output className={styles.points} aria-label={sheet.game[side].name}>
							{isBySets ? inSet[side] : course.score[side]}
						</output>
						{isBySets && (
							<span className={styles.fouls}>
								{words.scorer.setsWon({ count: course.score[side] })}
							</span>
						)}
						{kept.scoring.fouls !== undefined && (
							<span className={styles.fouls} data-bonus={course.isInBonus[side] || undefined}>
								{words.scorer.fouls({ count: course.fouls[side] })}
								{course.isInBonus[side] && ` · ${words.scorer.bonus}`}
							</span>
						)}
						{course.timeOuts[side] > 0 && (
							<span className={styles.fouls}>
								{words.scorer.timeOuts({ count: course.timeOuts[side] })}
							</span>
						)}
					</div>
				))}
				<div className={styles.middle}>
					<label>
						<span className="visually-hidden">{words.scorer.period}</span>
						<select
							className={styles.period}
							value={period?.id ?? ""}
							onChange={({ target }) => {
								const next = sheet.periods.find(({ id }) => id === Number(target.value));
								if (next !== undefined) onPeriod(next);
							}}
						>
							{sheet.periods.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					</label>
					<Clock scorer={scorer} />
				</div>
			</div>
		</header>
	);
}

/** Run, stopped and set on the device that holds its pen, and seen on all others (rule `one-pen-for-the-clock`). */
function Clock({ scorer: { keeper, log } }: { scorer: Scorer }) {
	const { clock, penOf } = log;
	const [now, setNow] = useState(Date.now);
	const confirm = useConfirm();
	const isRunning = clock.runningSince !== null;
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => setNow(Date.now()), 250);
		return () => clearInterval(timer);
	}, [isRunning]);
	const second = secondOf(clock, Math.max(now, clock.runningSince ?? 0));
	if (penOf !== null) {
		const takeOver = async () => {
			const yes = words.scorer.takePen;
			const title = words.scorer.penOf({ name: penOf });
			const isYes = await confirm({ title, text: words.scorer.takePenHint, yes });
			if (isYes) keeper.setClock(keeper.state().clock, { takes: true });
		};
		return (
			<div className={styles.clock}>
				<button type="button" data-running={isRunning || undefined} onClick={() => void takeOver()}>
					<Icon name="edit" /> {clockText(second ?? 0)}
					<span className="visually-hidden"> {words.scorer.penOf({ name: penOf })}</span>
				</button>
			</div>
		);
	}
	return (
		<div className={styles.clock}>
			<button
				type="button"
				data-running={isRunning || undefined}
				aria-label={isRunning ? undefined : words.scorer.startClock}
				onClick={() => keeper.setClock(toggled(clock, Date.now()))}
			>
				{second === null ? words.scorer.clock : isRunning ? clockText(second) : "▶"}
				{isRunning && <span className="visually-hidden"> {words.scorer.stopClock}</span>}
			</button>
			{second !== null && !isRunning && (
				<span className={styles.set}>
					<TimeField
						second={second}
						label={words.scorer.setClock}
						onChange={(typed) => keeper.setClock(setTo(typed))}
					/>
					{[-10, 10].map((seconds) => (
						<button
							key={seconds}
							type="button"
							aria-label={words.scorer.moveClock({ seconds })}
							onClick={() => keeper.setClock(moved(clock, seconds * 1000, Date.now()))}
						>
							{seconds > 0 ? `+${seconds}` : `−${-seconds}`}
						</button>
					))}
				</span>
			)}
		</div>
	);
}

/** "Online", "Saved here" or "Sending 3": never a question, never in the way. */
function Connection({ log: { isOnline, unsent } }: { log: LogState }) {
	const state = !isOnline ? "kept" : unsent.length > 0 ? "sending" : "online";
	const text = {
		online: words.scorer.online,
		kept: words.scorer.savedHere({ count: unsent.length }),
		sending: words.scorer.sending({ count: unsent.length }),
	}[state];
	return (
		<p className={styles.connection} data-state={state} role="status">
			{text}
		</p>
	);
}
