import { placeName } from "#ui/sport/stored-words.ts";
import { siteWords, words } from "../../../../words.ts";
import type { PlanTeam } from "../../plan-data.ts";
import { clock, shortDay } from "../words.ts";
import { SlotButton } from "./slot-button.tsx";
import styles from "./week-section.module.css";
import { type PlanCell, type PlanDay, type PlanRow, type PlanWeek, weekTitle } from "./weeks.ts";

/** What every cell of the grid is shown by. */
export type GridView = {
	teamOf: (id: number) => PlanTeam;
	/** The team that is looked at. */
	highlighted: number | null;
	problems: ReadonlyMap<number, readonly string[]>;
	selectedId: number | null;
	/** Games with a change on its way. */
	pendingIds: ReadonlySet<number>;
	isLocked: boolean;
};

type WeekGridProps = {
	week: PlanWeek;
	courts: readonly string[];
	firstRow: number;
	current: string | null;
	view: GridView;
};

/** The places of a week by time and court. Days have headings where there are several. */
export function WeekGrid(props: WeekGridProps) {
	const { week, courts } = props;
	return (
		<div className={styles.scroller}>
			<table
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked with arrow keys is a grid
				role="grid"
				className={styles.grid}
				aria-label={words.plan.gamesOf({ week: weekTitle(week).toLowerCase() })}
			>
				{courts.length > 1 && <CourtHeads courts={courts} />}
				<Days {...props} />
			</table>
		</div>
	);
}

function CourtHeads({ courts }: { courts: readonly string[] }) {
	return (
		<thead>
			<tr>
				<th scope="col">
					<span className="visually-hidden">{words.common.time}</span>
				</th>
				{courts.map((court) => (
					<th key={court} scope="col">
						{placeName(siteWords, court)}
					</th>
				))}
			</tr>
		</thead>
	);
}

function Days({ week, courts, firstRow, current, view }: WeekGridProps) {
	let row = firstRow;
	return week.days.map((day) => {
		const start = row;
		row += day.rows.length;
		return (
			<tbody key={day.date}>
				{week.days.length > 1 && <DayHead day={day} columns={courts.length + 1} />}
				{day.rows.map((one, index) => (
					<Row
						key={`${one.time} ${one.cells.find(Boolean)?.key}`}
						row={one}
						columns={courts.length}
						number={start + index}
						current={current}
						view={view}
					/>
				))}
			</tbody>
		);
	});
}

function DayHead({ day, columns }: { day: PlanDay; columns: number }) {
	return (
		<tr>
			<th scope="rowgroup" colSpan={columns} className={styles.day}>
				{shortDay(day.date)}
			</th>
		</tr>
	);
}

type RowProps = {
	row: PlanRow;
	columns: number;
	number: number;
	current: string | null;
	view: GridView;
};

function Row({ row, columns, number, current, view }: RowProps) {
	return (
		<tr>
			<th scope="row" className={styles.time}>
				{clock(row.time)}
				{row.label !== undefined && (
					<span className={styles.court}>{placeName(siteWords, row.label)}</span>
				)}
			</th>
			{row.cells.map((cell, column) => {
				const at = `${number} ${column}`;
				return cell === null ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a court without a slot is only its column
					<td key={column} />
				) : (
					<td key={cell.key} colSpan={row.isOffSlots ? Math.max(1, columns) : undefined}>
						<SlotButton
							cell={cell}
							at={at}
							teamOf={view.teamOf}
							isSelected={cell.game !== null && cell.game.id === view.selectedId}
							isTarget={cell.game === null && view.selectedId !== null}
							isPending={isPending(cell, view)}
							highlighted={playsIn(cell, view.highlighted) ? view.highlighted : null}
							problems={view.problems.get(cell.game?.id ?? 0)}
							isCurrent={current === at}
							isLocked={view.isLocked}
						/>
					</td>
				);
			})}
		</tr>
	);
}

function isPending({ game }: PlanCell, { pendingIds }: GridView): boolean {
	return game !== null && (game.id < 0 || pendingIds.has(game.id));
}

function playsIn({ game }: PlanCell, teamId: number | null): boolean {
	return game?.homeTeamId === teamId || game?.awayTeamId === teamId;
}
