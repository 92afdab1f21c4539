import { useState } from "react";
import {
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useNavigation,
	useSearchParams,
} from "react-router";
import type { GameFilter } from "./filter-games.ts";

/**
 * The filter stands in the address, so it is there again after a look at a game, and can be sent to
 * a colleague. What somebody types is kept here as well: the address follows a moment later.
 */
export function useGameFilter() {
	const [params, setParams] = useSearchParams();
	const asked = useParamsSoon(params);
	const [search, setSearch] = useState(params.get("search") ?? "");
	const set = (changes: Record<string, string>) =>
		setParams(
			(before) => {
				const after = new URLSearchParams(before);
				for (const [name, value] of Object.entries(changes)) {
					if (value === "") after.delete(name);
					else after.set(name, value);
				}
				return after;
			},
			{ replace: true, preventScrollReset: true },
		);
	const value = (name: string) => asked.get(name) ?? "";
	const filter: GameFilter = {
		league: value("league"),
		team: value("team"),
		status: value("status"),
		date: value("date"),
		search,
	};
	return {
		filter,
		isNarrowed: Object.values(filter).some((text) => text !== ""),
		choose: (name: keyof GameFilter, text: string) => {
			if (name === "search") setSearch(text);
			set({ [name]: text });
		},
		/** Another season has other leagues, teams and days. */
		chooseSeason: (id: string) => set({ season: id, league: "", team: "", date: "" }),
		clear: () => {
			setSearch("");
			set({ league: "", team: "", status: "", date: "", search: "" });
		},
	};
}

/** Only another season is asked of the server; the rest of the address filters what is here. */
export function isOtherSeason(args: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
	const isSamePlace = currentUrl.pathname === nextUrl.pathname;
	if (!isSamePlace || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
	return currentUrl.searchParams.get("season") !== nextUrl.searchParams.get("season");
}

/** What was chosen shows at once, also while the games of another season are on their way. */
function useParamsSoon(params: URLSearchParams): URLSearchParams {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	return next?.pathname === pathname ? new URLSearchParams(next.search) : params;
}
