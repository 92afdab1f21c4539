import type { LinkField } from "#domain/page/fields.ts";
import type { ControlProps } from "./control.tsx";
import { useForm } from "./form-context.ts";
import { LinkFields } from "./link-fields.tsx";

export function LinkControl({ field, path, value, onChange }: ControlProps<LinkField>) {
	return (
		<LinkFields
			label={field.isOptional ? `${field.label} (optional)` : field.label}
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
