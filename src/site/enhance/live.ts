/** How often a page with a game that goes on is asked for anew, and one whose game is to begin today. */
const liveEveryMs = 5000;
const waitingEveryMs = 30_000;

/**
 * Games that go on move without a reload: while somebody looks, the page is asked for anew, and each game (`data-game`)
 * that changed is replaced. `data-live` says that one goes on ("now"), or on which day it is to be played.
 */
export function followLive(root: Document): void {
	const live = () => [...root.querySelectorAll<HTMLElement>("[data-live]")];
	const seen = new Map<string, string>();
	const look = async () => {
		const pace = paceOf(live());
		if (pace !== null && root.visibilityState === "visible") await refresh(root, seen);
		if (live().length > 0) setTimeout(look, pace ?? waitingEveryMs);
	};
	const pace = paceOf(live());
	if (live().length > 0) setTimeout(look, pace ?? waitingEveryMs);
}

/** Milliseconds from one look to the next; null where nothing is played today. */
function paceOf(live: readonly HTMLElement[]): number | null {
	const days = live.map(({ dataset }) => dataset.live);
	if (days.includes("now")) return liveEveryMs;
	// Sweden writes days as the league's wall clock does.
	return days.includes(new Date().toLocaleDateString("sv")) ? waitingEveryMs : null;
}

async function refresh(root: Document, seen: Map<string, string>): Promise<void> {
	const answer = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
	// The next look may succeed; until then the page says what was true.
	if (!answer?.ok) return;
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	for (const shown of root.querySelectorAll<HTMLElement>("[data-game]")) {
		const { game = "" } = shown.dataset;
		const fresh = page.querySelector(`[data-game="${game}"]`);
		// Who is in the middle of it is not pulled out.
		if (fresh === null || shown.contains(root.activeElement)) continue;
		if (fresh.outerHTML === (seen.get(game) ?? shown.outerHTML)) continue;
		seen.set(game, fresh.outerHTML);
		shown.replaceWith(root.importNode(fresh, true));
	}
}
