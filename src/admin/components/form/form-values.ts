/** What a form says, in the shapes the API takes. */

export function text(form: FormData, name: string): string {
	return String(form.get(name) ?? "").trim();
}

/** Empty is null: nothing is known, or nothing any more. */
export function textOrNull(form: FormData, name: string): string | null {
	return text(form, name) || null;
}

export function idOrNull(form: FormData, name: string): number | null {
	return text(form, name) === "" ? null : Number(text(form, name));
}

export function isChecked(form: FormData, name: string): boolean {
	return form.has(name);
}

/** The chosen file; a field without one sends an empty file. */
export function fileOrNone(form: FormData, name: string): File | undefined {
	const file = form.get(name);
	return file instanceof File && file.size > 0 ? file : undefined;
}

/** The ids of all fields of this name, in the order they stand. */
export function idsOf(form: FormData, name: string): number[] {
	return form.getAll(name).map(Number);
}

/** The lines of a field of several, without blank ones. */
export function linesOf(form: FormData, name: string): string[] {
	return text(form, name)
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter(Boolean);
}
