/** The id behind a name that an earlier step has seen to; an import that lacks one must not go on. */
export function idOf<Name>(ids: ReadonlyMap<Name, number>, name: Name): number {
	const id = ids.get(name);
	if (id === undefined) throw new Error(`Nothing was stored for ${String(name)}.`);
	return id;
}
