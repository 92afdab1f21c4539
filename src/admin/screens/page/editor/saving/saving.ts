import { ApiError } from "#api/client.ts";
import { words } from "../../../../words.ts";
import type { Writing } from "../editing.ts";
import { isSameWriting } from "./same-writing.ts";

/** What the server has of a page, as far as saving needs it. */
export type Kept<Page> = { page: Page; revision: number; writing: Writing };

export type SaveState<Page> =
	/** `at` is null until something was saved here. */
	| { kind: "saved"; at: Date | null }
	/** Written, and about to be saved. */
	| { kind: "waiting" }
	| { kind: "saving" }
	/** The server cannot be reached; it is tried again. */
	| { kind: "failed" }
	/** The server said no; the next change is another try. */
	| { kind: "refused"; sentence: string; fields: Record<string, string> }
	| { kind: "conflict"; sentence: string; theirs: Kept<Page> }
	/** Nobody is signed in any more. */
	| { kind: "lost"; error: ApiError };

type SavingPorts<Page> = {
	/** Sends what was written since this revision. */
	put: (writing: Writing, revision: number) => Promise<Kept<Page>>;
	/** Reads what the server has. */
	read: () => Promise<Kept<Page>>;
	/** Runs something later; answers how to call it off. */
	later: (run: () => void, ms: number) => () => void;
	now: () => Date;
	/** Somebody else saved, and nothing here was unsaved: theirs is what is written now. */
	onTheirs: (theirs: Kept<Page>) => void;
};

/** Long enough to finish a word. */
const restMs = 1000;
/** Typing without a pause is saved all the same. */
const longestMs = 10_000;
const retryMs = [2000, 5000, 10_000, 20_000];

/**
 * Keeps a page saved while it is written: a moment after the last change, one request after the
 * other, again and again while there is no connection, and never over what somebody else saved.
 */
export function createSaving<Page>(first: Kept<Page>, ports: SavingPorts<Page>) {
	let state: SaveState<Page> = { kind: "saved", at: null };
	let { page, revision, writing: saved } = first;
	let writing = saved;
	let unsavedSince: number | null = null;
	let underWay: Promise<void> | null = null;
	let callOff = () => {};
	let tries = 0;
	const listeners = new Set<() => void>();

	const become = (next: SaveState<Page>) => {
		state = next;
		for (const listener of listeners) listener();
	};
	const isUnsaved = () => writing !== saved;
	const plan = (ms: number) => {
		callOff();
		callOff = ports.later(() => void save(), ms);
	};
	/** The server has this now. */
	const hold = (kept: Kept<Page>, as: Writing) => {
		({ page, revision } = kept);
		saved = as;
		tries = 0;
		unsavedSince = isUnsaved() ? ports.now().getTime() : null;
		become(isUnsaved() ? { kind: "waiting" } : { kind: "saved", at: ports.now() });
		if (isUnsaved()) plan(restMs);
	};

	const send = async () => {
		const sent = writing;
		become({ kind: "saving" });
		try {
			hold(await ports.put(sent, revision), sent);
		} catch (error) {
			await refuse(error, sent);
		}
	};
	const refuse = async (error: unknown, sent: Writing) => {
		if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
			become({ kind: "failed" });
			plan(retryMs[Math.min(tries++, retryMs.length - 1)] ?? restMs);
		} else if (error.status === 401) become({ kind: "lost", error });
		else if (error.status === 409 && error.fields.path === undefined) {
			await compare(error.message, sent);
		} else {
			const sentence = error.message || words.common.thisCouldNotBeSaved;
			become({ kind: "refused", sentence, fields: error.fields });
		}
	};
	/** What stands in the way may be what was sent before, its answer having been lost. */
	const compare = async (sentence: string, sent: Writing) => {
		try {
			const theirs = await ports.read();
			if (isSameWriting(theirs.writing, sent)) hold(theirs, sent);
			else become({ kind: "conflict", sentence, theirs });
		} catch (error) {
			if (error instanceof ApiError && error.status === 401) become({ kind: "lost", error });
			else {
				become({ kind: "failed" });
				plan(retryMs[0] ?? restMs);
			}
		}
	};
	const save = async (): Promise<void> => {
		callOff();
		if (underWay !== null) return underWay;
		if (!isUnsaved() || state.kind === "conflict" || state.kind === "lost") return;
		underWay = send().finally(() => {
			underWay = null;
		});
		return underWay;
	};

	return {
		state: () => state,
		/** The page as the server last gave it. */
		page: () => page,
		revision: () => revision,
		isUnsaved,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},

		/** This is what is written now. */
		write(next: Writing): void {
			if (next === writing) return;
			writing = next;
			if (!isUnsaved()) {
				// It was taken back before it was saved.
				if (underWay === null && state.kind === "waiting") become({ kind: "saved", at: null });
				return;
			}
			if (state.kind === "conflict" || state.kind === "lost" || underWay !== null) return;
			unsavedSince ??= ports.now().getTime();
			const waited = ports.now().getTime() - unsavedSince;
			plan(state.kind === "failed" ? restMs : Math.max(0, Math.min(restMs, longestMs - waited)));
			if (state.kind !== "failed" && state.kind !== "waiting") become({ kind: "waiting" });
		},

		/** Saves at once; answers whether everything is saved. */
		async flush(): Promise<boolean> {
			// What is written while one request is under way goes with another one.
			do await save();
			while (state.kind === "waiting");
			return !isUnsaved();
		},

		/** Looks whether somebody else has saved meanwhile. */
		async check(): Promise<void> {
			if (isUnsaved() || underWay !== null) return;
			const theirs = await ports.read().catch(() => null);
			if (theirs === null || isUnsaved() || underWay !== null) return;
			if (theirs.revision === revision) return;
			take(theirs);
		},

		/** What is here goes over what somebody else saved. */
		async keepMine(): Promise<void> {
			if (state.kind !== "conflict") return;
			({ page, revision } = state.theirs);
			become({ kind: "waiting" });
			await save();
		},

		takeTheirs(): void {
			if (state.kind === "conflict") take(state.theirs);
		},

		/** The server changed the page by itself, such as by publishing it. */
		adopt(kept: Kept<Page>): void {
			if (isSameWriting(kept.writing, writing)) hold(kept, writing);
			else take(kept);
		},

		stop: () => callOff(),
	};

	function take(theirs: Kept<Page>): void {
		writing = theirs.writing;
		hold(theirs, theirs.writing);
		ports.onTheirs(theirs);
	}
}
