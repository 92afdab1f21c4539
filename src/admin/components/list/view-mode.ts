import { useSyncExternalStore } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { auth } from "../../shell/auth.ts";

export type ViewMode = Answered<"GET", "/preferences/view-mode">["viewMode"];

let mode: ViewMode = "table";
let loaded: { userId: number | undefined; done: Promise<void> } | undefined;
let saved: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

const narrow = matchMedia("(max-width: 37.49rem)");
const narrowKey = "fieldhouse.narrow-view";

/**
 * Loads the user's preference, once, before the first list is shown; without an answer it is the
 * table (rule `view-mode-kept`).
 */
export function viewModeLoaded(): Promise<void> {
	const userId = auth.state().user?.id;
	// Somebody else may have signed in after a session ended.
	if (loaded === undefined || loaded.userId !== userId) loaded = { userId, done: load() };
	return loaded.done;
}

/** Shows the other view at once and saves every change, in the order they were made. */
export function chooseViewMode(next: ViewMode): void {
	if (narrow.matches) localStorage.setItem(narrowKey, next);
	become(next);
	saved = saved.then(() =>
		client.post("/preferences/view-mode", { viewMode: next }).catch(() => {
			// The view is as chosen; that it is not remembered is no reason to interrupt anybody.
		}),
	);
}

export function useViewMode(): ViewMode {
	return useSyncExternalStore(subscribe, shown);
}

/** On a phone a table's result and time lie off the screen, so there it has to be asked for. */
function shown(): ViewMode {
	if (!narrow.matches) return mode;
	return localStorage.getItem(narrowKey) === "table" ? "table" : "card";
}

async function load(): Promise<void> {
	await client.get("/preferences/view-mode").then(
		({ viewMode }) => become(viewMode),
		() => become("table"),
	);
}

function become(next: ViewMode): void {
	mode = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	narrow.addEventListener("change", listener);
	return () => {
		listeners.delete(listener);
		narrow.removeEventListener("change", listener);
	};
}
