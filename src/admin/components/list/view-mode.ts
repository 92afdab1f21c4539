import { useSyncExternalStore } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { auth } from "../../shell/auth.ts";

export type ViewMode = Answered<"GET", "/preferences/view-mode">["viewMode"];

let mode: ViewMode = "table";
let loaded: { userId: number | undefined; done: Promise<void> } | undefined;
let saved: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

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
	become(next);
	saved = saved.then(() =>
		client.post("/preferences/view-mode", { viewMode: next }).catch(() => {
			// The view is as chosen; that it is not remembered is no reason to interrupt anybody.
		}),
	);
}

export function useViewMode(): ViewMode {
	return useSyncExternalStore(subscribe, () => mode);
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
	return () => listeners.delete(listener);
}
