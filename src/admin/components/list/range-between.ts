/** The ids from one to the other as they stand in the list, whichever comes first. */
export function rangeBetween(ids: readonly number[], from: number | null, to: number): number[] {
	const start = from === null ? -1 : ids.indexOf(from);
	const end = ids.indexOf(to);
	if (start === -1 || end === -1) return [to];
	return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
