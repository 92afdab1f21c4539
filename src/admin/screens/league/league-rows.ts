import type { Answered } from "#api/client.ts";

type League = Pick<
	Answered<"GET", "/leagues/list">["leagues"][number],
	"id" | "name" | "seasonId" | "teamsCount"
>;
type Season = { id: number; name: string };

/** A league as the list shows it: in one of its seasons, or in none yet. */
export type LeagueRow = {
	id: number;
	name: string;
	season: Season | null;
	teamsCount: number;
	to: string;
};

/** Which leagues are asked for: those of one season, those without any, or all. */
export type Picked = { seasonId: number } | "none" | "all";

/** The season that the address names; what is no id is all of them. */
export function pickedIn(search: URLSearchParams): Picked {
	const value = search.get("season") ?? "";
	if (value === "none") return "none";
	return /^[1-9]\d{0,8}$/.test(value) ? { seasonId: Number(value) } : "all";
}

export function toLeagueRows(
	leagues: readonly League[],
	seasons: readonly Season[],
	picked: Picked,
): LeagueRow[] {
	return leagues
		.filter(({ seasonId }) => picked !== "none" || seasonId === null)
		.map(({ id, name, seasonId, teamsCount }) => ({
			id,
			name,
			season: seasons.find((season) => season.id === seasonId) ?? null,
			teamsCount,
			to:
				typeof picked === "string"
					? `/dashboard/singleLeagueToggle/${id}`
					: `/dashboard/seasons/${picked.seasonId}/leagues/${id}`,
		}));
}
