const key = "wanted-place";

/** Notes the screen from which somebody was sent to the sign-in, for this tab. */
export function rememberPlace({ pathname, search }: Pick<Location, "pathname" | "search">): void {
	sessionStorage.setItem(key, pathname + search);
}

/** The screen to open after signing in: the one noted, once; else the seasons (R2.115). */
export function takeWantedPlace(): string {
	const place = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return place ?? "/dashboard/seasons";
}

/** Who signs out wants nothing any more, and the next user of this tab never did. */
export function forgetPlace(): void {
	sessionStorage.removeItem(key);
}
