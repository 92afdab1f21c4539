/** A dated run of play of one organization. Dates are `YYYY-MM-DD`. */
export type Season = {
	id: number;
	name: string;
	startDate: string | null;
	finishDate: string | null;
	isActive: boolean;
	isVisible: boolean;
	/** Since when what was played in it stands; of a locked season alone. */
	lockedAt?: string | undefined;
};

/**
 * The season public pages show when none is chosen: the active one, else the latest visible one by
 * start date (rule `current-season`). Null when nothing is visible.
 */
export function currentSeason(seasons: readonly Season[]): Season | null {
	const visible = seasons.filter((season) => season.isVisible);
	return visible.find((season) => season.isActive) ?? newestFirst(visible)[0] ?? null;
}

/** A season does not finish before it starts, where both are known. */
export function finishesInTime({ startDate, finishDate }: Omit<Season, "id">): boolean {
	return startDate === null || finishDate === null || startDate <= finishDate;
}

/** Seasons by start date, newest first; seasons without a start date last; then by id. */
export function newestFirst(seasons: readonly Season[]): Season[] {
	return seasons.toSorted(
		(a, b) => (b.startDate ?? "").localeCompare(a.startDate ?? "") || b.id - a.id,
	);
}

/** The season to speak of where there are several: the current one, else the newest hidden one. */
export function foremostSeason(seasons: readonly Season[]): Season | null {
	return currentSeason(seasons) ?? newestFirst(seasons)[0] ?? null;
}
