import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useFilter } from "../../../components/list/use-filter.ts";
import type { GameFilter } from "./filter-games.ts";

/** What the list of games is narrowed to, and the season it is of. */
export function useGameFilter() {
	const { filter, isNarrowed, change, clear } = useFilter(["league", "team", "status", "date"]);
	return {
		filter: filter satisfies GameFilter,
		isNarrowed,
		choose: (name: keyof GameFilter, text: string) => change({ [name]: text }),
		/** Another season has other leagues, teams and days. */
		chooseSeason: (id: string) => change({ season: id, league: "", team: "", date: "" }),
		clear,
	};
}

/** Only another season is asked of the server; the rest of the address filters what is here. */
export function isOtherSeason(args: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
	const isSamePlace = currentUrl.pathname === nextUrl.pathname;
	if (!isSamePlace || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
	return currentUrl.searchParams.get("season") !== nextUrl.searchParams.get("season");
}
