/** How often a page is asked for anew where nothing tells it what changed: with a game that goes on, or one of today. */
const askEvery = { now: 5000, today: 30_000 };
/** And beside a stream, which may have missed something. */
const besideStreamMs = 60_000;

/**
 * Games that go on move without a reload. While somebody looks, a stream says which games changed (`/live/<site>`);
 * where there is none the page is asked for from time to time. Then each part of it (`data-game`) that changed is
 * replaced. `data-live` says that one goes on ("now"), or on which day it is to be played.
 */
export function followLive(root: Document): void {
	const seen = new Map<string, string>();
	let stream: EventSource | null = null;
	let isRefused = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let underway: Promise<void> | null = null;
	let isAskedAgain = false;

	/** Once at a time: what changes meanwhile is asked for afterwards. */
	const refreshSoon = () => {
		if (underway !== null) {
			isAskedAgain = true;
			return;
		}
		underway = refresh(root, seen).finally(() => {
			underway = null;
			if (isAskedAgain) {
				isAskedAgain = false;
				refreshSoon();
			} else goOn();
		});
	};
	const open = (site: string) => {
		const games = gamesOn(root);
		const only = games.size === 1 && !hasMore(root) ? `?game=${[...games][0]}` : "";
		stream = new EventSource(`/live/${site}${only}`);
		stream.addEventListener("open", refreshSoon);
		stream.addEventListener("message", ({ data }: MessageEvent<string>) => {
			const shown = gamesOn(root);
			if (hasMore(root) || data.split(",").some((id) => shown.has(id))) refreshSoon();
		});
		stream.addEventListener("error", () => {
			// It comes back by itself unless it was refused.
			if (stream?.readyState !== EventSource.CLOSED) return;
			stream = null;
			isRefused = true;
			goOn();
		});
	};
	const goOn = () => {
		clearTimeout(timer);
		const pace = paceOf(root);
		const { site } = root.querySelector<HTMLElement>("[data-site]")?.dataset ?? {};
		const isSeen = root.visibilityState === "visible";
		if (pace === null || !isSeen) {
			stream?.close();
			stream = null;
		} else if (stream === null && !isRefused && site !== undefined) open(site);
		if (!isSeen || root.querySelector("[data-live]") === null) return;
		const wait = stream === null ? askEvery[pace ?? "today"] : besideStreamMs;
		timer = setTimeout(pace === null ? goOn : refreshSoon, wait);
	};
	root.addEventListener("visibilitychange", () => {
		// What happened while nobody looked is there at once.
		if (root.visibilityState === "visible" && paceOf(root) !== null) refreshSoon();
		else goOn();
	});
	goOn();
}

/** Whether a game of the page goes on, or is to be played today; null for neither. A screen always waits. */
function paceOf(root: Document): "now" | "today" | null {
	const days = [...root.querySelectorAll<HTMLElement>("[data-live]")].map((it) => it.dataset.live);
	if (days.includes("now")) return "now";
	if (days.includes("always")) return "today";
	// The league's day may be another than the visitor's: whatever day it is anywhere counts.
	const [first, last] = [dayIn(-12), dayIn(14)];
	return days.some((day = "") => day >= first && day <= last) ? "today" : null;
}

/** The day so many hours east of Greenwich, YYYY-MM-DD. */
function dayIn(hours: number): string {
	return new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
}

/** Ids of the games that have a part on the page: "12 score" is one of game 12. */
function gamesOn(root: Document): Set<string> {
	const parts = [...root.querySelectorAll<HTMLElement>("[data-game]")];
	return new Set(parts.flatMap(({ dataset }) => /^\d+/.exec(dataset.game ?? "") ?? []));
}

/** Whether the page shows what follows from all games, such as a table. */
function hasMore(root: Document): boolean {
	return root.querySelector('[data-game^="all "]') !== null;
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
