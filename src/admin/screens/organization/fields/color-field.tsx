import { useId } from "react";
import { accentOf, productColor } from "#domain/look/palette.ts";
import { errorIdOf, FieldError } from "../../../components/form/field-error.tsx";
import { words } from "../../../words.ts";
import styles from "./color-field.module.css";

type ColorFieldProps = {
	/** `#rrggbb`; null takes the product's own. */
	value: string | null;
	onChange: (color: string | null) => void;
	error?: string | undefined;
};

/** The colour of a league's site: one of a few, or any other. In the form it is `brandColor`. */
export function ColorField({ value, onChange, error }: ColorFieldProps) {
	const id = useId();
	const group = useId();
	const isOwn = value !== null && !swatches.some(({ color }) => color === value);
	const isMoved = value !== null && accentOf(value).fill !== value;
	return (
		<fieldset
			className={styles.field}
			aria-describedby={error === undefined ? undefined : errorIdOf(id)}
		>
			<legend className={styles.legend}>{words.organization.colour}</legend>
			<div className="row-1 wrap">
				{swatches.map(({ name, color }) => (
					<label key={name} className={styles.swatch} title={name}>
						<input
							type="radio"
							name={group}
							className="visually-hidden"
							checked={value === color}
							onChange={() => onChange(color)}
						/>
						<span className={styles.color} style={{ backgroundColor: color ?? productColor }} />
						<span className="visually-hidden">{name}</span>
					</label>
				))}
				<label className={styles.any} data-chosen={isOwn || undefined}>
					<input
						type="color"
						value={value ?? productColor}
						onChange={({ target }) => onChange(target.value)}
					/>
					{words.organization.anyOther}
				</label>
			</div>
			<input type="hidden" name="brandColor" value={value ?? ""} />
			{isMoved && <p className="hint">{words.organization.itIsShownALittle}</p>}
			<FieldError of={id} error={error} />
		</fieldset>
	);
}

const swatches: readonly { name: string; color: string | null }[] = [
	{ name: words.common.orangeTheProductsOwn, color: null },
	{ name: words.organization.red, color: "#b91c1c" },
	{ name: words.organization.maroon, color: "#7f1d3a" },
	{ name: words.organization.purple, color: "#6b21a8" },
	{ name: words.organization.navy, color: "#1e3a8a" },
	{ name: words.organization.blue, color: "#0b63c4" },
	{ name: words.organization.teal, color: "#0f766e" },
	{ name: words.organization.green, color: "#15733b" },
	{ name: words.organization.gold, color: "#f4b41a" },
	{ name: words.organization.black, color: "#1f2430" },
];
