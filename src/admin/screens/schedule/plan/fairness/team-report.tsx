import { useState } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { Column, cell, Table } from "#ui/kit/table.tsx";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { words } from "../../../../words.ts";
import type { PlanData } from "../../plan-data.ts";
import { type Marks, marksOf } from "../grid/marks.ts";
import { clock, namesIn, shortClock } from "../words.ts";
import { MeetingsDialog } from "./meetings-dialog.tsx";
import { type TeamLine, teamLines, timesIn } from "./team-lines.ts";
import styles from "./team-report.module.css";

type TeamReportProps = {
	plan: PlanData;
	highlighted: number | null;
	onHighlight: (teamId: number | null) => void;
};

/** What every team gets, in figures. Marked is only what need not be so. */
export function TeamReport({ plan, highlighted, onHighlight }: TeamReportProps) {
	const [isOpen, setOpen] = useState(false);
	const { report } = plan;
	if (report === null) return null;
	const nameOf = namesIn(plan);
	const marks = marksOf(plan);
	const lines = teamLines(plan);
	const times = timesIn(lines);
	return (
		<Panel
			title={words.plan.teamByTeam}
			isFlush
			aside={
				<button type="button" className={styles.open} onClick={() => setOpen(true)}>
					{words.plan.whoMeetsWhom}
				</button>
			}
		>
			<Table caption={words.plan.whatEveryTeamGets} className={styles.table}>
				<thead>
					<tr>
						<th scope="col" className={cell.sticky}>
							{words.common.team}
						</th>
						<Column short={words.plan.gamesShort} name={words.common.games} />
						<Column short={words.plan.byeShort} name={words.plan.byesColumn} />
						<Column short={words.plan.homeAwayShort} name={words.plan.gamesAtHomeAndAway} />
						{times.map((time) => (
							<Column
								key={time}
								short={shortClock(time)}
								name={words.plan.gamesAtTime({ time: clock(time) })}
							/>
						))}
						<Column short={words.plan.rematch} name={words.plan.fewestWeeks} />
					</tr>
				</thead>
				<tbody>
					{lines.map((team) => (
						<TeamRow
							key={team.id}
							name={nameOf(team.id)}
							team={team}
							times={times}
							marks={marks(team)}
							isHighlighted={team.id === highlighted}
							onHighlight={() => onHighlight(team.id === highlighted ? null : team.id)}
						/>
					))}
				</tbody>
			</Table>
			<MeetingsDialog plan={plan} marks={marks} isOpen={isOpen} onClose={() => setOpen(false)} />
		</Panel>
	);
}

type TeamRowProps = {
	team: TeamLine;
	name: string;
	times: readonly string[];
	marks: Marks;
	isHighlighted: boolean;
	onHighlight: () => void;
};

function TeamRow({ team, name, times, marks, isHighlighted, onHighlight }: TeamRowProps) {
	return (
		<tr data-highlighted={isHighlighted || undefined}>
			<th scope="row" className={cell.sticky}>
				<button
					type="button"
					className={styles.team}
					aria-pressed={isHighlighted}
					title={name}
					onClick={onHighlight}
				>
					{name}
				</button>
			</th>
			<Figure isMarked={marks.games}>{team.games}</Figure>
			<Figure isMarked={marks.byes}>{team.byes}</Figure>
			<Figure isMarked={marks.sides}>{`${team.home}–${team.away}`}</Figure>
			{times.map((time) => (
				<Figure key={time} isMarked={marks.times.has(time)}>
					{team.times[time] ?? 0}
				</Figure>
			))}
			<Figure isMarked={marks.rematch}>
				{team.minRematchWeeks === null
					? "–"
					: words.plan.weeksShort({ count: team.minRematchWeeks })}
			</Figure>
		</tr>
	);
}

/** A marked figure has a sign before it, never a colour alone. */
function Figure({ isMarked, children }: { isMarked: boolean; children: string | number }) {
	return (
		<td className={cell.number} data-marked={isMarked || undefined}>
			{isMarked && (
				<span className={styles.mark} title={words.plan.thisCouldBeFairer}>
					<Icon name="warning" />
					<span className="visually-hidden">{words.plan.couldBeFairer}</span>
				</span>
			)}
			{children}
		</td>
	);
}
