import { useState } from "react";
import { client } from "../../../client.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import type { Venue } from "../../venue/venue-dialog.tsx";
import type { PlanData } from "../plan-data.ts";
import { type Reading, readTyped } from "./reading.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { saveUnavailable } from "./times/save-unavailable.ts";
import { typedOf } from "./typed-schedule.ts";

export const editSchedule = screen(async ({ params }) => {
	const [plan, { venues }] = await Promise.all([
		client.get("/schedules/:id/plan", { id: Number(params.scheduleId) }),
		client.get("/venues"),
	]);
	return { ...plan, venues };
}, EditSchedule);

/**
 * Name, start and weeks (rule `schedule-edit-is-narrow`), and the rules by which the next games are
 * made.
 */
function EditSchedule({ schedule, teams, venues }: PlanData & { venues: Venue[] }) {
	const { id, name, league } = schedule;
	// What is saved half must not be taken for what the form began with.
	const [initial] = useState(() => typedOf(schedule));
	const to = `/scheduleBuilder/${id}`;
	const save = async (reading: Reading) => {
		const before = readTyped(initial, teams);
		const { name, startDate, numWeeks, rules } = reading;
		const isFrameSame =
			name === before.name && startDate === before.startDate && numWeeks === before.numWeeks;
		if (!isFrameSame) await client.put("/schedules/:id", { id, name, startDate, numWeeks });
		if (JSON.stringify(rules) !== JSON.stringify(before.rules)) {
			await client.put("/schedules/:id/rules", { id, ...rules });
		}
		await saveUnavailable(reading);
		return { message: words.messages.schedules.updated, to };
	};
	return (
		<>
			<ScreenHeader
				title={words.scheduleForm.editSchedule}
				crumbs={[
					{ label: words.common.scheduleBuilder, to: "/scheduleBuilder" },
					{ label: name, to },
				]}
			/>
			<ScheduleForm
				initial={initial}
				teams={teams}
				venues={venues}
				note={
					schedule.games > 0 && (
						<p className="notice">
							{words.scheduleForm.gamesStay({ isPublished: schedule.isPublished })}
						</p>
					)
				}
				league={() => <p className="soft">{words.scheduleForm.playsIn({ league: league.name })}</p>}
				submit={words.common.save}
				failure={words.messages.schedules.updateFailed}
				save={save}
				cancelTo={to}
			/>
		</>
	);
}
