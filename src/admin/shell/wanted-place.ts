import { auth } from "./auth.ts";

const key = "wanted-place";

/** Later nobody remembers what was looked at then. */
const rememberedMs = 60 * 60_000;

type Wanted = { place: string; at: number; hasEnded: boolean };

/**
 * Notes the screen from which somebody was sent to the sign-in, for this tab and an hour. `hasEnded`
 * says that a session ended there.
 */
export function rememberPlace(
	{ pathname, search }: Pick<Location, "pathname" | "search">,
	{ hasEnded = false } = {},
): void {
	const wanted: Wanted = { place: pathname + search, at: Date.now(), hasEnded };
	sessionStorage.setItem(key, JSON.stringify(wanted));
}

/** The screen to open after signing in: the one noted, once; else where one's work begins. */
export function takeWantedPlace(): string {
	const place = wanted()?.place;
	forgetPlace();
	return place ?? startPlace();
}

/** Was somebody sent to the sign-in because the session had ended? */
export function hasSessionEnded(): boolean {
	return wanted()?.hasEnded ?? false;
}

/** Forgotten at sign-out: the next user of this tab did not ask for that screen. */
export function forgetPlace(): void {
	sessionStorage.removeItem(key);
}

function wanted(): Wanted | null {
	const noted = JSON.parse(sessionStorage.getItem(key) ?? "null") as Wanted | null;
	return noted !== null && Date.now() - noted.at < rememberedMs ? noted : null;
}

/** The platform begins with its organizations, a league with its day (rule `start-at-work`). */
function startPlace(): string {
	return auth.canActForOthers() && auth.state().actingFor === null
		? "/organizations"
		: "/dashboard";
}
