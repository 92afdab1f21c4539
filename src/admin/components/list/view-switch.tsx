import { words } from "../../words.ts";
import { Icon } from "../feedback/icon.tsx";
import { chooseViewMode, useViewMode } from "./view-mode.ts";
import styles from "./view-switch.module.css";

/** Cards or a table, for all lists alike. */
export function ViewSwitch() {
	const mode = useViewMode();
	return (
		<fieldset className={styles.switch}>
			<legend className="visually-hidden">{words.common.view}</legend>
			{options.map(({ value, label, icon }) => (
				<label key={value} className="segment" title={label}>
					<input
						type="radio"
						name="view-mode"
						className="visually-hidden"
						checked={mode === value}
						onChange={() => chooseViewMode(value)}
					/>
					<Icon name={icon} />
					<span className={styles.label}>{label}</span>
				</label>
			))}
		</fieldset>
	);
}

const options = [
	{ value: "card", label: words.common.cardView, icon: "cards" },
	{ value: "table", label: words.common.tableView, icon: "table" },
] as const;
