import { useState } from "react";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { DateList } from "./date-list.tsx";
import styles from "./list-parts.module.css";
import type { RulesPartProps } from "./rules-part.ts";

/** For each team that is away, its dates. */
export function Blackouts({ typed, teams, onChange }: RulesPartProps) {
	// An added team stays, though no date is chosen yet.
	const [added, setAdded] = useState<readonly number[]>([]);
	const datesOf = (id: number) => typed.blackouts.find(({ teamId }) => teamId === id)?.dates ?? [];
	const listed = teams.filter(({ id }) => datesOf(id).length > 0 || added.includes(id));
	const write = (id: number, dates: string[]) =>
		onChange({
			blackouts: [
				...typed.blackouts.filter(({ teamId }) => teamId !== id),
				...(dates.length > 0 ? [{ teamId: id, dates }] : []),
			],
		});
	return (
		<div className="stack-4">
			{listed.map(({ id, name }) => (
				<DateList
					key={id}
					label={name}
					dates={datesOf(id)}
					onChange={(dates) => write(id, dates)}
					from={typed.startDate}
				/>
			))}
			<div className={styles.short}>
				<Select
					label={listed.length === 0 ? words.common.team : words.scheduleForm.anotherTeam}
					name="blackout-team"
					value=""
					onChange={({ target }) => setAdded([...added, Number(target.value)])}
					options={optionsOf(
						teams.filter((team) => !listed.includes(team)),
						words.common.chooseATeam,
					)}
				/>
			</div>
		</div>
	);
}
