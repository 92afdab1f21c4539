import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { TeamSet } from "./groups/team-set.tsx";
import styles from "./list-parts.module.css";
import type { RulesPartProps } from "./rules-part.ts";

/** Groups of teams with people in common. */
export function SharedPeople({ typed, teams, onChange }: RulesPartProps) {
	const { shared } = typed;
	return (
		<div className="stack-4">
			{shared.map((group, index) => (
				<TeamSet
					// biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
					key={index}
					legend={words.scheduleForm.group({ number: index + 1 })}
					number={index + 1}
					ids={group}
					teams={teams}
					addable={teams.filter(({ id }) => !group.includes(id))}
					label={
						group.length === 0 ? words.scheduleForm.firstTeam : words.scheduleForm.sharesPeopleWith
					}
					name={`shared-${index}`}
					onChange={(ids) => onChange({ shared: shared.with(index, ids) })}
					onRemove={() => onChange({ shared: shared.toSpliced(index, 1) })}
				/>
			))}
			<button
				type="button"
				className={`button button-quiet ${styles.add}`}
				onClick={() => onChange({ shared: [...shared, []] })}
			>
				<Icon name="add" />
				{words.common.addTeams}
			</button>
		</div>
	);
}
