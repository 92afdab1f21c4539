import { classes } from "#ui/classes.ts";
import { attributeName } from "#ui/sport/stored-words.ts";
import { Field } from "../../../components/form/field.tsx";
import { siteWords, words } from "../../../words.ts";
import { type AttributeField, fieldName } from "./attribute-form.ts";
import styles from "./profile-form.module.css";

type AttributeInputProps = { field: AttributeField; error: string | undefined };

/** One attribute by its type; what visitors do not see is dimmed and says so. */
export function AttributeInput({ field: { attribute, value }, error }: AttributeInputProps) {
	return (
		<div className={classes(!attribute.isVisible && styles.hidden)}>
			<Field
				label={attributeName(siteWords, attribute.name)}
				name={fieldName(attribute)}
				autoComplete="off"
				defaultValue={value}
				error={error}
				{...(!attribute.isVisible && { hint: words.player.hiddenFromVisitors })}
				{...inputs[attribute.type]}
			/>
		</div>
	);
}

/** A number is typed as text: a shirt number may be "00", and no wheel turns it by accident. */
const inputs = {
	string: { type: "text", maxLength: 200 },
	number: { type: "text", inputMode: "decimal", maxLength: 15 },
	date: { type: "date", min: "1900-01-01", max: "2200-12-31" },
} as const;
