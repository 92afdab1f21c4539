/** Records to choose from in a list; with a word for none of them, that stands first. */
export function optionsOf(records: readonly { id: number; name: string }[], none?: string) {
	const options = records.map(({ id, name }) => ({ value: String(id), label: name }));
	return none === undefined ? options : [{ value: "", label: none }, ...options];
}
