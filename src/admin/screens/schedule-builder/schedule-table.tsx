import { useMemo } from "react";
import { Link } from "react-router";
import { ago } from "#domain/time/ago.ts";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { spanOf } from "./schedule-dates.ts";
import type { ScheduleRow } from "./schedule-rows.ts";
import { ScheduleState } from "./schedule-state.tsx";
import styles from "./schedule-table.module.css";

type ScheduleTableProps = {
	schedules: readonly ScheduleRow[];
	onEdit: (schedule: ScheduleRow) => void;
	onDelete: (schedule: ScheduleRow) => void;
};

export function ScheduleTable({ schedules, onEdit, onDelete }: ScheduleTableProps) {
	const columns = useMemo<Column<ScheduleRow>[]>(() => {
		const now = new Date();
		return [
			{
				name: "Schedule",
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ id, name }) => <Link to={`/scheduleBuilder/${id}`}>{name}</Link>,
			},
			{
				name: "League",
				sort: ({ leagueName }) => leagueName,
				cell: ({ leagueName, seasonName }) => (
					<span className={styles.league}>
						{leagueName} <span className="soft">{seasonName}</span>
					</span>
				),
			},
			{
				name: "State",
				sort: ({ isPublished }) => Number(isPublished),
				cell: ({ isPublished }) => <ScheduleState isPublished={isPublished} />,
			},
			{ name: "Dates", sort: ({ startDate }) => startDate, cell: spanOf },
			{
				name: "Weeks",
				isNumber: true,
				sort: ({ numWeeks }) => numWeeks,
				cell: ({ numWeeks }) => numWeeks,
			},
			{ name: "Games", isNumber: true, sort: ({ games }) => games, cell: ({ games }) => games },
			{
				name: "Last change",
				sort: ({ changedAt }) => changedAt,
				cell: ({ changedAt }) =>
					changedAt !== null && <time dateTime={changedAt}>{ago(changedAt, now)}</time>,
			},
			{
				name: "Actions",
				isNameHidden: true,
				isNumber: true,
				cell: (schedule) => (
					<EditDelete
						name={schedule.name}
						onEdit={() => onEdit(schedule)}
						onDelete={() => onDelete(schedule)}
					/>
				),
			},
		];
	}, [onEdit, onDelete]);
	return (
		<DataTable caption="Schedules" rows={schedules} columns={columns} nameOf={({ name }) => name} />
	);
}
