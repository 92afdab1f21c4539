import { useId } from "react";
import { colorsOfName } from "#domain/team/crest-colors.ts";
import { errorIdOf, FieldError } from "../../components/form/field-error.tsx";
import { words } from "../../words.ts";

type TeamColorsFieldProps = {
	/** Of the team, which decides the colours while none are chosen. */
	name: string;
	value: string[] | null;
	onChange: (colors: string[] | null) => void;
	error?: string | undefined;
};

/** The two colours of a team's crest: chosen, or those its name decides. */
export function TeamColorsField({ name, value, onChange, error }: TeamColorsFieldProps) {
	const id = useId();
	const [field = "", letters = ""] = value ?? colorsOfName(name);
	return (
		<fieldset
			className="stack-2"
			aria-describedby={error === undefined ? undefined : errorIdOf(id)}
		>
			<legend className="label">{words.common.colours}</legend>
			<div className="row-3 wrap">
				<label className="row-2">
					<input
						type="color"
						value={field}
						onChange={({ target }) => onChange([target.value, letters])}
					/>
					{words.team.crest}
				</label>
				<label className="row-2">
					<input
						type="color"
						value={letters}
						onChange={({ target }) => onChange([field, target.value])}
					/>
					{words.team.letters}
				</label>
				{value !== null && (
					<button type="button" className="tool" onClick={() => onChange(null)}>
						{words.team.useAutomaticColours}
					</button>
				)}
			</div>
			<p className="hint">{words.team.usedAtTheTopOf}</p>
			<FieldError of={id} error={error} />
		</fieldset>
	);
}
