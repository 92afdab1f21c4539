import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { words } from "../../../../words.ts";
import { shortDay } from "../words.ts";
import styles from "./week-pager.module.css";
import { type PlanWeek, weekId, weekTitle } from "./weeks.ts";

type WeekPagerProps = {
	weeks: readonly PlanWeek[];
	shown: number;
	onShow: (index: number) => void;
};

/** On a phone: the week before, the week after, or any other from the list. */
export function WeekPager({ weeks, shown, onShow }: WeekPagerProps) {
	return (
		<nav className={styles.pager} aria-label={words.schedule.weeksColumn}>
			<IconButton
				icon="previous"
				label={words.plan.previousWeek}
				disabled={shown === 0}
				onClick={() => onShow(shown - 1)}
			/>
			<select
				className="control"
				aria-label={words.plan.weekLabel}
				value={shown}
				onChange={({ target }) => onShow(Number(target.value))}
			>
				{weeks.map((week, index) => (
					<option key={weekId(week)} value={index}>
						{[weekTitle(week), shortDay(week.dates[0] ?? null)].join(" · ")}
					</option>
				))}
			</select>
			<IconButton
				icon="next"
				label={words.plan.nextWeek}
				disabled={shown >= weeks.length - 1}
				onClick={() => onShow(shown + 1)}
			/>
		</nav>
	);
}
