/** What a labelled field of a form is given; without a value it has none of its own. */
export type FieldOf = (
	name: string,
	label: string,
	value?: string | number | null,
) => { name: string; label: string; error: string | undefined; defaultValue?: string };

/** The fields of a form in a line each: `<Field {...field("name", "Team name", team.name)} />`. */
export function fieldsWith(errors: Record<string, string>): FieldOf {
	return (name, label, value) => ({
		name,
		label,
		error: errors[name],
		...(value != null && { defaultValue: String(value) }),
	});
}
