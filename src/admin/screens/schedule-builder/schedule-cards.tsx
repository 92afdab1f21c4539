import { counted } from "#domain/text/counted.ts";
import { ago } from "#domain/time/ago.ts";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import { spanOf } from "./schedule-dates.ts";
import type { ScheduleRow } from "./schedule-rows.ts";
import { ScheduleState } from "./schedule-state.tsx";

type ScheduleCardsProps = {
	schedules: readonly ScheduleRow[];
	onEdit: (schedule: ScheduleRow) => void;
	onDelete: (schedule: ScheduleRow) => void;
};

export function ScheduleCards({ schedules, onEdit, onDelete }: ScheduleCardsProps) {
	const now = new Date();
	return (
		<div className="cards">
			{schedules.map((schedule) => (
				<RecordCard
					key={schedule.id}
					title={schedule.name}
					to={`/scheduleBuilder/${schedule.id}`}
					badge={<ScheduleState isPublished={schedule.isPublished} />}
					actions={
						<EditDelete
							name={schedule.name}
							onEdit={() => onEdit(schedule)}
							onDelete={() => onDelete(schedule)}
						/>
					}
				>
					<span>
						{schedule.leagueName}, {schedule.seasonName}
					</span>
					<span>{spanOf(schedule)}</span>
					<span>
						{counted(schedule.numWeeks, "week")} · {counted(schedule.games, "game")}
					</span>
					{schedule.changedAt !== null && (
						<span>
							Changed <time dateTime={schedule.changedAt}>{ago(schedule.changedAt, now)}</time>
						</span>
					)}
				</RecordCard>
			))}
		</div>
	);
}
