import type {
	DocumentField,
	DocumentValue,
	PictureField,
	PictureValue,
} from "#domain/page/fields.ts";
import { FieldError } from "../../../components/form/field-error.tsx";
import { words } from "../../../words.ts";
import { PictureChooser } from "../../picture/picture-chooser.tsx";
import type { ControlProps } from "./control-props.ts";
import styles from "./form.module.css";
import { ownStep, useForm } from "./form-context.ts";

/** A picture of the library, and what it says to those who do not see it. */
export function PictureControl({ field, path, value, onChange }: ControlProps<PictureField>) {
	const picture = (value ?? null) as PictureValue | null;
	return (
		<FileFrame field={field} path={path}>
			<PictureChooser
				kind="picture"
				label={field.label}
				value={picture}
				onChange={(next) => {
					// Its description is typed, and typing on is one step.
					const isSame = next !== null && next.url === picture?.url;
					onChange(next ?? undefined, isSame ? `${path}.alt` : ownStep(path));
				}}
			/>
		</FileFrame>
	);
}

/** A PDF of the library. */
export function DocumentControl({ field, path, value, onChange }: ControlProps<DocumentField>) {
	return (
		<FileFrame field={field} path={path}>
			<PictureChooser
				kind="document"
				label={field.label}
				value={(value ?? null) as DocumentValue | null}
				onChange={(next) => onChange(next ?? undefined, ownStep(path))}
			/>
		</FileFrame>
	);
}

type FileFrameProps = {
	field: PictureField | DocumentField;
	path: string;
	children: React.ReactNode;
};

function FileFrame({ field: { label, hint, isOptional }, path, children }: FileFrameProps) {
	return (
		<div className={styles.file} data-field={path} tabIndex={-1}>
			<p className={styles.legend}>{isOptional ? words.page.optionalField({ label }) : label}</p>
			{hint !== undefined && <p className="hint">{hint}</p>}
			{children}
			<FieldError of={path} error={useForm().problems.get(path)} />
		</div>
	);
}
