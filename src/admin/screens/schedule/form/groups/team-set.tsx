import type { ReactNode } from "react";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { optionsOf } from "../../../../components/form/options-of.ts";
import { Select } from "../../../../components/form/select.tsx";
import { words } from "../../../../words.ts";
import type { PlanTeam } from "../../plan-data.ts";
import styles from "../list-parts.module.css";

type TeamSetProps = {
	legend: string;
	/** What its buttons say of it. */
	number: number;
	ids: readonly number[];
	/** Those that can be added. */
	addable: readonly PlanTeam[];
	teams: readonly PlanTeam[];
	/** Of the choice of one more. */
	label: string;
	name: string;
	onChange: (ids: number[]) => void;
	onRemove: () => void;
	/** What stands before the teams. */
	children?: ReactNode;
};

/** Teams that belong together, to which others are added one by one. */
export function TeamSet(props: TeamSetProps) {
	const { legend, number, ids, addable, teams, label, name, onChange, onRemove, children } = props;
	const nameOf = (id: number) =>
		teams.find((team) => team.id === id)?.name ?? words.scheduleForm.aFormerTeam;
	return (
		<fieldset className={styles.group}>
			<legend className="visually-hidden">{legend}</legend>
			{children}
			<ul className="cluster-2">
				{ids.map((id) => (
					<li key={id} className={styles.chip}>
						{nameOf(id)}
						<IconButton
							icon="close"
							label={words.scheduleForm.removeFromGroup({ name: nameOf(id), number })}
							onClick={() => onChange(ids.filter((other) => other !== id))}
						/>
					</li>
				))}
			</ul>
			<div className={styles.line}>
				<div className={styles.short}>
					<Select
						label={label}
						name={name}
						value=""
						onChange={({ target }) => onChange([...ids, Number(target.value)])}
						options={optionsOf(addable, words.common.chooseATeam)}
					/>
				</div>
				<IconButton
					icon="remove"
					label={words.scheduleForm.removeGroup({ number })}
					onClick={onRemove}
				/>
			</div>
		</fieldset>
	);
}
