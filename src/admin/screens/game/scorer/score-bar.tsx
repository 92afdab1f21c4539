import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { GamePeriod } from "#domain/game/game.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import {
	type ClockState,
	clockText,
	moved,
	secondFrom,
	secondOf,
	setTo,
	toggled,
} from "./device/clock.ts";
import type { LogState } from "./device/log-keeper.ts";
import type { Scorer } from "./device/use-scorer.ts";
import styles from "./score-bar.module.css";
import { sides } from "./scorer-game.ts";

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
	const { game, log, clock, setClock } = scorer;
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
					<Clock clock={clock} onChange={setClock} />
				</div>
			</div>
		</header>
	);
}

function Clock({ clock, onChange }: { clock: ClockState; onChange: (clock: ClockState) => void }) {
	const [now, setNow] = useState(Date.now);
	const isRunning = clock.runningSince !== null;
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => setNow(Date.now()), 250);
		return () => clearInterval(timer);
	}, [isRunning]);
	const second = secondOf(clock, Math.max(now, clock.runningSince ?? 0));
	return (
		<div className={styles.clock}>
			<button
				type="button"
				data-running={isRunning || undefined}
				aria-label={isRunning ? words.scorer.stopClock : words.scorer.startClock}
				onClick={() => onChange(toggled(clock, Date.now()))}
			>
				{second === null ? words.scorer.clock : isRunning ? clockText(second) : "▶"}
			</button>
			{second !== null && !isRunning && (
				<span className={styles.set}>
					<input
						key={second}
						className={styles.time}
						aria-label={words.scorer.setClock}
						inputMode="numeric"
						autoComplete="off"
						maxLength={5}
						defaultValue={clockText(second)}
						onBlur={({ target }) => {
							const typed = secondFrom(target.value);
							if (typed === null) target.value = clockText(second);
							else if (typed !== second) onChange(setTo(typed));
						}}
						onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
					/>
					{[-10, 10].map((seconds) => (
						<button
							key={seconds}
							type="button"
							aria-label={words.scorer.moveClock({ seconds })}
							onClick={() => onChange(moved(clock, seconds * 1000, Date.now()))}
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
