import type { ReactNode } from "react";
import type { Field, Fields } from "#domain/page/fields.ts";
import type { Change } from "./form-context.ts";

export type ControlProps<F extends Field = Field> = {
	field: F;
	/** Which field of the block: "rows.1.price". */
	path: string;
	value: unknown;
	onChange: Change;
};

export type FieldsFormProps = {
	fields: Fields;
	/** What stands before the names of the fields: "rows.1.", or nothing in the block itself. */
	path: string;
	values: Readonly<Record<string, unknown>>;
	onChange: (values: Record<string, unknown>, mark: string) => void;
};

/** For fields that hold fields: how the form of those is made. */
export type NestedControlProps<F extends Field> = ControlProps<F> & {
	formOf: (props: FieldsFormProps) => ReactNode;
};
