import { Icon } from "../../../../components/feedback/icon.tsx";
import { Field } from "../../../../components/form/field.tsx";
import { FieldError } from "../../../../components/form/field-error.tsx";
import { words } from "../../../../words.ts";
import styles from "../list-parts.module.css";
import moreStyles from "../more-rules.module.css";
import type { RulesPartProps } from "../rules-part.ts";
import { TeamSet } from "./team-set.tsx";
import {
	gamesOfGroup,
	type TypedGroup,
	withGroup,
	withMeetings,
	withoutGroup,
} from "./typed-groups.ts";

/** Teams in groups, and how often each group meets each group. */
export function Groups({ typed, teams, onChange, errors }: RulesPartProps) {
	const { groups } = typed;
	const write = (next: TypedGroup[]) => onChange({ groups: next });
	const inSome = new Set(groups.flatMap(({ teamIds }) => teamIds));
	const free = teams.filter(({ id }) => !inSome.has(id));
	return (
		<div className="stack-4">
			{groups.map((group, index) => (
				<TeamSet
					// biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
					key={index}
					legend={group.name}
					number={index + 1}
					ids={group.teamIds}
					teams={teams}
					addable={free}
					label={words.scheduleForm.addTeamToGroup}
					name={`group-${index}`}
					onChange={(teamIds) => write(groups.with(index, { ...group, teamIds }))}
					onRemove={() => write(withoutGroup(groups, index))}
				>
					<div className={styles.short}>
						<Field
							label={words.scheduleForm.nameOfGroup}
							name={`group-name-${index}`}
							maxLength={60}
							autoComplete="off"
							value={group.name}
							onChange={({ target }) => write(groups.with(index, { ...group, name: target.value }))}
							error={errors[`group-name-${index}`]}
						/>
					</div>
				</TeamSet>
			))}
			{groups.length > 0 && (
				<>
					<div className={moreStyles.fields}>
						{groups.flatMap((one, at) =>
							groups.slice(at).map((other, later) => (
								<Field
									// biome-ignore lint/suspicious/noArrayIndexKey: two groups are their places in the list
									key={`${at} ${at + later}`}
									label={
										later === 0
											? words.scheduleForm.meetWithin({ group: one.name })
											: words.scheduleForm.meetAcross({ one: one.name, other: other.name })
									}
									name={`meetings-${at}-${at + later}`}
									type="number"
									inputMode="numeric"
									min={0}
									max={50}
									value={one.meetings[at + later] ?? ""}
									onChange={({ target }) =>
										write(withMeetings(groups, at, at + later, target.value))
									}
									error={errors[`meetings-${at}-${at + later}`]}
								/>
							)),
						)}
					</div>
					<ul className="plain-list small muted">
						{groups.map((group, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
							<li key={index}>
								{words.scheduleForm.gamesOfGroup({
									group: group.name,
									games: gamesOfGroup(groups, index),
								})}
							</li>
						))}
					</ul>
				</>
			)}
			<FieldError of="groups" error={errors.groups} />
			<button
				type="button"
				className={`button button-quiet ${styles.add}`}
				onClick={() => write(withGroup(groups))}
			>
				<Icon name="add" />
				{words.scheduleForm.addGroup}
			</button>
		</div>
	);
}
