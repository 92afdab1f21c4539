/** An address of the three screens that stays with the person and the sport. */
export function addressIn(searchParams: URLSearchParams, path: string, sportId?: number): string {
	const kept = new URLSearchParams();
	const userId = searchParams.get("userId");
	const sport = sportId ?? searchParams.get("sport");
	if (userId !== null) kept.set("userId", userId);
	if (sport !== null) kept.set("sport", String(sport));
	return kept.size === 0 ? path : `${path}?${kept}`;
}
