const key = "wanted-place";

/** Notes the screen from which somebody was sent to the sign-in, for this tab. */
export function rememberPlace({ pathname, search }: Pick<Location, "pathname" | "search">): void {
	sessionStorage.setItem(key, pathname + search);
}

/** The screen to open after signing in: the one noted, once; else the seasons. */
export function takeWantedPlace(): string {
	const place = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return place ?? "/dashboard/seasons";
}

/** Forgotten at sign-out: the next user of this tab did not ask for that screen. */
export function forgetPlace(): void {
	sessionStorage.removeItem(key);
}
