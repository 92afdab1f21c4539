import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, apiClient } from "#api/client.ts";
import { acting } from "../../../shell/acting.ts";
import { auth } from "../../../shell/auth.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import type { Picture } from "./library.ts";
import { shrunk } from "./shrink.ts";

/** One file on its way into the library. */
export type Upload = {
	id: number;
	file: File;
	state: "waiting" | "sending" | "added" | "failed";
	/** How much of it the server has, from 0 to 1; it then makes its sizes. */
	share: number;
	/** Why it was not taken. */
	sentence?: string;
	/** What became of it. */
	picture?: Picture;
};

let lastId = 0;

/**
 * Sends files one after another. What becomes of one does not stop the others; each that was taken is
 * told with `onAdded`, and when nothing waits any more all of them with `onDone`.
 */
export function useUploads({ onAdded, onDone }: Listeners) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const waiting = useRef<Upload[]>([]);
	const isRunning = useRef(false);
	const listeners = useRef({ onAdded, onDone });
	listeners.current = { onAdded, onDone };

	const isBusy = uploads.some(({ state }) => state === "waiting" || state === "sending");
	useStayingUntil(!isBusy);

	const change = useCallback((id: number, change: Partial<Upload>) => {
		setUploads((before) => before.map((it) => (it.id === id ? { ...it, ...change } : it)));
	}, []);

	const run = useCallback(async () => {
		if (isRunning.current) return;
		isRunning.current = true;
		const outcomes: Outcome[] = [];
		for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) {
			const { id, file } = next;
			change(id, { state: "sending" });
			const outcome = await send(file, (share) => change(id, { share }));
			change(id, outcome);
			outcomes.push(outcome);
			if (outcome.picture) listeners.current.onAdded?.(outcome.picture);
		}
		isRunning.current = false;
		listeners.current.onDone?.(outcomes);
	}, [change]);

	const add = useCallback(
		(files: Iterable<File>) => {
			const added = [...files].map((file): Upload => {
				lastId += 1;
				return { id: lastId, file, state: "waiting", share: 0 };
			});
			waiting.current.push(...added);
			setUploads((before) => [...before.filter((it) => it.state !== "added"), ...added]);
			void run();
		},
		[run],
	);

	const retry = useCallback(
		(upload: Upload) => {
			const again: Upload = { id: upload.id, file: upload.file, state: "waiting", share: 0 };
			waiting.current.push(again);
			setUploads((before) => before.map((it) => (it.id === again.id ? again : it)));
			void run();
		},
		[run],
	);

	const clear = useCallback(() => {
		setUploads((before) => before.filter((it) => it.state === "waiting" || it.state === "sending"));
	}, []);

	return { uploads, add, retry, clear };
}

/** The browser asks before it leaves the product while files are on their way. */
function useStayingUntil(isDone: boolean): void {
	useEffect(() => {
		if (isDone) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isDone]);
}

type Listeners = {
	onAdded?: (picture: Picture) => void;
	onDone?: (outcomes: readonly Outcome[]) => void;
};

export type Outcome = Pick<Upload, "state" | "share" | "sentence" | "picture">;

async function send(file: File, onProgress: (share: number) => void): Promise<Outcome> {
	const client = apiClient({
		fetch: fetchWithProgress(onProgress),
		cookies: () => document.cookie,
		actingFor: acting.id,
	});
	try {
		const { picture } = await client.post("/pictures", { file: await shrunk(file) });
		return { state: "added", share: 1, picture };
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) auth.expired();
		const said = error instanceof ApiError ? error.message : "";
		const sentence = said || "This file did not arrive. Please try it again.";
		return { state: "failed", share: 0, sentence };
	}
}
