import type { LinkField } from "#domain/page/fields.ts";
import { words } from "../../../words.ts";
import { saidField } from "./block-words.ts";
import { BlocksControl } from "./blocks-control.tsx";
import { ChoiceControl, CountControl, LeagueControl } from "./choice-controls.tsx";
import type { ControlProps, FieldsFormProps } from "./control-props.ts";
import { DocumentControl, PictureControl } from "./file-controls.tsx";
import { useForm } from "./form-context.ts";
import { LinkFields } from "./link-fields.tsx";
import { ListControl } from "./list-control.tsx";
import { MarkdownControl } from "./markdown-control.tsx";
import { LineControl, ProseControl } from "./text-controls.tsx";
import { withValue } from "./values.ts";

/** The form that the description of some fields makes. */
export function FieldsForm({ fields, path, values, onChange }: FieldsFormProps) {
	return Object.entries(fields).map(([name, field]) => (
		<Control
			key={name}
			field={saidField(field)}
			path={`${path}${name}`}
			value={values[name]}
			onChange={(value, mark) => onChange(withValue(values, name, value), mark)}
		/>
	));
}

/** The control for one field; a new sort of field does not compile until it has one. */
function Control({ field, ...props }: ControlProps) {
	switch (field.is) {
		case "line":
			return <LineControl field={field} {...props} />;
		case "prose":
			return <ProseControl field={field} {...props} />;
		case "markdown":
			return <MarkdownControl field={field} {...props} />;
		case "link":
			return <LinkControl field={field} {...props} />;
		case "picture":
			return <PictureControl field={field} {...props} />;
		case "document":
			return <DocumentControl field={field} {...props} />;
		case "count":
			return <CountControl field={field} {...props} />;
		case "choice":
			return <ChoiceControl field={field} {...props} />;
		case "league":
			return <LeagueControl field={field} {...props} />;
		case "list":
			return <ListControl field={field} formOf={FieldsForm} {...props} />;
		case "blocks":
			return <BlocksControl field={field} formOf={FieldsForm} {...props} />;
	}
}

function LinkControl({ field, path, value, onChange }: ControlProps<LinkField>) {
	return (
		<LinkFields
			label={field.isOptional ? words.page.optionalField({ label: field.label }) : field.label}
			hint={field.hint}
			path={path}
			isElsewhere={field.isElsewhere === true}
			error={useForm().problems.get(path)}
			value={typeof value === "string" ? value : ""}
			onChange={(address) =>
				onChange(field.isOptional && address === "" ? undefined : address, path)
			}
		/>
	);
}
