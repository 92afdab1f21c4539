import { useState } from "react";
import { optionsOf } from "../../../../components/form/options-of.ts";
import { Select } from "../../../../components/form/select.tsx";
import { words } from "../../../../words.ts";
import type { PlanTeam } from "../../plan-data.ts";
import { type TypedSchedule, unavailableText } from "../typed-schedule.ts";
import { TimesField } from "./times-field.tsx";
import styles from "./unavailable-times.module.css";

type UnavailableTimesProps = {
	typed: TypedSchedule;
	teams: readonly PlanTeam[];
	onChange: (change: Partial<TypedSchedule>) => void;
	errors: Record<string, string>;
};

/** Teams that cannot play at some times; the others need no line. */
export function UnavailableTimes({ typed, teams, onChange, errors }: UnavailableTimesProps) {
	// An added team stays, though nothing is typed yet.
	const [added, setAdded] = useState<readonly number[]>([]);
	const listed = teams.filter(
		({ id, unavailableSlots }) =>
			unavailableSlots.length > 0 || id in typed.unavailable || added.includes(id),
	);
	const others = teams.filter((team) => !listed.includes(team));
	return (
		<div className={styles.teams}>
			{listed.map((team) => (
				<TimesField
					key={team.id}
					label={team.name}
					value={unavailableText(typed, team)}
					onChange={(text) => onChange({ unavailable: { ...typed.unavailable, [team.id]: text } })}
					error={errors[`unavailable-${team.id}`]}
				/>
			))}
			{others.length > 0 && (
				<Select
					label={listed.length === 0 ? words.common.team : words.scheduleForm.anotherTeam}
					name="unavailable-team"
					value=""
					onChange={({ target }) => setAdded([...added, Number(target.value)])}
					options={optionsOf(others, words.common.chooseATeam)}
				/>
			)}
		</div>
	);
}
