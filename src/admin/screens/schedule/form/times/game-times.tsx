import { formatShortDate } from "#domain/time/format.ts";
import { words } from "../../../../words.ts";
import { filledDown, type TypedSchedule, weeksOf } from "../typed-schedule.ts";
import styles from "./game-times.module.css";
import { TimesField } from "./times-field.tsx";

type GameTimesProps = {
	typed: TypedSchedule;
	onChange: (change: Partial<TypedSchedule>) => void;
	errors: Record<string, string>;
};

/** When games begin: the same times every week, or those of each week. */
export function GameTimes({ typed, onChange, errors }: GameTimesProps) {
	return (
		<>
			<fieldset className={styles.ways}>
				<legend className={styles.legend}>{words.scheduleForm.gameTimes}</legend>
				<Way
					label={words.scheduleForm.sameEveryWeek}
					isChosen={typed.sameSlot}
					onChoose={() => onChange({ sameSlot: true })}
				/>
				<Way
					label={words.scheduleForm.weekByWeek}
					isChosen={!typed.sameSlot}
					onChoose={() => onChange({ sameSlot: false, weeklyTimes: startOfWeekly(typed) })}
				/>
			</fieldset>
			{typed.sameSlot ? (
				<TimesField
					label={words.scheduleForm.times}
					hint={words.scheduleForm.whenGamesBegin}
					value={typed.times}
					onChange={(times) => onChange({ times })}
					error={errors.timeSlots}
					isRepeatable={typed.courts.length === 1}
				/>
			) : (
				<WeeklyTimes typed={typed} onChange={onChange} errors={errors} />
			)}
		</>
	);
}

/** Weekly times begin as copies of the times that were the same for every week. */
function startOfWeekly({ weeklyTimes, times, numWeeks }: TypedSchedule): string[] {
	const isEmpty = weeklyTimes.every((text) => text.trim() === "");
	return isEmpty ? filledDown([times], 0, Math.min(104, Number(numWeeks) || 0)) : weeklyTimes;
}

type WayProps = { label: string; isChosen: boolean; onChoose: () => void };

function Way({ label, isChosen, onChoose }: WayProps) {
	return (
		<label className={styles.way}>
			<input
				type="radio"
				name="sameSlot"
				className="visually-hidden"
				checked={isChosen}
				onChange={onChoose}
			/>
			{label}
		</label>
	);
}

function WeeklyTimes({ typed, onChange, errors }: GameTimesProps) {
	const weeks = weeksOf({ ...typed, startDate: typed.startDate || "2026-01-05" });
	const isDated = typed.startDate !== "";
	const write = (week: number, text: string) => {
		const weeklyTimes = weeks.map((_, index) => typed.weeklyTimes[index] ?? "");
		onChange({ weeklyTimes: weeklyTimes.with(week, text) });
	};
	if (weeks.length === 0) return <p className="soft">{words.scheduleForm.sayHowManyWeeks}</p>;
	return (
		<>
			<ol className={styles.weeks}>
				{weeks.map((start, week) => (
					<li key={start} className={styles.week}>
						<p className={styles.name}>
							{words.plan.week({ number: week + 1 })}
							{isDated && (
								<span className={styles.date}>{formatShortDate(start, words.language)}</span>
							)}
						</p>
						<TimesField
							label={words.scheduleForm.timesInWeek({ number: week + 1 })}
							isLabelHidden
							value={typed.weeklyTimes[week] ?? ""}
							onChange={(text) => write(week, text)}
							error={errors[`week-${week}`]}
							isRepeatable={typed.courts.length === 1}
						/>
						{week > 0 && (
							<button
								type="button"
								className={styles.copy}
								aria-label={words.scheduleForm.copyWeek({ from: week, to: week + 1 })}
								onClick={() => write(week, typed.weeklyTimes[week - 1] ?? "")}
							>
								{words.scheduleForm.copyFromBefore}
							</button>
						)}
						{week === 0 && weeks.length > 1 && (
							<button
								type="button"
								className={styles.copy}
								onClick={() =>
									onChange({ weeklyTimes: filledDown(typed.weeklyTimes, 0, weeks.length) })
								}
							>
								{words.scheduleForm.copyToAll}
							</button>
						)}
					</li>
				))}
			</ol>
			<p className="hint">{words.scheduleForm.aWeekWithoutTimes}</p>
		</>
	);
}
