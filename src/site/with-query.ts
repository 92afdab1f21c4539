/** A path with what is asked of it; what is undefined is not asked. */
export function withQuery(
	path: string,
	asked: Record<string, string | number | undefined>,
): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(asked)) {
		if (value !== undefined) query.set(name, String(value));
	}
	return query.size === 0 ? path : `${path}?${query}`;
}
