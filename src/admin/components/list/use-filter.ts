import { useState } from "react";
import {
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useNavigation,
	useSearchParams,
} from "react-router";

/**
 * What a list is narrowed to; "" is everything. It stands in the address, so it is there again after
 * a look at one of the list, and can be sent to a colleague. What somebody types is kept here as
 * well: the address follows a moment later.
 */
export function useFilter<Name extends string>(names: readonly Name[]) {
	type Filter = Record<Name | "search", string>;
	const [params, setParams] = useSearchParams();
	const asked = useParamsSoon(params);
	const [search, setSearch] = useState(params.get("search") ?? "");
	const change = (changes: Partial<Record<string, string>>) => {
		if (changes.search !== undefined) setSearch(changes.search);
		// Not from the address as it is: the choice before this one may still be on its way there.
		const after = new URLSearchParams(asked);
		for (const [name, value = ""] of Object.entries(changes)) {
			if (value === "") after.delete(name);
			else after.set(name, value);
		}
		setParams(after, { replace: true, preventScrollReset: true });
	};
	const chosen = names.map((name) => [name, asked.get(name) ?? ""]);
	const filter = { ...Object.fromEntries(chosen), search } as Filter;
	const nothing = Object.fromEntries([...names, "search"].map((name) => [name, ""]));
	return {
		filter,
		isNarrowed: Object.values(filter).some((text) => text !== ""),
		change: (changes: Partial<Record<string, string>>) => change(changes),
		clear: () => change(nothing),
		/** Value and change of one of the choices, for a `Filter` or a `SearchBox`. */
		choice: (name: Name | "search") => ({
			value: filter[name],
			onChange: (value: string) => change({ [name]: value }),
		}),
	};
}

/** For screens that have the whole list: their address filters it, and nothing is asked anew. */
export function filtersHere(args: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
	const isSamePlace = currentUrl.pathname === nextUrl.pathname;
	return isSamePlace && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

/** What was chosen shows at once, also while what it asks for is on its way. */
function useParamsSoon(params: URLSearchParams): URLSearchParams {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	return next?.pathname === pathname ? new URLSearchParams(next.search) : params;
}
