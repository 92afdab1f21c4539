import { type CSSProperties, memo } from "react";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { words } from "../../../../words.ts";
import type { PlanTeam } from "../../plan-data.ts";
import { shortDay } from "../words.ts";
import { type GridView, WeekGrid } from "./week-grid.tsx";
import styles from "./week-section.module.css";
import { type PlanWeek, weekId, weekTitle } from "./weeks.ts";

type WeekSectionProps = {
	week: PlanWeek;
	courts: readonly string[];
	/** The number of the first row in the season's grid. */
	firstRow: number;
	/** The cell in this week that the Tab key comes to, as `row column`. */
	current: string | null;
	view: GridView;
};

/** One week: its games by time and court, its free slots, and who has a bye. */
export const WeekSection = memo(function WeekSection(props: WeekSectionProps) {
	const { week, courts, firstRow, current, view } = props;
	const id = weekId(week);
	return (
		<section
			id={id}
			className={styles.week}
			aria-labelledby={`${id}-title`}
			style={{ "--rows": rowCount(week), "--columns": courts.length } as CSSProperties}
		>
			<header className={styles.head}>
				<h2 id={`${id}-title`} className={styles.title}>
					{weekTitle(week)}
				</h2>
				<p className="label">{week.dates.map(shortDay).join(" · ")}</p>
				<p className={styles.counts}>{countsOf(week)}</p>
			</header>
			{week.days.length === 0 ? (
				<p className={styles.none}>{whyEmpty(week)}</p>
			) : (
				<WeekGrid week={week} courts={courts} firstRow={firstRow} current={current} view={view} />
			)}
			{week.byes.length > 0 && <Byes teams={week.byes} highlighted={view.highlighted} />}
		</section>
	);
});

function Byes({ teams, highlighted }: { teams: readonly PlanTeam[]; highlighted: number | null }) {
	return (
		<div className={styles.byes}>
			<h3>{words.plan.byesOfWeek({ count: teams.length })}</h3>
			<ul>
				{teams.map((team) => (
					<li key={team.id} data-own={team.id === highlighted || undefined}>
						<TeamCrest team={team} />
						<span>{team.name}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function countsOf({ games, free, days }: PlanWeek): string {
	if (days.length === 0) return "";
	return [words.schedule.games({ count: games }), free > 0 && words.plan.free({ count: free })]
		.filter(Boolean)
		.join(" · ");
}

function whyEmpty({ skipped }: PlanWeek): string {
	if (skipped.length === 0) return words.plan.noGameTimes;
	const days = skipped
		.map(shortDay)
		.reduce((before, last) => words.common.lastOfList({ before, last }));
	return words.plan.noPlayOn({ days });
}

/** For the height of a week that is not drawn yet. */
function rowCount({ days }: PlanWeek): number {
	return days.reduce((sum, day) => sum + day.rows.length, 0);
}
