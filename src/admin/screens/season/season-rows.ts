import type { Answered } from "#api/client.ts";
import { nameKey } from "#domain/text/name-key.ts";

export type Season = Answered<"GET", "/seasonsv2">["seasons"][number];
type SeasonLeague = Answered<"GET", "/seasonsleagues">["seasonsLeagues"][number];

/** A season of the list, with what lies under it. */
export type SeasonRow = Season & { leaguesCount: number };

export function toSeasonRows(
	seasons: readonly Season[],
	seasonsLeagues: readonly Pick<SeasonLeague, "seasonId">[],
): SeasonRow[] {
	return seasons.map((season) => ({
		...season,
		leaguesCount: seasonsLeagues.filter(({ seasonId }) => seasonId === season.id).length,
	}));
}

/** At most one season is active (rule `one-active-season`); null makes all of them inactive. */
export function withActive<Row extends Pick<Season, "id" | "active" | "isActive">>(
	seasons: readonly Row[],
	id: number | null,
): Row[] {
	return seasons.map((season) => {
		const isActive = season.id === id;
		return season.active === isActive ? season : { ...season, active: isActive, isActive };
	});
}

/** Those whose name contains what was typed, however it is spelled. */
export function named<Row extends { name: string }>(rows: readonly Row[], typed: string): Row[] {
	const key = nameKey(typed);
	return rows.filter(({ name }) => nameKey(name).includes(key));
}
