import { classes } from "#ui/classes.ts";
import { words } from "../../../../words.ts";
import styles from "./week-strip.module.css";
import { type PlanWeek, weekId, weekTitle } from "./weeks.ts";

type WeekStripProps = {
	weeks: readonly PlanWeek[];
	/** The team that is looked at: its byes stand out. */
	highlighted: number | null;
	problems: ReadonlyMap<number, readonly string[]>;
};

/** All weeks in a line that stays at the top: a way to each of them, and what is up there. */
export function WeekStrip({ weeks, highlighted, problems }: WeekStripProps) {
	return (
		<nav className={styles.strip} aria-label={words.schedule.weeksColumn}>
			{weeks.map((week) => {
				const isBye = week.byes.some(({ id }) => id === highlighted);
				const isBroken = gamesOf(week).some((id) => problems.has(id));
				const notes = [isBye && words.plan.aBye, isBroken && words.plan.aRuleIsBroken].filter(
					Boolean,
				);
				return (
					<button
						key={weekId(week)}
						type="button"
						className={classes(styles.week)}
						data-bye={isBye || undefined}
						data-broken={isBroken || undefined}
						data-empty={week.games === 0 || undefined}
						aria-label={[words.plan.goTo({ week: weekTitle(week) }), ...notes].join(", ")}
						onClick={() => goTo(week)}
					>
						{week.index === null ? "…" : week.index + 1}
						{isBye && <span className={styles.note}>{words.plan.byeShort}</span>}
						{isBroken && !isBye && <span className={styles.note}>!</span>}
					</button>
				);
			})}
		</nav>
	);
}

function goTo(week: PlanWeek): void {
	const place = document.getElementById(weekId(week));
	place?.scrollIntoView({ block: "start" });
	place?.querySelector<HTMLElement>("[data-at]")?.focus({ preventScroll: true });
}

function gamesOf({ days }: PlanWeek): number[] {
	return days
		.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
		.flatMap((cell) => (cell?.game ? [cell.game.id] : []));
}
