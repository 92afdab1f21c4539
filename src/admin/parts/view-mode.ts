import { useSyncExternalStore } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../client.ts";

export type ViewMode = Answered<"GET", "/preferences/view-mode">["viewMode"];

let mode: ViewMode = "table";
let loaded: Promise<void> | undefined;
let saved: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** Loads the preference, once, before the first list is shown (R4.17); without an answer it is the table. */
export function viewModeLoaded(): Promise<void> {
	loaded ??= client.get("/preferences/view-mode").then(
		({ viewMode }) => become(viewMode),
		() => {},
	);
	return loaded;
}

/** Shows the other view at once and saves every change, in the order they were made (R4.18). */
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

function become(next: ViewMode): void {
	mode = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
