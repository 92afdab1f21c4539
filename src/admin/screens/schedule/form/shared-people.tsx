import { Icon } from "../../../components/feedback/icon.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import styles from "./list-parts.module.css";
import type { RulesPartProps } from "./rules-part.ts";

/** Groups of teams with people in common. */
export function SharedPeople({ typed, teams, onChange }: RulesPartProps) {
	const { shared } = typed;
	const nameOf = (id: number) =>
		teams.find((team) => team.id === id)?.name ?? words.scheduleForm.aFormerTeam;
	const write = (index: number, group: number[]) => onChange({ shared: shared.with(index, group) });
	return (
		<div className="stack-4">
			{shared.map((group, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
				<fieldset key={index} className={styles.group}>
					<legend className="visually-hidden">
						{words.scheduleForm.group({ number: index + 1 })}
					</legend>
					<ul className="cluster-2">
						{group.map((id) => (
							<li key={id} className={styles.chip}>
								{nameOf(id)}
								<IconButton
									icon="close"
									label={words.scheduleForm.removeFromGroup({
										name: nameOf(id),
										number: index + 1,
									})}
									onClick={() =>
										write(
											index,
											group.filter((other) => other !== id),
										)
									}
								/>
							</li>
						))}
					</ul>
					<div className={styles.line}>
						<div className={styles.short}>
							<Select
								label={
									group.length === 0
										? words.scheduleForm.firstTeam
										: words.scheduleForm.sharesPeopleWith
								}
								name={`shared-${index}`}
								value=""
								onChange={({ target }) => write(index, [...group, Number(target.value)])}
								options={optionsOf(
									teams.filter(({ id }) => !group.includes(id)),
									words.common.chooseATeam,
								)}
							/>
						</div>
						<IconButton
							icon="remove"
							label={words.scheduleForm.removeGroup({ number: index + 1 })}
							onClick={() => onChange({ shared: shared.toSpliced(index, 1) })}
						/>
					</div>
				</fieldset>
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
