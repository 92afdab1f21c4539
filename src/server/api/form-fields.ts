import { say } from "#domain/language/say.ts";
import { Refusal } from "#usecases/refusals.ts";

/**
 * The fields of a form. Names that end in `[]` are lists (`sportIds[]`); any other name that comes
 * twice may mean one thing to us and another to somebody else, so it may not. A file field that was
 * left empty was not sent.
 */
export function fieldsOf(given: Iterable<[string, string | File]>): Record<string, unknown> {
	const fields = new Map<string, unknown>();
	for (const [name, value] of given) {
		if (value instanceof File && value.size === 0 && value.name === "") continue;
		if (name.endsWith("[]")) {
			const list = fields.get(name.slice(0, -2));
			if (list === undefined) fields.set(name.slice(0, -2), [value]);
			else if (Array.isArray(list)) list.push(value);
			else throw twice(name);
		} else if (fields.has(name)) {
			throw twice(name);
		} else {
			fields.set(name, value);
		}
	}
	return Object.fromEntries(fields);
}

function twice(name: string): Refusal {
	return new Refusal("malformed", say`${name.slice(0, 40)} is given more than once.`);
}
