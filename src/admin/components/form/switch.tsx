import styles from "./switch.module.css";

type SwitchProps = {
	/** What is so when it is on: "Spring 2026 is the active season". */
	label: string;
	isOn: boolean;
	/** What stands beside it. */
	words: { on: string; off: string };
	onSwitch: (isOn: boolean) => void;
};

/** Yes or no, changed at once; the word beside it says which. */
export function Switch({ label, isOn, words, onSwitch }: SwitchProps) {
	return (
		<label className={styles.switch}>
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
				role="switch"
				className={styles.input}
				aria-label={label}
				checked={isOn}
				onChange={() => onSwitch(!isOn)}
			/>
			<span className={styles.word} data-on={isOn}>
				{isOn ? words.on : words.off}
			</span>
		</label>
	);
}
