const dayMs = 86_400_000;
const keptDays = 30;

/** For how many days something can still come back, the last one counted as 1. */
export function daysLeft(deletedAt: string, now: Date): number {
	const end = Date.parse(deletedAt) + keptDays * dayMs;
	return Math.max(0, Math.ceil((end - now.getTime()) / dayMs));
}
