import type { RouteObject } from "react-router";

/**
 * Fetches the code of all screens while the browser has nothing to do, one after the other: in a
 * gym without reception the next screen is there. Not where the browser is told to save data.
 */
export function warmUp(routes: readonly RouteObject[]): void {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData) return;
	whenIdle(async () => {
		for (const load of lazyParts(routes)) {
			// Without a connection it is tried again when somebody opens the screen.
			await load().catch(() => {});
		}
	});
}

/** What loads the screens, each once however many paths lead there. */
export function lazyParts(routes: readonly RouteObject[]): Set<() => Promise<unknown>> {
	return new Set(
		routes.flatMap(({ lazy, children = [] }) => [
			...(typeof lazy === "function" ? [lazy] : []),
			...lazyParts(children),
		]),
	);
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
	if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5000 });
	else setTimeout(work, 2000);
}
