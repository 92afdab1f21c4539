const minute = 60_000;

/** How long a session counts after its last request. */
export const idleMs = 12 * 60 * minute;
/** How long it counts at most. */
export const absoluteMs = 7 * 24 * 60 * minute;

/** Is a session over? Instants are ISO text. */
export function hasEnded(
	{ lastSeenAt, createdAt }: { lastSeenAt: string; createdAt: string },
	now: Date,
): boolean {
	const age = (instant: string) => now.getTime() - Date.parse(instant);
	return age(lastSeenAt) > idleMs || age(createdAt) > absoluteMs;
}
