import type { Grid } from "../grid.ts";
import { isMetAt, placesOf } from "./misses.ts";
import type { Wish } from "./wish.ts";

/**
 * What wishes cost at least, weighed, by the games each team has: no schedule is below. A team that wishes for an
 * hour, a day or a place meets it no more often than it has dates with such a slot on which it is free; two teams
 * cannot meet on a date on which they are never free at once. Other wishes may be met as far as this knows.
 */
export function wishBound(grid: Grid): (games: ArrayLike<number>) => number {
	const places = placesOf(grid.slots);
	const isFreeAt = (team: number, slot: number) =>
		grid.free[team * grid.moments.length + (grid.momentOf[slot] as number)] === 1;
	const teamNamed = (id: string) => grid.teams.findIndex((team) => team.id === id);
	const parts = grid.wishes.flatMap((wish): ((games: ArrayLike<number>) => number)[] => {
		if (wish.kind === "time" || wish.kind === "place") {
			const team = teamNamed(wish.team);
			const met = [...grid.slots.keys()].filter(
				(slot) => isFreeAt(team, slot) && isMet(wish, places[slot]),
			);
			const most = mostGames(grid, met);
			return [(games) => wish.weight * Math.max(0, (games[team] ?? 0) - most)];
		}
		if (wish.kind !== "meetOn") return [];
		const [one, other] = wish.teams.map(teamNamed) as [number, number];
		const canMeet = grid.slots.some(
			({ date }, slot) => date === wish.date && isFreeAt(one, slot) && isFreeAt(other, slot),
		);
		return canMeet ? [] : [() => wish.weight];
	});
	return (games) => parts.reduce((sum, part) => sum + part(games), 0);
}

type PlaceWish = Extract<Wish, { kind: "time" | "place" }>;

function isMet(wish: PlaceWish, place: ReturnType<typeof placesOf>[number] | undefined): boolean {
	return place !== undefined && isMetAt(wish, place) === wish.isLiked;
}

/** As many games as a team may play in these slots, by the limits of days and weeks. */
function mostGames({ rules, slots }: Grid, among: readonly number[]): number {
	const weeks = Map.groupBy(among, (slot) => slots[slot]?.week ?? 0);
	return [...weeks.values()].reduce((sum, week) => {
		const days = Map.groupBy(week, (slot) => slots[slot]?.date ?? "");
		const inWeek = [...days.values()].reduce(
			(count, day) => count + Math.min(rules.perDay, day.length),
			0,
		);
		return sum + Math.min(rules.perWeek, inWeek);
	}, 0);
}
