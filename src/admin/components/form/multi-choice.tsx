import { useId } from "react";
import { errorIdOf, FieldError } from "./field-error.tsx";
import styles from "./multi-choice.module.css";

type MultiChoiceProps = {
	label: string;
	name: string;
	options: readonly { value: string; label: string }[];
	chosen: readonly string[];
	hint?: string;
	error?: string | undefined;
};

/** Any number of a few things; read them with `form.getAll(name)`. */
export function MultiChoice({ label, name, options, chosen, hint, error }: MultiChoiceProps) {
	const id = useId();
	return (
		<fieldset className={styles.group} aria-describedby={error && errorIdOf(id)}>
			<legend>{label}</legend>
			{hint !== undefined && <p className="hint">{hint}</p>}
			<div className={styles.choices}>
				{options.map((option) => (
					<label key={option.value} className={styles.choice}>
						<input
							type="checkbox"
							name={name}
							value={option.value}
							defaultChecked={chosen.includes(option.value)}
							aria-invalid={error !== undefined}
						/>
						<span>{option.label}</span>
					</label>
				))}
			</div>
			<FieldError of={id} error={error} />
		</fieldset>
	);
}
