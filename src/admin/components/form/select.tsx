import type { SelectHTMLAttributes } from "react";
import { Labelled, type LabelledProps } from "./labelled.tsx";

type SelectProps = LabelledProps & {
	name: string;
	options: readonly { value: string; label: string }[];
} & Pick<
		SelectHTMLAttributes<HTMLSelectElement>,
		"defaultValue" | "value" | "onChange" | "required" | "disabled"
	>;

/** A labelled choice, by the browser's own list: phones have the better one. */
export function Select({ label, hint, options, error, ...rest }: SelectProps) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(tied) => (
				<select {...tied} {...rest}>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}
